"""What one message or request costs the event loop, and a search for the dearest one.

    python -m tests.server.trials.dearest [--examples 5000]

The cost is processor time of the loop's thread: while it is spent nobody else is served. Hypothesis puts messages and
requests together out of parts that are right, nearly right, large or repeated, and follows those that cost more.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from time import thread_time
from typing import Any, get_args

import httpx
import msgspec
from hypothesis import HealthCheck, Phase, given, settings, target
from hypothesis import strategies as st

import pioneers
from pioneers.server.watching.pictures import turn
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.messages import FromClient
from pioneers.server.wire.parts import EmoteName
from tests.server.http.application import HttpApplication, finish, http_application
from tests.server.registries import Listener, Place, open_registry, somebody

# Milliseconds of the loop that nothing may cost.
MOST = 50.0
ONLOOKERS = 100
GAMES = ("board", "cards") * 2
LARGEST_MESSAGE = 16_000
LARGEST_TEXT = 199_000
Json = Any


class Onlooker(Listener):
    """Somebody who forgets at once what he is told: his memory is not the server's cost."""

    def send(self, message: bytes) -> None:
        pass


# ── Messages ─────────────────────────────────────────────────────────────────────────────────────────────

ACTIONS = [str(action) for name in pioneers.GAMES for action in pioneers.game(name).spaces()[0].actions]
words = st.one_of(st.sampled_from(ACTIONS), st.text(min_size=1, max_size=80), st.integers(0, 60))
moves = st.one_of(
    st.lists(words, min_size=1, max_size=60), st.builds(lambda word, count: [word] * count, words, st.integers(1, 60))
)
junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=12), inner, max_size=8),
)
fields = st.fixed_dictionaries(
    {
        "type": st.sampled_from([kind.__struct_config__.tag for kind in get_args(FromClient)]),
        "table": st.integers(0, 3),
        "seat": st.integers(0, 3),
    },
    optional={
        # `None` stands for the right one.
        "version": st.none() | st.integers(0, 2**31),
        "actions": moves,
        "action": words,
        "text": st.text(min_size=1, max_size=300),
        "emote": st.sampled_from(get_args(EmoteName)),
        "end": st.booleans(),
        "whole": st.booleans(),
        "extra": junk,
    },
)
noise = st.builds(
    lambda begin, part, count: (begin + part * count)[:LARGEST_MESSAGE].encode(errors="replace"),
    st.sampled_from(('{"type":', '{"type":"play","actions":', '{"type":"say","text":"', "")),
    st.sampled_from(("[", "{", '{"a":', "9", "1e9,", "\\u0061", "a", '"a":1,', "[[],", "-", " ", "é")),
    st.integers(1, LARGEST_MESSAGE),
)
NEEDED = {
    "play": ("version", "client", "actions", "end"),
    "undo": ("version", "client", "whole"),
    "end": ("version", "client"),
    "say": ("client", "text"),
    "emote": ("client", "emote"),
    "explain": ("action",),
    "preview": ("actions",),
    "watch": ("version",),
}


