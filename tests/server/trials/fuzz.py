"""Random and near-valid messages on real sockets: the server answers all of them and is none the worse for it.

    python -m tests.server.trials.fuzz [--messages 100000] [--seed 1]

While honest people play, strangers and players themselves send nonsense: wrong types, missing and further fields, huge
numbers, deep nesting, other people's seats, stale versions, broken JSON, frames that are not text. Every answer is a
message of the wire for whoever asked; nothing in the log of the server is an error; the games end as the engine says.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack

import pioneers
from pioneers.kernel.digest import digest_of
from pioneers.server.wire import messages as wire
from pioneers.server.wire.bodies import NewTable, SeatWish
from tests.server.clients.behaviour import Behaviour, Notes, decide
from tests.server.clients.guest import Guest
from tests.server.clients.nonsense import Knowledge
from tests.server.clients.perspective import Perspective
from tests.server.clients.player import Line
from tests.server.clients.trouble import Troublemaker
from tests.server.clients.truth import Truth
from tests.server.clients.verdict import over
from tests.server.clients.witness import secrets_of
from tests.server.servers import ServerThread
from tests.server.trials.chaos import LANGUAGES
from tests.server.trials.hidden import log_of
from tests.server.trials.program import run_trial

# All of them make trouble, and all but two play honestly at the same time; kinds of games and how many play.
PEOPLE = 6
GAMES = (("board", 2), ("board", 4), ("cards", 2), ("cards", 4))


class Acknowledged(Notes):
    """Notes of somebody at whose seat others meddle: what was acknowledged, but not what stands."""

    def undone(self, seat: int, moves: int, accepted: wire.Accepted) -> None:  # noqa: ARG002 - see above
        self.acknowledged.append((seat, accepted.client))


class Errors(logging.Handler):
    """Keeps what the server logs as an error: a failure that it did not foresee."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class Honest:
    """People who play, game after game, while others make trouble."""

    def __init__(self, server: ServerThread, knowledge: Knowledge, chance: random.Random) -> None:
        self.server = server
        self.knowledge = knowledge
        self.chance = chance
        self.makers: list[Troublemaker] = []
        self.notes: dict[str, Notes] = {}
        self.seats: dict[str, list[Perspective]] = {}
        self.stopped = False

    async def keep_playing(self, game: str, lines: list[Line]) -> None:
        """One table after the other; the last game is played to its end."""
        while not self.stopped:
            seats = [SeatWish(kind="me"), *[SeatWish(kind="free")] * (len(lines) - 1)]
            wish = NewTable(game=game, seats=seats, public=True)
            table = (await lines[0].guest.make(wish)).id
            await self.known(table, len(lines))
            for seat, line in enumerate(lines[1:], 1):
                await line.guest.sit(table, seat)
            await lines[0].guest.start(table)
            self.notes[table] = Acknowledged(table)
            self.seats[table] = [await line.watch(table, seat) for seat, line in enumerate(lines)]
            async with asyncio.TaskGroup() as tasks:
                for perspective in self.seats[table]:
                    tasks.create_task(self.play(table, perspective))
            await over(lines[0].guest, table)
            for perspective in self.seats[table]:
                perspective.line.unwatch(perspective)
            self.knowledge.tables.remove(table)

    async def known(self, table: str, players: int) -> None:
        """Let the troublemakers know of a table, and watch out for its seed. Each of the first few has a seat there."""
        header, _ = await log_of(self.server, table)
        for number, maker in enumerate(self.makers):
            maker.seats[table] = {number} & set(range(players))
            maker.seeds.append(secrets_of(header.seed)[0])
        # Only now: who asked before would be answered about a seat that he does not know to be his.
        self.knowledge.tables.append(table)

    async def play(self, table: str, seat: Perspective) -> None:
        """Play until the game is over, and let the troublemakers know how it stands."""
        assert seat.seat is not None
        behaviour = Behaviour(random.Random(self.chance.random()), undo=0.05, chat=0)
        while True:
            await seat.until(lambda: seat.over or seat.holds or seat.decides)
            if seat.over:
                return
            self.knowledge.versions[table, seat.seat] = seat.known
            self.knowledge.legal[table, seat.seat] = seat.turn.legal
            await decide(seat, behaviour, self.notes[table])
            self.knowledge.clients += [client for _, client in self.notes[table].acknowledged[-1:]]
            if not self.stopped:
                # Until the trouble is over there is no hurry.
                await asyncio.sleep(0.01 + 0.05 * self.chance.random())


