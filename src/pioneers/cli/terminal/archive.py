"""Where games are kept, and how to take one up again."""

from __future__ import annotations

import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path

from pioneers.kernel.files.record import Record
from pioneers.kernel.mistake import Mistake
from pioneers.match.folder import data_folder
from pioneers.match.match import Match, load_record, save

SUFFIX = ".pioneers"


def fresh_path(game: str) -> Path:
    """A file for a new game, named by date and time."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    folder = data_folder()
    path = folder / f"{game}-{stamp}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{game}-{stamp}-{number}{SUFFIX}"
        number += 1
    return path


def unfinished(game: str) -> tuple[Path, Record] | None:
    """The newest game in the data folder, if it is not finished: somebody may want to go on with it."""
    paths = sorted(data_folder().glob(f"{game}-*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    if not paths:
        return None
    try:
        record = load_record(paths[-1])
    except Mistake:
        return None
    return None if record.end is not None or not record.actions else (paths[-1], record)


def keep(match: Match, path: Path) -> None:
    """Write the record; a `Mistake` tells why it could not be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save(match, path)
    except OSError as error:
        raise Mistake("save", file=str(path), reason=error.strerror or str(error)) from error


def program() -> str:
    """How this program is called here: somebody who began with `make play` has no `pioneers` on his path."""
    if shutil.which("pioneers"):
        return "pioneers"
    called = Path(sys.argv[0])
    if called.name == "pioneers" and called.is_file():
        return shlex.quote(str(called))
    return f"{shlex.quote(sys.executable)} -m pioneers"


def resume_command(game: str, path: Path) -> str:
    """What to type to go on."""
    return f"{program()} play {game} --resume {shlex.quote(str(path))}"


def replay_command(path: Path) -> str:
    """What to type to look at a game again."""
    return f"{program()} replay {shlex.quote(str(path))}"
