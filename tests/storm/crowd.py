"""People at many tables of both games, with bots, spectators and strangers, who come back after every loss."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast

import httpx

from pioneers.server.wire import messages as wire
from pioneers.server.wire.bodies import NewTable, SeatWish
from tests.server.clients.behaviour import Behaviour, Notes, decide, spectate
from tests.server.clients.guest import PATIENCE, Guest, Unwanted
from tests.server.clients.perspective import Broken, Complained, Perspective
from tests.server.clients.player import Line
from tests.server.insides import InsideShown
from tests.server.trials.chaos import LANGUAGES, BadWeather
from tests.server.trials.hidden import meddle
from tests.storm.history import History, Socket, Transcript

# Seconds before somebody asks again who was told that the server cannot do it now.
AGAIN = 0.2
# Seconds in which every server has heard who sits where.
HEARD = 20.0
PEOPLE = 12
# What is said while the store cannot be used: nothing was changed, one may try again.
TROUBLE = {"mistake-table-broken", "mistake-server-stopping", "mistake-server-failed", "mistake-http-unavailable"}


class StormGuest(Guest):
    """Somebody who asks again when a server says that it cannot answer now."""

    unavailable: Counter[str]

    async def answer(self, method: str, path: str, body: object = None) -> httpx.Response:
        limit = time.monotonic() + PATIENCE
        while True:
            answer = await super().answer(method, path, body)  # type: ignore[arg-type]
            if answer.status_code < 500 or time.monotonic() > limit:
                return answer
            self.unavailable[f"{answer.status_code}"] += 1
            await asyncio.sleep(AGAIN)


class StormLine(Line):
    """A line that tells the crowd what was acknowledged, and looks again at a table that could not be shown."""

    crowd: Crowd

    def _answer(self, key: str, message: object) -> None:
        if key in self._answers and isinstance(message, wire.Accepted):
            self.crowd.acknowledged(message.table)
        super()._answer(key, message)

    def _complained(self, message: wire.Complaint) -> None:
        super()._complained(message)
        place = (message.table or "", message.seat)
        if message.problem.message in TROUBLE and place in self.perspectives:
            asyncio.get_running_loop().call_later(AGAIN, self._look_again, place)

    def _look_again(self, place: tuple[str, int | None]) -> None:
        if place in self.perspectives:
            self.put(self.perspectives[place].watching())


class StormWeather(BadWeather):
    """As bad as the crowd says at the moment."""

    def __init__(self, crowd: Crowd, chance: random.Random) -> None:
        super().__init__(chance, 0.0)
        self.crowd = crowd

    def send(self, line: Line, message: wire.Message) -> None:
        self.trouble = self.crowd.trouble
        super().send(line, message)


class Crowd:
    """Keeps so many tables going until it is told to stop; histories are kept in a folder."""

    def __init__(self, address: str, tables: int, chance: random.Random, folder: Path, think: float = 0.15) -> None:
        self.address = address
        self.tables = tables
        self.chance = chance
        self.folder = folder
        self.think = think
        # How often messages are repeated, cut off, sent too early or too late, from 0 to 1.
        self.trouble = 0.0
        self.guests: list[StormGuest] = []
        self.histories: list[Path] = []
        # When something was acknowledged, by table; and which tables are played at.
        self.times: dict[str, list[float]] = defaultdict(list)
        self.playing: set[str] = set()
        self.counts: Counter[str] = Counter()
        self.unavailable: Counter[str] = Counter()
        # What went wrong before there was a table to judge.
        self.broken: list[str] = []
        self.stopped = False
        self._lines: set[Line] = set()

    def acknowledged(self, table: str) -> None:
        """Somebody was told that what he sent is kept."""
        self.times[table].append(time.monotonic())

    def stop(self) -> None:
        """Everybody finishes what he waits for."""
        self.stopped = True
        for line in self._lines:
            line.wake()

    async def run(self) -> None:
        """Play at all tables; a game that is over is followed by another."""
        async with AsyncExitStack() as stack:
            for number in range(PEOPLE):
                guest = StormGuest(self.address, f"Guest {number}", self.chance.choice(LANGUAGES))
                guest.unavailable = self.unavailable
                self.guests.append(await stack.enter_async_context(guest))
            async with asyncio.TaskGroup() as tasks:
                for number in range(self.tables):
                    tasks.create_task(self._keep_playing(number, random.Random(self.chance.random())))

    async def _keep_playing(self, number: int, chance: random.Random) -> None:
        while not self.stopped:
            await self._game(number, chance)
            number += 1

    async def _game(self, number: int, chance: random.Random) -> None:
        """One game from the making of its table to the keeping of its history."""
        people = chance.sample(self.guests, 2 + chance.randrange(2))
        history = History("", ("board", "cards")[number % 2], {})
        sockets: list[tuple[Line, Socket]] = []
        perspectives: list[Perspective] = []
        try:
            async with AsyncExitStack() as stack:
                history.table, people = await self._made(history.game, people, number)
                self.counts["tables"] += 1
                line_of = [await self._line(stack, guest, chance, sockets) for guest in people]
                perspectives += [await self._watch(line, history.table, at) for at, line in enumerate(line_of)]
                self.playing.add(history.table)
                async with asyncio.TaskGroup() as tasks:
                    seats = [tasks.create_task(self._play(seat, chance)) for seat in perspectives]
                    others = await self._others(stack, tasks, history.table, number, chance, sockets, perspectives)
                    await asyncio.wait(seats)
                    for other in others:
                        other.cancel()
                self.counts["games finished"] += perspectives[0].over
        except* (Broken, Unwanted, InsideShown, TimeoutError) as broken:
            history.broken = "; ".join(map(repr, broken.exceptions))[:5000]
        finally:
            self.playing.discard(history.table)
            self._lines -= {line for line, _ in sockets}
        history.sockets = [socket for _, socket in sockets]
        history.seen = [(one.seat, one.known, one.view) for one in perspectives if one.version]
        if history.table:
            self.histories.append(await asyncio.to_thread(history.write, self.folder))
        elif history.broken is not None:
            self.broken.append(history.broken)

    async def _others(
        self,
        stack: AsyncExitStack,
        tasks: asyncio.TaskGroup,
        table: str,
        number: int,
        chance: random.Random,
        sockets: list[tuple[Line, Socket]],
        perspectives: list[Perspective],
    ) -> list[asyncio.Task[None]]:
        """At some tables somebody looks on, at some a stranger tries to see and do what is not his."""
        found = []
        if number % 2:
            guest = chance.choice([guest for guest in self.guests if guest.person not in people_of(perspectives)])
            onlooker = await self._watch(await self._line(stack, guest, chance, sockets), table, None)
            perspectives.append(onlooker)
            found.append(tasks.create_task(spectate(onlooker, chance, cuts=0.01)))
        if number % 4 == 0:
            guest = chance.choice([guest for guest in self.guests if guest.person not in people_of(perspectives)])
            line = await self._line(stack, guest, chance, sockets)
            found.append(tasks.create_task(self._meddle(line, table, chance)))
        return found

    async def _meddle(self, line: Line, table: str, chance: random.Random) -> None:
        while True:
            try:
                await meddle(line, table, chance)
                return
            except Complained:
                await asyncio.sleep(AGAIN)

    async def _line(
        self, stack: AsyncExitStack, guest: StormGuest, chance: random.Random, sockets: list[tuple[Line, Socket]]
    ) -> Line:
        """A socket for this table alone, and another one for copies of what it sends; all they hear is noted."""
        weather = StormWeather(self, random.Random(chance.random()))
        weather.other = await self._noted(stack, guest, None, chance, sockets, watched=False)
        return await self._noted(stack, guest, weather, chance, sockets, watched=True)

    async def _noted(
        self,
        stack: AsyncExitStack,
        guest: StormGuest,
        weather: BadWeather | None,
        chance: random.Random,
        sockets: list[tuple[Line, Socket]],
        *,
        watched: bool,
    ) -> StormLine:
        line = StormLine(guest, weather, random.Random(chance.random()))
        line.crowd = self
        transcript = Transcript()
        line.transcript = cast("Any", transcript)
        sockets.append((line, Socket(guest.person, guest.name, guest.language, watched, transcript.notes)))
        self._lines.add(line)
        return await stack.enter_async_context(line)

    async def _watch(self, line: Line, table: str, seat: int | None) -> Perspective:
        while True:
            try:
                return await line.watch(table, seat)
            except Complained as complained:
                if complained.problem.message not in TROUBLE:
                    raise Broken(f"{table} is not shown: {complained.problem}") from complained
                await asyncio.sleep(AGAIN)

    async def _made(self, game: str, people: list[StormGuest], number: int) -> tuple[str, list[StormGuest]]:
        """A table where all sit down, and who sits there: at some tables two people want the same seat."""
        wishes = [SeatWish(kind="me"), *[SeatWish(kind="free")] * (len(people) - 1)]
        if number % 3 == 0:
            wishes.append(SeatWish(kind="bot", bot="level1"))
        table = (await people[0].make(NewTable(game=game, seats=wishes, pace="instant"))).id
        sitting = [people[0]]
        for seat, guest in enumerate(people[1:], 1):
            rivals = [other for other in self.guests if other not in people] if number % 2 and seat == 1 else []
            sitting.append(await self._seated(table, seat, [guest, *rivals[:1]]))
        return table, sitting

    async def _seated(self, table: str, seat: int, wanting: list[StormGuest]) -> StormGuest:
        """All of these ask for a seat at the same time: who has it then, and is told so, is one of them."""
        answers = await asyncio.gather(*(guest.sit(table, seat) for guest in wanting), return_exceptions=True)
        told = [guest for guest, answer in zip(wanting, answers, strict=True) if not isinstance(answer, BaseException)]
        holder = await self._holder(table, seat, wanting[0])
        # Who asked again because the first answer got lost may be told that the seat is taken: by himself.
        if any(guest.person != holder for guest in told) or holder not in {guest.person for guest in wanting}:
            raise Broken(f"{table}: seat {seat} is {holder}'s; it was given to {[guest.person for guest in told]}")
        self.counts["seats that two wanted"] += len(wanting) > 1
        return next(guest for guest in wanting if guest.person == holder)

    async def _holder(self, table: str, seat: int, guest: StormGuest) -> str | None:
        """Who sits there, when the server that is asked has heard of it."""
        limit = time.monotonic() + HEARD
        while True:
            person = (await guest.info(table)).seats[seat].person
            if person is not None or time.monotonic() > limit:
                return person
            await asyncio.sleep(AGAIN)

    async def _play(self, seat: Perspective, chance: random.Random) -> None:
        behaviour = Behaviour(random.Random(chance.random()), undo=0.08, chat=0.02, asks=0.0)
        notes = Notes(seat.table)
        while True:
            await seat.until(lambda: seat.over or seat.holds or seat.decides or self.stopped)
            if seat.over or self.stopped:
                return
            await decide(seat, behaviour, notes)
            await asyncio.sleep(behaviour.chance.random() * self.think)


def people_of(perspectives: list[Perspective]) -> set[str]:
    """Who looks at a table."""
    return {perspective.line.guest.person for perspective in perspectives}
