"""How games on a server are played here: the same course whatever the program, if only the rules are the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from pioneers.kernel.rng import seeded
from pioneers.match.match import Match
from pioneers.store.sql.rows import Person
from tests.server.registries import Place

FOLDER = Path(__file__).parent
DATABASE = "games.db"
EXPECTED = "expected.json"
# Long enough for a game on a busy machine; nothing here depends on it.
PATIENCE = 120.0


async def play_on(place: Place, table: str, ada: Person, enough: Callable[[Match], bool]) -> Match:
    """Decide for Ada by the number of the action alone, and let the bots answer, until it is enough or the end."""
    listener = place.listener(ada)
    header = await place.store.tables.find(table)
    assert header is not None
    seats = {number for number, seat in enumerate(header.seats) if seat.person == ada.id}
    for own in sorted(seats):
        await place.say(listener, type="watch", table=table, seat=own)
    async with asyncio.timeout(PATIENCE):
        while True:
            known = place.registry.tables[table]
            match, seat = known.progress.match, known.progress.match.state.seat
            if known.progress.over() or (seat in seats and enough(match)):
                await place.settled(table)
                return match
            if seat not in seats:
                await asyncio.sleep(0.002)
                continue
            legal = match.state.legal()
            action = legal[seeded(match.version, "older game").below(len(legal))]
            await place.say(
                listener,
                type="play",
                table=table,
                seat=seat,
                version=known.progress.perspectives.version(seat),
                client=f"older-game-{match.version:06d}",
                actions=[str(action)],
                end=True,
            )
