"""Two people at a table and a third who looks on, and what they get for an answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

from pioneers.server.wire import messages as wire
from pioneers.server.wire.bodies import NewTable, SeatWish
from tests.server.clients.guest import Guest
from tests.server.clients.perspective import Perspective
from tests.server.clients.player import Line
from tests.server.servers import ServerThread

ME, FREE = SeatWish(kind="me"), SeatWish(kind="free")


@dataclass
class Party:
    """Two people at a table, each with a socket, and a third who looks on."""

    table: str
    guests: list[Guest]
    lines: list[Line]
    seats: list[Perspective]
    onlooker: Perspective

    @property
    def mover(self) -> Perspective:
        """The seat that decides."""
        return next(seat for seat in self.seats if seat.decides)

    @property
    def waiter(self) -> Perspective:
        """The other one."""
        mover = self.mover
        return next(seat for seat in self.seats if seat is not mover)

    async def agree(self) -> None:
        """Wait until all have seen the same."""
        mover = max(self.seats, key=lambda seat: seat.updates)
        for one in (*self.seats, self.onlooker):
            await one.until(lambda one=one: one.turn.deciding == mover.turn.deciding)  # type: ignore[misc]


@asynccontextmanager
async def party(house: ServerThread, game: str = "board") -> AsyncIterator[Party]:
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(house.address, name)) for name in ("Ada", "Ben", "Cleo")]
        table = (await guests[0].make(NewTable(game=game, seats=[ME, FREE]))).id
        await guests[1].sit(table, 1)
        lines = [await stack.enter_async_context(Line(guest)) for guest in guests]
        seats = [await lines[seat].watch(table, seat) for seat in (0, 1)]
        yield Party(table, guests, lines, seats, await lines[2].watch(table))


def accepted(answer: object) -> wire.Accepted:
    assert isinstance(answer, wire.Accepted), answer
    return answer


def refused(answer: object, key: str) -> wire.Refused:
    assert isinstance(answer, wire.Refused), answer
    assert answer.problem.message == key, answer.problem
    return answer


def complained(answer: object, key: str) -> wire.Complaint:
    assert isinstance(answer, wire.Complaint), answer
    assert answer.problem.message == key, answer.problem
    return answer
