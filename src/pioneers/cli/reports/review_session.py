"""A review from the command line: progress while it is made, first marks at once, then tables and files."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text

from pioneers.analysis.review import Draft, review
from pioneers.analysis.shapes import Review
from pioneers.arena.results.extras import installed
from pioneers.bots.budget import Budget
from pioneers.cli.reports.review_tables import seats_table, turning_table
from pioneers.cli.reports.review_words import Words
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.mistake import Mistake
from pioneers.match.match import load_record
from pioneers.text.harmless import harmless

STOPPED = 130
PERCENT = 100


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    file: Path
    iterations: int | None
    seconds: float | None
    jobs: int | None
    open_cards: bool
    html: Path | None
    json: Path | None
    png: Path | None

    def check(self) -> None:
        """Refuse, before anything is looked at, what cannot be."""
        for name in ("iterations", "seconds", "jobs"):
            number = getattr(self, name)
            if number is not None and not number > 0:
                raise Mistake("review-number", name=f"--{name}", number=str(number))
        if self.png is not None and not installed("matplotlib"):
            raise Mistake("review-packages")


def review_game(wish: Wish, language: str) -> int:
    """Make the review, show it, write what is asked for, and give the exit code."""
    wish.check()
    screen = Screen()
    record = load_record(wish.file)
    words = Words(language, record)
    status = screen.console.status("")
    budget = Budget(wish.iterations, wish.seconds)

    def told(draft: Draft) -> None:
        key = "review-glance" if len(draft.decisions) < len(draft.course.moments) else "review-deeper"
        share = min(1.0, draft.work_done / max(1, draft.work_wanted()))
        status.update(Text(words.say(key, {"percent": int(PERCENT * share)})))

    kept: list[Draft] = []

    def watch(draft: Draft) -> None:
        kept[:] = [draft]
        told(draft)

    try:
        with status:
            found = review(
                record,
                wish.file.parent,
                budget=budget,
                jobs=wish.jobs or os.cpu_count() or 1,
                lens="open" if wish.open_cards else "known",
                watch=watch,
            )
    except KeyboardInterrupt:
        if not kept:
            return STOPPED
        kept[0].close()
        found = kept[0].plain()
    show(found, words, screen)
    write(found, words, screen, wish)
    return 0 if found["state"] == "done" else STOPPED


def show(found: Review, words: Words, screen: Screen) -> None:
    """The review in the terminal."""
    players, decisions = found["players"], len(found["decisions"])
    screen.line(words.say("review-title", {"players": players, "decisions": decisions}), "bold")
    if found["state"] != "done":
        screen.line(words.say("review-stopped", {"percent": int(PERCENT * found["progress"])}))
    screen.heading(words.say("review-turning"))
    if any(decision["mark"] for decision in found["decisions"]):
        screen.show(turning_table(found, words))
    else:
        screen.line(words.say("review-nobody"))
    screen.heading(words.say("review-seats"))
    screen.show(seats_table(found, words))
    screen.line(words.say("review-points"), "dim")
    screen.line(harmless(made(found, words)), "dim")


def made(found: Review, words: Words) -> str:
    """What the numbers were made with."""
    version: Mapping[str, Any] = found["version"]
    key = "review-open" if version["lens"] == "open" else "review-made"
    return words.say(key, {name: version[name] for name in ("iterations", "program", "judge", "marks")})


def write(found: Review, words: Words, screen: Screen, wish: Wish) -> None:
    """The files that were asked for."""
    if wish.json is not None:
        put(wish.json, json.dumps(found, ensure_ascii=False, indent=1).encode(), words, screen)
    if wish.html is not None:
        from pioneers.cli.reports.review_page import page  # noqa: PLC0415 - only for those who want one

        put(wish.html, page(found, words, made(found, words)).encode(), words, screen)
    if wish.png is not None:
        from pioneers.cli.reports.review_picture import picture  # noqa: PLC0415 - needs matplotlib

        put(wish.png, picture(found, words), words, screen)


def put(path: Path, content: bytes, words: Words, screen: Screen) -> None:
    """Write a file, and say so."""
    try:
        path.write_bytes(content)
    except OSError as error:
        raise Mistake("review-write", file=str(path), reason=error.strerror or str(error)) from error
    screen.remark(words.say("review-written", {"file": str(path)}))