async def fuzz(
    server: ServerThread, messages: int, seed: int, games: Sequence[tuple[str, int]] = GAMES
) -> Counter[str]:
    """Send so many messages of nonsense at tables where these games are played, and check that no harm was done."""
    errors = Errors()
    logging.getLogger("pioneers").addHandler(errors)
    try:
        counts = await disturbed(server, messages, random.Random(seed), games)
    finally:
        logging.getLogger("pioneers").removeHandler(errors)
    assert not errors.found, "the server logged errors:\n" + "\n".join(errors.found[:3])
    return counts


async def disturbed(
    server: ServerThread, messages: int, chance: random.Random, games: Sequence[tuple[str, int]]
) -> Counter[str]:
    """Honest people play, troublemakers trouble, and then everything is looked at."""
    knowledge = Knowledge(random.Random(chance.random()))
    honest = Honest(server, knowledge, random.Random(chance.random()))
    async with AsyncExitStack() as stack:
        for number in range(PEOPLE):
            guest = Guest(server.address, f"Guest {number}", LANGUAGES[number % len(LANGUAGES)])
            await stack.enter_async_context(guest)
            maker = await stack.enter_async_context(Troublemaker(guest, knowledge, {}))
            honest.makers.append(maker)
        # One table waits for people all the time; the last of the guests have no seat anywhere.
        lines = [await stack.enter_async_context(Line(maker.guest)) for maker in honest.makers[:-2]]
        waiting = NewTable(game="board", seats=[SeatWish(kind="me"), SeatWish(kind="free")])
        open_table = (await lines[0].guest.make(waiting)).id
        await honest.known(open_table, 1)
        async with asyncio.TaskGroup() as tasks:
            for game, players in games:
                tasks.create_task(honest.keep_playing(game, lines[:players]))
            share = -(-messages // PEOPLE)
            await asyncio.gather(*(maker.trouble(share) for maker in honest.makers))
            honest.stopped = True
        counts: Counter[str] = Counter()
        for maker in honest.makers:
            counts.update(maker.counts)
            assert maker.connections == 1 + maker.counts["bad frames"], "a connection was closed without need"
        for table in honest.notes:
            counts["games"] += 1
            await unharmed(table, honest)
        assert (await lines[0].guest.info(open_table)).state == "open", "the table that waits for people is not open"
    return counts


async def unharmed(table: str, honest: Honest) -> None:
    """The game went as the engine says, and whatever was shown of it was the view of that seat."""
    header, entries = await log_of(honest.server, table)
    assert header.state == "over", f"{table} is {header.state}"
    truth = Truth(pioneers.game(header.game), header, entries, {})
    clients = {entry.client for entry in entries}
    for seat, client in honest.notes[table].acknowledged:
        assert f"{seat}:{client}" in clients, "an acknowledged move is lost"
    for perspective in honest.seats[table]:
        last = truth.game.view(truth.moments[-1].state, perspective.seat)
        assert perspective.view == last, f"seat {perspective.seat} saw another end"
    for maker in honest.makers:
        for where, client in maker.accepted:
            if where == table:
                assert any(known and known.endswith(f":{client}") for known in clients), "accepted, and not in the log"
        for where, seat_shown, version, digest in maker.shown:
            if where == table:
                moment = truth.made(seat_shown, version)
                right = digest_of(truth.game.view(moment.state, seat_shown))
                assert digest == right, "a view that is not that seat's"


def main() -> None:
    run_trial("fuzz", __doc__, ("messages", 100_000), fuzz, "all games unharmed, nothing leaked, no error logged")


if __name__ == "__main__":
    main()