class SocketCost:
    """A registry with games in the middle of their course, all seats held by one person, and a crowd at each table."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.person = somebody()
        self.mine = Onlooker(self.person)
        self.tables: list[str] = []
        self.count = 0

    async def prepare(self) -> None:
        """Two tables of each game."""
        self.place.registry.entered(self.mine)
        for number in range(len(GAMES)):
            self.tables.append(await self.begun(number))

    async def begun(self, number: int) -> str:
        """A table whose game was played on for a while, by chance."""
        registry = self.place.registry
        seats = [SeatWish(kind="me")] * (4 if number < 2 else 2)
        table = (await registry.create(self.person, NewTable(game=GAMES[number], seats=seats))).id
        await self.crowd(table, len(seats))
        chance = random.Random(number)
        for _ in range(chance.randrange(60)):
            seat = registry.tables[table].deciding()
            if seat is None:
                return await self.begun(number)
            action = chance.choice(turn(registry.tables[table], seat).legal)
            await self.send({"type": "play", "actions": [action], "end": True}, table, seat)
        return table

    async def at(self, number: int) -> str:
        """The table of this number, with a game that is not over."""
        if self.place.registry.tables[self.tables[number]].deciding() is None:
            self.tables[number] = await self.begun(number)
        return self.tables[number]

    async def crowd(self, table: str, seats: int) -> None:
        """Everybody looks on, from the seats and from nowhere."""
        for seat in range(seats):
            await self.send({"type": "watch"}, table, seat)
        for _ in range(ONLOOKERS):
            onlooker = Onlooker(somebody())
            self.place.registry.entered(onlooker)
            message = msgspec.json.encode({"type": "watch", "table": table})
            self.place.registry.received(onlooker, message)
        await self.place.settled(table)

    def resolved(self, wish: dict[str, Json], table: str, seat: int) -> bytes:
        """A message with all that it needs: numbers among the actions stand for legal ones."""
        found = self.place.registry.tables[table]
        self.count += 1
        seat %= found.header.players
        legal = turn(found, seat).legal or ["done"]
        whole = {
            "version": found.progress.perspectives.version(seat),
            "client": f"cost-{self.count:08}",
            "actions": ["done"],
            "action": "done",
            "text": "x",
            "emote": "hello",
            "end": False,
            "whole": True,
            **{name: value for name, value in wish.items() if value is not None},
        }
        plain = [legal[word % len(legal)] if isinstance(word, int) else word for word in whole["actions"]]
        whole |= {"actions": plain, "action": plain[0] if isinstance(whole["action"], int) else whole["action"]}
        kept = {name: whole[name] for name in NEEDED.get(wish["type"], ())}
        if "extra" in wish:
            kept["extra"] = wish["extra"]
        if wish["type"] != "ping":
            kept |= {"table": table}
        if wish["type"] not in ("ping", "say", "emote"):
            kept |= {"seat": seat}
        return msgspec.json.encode({"type": wish["type"], **kept})[:LARGEST_MESSAGE]

    async def send(self, wish: dict[str, Json], table: str, seat: int) -> float:
        """Send a message; the milliseconds of the loop until it is answered."""
        return await self.cost(self.resolved(wish, table, seat))

    async def cost(self, data: bytes) -> float:
        """The milliseconds of the loop for these bytes."""
        began = thread_time()
        self.place.registry.received(self.mine, data)
        for table in list(self.place.registry.tables.values()):
            await table.idle()
        return 1000 * (thread_time() - began)


# ── Requests ─────────────────────────────────────────────────────────────────────────────────────────────

parts = st.sampled_from(
    (
        "a.", "[", "{a=", "9", "[[a]]\n", "[a.b.c]\n", "a=1\n", "\n", "#", '"', "'''", "é", "a", " = ", "[0,",
        "1979-05-27T07:32:00Z,", 'name = "x"\n', "[[city]]\n", "[[card]]\n", "\\", "0x", "x" * 500 + "=1\n",
    )
)  # fmt: skip
texts = st.builds(
    lambda pieces: "".join(part * count for part, count in pieces)[:LARGEST_TEXT],
    st.lists(st.tuples(parts, st.integers(1, LARGEST_TEXT)), min_size=1, max_size=3),
)
wishes = st.fixed_dictionaries(
    {
        "game": st.sampled_from(("board", "cards")),
        "seats": st.lists(st.sampled_from(({"kind": "me"}, {"kind": "free"})), min_size=2, max_size=4),
    },
    optional={
        "options": st.dictionaries(st.sampled_from(("cover", "hands", "deck", "x" * 3000)), junk, max_size=3)
        | st.builds(lambda word, depth: {"cover": nested(word, depth)}, junk, st.integers(1, 2000)),
        "files": st.lists(
            st.fixed_dictionaries({"option": st.sampled_from(("board", "coaches", "deck")), "text": texts}), max_size=2
        ),
        "public": st.booleans(),
    },
)
# Of a game that was played to its end, in the place of GAME.
GAME = "GAME"
paths = st.sampled_from(
    (
        f"/api/games/{GAME}",
        f"/api/games/{GAME}/record.json",
        f"/api/games/{GAME}/record",
        f"/api/games/{GAME}/components",
        f"/api/tables/{GAME}",
        f"/api/tables/{GAME}/history",
        f"/api/tables/{GAME}/components",
        "/api/games?limit=100",
        "/api/me/tables",
        "/api/openapi.json",
        "/metrics",
        "/",
    )
)
requests = st.one_of(
    st.tuples(st.just("GET"), paths, st.none()),
    st.tuples(st.just("POST"), st.just("/api/tables"), wishes),
    st.tuples(st.just("PUT"), st.just("/api/me"), st.fixed_dictionaries({"name": st.text(max_size=5000)})),
    st.tuples(
        st.just("PUT"),
        st.just("/api/me"),
        st.fixed_dictionaries({"muted": st.lists(st.text(max_size=20), max_size=400)}),
    ),
    st.tuples(
        st.just("GET"), st.builds(lambda word: f"/api/tables?following={word}", st.text(max_size=2000)), st.none()
    ),
    st.tuples(
        st.just("GET"),
        st.builds(
            lambda name, count: "/api/games?" + f"{name}&" * count,
            st.sampled_from(("a=b", "game=board", "since=1", "a", "%41=%41")),
            st.integers(1, 3000),
        ),
        st.none(),
    ),
    st.tuples(
        st.just("GET"), st.builds(lambda part, count: "/" + part * count, parts, st.integers(1, 2000)), st.none()
    ),
)


def nested(content: Json, depth: int) -> Json:
    """Something in a list in a list in a list …"""
    for _ in range(depth):
        content = [content]
    return content


class HttpCost:
    """The HTTP application without limits, asked by somebody who is known."""

    def __init__(self, house: HttpApplication, client: httpx.AsyncClient, games: list[str]) -> None:
        self.house = house
        self.client = client
        # The ids of finished games.
        self.games = games

    async def cost(self, method: str, path: str, body: Json) -> float:
        """The milliseconds of the loop for a request; what the client spends on making it is not counted."""
        try:
            request = self.client.build_request(method, path.replace(GAME, random.choice(self.games)), json=body)
        except (httpx.InvalidURL, UnicodeError, ValueError, RecursionError):
            return 0.0
        began = thread_time()
        answer = await self.client.send(request)
        cost = 1000 * (thread_time() - began)
        assert answer.status_code < 500, f"{method} {path[:200]}: {answer.text[:500]}"
        return cost


# ── The search ───────────────────────────────────────────────────────────────────────────────────────────


class Dearest:
    """The dearest that was found."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.cost = 0.0
        self.example = ""

    def note(self, cost: float, example: object) -> None:
        """Note an example, and let the search follow it."""
        if cost > self.cost:
            self.cost, self.example = cost, repr(example)
        assert cost < MOST, f"{cost:.0f} ms of the loop for {repr(example)[:1000]}"
        target(cost, label=self.what)

    def __str__(self) -> str:
        return f"the dearest {self.what}: {self.cost:.1f} ms of the loop, {self.example[:300]}"


