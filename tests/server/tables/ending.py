"""A process that plays a game to its end and is killed when the last move is on the disk, before anybody hears of it.

python -m tests.server.tables.ending FOLDER
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from pioneers.server.tables.table import Table
from tests.server.registries import Place, open_registry, somebody


async def play_out(place: Place, table: str, seed: int = 1, stop_before_the_end: bool = False) -> None:
    """Play a table on to the end of its game, or nearly, with any moves."""
    found = await place.registry.table(table)
    chance = random.Random(seed)
    while not found.progress.over():
        state = found.progress.match.state
        assert state.seat is not None
        action = chance.choice(state.legal()).text
        if stop_before_the_end:
            after = state.copy()
            found.game.play(after, action)
            if after.seat is None:
                return
        await found.ask(partial(found.moves.play, state.seat, [action], True, None, None))


def die_at_the_end(place: Place, table: Table) -> None:
    """Let the writer's thread kill the process when it has committed the last move."""
    writer: Any = place.store.log.log.database.writer  # type: ignore[attr-defined]
    tell = writer._call

    def tell_or_die(function: Callable[..., None], *arguments: object) -> None:
        if table.progress.over():
            os.kill(os.getpid(), signal.SIGKILL)
        tell(function, *arguments)

    writer._call = tell_or_die


async def main(folder: Path) -> None:
    async with open_registry(folder) as place:
        table = await place.table(somebody(), game="cards")
        sys.stdout.write(f"{table}\n")
        sys.stdout.flush()
        die_at_the_end(place, await place.registry.table(table))
        await play_out(place, table)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
