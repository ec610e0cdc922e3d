"""Looking a server's database over: what is wrong with it, and what to do."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console
from rich.status import Status

from pioneers.cli.terminal.screen import Screen
from pioneers.server.hosting.database_check import Check, repair
from pioneers.text.harmless import harmless
from pioneers.text.say import Speaker

# How every SQLite database begins.
_SIGN = b"SQLite format 3\0"
# Tables between two lines of progress.
_STEP = 100


def is_database(path: Path) -> bool:
    """Whether the file is a SQLite database."""
    try:
        with path.open("rb") as stream:
            return stream.read(len(_SIGN)) == _SIGN
    except OSError:
        return False


def check_database(path: Path, screen: Screen, speaker: Speaker, *, quick: bool, mend: bool) -> bool:
    """Tell what is wrong with a database, or what it holds; with `mend`, close the games that were left unclosed."""
    check = Check(path, quick=quick)
    # On the error stream: the outcome can be read by a program.
    with Console(stderr=True).status("") as status:
        check.run(lambda done, total: show(status, done, total, speaker))
    for wrong in check.wrong:
        print(harmless(wrong.message(speaker.language)))
    left = len(check.wrong)
    if mend and check.unclosed:
        repaired = asyncio.run(repair(path, check.unclosed))
        left -= repaired
        screen.line(speaker.say("check-repaired", {"count": repaired}))
    if left:
        screen.line(speaker.say("check-problems", {"file": str(path), "count": left}), "bold")
        screen.line(speaker.say("check-advice", {"unclosed": not mend and bool(check.unclosed)}))
        return False
    figures = {"file": str(path), "quick": quick, **check.counts}
    screen.line(speaker.say("check-database", figures))
    return True


def show(status: Status, done: int, total: int, speaker: Speaker) -> None:
    """How far it is."""
    if done % _STEP == 0 or done == total:
        status.update(speaker.say("check-progress", {"done": done, "total": total}))
