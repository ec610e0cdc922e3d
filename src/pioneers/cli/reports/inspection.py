"""Looking a file over: what is wrong with it, or what it holds."""

from __future__ import annotations

from pathlib import Path

import pioneers
from pioneers import catalogue
from pioneers.cli.terminal.screen import Screen
from pioneers.cli.terminal.seating import Seating
from pioneers.kernel.files.record import MAGIC, Record
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.match.match import load_record
from pioneers.text.harmless import harmless
from pioneers.text.say import Speaker

FIRST_BYTES = 200


def inspect(path: Path, screen: Screen, speaker: Speaker) -> bool:
    """Tell what is wrong, or sum up what is there; gives whether all is well."""
    problems = [said(problem, path, speaker) for problem in problems_of(path)]
    for problem in problems:
        print(harmless(problem))
    if problems:
        screen.line(speaker.say("check-problems", {"file": str(path), "count": len(problems)}), "bold")
        return False
    for line in summary(path, speaker):
        screen.line(line)
    return True


def problems_of(path: Path) -> list[Mistake]:
    """Everything that is wrong with a file of any kind."""
    try:
        if is_record(path):
            record = load_record(path)
            record.final(pioneers.game(record.game), path.parent)
            return []
    except Mistake as mistake:
        return [mistake]
    return [*catalogue.problems_of(path)]


def is_record(path: Path) -> bool:
    """Whether the file begins like a record."""
    try:
        with path.open("rb") as stream:
            start = stream.read(FIRST_BYTES)
    except OSError:
        return False
    lines = start.decode("utf-8", "replace").splitlines()
    return any(line.strip() == MAGIC for line in lines if not line.startswith("#"))


def said(mistake: Mistake, path: Path, speaker: Speaker) -> str:
    """The mistake with its file."""
    message = translated(mistake, speaker).message(speaker.language)
    return message if str(path) in message else f"{path}: {message}"


def translated(mistake: Mistake, speaker: Speaker) -> Mistake:
    """The mistake with its reason, which the record gives in English, in the person's language."""
    cause = mistake.__cause__
    if "reason" not in mistake.figures:
        return mistake
    if isinstance(cause, Refusal):
        reason = f"{speaker.say(f'refusal-{cause.key}', cause.figures)} ({cause.rule})"
    elif isinstance(cause, Mistake):
        reason = cause.message(speaker.language)
    else:
        return mistake
    return Mistake(mistake.key, **{**mistake.figures, "reason": reason})


def summary(path: Path, speaker: Speaker) -> list[str]:
    """What a good file holds."""
    if is_record(path):
        return [record_summary(path, load_record(path), speaker)]
    game, kind = catalogue.kind_of(path)
    found = catalogue.descriptor(game)
    lines: list[str] = found.load(found.file_summaries)[kind](path, speaker)
    return lines


def record_summary(path: Path, record: Record, speaker: Speaker) -> str:
    """Who played what, and how far."""
    return speaker.say(
        "check-record",
        {
            "file": str(path),
            "game": record.game,
            "names": list(Seating.from_record(record.seats).names),
            "actions": len(record.actions),
            "finished": record.end is not None,
        },
    )
