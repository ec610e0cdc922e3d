"""Puzzles from the command line: made, and proven again."""

from __future__ import annotations

import os
import random
from collections import Counter
from pathlib import Path

from rich.text import Text

import pioneers
from pioneers.arena.results.numerals import decimal
from pioneers.catalogue import descriptor
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.mistake import Mistake
from pioneers.puzzles.checking import Finding, check
from pioneers.puzzles.choosing import chosen
from pioneers.puzzles.collection import collection_of, games_with_puzzles, read_collection, write_collection
from pioneers.puzzles.journal import Journal
from pioneers.puzzles.puzzle import Puzzle
from pioneers.text.say import Speaker, language_of

STOPPED = 130
# Some fall when they are chosen or checked: so many more are made than are wanted.
SPARE = 1.3
# From the one to the other: in percent, as people read it.
PERCENT = 100


def make_puzzles(game: str | None, out: Path, count: int, language: str | None) -> int:
    """Make puzzles until there are enough, prove them once more, and write those that stand the test."""
    if game is None or not descriptor(game).evaluator:
        able = [name for name in pioneers.GAMES if descriptor(name).evaluator]
        raise Mistake("puzzle-game", game=game or "", games=able)
    out.mkdir(parents=True, exist_ok=True)
    journal = Journal(game, out / f"{game}.journal")
    screen, speaker = Screen(), Speaker(language_of(language, os.environ))
    status = screen.console.status("")
    place = out / f"{game}.jsonl"
    try:
        with status:
            while len(journal.puzzles) < count * SPARE:
                journal.go_on()
                facts = {"made": len(journal.puzzles), "of": round(count * SPARE), "games": journal.games}
                status.update(Text(speaker.say("puzzles-made", facts)))
            sound: list[Puzzle] = []
            for done, puzzle in enumerate(journal.puzzles, 1):
                status.update(Text(speaker.say("puzzles-checking", {"done": done, "of": len(journal.puzzles)})))
                if check(puzzle).state == "sound":
                    sound.append(puzzle)
    except KeyboardInterrupt:
        screen.remark(speaker.say("puzzles-stopped", {"made": len(journal.puzzles), "file": str(journal.place)}))
        return STOPPED
    shipped = chosen(sound, count)
    write_collection(game, place, shipped)
    figures: dict[str, object] = {
        "count": len(shipped),
        "sound": len(sound),
        "made": len(journal.puzzles),
        "file": str(place),
    }
    screen.line(speaker.say("puzzles-written", figures))
    return 0


def check_puzzles(game: str | None, out: Path, sample: int | None, seed: int, language: str | None) -> int:
    """Prove puzzles again, all or a sample, and say which do not stand; those of a file that was made, or ours."""
    screen, speaker = Screen(), Speaker(language_of(language, os.environ))
    all_well = True
    for name in games_with_puzzles() if game is None else [game]:
        made = out / f"{name}.jsonl"
        known = read_collection(name, made) if made.is_file() else collection_of(name)
        puzzles = list(known.puzzles.values())
        if sample is not None:
            puzzles = random.Random(seed).sample(puzzles, min(sample, len(puzzles)))
        findings = []
        with screen.console.status("") as status:
            for done, puzzle in enumerate(puzzles, 1):
                status.update(Text(speaker.say("puzzles-checking", {"done": done, "of": len(puzzles)})))
                findings.append(check(puzzle))
                tell(findings[-1], screen, speaker)
        states = Counter(finding.state for finding in findings)
        margins = sorted(finding.margin for finding in findings) or [0.0]
        figures = {
            "game": name,
            "count": len(findings),
            **{state: states[state] for state in ("sound", "doubtful", "fallen", "broken")},
            "median": decimal(PERCENT * margins[len(margins) // 2], 1, speaker.language),
            "least": decimal(PERCENT * margins[0], 1, speaker.language),
        }
        screen.line(speaker.say("puzzles-checked", figures))
        all_well &= states["sound"] == len(findings)
    return 0 if all_well else 1


def tell(finding: Finding, screen: Screen, speaker: Speaker) -> None:
    """Say of a puzzle that it does not stand, and why."""
    if finding.state != "sound":
        margin = decimal(PERCENT * finding.margin, 1, speaker.language)
        facts = {"puzzle": finding.puzzle.id, "state": finding.state, "margin": margin, "reason": finding.reason}
        screen.line(speaker.say("puzzles-finding", facts))
