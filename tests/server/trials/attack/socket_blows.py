"""Attacks through sockets: crowds that come and go, talk, questions that cost, nonsense, and people who do not read."""

from __future__ import annotations

import asyncio
import random

import msgspec

from tests.server.clients.nonsense import Knowledge
from tests.server.network.raw_socket import RawSocket
from tests.server.trials.attack.target import Target

# Sockets of one crowd: an address may open so many.
CROWD = 60


def message(kind: str, **fields: object) -> bytes:
    """A message of the wire, right or wrong."""
    return msgspec.json.encode({"type": kind, **fields})


async def crowd(target: Target) -> None:
    """Onlookers who come to one table all at once, leave, and come again."""
    cookies = [await target.identity() for _ in range(4)]
    table = target.chance.choice(target.tables)

    async def look_on(cookie: str) -> None:
        async with target.socket(cookie) as socket:
            if socket is None:
                target.counts["onlooker: not let in"] += 1
                return
            for _ in range(5):
                socket.say(message("watch", table=table))
                await _read_for(socket, 0.5)
                socket.say(message("unwatch", table=table))
                target.counts["onlooker: came and went"] += 1

    await asyncio.gather(*(look_on(target.chance.choice(cookies)) for _ in range(CROWD)))


async def chatter(target: Target) -> None:
    """Talk without end at other people's tables."""
    async with target.socket(await target.identity()) as socket:
        if socket is None:
            return
        for number in range(200):
            table = target.chance.choice(target.tables)
            client = f"chat-{target.chance.getrandbits(64):016x}"
            socket.say(message("say", table=table, client=client, text="x" * 300))
            target.counts["chat lines"] += 1
            if number % 20 == 0:
                await _read_for(socket, 0.2)


async def costly_questions(target: Target) -> None:
    """What costs the server most to answer, at a table of one's own."""
    cookie = await target.identity()
    table = await target.table(cookie)
    if not table:
        return
    async with target.socket(cookie) as socket:
        if socket is None:
            return
        for number in range(300):
            seat = number % 2
            socket.say(message("preview", table=table, seat=seat, actions=["done"] * 60))
            socket.say(message("explain", table=table, seat=seat, action="drive chicago"))
            socket.say(message("outlook", table=table, seat=seat))
            socket.say(message("watch", table=table, seat=seat, version=None))
            target.counts["costly questions"] += 4
            if number % 5 == 0:
                await _read_for(socket, 0.1)


async def nonsense(target: Target) -> None:
    """Messages with something wrong in them, for tables that are real."""
    knowledge = Knowledge(random.Random(target.chance.random()), list(target.tables))
    async with target.socket(await target.identity()) as socket:
        if socket is None:
            return
        for number in range(400):
            socket.say(knowledge.message({}))
            target.counts["nonsense"] += 1
            if number % 20 == 0:
                await _read_for(socket, 0.1)


async def not_reading(target: Target) -> None:
    """Somebody who looks at many tables and reads nothing of what he is told."""
    async with target.socket(await target.identity(), receive_buffer=2048) as socket:
        if socket is None:
            return
        for _ in range(20):
            for table in target.tables[:40]:
                socket.say(message("watch", table=table))
            target.counts["not reading: watched"] += 40
            await asyncio.sleep(0.5)


async def _read_for(socket: RawSocket, seconds: float) -> None:
    """Read what comes for a while, and forget it."""
    try:
        async with asyncio.timeout(seconds):
            while await socket.reader.read(65_536):
                pass
    except (TimeoutError, OSError):
        return


BLOWS = (crowd, chatter, costly_questions, nonsense, not_reading)
