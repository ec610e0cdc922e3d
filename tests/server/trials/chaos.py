"""Whole games over real sockets through a bad network, and the proof that the server played them as the engine does.

    python -m tests.server.trials.chaos --games 200 --seed 1

plays so many games of both kinds, with two to four seats: alone or several at one browser, with bots and spectators.
Connections are cut at random moments, also right after a move was sent; moves are sent twice, on two connections, late,
or before their time; some are taken back. At the end the record is replayed by the engine and compared with what
every seat was told.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Literal

from pioneers.server.wire import messages as wire
from pioneers.server.wire import parts
from pioneers.server.wire.bodies import NewTable, SeatWish
from tests.server.clients.behaviour import Behaviour, Notes, spectate, take_part
from tests.server.clients.guest import PATIENCE, PAUSE, Guest
from tests.server.clients.player import Line, Network
from tests.server.clients.verdict import finished, replayed
from tests.server.servers import ServerThread
from tests.server.trials.program import run_trial

LANGUAGES = ("en", "de", "fr")
# How many games go on at the same time.
TOGETHER = 4


class BadWeather(Network):
    """Cuts, doubles, delays and reorders what a line sends; `trouble` is how often, from 0 to 1."""

    def __init__(self, chance: random.Random, trouble: float) -> None:
        self.chance = chance
        self.trouble = trouble
        # Another tab of the same browser.
        self.other: Line | None = None
        self.kept: list[wire.Message] = []
        self.happened: Counter[str] = Counter()

    def send(self, line: Line, message: wire.Message) -> None:
        """Send it, in one way or another; what must be answered arrives in the end."""
        if not isinstance(message, wire.Play | wire.Undo | wire.EndTurn) or self.chance.random() >= self.trouble:
            line.put(message)
            return
        ways = (self.cut_before, self.cut_after, self.twice, self.elsewhere, self.again_later, self.ahead, self.stale)
        way = self.chance.choice(ways)
        self.happened[way.__name__] += 1
        way(line, message)
        if self.kept and self.chance.random() < 0.5:
            self.happened["late copies"] += 1
            late = self.kept.pop(self.chance.randrange(len(self.kept)))
            (self.other or line if self.chance.random() < 0.5 else line).put(late)

    def cut_before(self, line: Line, message: wire.Message) -> None:  # noqa: ARG002 - it never gets there
        line.cut()

    def cut_after(self, line: Line, message: wire.Message) -> None:
        line.put(message)
        line.cut()

    def twice(self, line: Line, message: wire.Message) -> None:
        line.put(message)
        line.put(message)

    def elsewhere(self, line: Line, message: wire.Message) -> None:
        """On two connections of the same person: whichever comes first counts."""
        if self.other is not None:
            self.other.put(message)
        line.put(message)

    def again_later(self, line: Line, message: wire.Message) -> None:
        """A copy turns up when the game has gone on."""
        self.kept.append(message)
        line.put(message)

    def ahead(self, line: Line, message: wire.Play | wire.Undo | wire.EndTurn) -> None:
        """What belongs after this move overtakes it."""
        line.put(
            wire.EndTurn(table=message.table, seat=message.seat, version=message.version + 1, client=line.new_client())
        )
        line.put(message)

    def stale(self, line: Line, message: wire.Play | wire.Undo | wire.EndTurn) -> None:
        """Something from long ago comes first."""
        version = self.chance.randrange(message.version) if message.version else message.version + 2
        old = wire.Undo(table=message.table, seat=message.seat, version=version, client=line.new_client())
        line.put(old)
        line.put(message)


@dataclass
class Plan:
    """One game: who sits where. `people[n]` is the browser at seat n, `None` for a bot."""

    game: str
    people: Sequence[int | None]
    options: dict[str, object] = field(default_factory=dict)
    spectators: int = 0
    clock: parts.ClockSetting = parts.ClockSetting()  # noqa: RUF009 - it cannot be changed
    trouble: float = 0.15
    undo: float = 0.12


def plan(chance: random.Random, number: int) -> Plan:
    """Both games and all numbers of players take turns; the rest is chance."""
    game = ("board", "cards")[number % 2]
    players = 2 + number // 2 % 3
    people: list[int | None] = [chance.choice((seat, seat, seat, 0, None)) for seat in range(players)]
    if not any(person is not None for person in people):
        people[0] = 0
    options: dict[str, object] = {}
    if players == 2 and chance.random() < 0.5:
        options = {"cover": "random"} if game == "board" else {"hands": "separate"}
    kind: Literal["none", "none", "reserve", "days"] = chance.choice(("none", "none", "reserve", "days"))
    clock = parts.ClockSetting(kind=kind, seconds=3600, increment=5)
    spectators = chance.choice((0, 0, 1, 2))
    return Plan(game, people, options, spectators, clock, chance.uniform(0.05, 0.35), chance.uniform(0, 0.2))


async def play_game(address: str, plan: Plan, seed: int) -> Counter[str]:
    """Play one game through bad weather and check it; what happened on the way."""
    chance = random.Random(seed)
    happened: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        browsers = sorted({person for person in plan.people if person is not None})
        guests = {
            number: await stack.enter_async_context(Guest(address, f"Guest {number}", chance.choice(LANGUAGES)))
            for number in browsers
        }
        owner = browsers[0]
        table = await made(guests, plan, owner)
        notes = Notes(table)
        perspectives, weathers = [], []
        for number, guest in guests.items():
            weather = BadWeather(random.Random(chance.random()), plan.trouble)
            line = await stack.enter_async_context(Line(guest, weather, random.Random(chance.random())))
            weather.other = await stack.enter_async_context(Line(guest, None, random.Random(chance.random())))
            weathers.append(weather)
            perspectives += [await line.watch(table, seat) for seat, at in enumerate(plan.people) if at == number]
        onlookers = []
        for number in range(plan.spectators):
            guest = await stack.enter_async_context(Guest(address, f"Onlooker {number}"))
            line = await stack.enter_async_context(Line(guest, None, random.Random(chance.random())))
            onlookers.append(await line.watch(table))
        async with asyncio.TaskGroup() as tasks:
            for perspective in perspectives:
                behaviour = Behaviour(random.Random(chance.random()), undo=plan.undo, cuts=plan.trouble / 10)
                tasks.create_task(take_part(perspective, behaviour, notes))
            for onlooker in onlookers:
                tasks.create_task(spectate(onlooker, random.Random(chance.random()), cuts=plan.trouble / 20))
        game = await finished(guests[owner], table)
        replayed(game, [*perspectives, *onlookers], notes)
    for weather in weathers:
        happened.update(weather.happened)
    happened.update(notes.counts)
    happened["games"] += 1
    happened[f"games of {plan.game}"] += 1
    happened["actions"] += len(game.record.actions)
    happened["connections"] += sum(perspective.line.connections for perspective in perspectives)
    return happened


async def made(guests: dict[int, Guest], plan: Plan, owner: int) -> str:
    """Make the table and let all sit down."""
    seats = [
        SeatWish(kind="bot", bot="level1") if person is None else SeatWish(kind="me" if person == owner else "free")
        for person in plan.people
    ]
    options = dict(plan.options)
    wish = NewTable(game=plan.game, seats=seats, options=options, clock=plan.clock, pace="instant")  # type: ignore[arg-type]
    table = (await guests[owner].make(wish)).id
    for seat, person in enumerate(plan.people):
        if person is not None and person != owner:
            await guests[person].sit(table, seat)
    return table


async def everybody_left(server: ServerThread) -> None:
    """When all connections are closed, no table thinks that somebody still looks on."""

    async def looking() -> int:
        return sum(len(table.progress.perspectives.places) for table in server.service.registry.tables.values())

    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(lambda: server.call(looking())):  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(PAUSE)


async def play_games(address: str, games: int, seed: int, together: int = TOGETHER) -> Counter[str]:
    """Many games, some at the same time."""
    chance = random.Random(seed)
    work = [(plan(chance, number), chance.getrandbits(32)) for number in range(games)][::-1]
    happened: Counter[str] = Counter()

    async def some() -> None:
        while work:
            wanted, number = work.pop()
            try:
                happened.update(await play_game(address, wanted, number))
            except BaseException as error:
                error.add_note(f"{wanted}, seed {number}")
                raise

    async with asyncio.TaskGroup() as tasks:
        for _ in range(min(together, games)):
            tasks.create_task(some())
    return happened


async def play_and_leave(server: ServerThread, games: int, seed: int) -> Counter[str]:
    """So many games, after which nobody is left."""
    happened = await play_games(server.address, games, seed)
    await everybody_left(server)
    return happened


def main() -> None:
    run_trial("chaos", __doc__, ("games", 100), play_and_leave, "every record replays to what its seats were told")


if __name__ == "__main__":
    main()
