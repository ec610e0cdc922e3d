"""Every byte that is sent to every seat and spectator, held against what they may know.

    python -m tests.server.trials.hidden [--games 200] [--seed 1]

plays games of both kinds over real sockets, with undo, refusals, questions, cut connections, meddling strangers and
looks at history and records on the way. Of every connection all bytes are kept; when a game is over, its truth is made
from the log by the engine, and every field of every message is accounted for (see `witness`). In some moments what a
seat cannot know is dealt anew, and its message must stay the same. The log output and the figures of the server are
searched for seeds and cards.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any, NamedTuple, Self

import pioneers
from pioneers.kernel.rng import seeded
from pioneers.server.wire import messages as wire
from pioneers.store.sql.rows import Entry, Header
from tests.laws.adapter import adapter_of
from tests.laws.checks.knowledge_laws import another_world
from tests.server.clients.behaviour import Behaviour, Notes, spectate, take_part
from tests.server.clients.guest import Guest
from tests.server.clients.player import Line
from tests.server.clients.truth import Truth
from tests.server.clients.verdict import over
from tests.server.clients.witness import Leak, Witness, secrets_of
from tests.server.servers import ServerThread
from tests.server.trials.chaos import LANGUAGES, Plan, made, plan
from tests.server.trials.program import run_trial

# In one update of so many, the rest of the world is dealt anew.
TWINS = 25


class Output(logging.Handler):
    """All that the server and what it stands on log, at every level, with the figures that go along."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.loggers = [logging.getLogger(name) for name in ("pioneers", "uvicorn", "litestar", "picows")]
        self.levels = [logger.level for logger in self.loggers]

    def __enter__(self) -> Self:
        for logger in self.loggers:
            logger.addHandler(self)
            logger.setLevel(logging.DEBUG)
        return self

    def __exit__(self, *_: object) -> None:
        for logger, level in zip(self.loggers, self.levels, strict=True):
            logger.removeHandler(self)
            logger.setLevel(level)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{self.format(record)} {record.__dict__}")


async def watched_game(server: ServerThread, plan: Plan, seed: int) -> Counter[str]:
    """Play one game and check all that was sent; how much there was of what."""
    chance = random.Random(seed)
    async with AsyncExitStack() as stack:
        browsers = sorted({person for person in plan.people if person is not None})
        guests = {
            number: await stack.enter_async_context(Guest(server.address, f"Guest {number}", chance.choice(LANGUAGES)))
            for number in [*browsers, "onlooker", "stranger"]
        }
        owner = guests[browsers[0]]
        table = await made({number: guests[number] for number in browsers}, plan, browsers[0])
        lines = {
            number: await stack.enter_async_context(Line(guest, None, random.Random(chance.random())))
            for number, guest in guests.items()
        }
        for line in lines.values():
            line.transcript = []
            # The first message came before anybody listened: have it again, on a connection that is listened to.
            line.cut()
        seats = [
            await lines[number].watch(table, seat) for seat, number in enumerate(plan.people) if number is not None
        ]
        onlooker = await lines["onlooker"].watch(table)
        looks: list[Look] = []
        playing: list[asyncio.Task[None]] = []
        async with asyncio.TaskGroup() as tasks:
            for perspective in seats:
                behaviour = Behaviour(
                    random.Random(chance.random()),
                    undo=plan.undo,
                    cuts=plan.trouble / 20,
                    slips=0.05,
                    chat=0.02,
                    asks=0.05,
                )
                playing.append(tasks.create_task(take_part(perspective, behaviour, Notes(table))))
            playing.append(tasks.create_task(spectate(onlooker, random.Random(chance.random()), cuts=0.01)))
            meddling = tasks.create_task(meddle(lines["stranger"], table, random.Random(chance.random())))
            looking = tasks.create_task(look_up(list(guests.values()), table, random.Random(chance.random()), looks))
            await asyncio.wait(playing)
            meddling.cancel()
            looking.cancel()
        await over(owner, table)
        transcripts = [
            (lines[number].guest, lines[number].transcript or [], lines[number].connections) for number in lines
        ]
    header, entries = await log_of(server, table)
    truth = Truth(pioneers.game(plan.game), header, entries, dict(plan.options))
    counts = Counter[str](games=1)
    counts["unseen steps"] = sum(len(moment.seen) == 1 for moment in truth.moments)
    counts["unseen undos"] = sum(len(moment.seen) == 1 and moment.kind == "undo" for moment in truth.moments)
    comings = 2 * sum(connections for *_, connections in transcripts)
    for guest, transcript, _ in transcripts:
        witness = Witness(truth, guest.person, guest.name, guest.language, comings)
        counts.update(witness.check(transcript))
    looked_up(truth, looks)
    counts["looks by HTTP"] += len(looks)
    counts["twin worlds"] += twins(truth, chance)
    return counts


async def log_of(server: ServerThread, table: str) -> tuple[Header, list[Entry]]:
    """What the server knows of a table."""
    store = server.service.store
    header = await asyncio.to_thread(lambda: server.call(store.tables.find(table)))
    assert header is not None
    return header, await asyncio.to_thread(lambda: server.call(store.log.read(table)))


# ── Those who try to see more ────────────────────────────────────────────────────────────────────────────


