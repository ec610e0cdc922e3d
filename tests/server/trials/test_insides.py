"""Nothing of the server's insides ever reaches a stranger: all answers of a broad run are searched."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

import pioneers
from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.pool import Answer, Question
from pioneers.server.wire.bodies import NewTable
from pioneers.store.sql.rows import Entry
from tests.server.http.application import HttpApplication, finish, http_application, table
from tests.server.insides import InsideShown, look
from tests.server.registries import Listener, Place, open_registry, somebody

DECK = (Path(pioneers.__file__).parent / "cards" / "data" / "deck.toml").read_text(encoding="utf-8")
BOARD = (Path(pioneers.__file__).parent / "board" / "data" / "board.toml").read_text(encoding="utf-8")
QUERIES = ("", "?seat=0", "?seat=9", "?following=1-aaaaaaaaaaaaaaaa", "?following=%00")
NOWHERE = "a" * 16
BODIES: list[Any] = [
    {},
    [],
    {"name": "x" * 10_000},
    {"name": "../../etc"},
    {"muted": ["x" * 17]},
    {"bot": "level9"},
    {"seed": 1},
    table(options={"cover": ["denver"] * 8}),
    table("cards", options={"deck": "deck.toml"}),
    table("cards", files=[{"option": "board", "text": BOARD}]),
    table("cards", files=[{"option": "deck", "text": "\x00"}]),
    table("cards", files=[{"option": "deck", "text": DECK.replace("runs = 40", "runs = 'x'")}]),
    table("board", ("me", "me", "me"), files=[{"option": "board", "text": BOARD[: BOARD.rindex("[[side]]")]}]),
    table("board", ("me", "free"), files=[{"option": "board", "text": BOARD.replace("denver", "Denver")}]),
]


@pytest.mark.parametrize(
    "answer",
    [
        f'{{"file": "{Path(pioneers.__file__).parent}/server/registry.py"}}',
        '{"reason": "Traceback (most recent call last)"}',
        '{"reason": "KeyError: 7"}',
        '{"stuck": "/srv/server.db.files/00.toml: This is"}',
        '{"sentence": "games.db is full"}',
        '{"x": "<pioneers.server.tables.table.Table object at 0x7f00>"}',
        '{"x": "journal.py:12"}',
        '{"x": "SELECT id FROM tables"}',
    ],
)
def test_the_search_finds_what_it_is_for(answer: str) -> None:
    with pytest.raises(InsideShown):
        look(answer)


def test_the_search_lets_pass_what_people_write() -> None:
    look('{"name": "/etc/passwd", "text": "I play python.py and select from all, an error", "deck": "aa.toml"}')


async def answers_of_all_routes(house: HttpApplication, tables: list[str]) -> list[httpx.Response]:
    """Ask everything of everybody; the clients search all answers."""
    browsers = [house.guest("fr"), await house.person("Ada"), await house.person("Bén", "de")]
    told: list[httpx.Response] = []
    asked: set[tuple[str, str]] = set()
    routes = [route for route in house.app.routes if route.path_format.startswith("/api")]
    for route in routes:
        for name in tables:
            path = route.path_format
            for part, value in (("{table}", name), ("{seat}", "0"), ("{move}", "3"), ("{language}", "fr")):
                path = path.replace(part, value)
            # A route that names no table is the same for all of them.
            key = (",".join(sorted(route.methods)), path)
            if key in asked:
                continue
            asked.add(key)
            for browser in browsers:
                told += [await browser.get(path + query) for query in QUERIES]
                for method in route.methods - {"GET", "HEAD", "OPTIONS"}:
                    told += [await browser.request(method, path, json=body) for body in BODIES]
    return told


async def test_no_answer_of_any_route_tells_of_the_insides(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        wish = table("cards", ("me", "level1"), files=[{"option": "deck", "text": DECK + "# mine"}])
        own = (await ada.post("/api/tables", json=wish)).json()["id"]
        over = (await finish(house.store, "board", [None, None])).table
        stuck = (await ada.post("/api/tables", json=table("board"))).json()["id"]
        header = await house.store.tables.find(stuck)
        assert header is not None
        await house.store.tables.change(replace(header, data="0" * 16))
        house.registry.tables.pop(stuck)
        told = await answers_of_all_routes(house, [own, over, stuck, NOWHERE, "..%2Fetc"])
        assert {200, 400, 403, 404, 409} <= {answer.status_code for answer in told}
        assert not [answer for answer in told if answer.status_code >= 500]
        seeds = [str(found.seed) for found in [await house.store.tables.find(own)] if found is not None]
        for answer in told:
            if "json" in answer.headers.get("content-type", ""):
                assert all(seed not in answer.text for seed in seeds)


async def test_no_failure_of_ours_tells_of_the_insides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        made = (await ada.post("/api/tables", json=table("cards", ("me", "me")))).json()["id"]
        failures: list[Exception] = [
            Mistake("store-full", file=str(tmp_path / "server.db")),
            RuntimeError(f"no such table: {tmp_path}/server.db"),
            OSError(28, "No space left on device", str(tmp_path / "server.db")),
            RecursionError("maximum recursion depth exceeded"),
        ]
        for failure in failures:

            async def fails(*_: Any, failure: Exception = failure, **__: Any) -> None:
                raise failure

            with monkeypatch.context() as broken:
                for part, name in (
                    (house.store.tables, "find"),
                    (house.store.log, "read"),
                    (house.store.log, "append"),
                ):
                    broken.setattr(part, name, fails)
                house.registry.tables.clear()
                for path in (f"/api/tables/{made}", f"/api/tables/{made}/history", f"/api/games/{made}", "/api/games"):
                    assert (await ada.get(path)).status_code in {200, 404, 500, 503}
                answer = await ada.post("/api/tables", json=table("cards", ("me", "me")))
                assert answer.status_code in {500, 503}


async def everything_asked(place: Place, listener: Listener, name: str) -> None:
    """Ask a table all that can be asked over a socket."""
    for message in (
        {"type": "watch", "seat": 0},
        {"type": "watch"},
        {"type": "watch", "seat": 3},
        {"type": "play", "seat": 0, "version": 1, "client": "client-00", "actions": ["../../etc"]},
        {"type": "play", "seat": 0, "version": 9, "client": "client-01", "actions": ["done"]},
        {"type": "undo", "seat": 0, "version": 1, "client": "client-02"},
        {"type": "end", "seat": 1, "version": 1, "client": "client-03"},
        {"type": "say", "client": "client-04", "text": "hello"},
        {"type": "explain", "seat": 0, "action": "drive nowhere"},
        {"type": "outlook", "seat": 0},
        {"type": "routes", "seat": 0},
        {"type": "preview", "seat": 0, "actions": ["\x07"]},
        {"type": "nonsense"},
    ):
        await asyncio.wait_for(place.say(listener, table=name, **message), 20)


async def test_no_message_of_a_socket_tells_of_the_insides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = somebody()
    plain = table("cards", ("me", "me"), files=[{"option": "deck", "text": DECK}])
    async with open_registry(tmp_path) as place:
        own = (await place.registry.create(ada, msgspec.convert(plain, NewTable))).id
        listener = place.listener(ada)
        await everything_asked(place, listener, own)
        place.store.log.full = True
        await everything_asked(place, listener, own)
        place.store.log.full = False
        await everything_asked(place, listener, NOWHERE)

        async def none(name: str, since: int = 1) -> list[Entry]:
            del name, since
            return []

        monkeypatch.setattr(place.store.log, "read", none)
        place.registry.tables.clear()
        await everything_asked(place, listener, own)
        stuck = place.registry.tables[own]
        monkeypatch.setattr(stuck, "watch", lambda *_: 1 / 0)
        await everything_asked(place, listener, own)
        kinds = {message["type"] for message in listener.heard}
        assert {"table", "problem", "refused"} <= kinds


async def test_a_bot_that_fails_is_replaced_without_a_reason(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:

        async def decide(question: Question) -> Answer:
            await asyncio.sleep(0)
            failure = f"KeyError at {tmp_path}/thinking.py:7"
            return Answer(actions=list(question.legal[:1]), bot="level1", failure=failure)

        house.registry.context.bots.decide = decide  # type: ignore[method-assign]
        listener = Listener(somebody())
        house.registry.entered(listener)
        ada = await house.person("Ada")
        made = (await ada.post("/api/tables", json=table("cards", ("me", "level3")))).json()["id"]
        house.registry.received(listener, msgspec.json.encode({"type": "watch", "table": made}))
        await asyncio.sleep(0.3)
        assert listener.last("table")
        assert (await ada.get(f"/api/tables/{made}")).status_code == 200
