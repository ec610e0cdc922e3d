"""Keeps games of this program for the programs to come: `python -m tests.older.make`.

To be run before the rules of a game change, with the program that still has the old ones as its newest. It writes a
folder `rules-<version>` with

- `games.db`, the database of a server with four tables: of each game one that is being played and one that is finished;
- a record of each, as `pioneers export` and the page give it;
- `expected.json`: what the games must come to when they are played on.

What is there is never written again: `test_older_games.py` plays it on with the program of the day.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pioneers
from pioneers.match.match import Match
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.store.sql.rows import Person
from tests.server.registries import open_registry, somebody

from .course import DATABASE, EXPECTED, FOLDER, play_on

BOTS: dict[str, Any] = {"board": "level1", "cards": "level2"}


def in_the_middle(match: Match) -> bool:
    """Far enough that much has happened; in the card game within a trick of the second run or a later one."""
    if match.game.name == "board":
        return match.version >= 30
    view: Mapping[str, Any] = match.view(None)
    return view["run"] >= 2 and view["step"] == "play" and bool(view["trick"]["plays"]) and bool(view["gone"])


def never(match: Match) -> bool:
    """Only the end is enough."""
    return match.state.seat is None


COURSES: dict[str, Callable[[Match], bool]] = {"running": in_the_middle, "finished": never}


async def begun(folder: Path, ada: Person) -> dict[str, Any]:
    """The four tables, and where their games stand."""
    tables: dict[str, Any] = {}
    async with open_registry(folder, thinking=True) as place:
        for name in pioneers.GAMES:
            for course, enough in COURSES.items():
                seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot=BOTS[name])]
                table = (await place.registry.create(ada, NewTable(game=name, seats=seats))).id
                match = await play_on(place, table, ada, enough)
                (folder / f"{name}-{course}.pioneers").write_text(match.record.written(match.game), encoding="utf-8")
                tables[f"{name}-{course}"] = {
                    "table": table,
                    "game": name,
                    "actions": match.version,
                    "digest": match.game.digest(match.state),
                }
    return tables


async def ended(folder: Path, ada: Person, tables: dict[str, Any]) -> None:
    """Note what the games come to when they are played to their end."""
    async with open_registry(folder, thinking=True) as place:
        for known in tables.values():
            match = await play_on(place, known["table"], ada, never)
            known["end"] = match.record.end
            known["end_actions"] = match.version


def main() -> None:
    """Write the folder of the newest rules."""
    versions = {pioneers.game(name).rules for name in pioneers.GAMES}
    target = FOLDER / f"rules-{max(versions)}"
    if target.exists():
        sys.exit(f"{target}: games of these rules are kept already")
    with TemporaryDirectory() as place:
        kept, played = Path(place) / "kept", Path(place) / "played"
        kept.mkdir()
        ada = somebody()
        tables = asyncio.run(begun(kept, ada))
        shutil.copytree(kept, played)
        asyncio.run(ended(played, ada, tables))
        expected = {"ada": ada.id, "rules": {name: pioneers.game(name).rules for name in BOTS}, "tables": tables}
        (kept / EXPECTED).write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")
        target.mkdir()
        for file in sorted(kept.iterdir()):
            if file.name == DATABASE or file.suffix in (".json", ".pioneers"):
                shutil.copy(file, target / file.name)


if __name__ == "__main__":
    main()