def search(folder: Path, examples: int) -> list[Dearest]:
    """Look for messages and requests that cost too much; an `AssertionError` shows the first that does."""
    quietly = settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        # A cost is not the same twice, and a smaller example of one that is too high says little more.
        phases=(Phase.explicit, Phase.generate, Phase.target),
        suppress_health_check=list(HealthCheck),
    )
    message, request = Dearest("message"), Dearest("request")
    gc.collect()
    # The garbage of the search itself is not the server's.
    gc.disable()
    try:
        with asyncio.Runner() as runner:
            stack = AsyncExitStack()
            sockets = SocketCost(runner.run(stack.enter_async_context(open_registry(folder / "registry"))))
            runner.run(sockets.prepare())
            house = runner.run(stack.enter_async_context(http_application(folder / "house")))
            played = [runner.run(finish(house.store, game, [None] * 4)) for game in pioneers.GAMES]
            http = HttpCost(house, runner.run(house.person("Ada")), [game.table for game in played])

            @quietly
            @given(fields)
            def dear_messages(wish: dict[str, Json]) -> None:
                table = runner.run(sockets.at(wish["table"]))
                message.note(runner.run(sockets.send(wish, table, wish["seat"])), wish)

            @quietly
            @given(noise)
            def dear_noise(data: bytes) -> None:
                message.note(runner.run(sockets.cost(data)), data)

            @quietly
            @given(requests)
            def dear_requests(asked: tuple[str, str, Json]) -> None:
                request.note(runner.run(http.cost(*asked)), asked)

            try:
                dear_messages()
                dear_noise()
                dear_requests()
            finally:
                runner.run(stack.aclose())
    finally:
        gc.enable()
    return [message, request]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.trials.dearest", description=__doc__)
    parser.add_argument("--examples", type=int, default=5000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = search(Path(folder), options.examples)
    for dearest in found:
        sys.stdout.write(f"{dearest}\n")


if __name__ == "__main__":
    main()