async def meddle(line: Line, table: str, chance: random.Random) -> None:
    """A stranger tries to look from the seats of others, to play for them, and to be explained what they could do."""
    onlooking = await line.watch(table)
    while not onlooking.over:
        seat = chance.randrange(2)
        version = onlooking.known
        client = line.new_client()
        line.put(
            chance.choice(
                (
                    wire.Watch(table=table, seat=seat),
                    wire.Watch(table=table, seat=seat, version=version),
                    wire.Play(table=table, seat=seat, version=version, client=client, actions=["done"]),
                    wire.Undo(table=table, seat=seat, version=version, client=client),
                    wire.EndTurn(table=table, seat=seat, version=version, client=client),
                    wire.Explain(table=table, seat=seat, action="done"),
                    wire.AskOutlook(table=table, seat=seat),
                    wire.AskPreview(table=table, seat=seat, actions=["done"]),
                    wire.AskHint(table=table, seat=seat, version=version),
                )
            )
        )
        await asyncio.sleep(0.05)


class Look(NamedTuple):
    """What HTTP told somebody of a table."""

    guest: Guest
    path: str
    seat: int | None
    status: int
    body: bytes


async def look_up(guests: list[Guest], table: str, chance: random.Random, looks: list[Look]) -> None:
    """While the game goes on, people look up what HTTP tells of it: its history, and records that must not be there."""
    paths = ("tables/{}/history", "tables/{}", "games/{}", "games/{}/positions/3", "games/{}/record.json")
    while True:
        guest = chance.choice(guests)
        seat = chance.choice((None, 0, 1))
        path = f"/api/{chance.choice(paths).format(table)}{'' if seat is None else f'?seat={seat}'}"
        answer = await guest.answer("GET", path)
        looks.append(Look(guest, path, seat, answer.status_code, answer.content))
        await asyncio.sleep(0.1)


def looked_up(truth: Truth, looks: list[Look]) -> None:
    """What HTTP told while the game went on: history as far as the person may know it, no record, no seed."""
    secrets = secrets_of(truth.header.seed)
    # The last looks may have come after the end: that is told a little later.
    going_on = looks[:-3]
    for look in looks:
        answer = json.loads(look.body)
        if "/history" in look.path and look.status == 200:
            if look.seat is not None and truth.header.seats[look.seat].person != look.guest.person:
                raise Leak(f"{look.path}: the history of somebody else")
            history(truth, look.seat, answer)
        elif "/history" in look.path and look.status != 403:
            raise Leak(f"{look.path}: {look.status}")
    for look in going_on:
        if "/games" in look.path and look.status != 404:
            raise Leak(f"{look.path}: {look.status} while the game was going on")
        if any(secret in look.body for secret in secrets):
            raise Leak(f"{look.path}: the seed is told while the game was going on")


def history(truth: Truth, seat: int | None, answer: Any) -> None:
    """The history of a perspective is all that stands of what it was told."""
    version = answer["version"]
    right = {"table": truth.header.id, "seat": seat, "version": version, "events": answer["events"]}
    if answer != right:
        raise Leak(f"a history with {sorted(answer)}")
    if version and not truth.at(seat, version):
        raise Leak(f"a history of version {version}, which never was")
    for moment in truth.at(seat, version):
        if answer["events"] != [event.seen_by(seat) for event in truth.standing(moment)]:
            raise Leak("a history that is not what this perspective was told")


# ── Other worlds ─────────────────────────────────────────────────────────────────────────────────────────


def twins(truth: Truth, chance: random.Random) -> int:
    """Deal anew what a perspective cannot know: how things stand is the same for it. How many worlds were tried."""
    adapter = adapter_of(truth.header.game)
    tried = 0
    for number, moment in enumerate(truth.moments):
        if moment.state.seat is None or chance.randrange(TWINS):
            continue
        seat = chance.choice(truth.perspectives)
        rng = seeded(chance.getrandbits(32), f"twin {number}")
        world = another_world(truth.game, adapter, moment.state, seat, rng)
        if truth.stands(moment, seat) != truth.stands(moment._replace(state=world), seat):
            raise Leak(f"seat {seat} can tell two worlds apart")
        tried += 1
    return tried


# ── Logs and figures ─────────────────────────────────────────────────────────────────────────────────────


def told_outside(output: list[str], headers: list[Header]) -> None:
    """Nothing in the log output and the figures tells a seed, a card or an action."""
    text = "\n".join(output)
    cards = {str(action).partition(" ")[2] for action in pioneers.game("cards").spaces()[0].actions}
    for card in sorted(card for card in cards if len(card) > 4):
        if card in text:
            raise Leak(f"{card} is in the output of the server")
    for header in headers:
        for secret in secrets_of(header.seed):
            if secret.decode() in text:
                raise Leak(f"the seed of {header.id} is in the output of the server")


async def watched_games(server: ServerThread, games: int, seed: int) -> Counter[str]:
    """Many games, one after the other; then the output of the server."""
    chance = random.Random(seed)
    counts: Counter[str] = Counter()
    with Output() as output:
        for number in range(games):
            wanted, one = plan(chance, number), chance.getrandbits(32)
            try:
                counts.update(await watched_game(server, wanted, one))
            except BaseException as error:
                error.add_note(f"{wanted}, seed {one}")
                raise
        async with Guest(server.address, "Reader") as reader:
            output.lines.append((await reader.ask("GET", "/metrics")).decode())
    headers = [(await log_of(server, table))[0] for table in await tables_of(server)]
    told_outside(output.lines, headers)
    counts["lines of output"] += len(output.lines)
    return counts


async def tables_of(server: ServerThread) -> list[str]:
    """All finished tables."""
    store = server.service.store

    async def found() -> list[str]:
        return [game.table async for game in store.finished.export()]

    return await asyncio.to_thread(lambda: server.call(found()))


def main() -> None:
    run_trial("hidden", __doc__, ("games", 20), watched_games, "nobody was sent more than they may know")


if __name__ == "__main__":
    main()
