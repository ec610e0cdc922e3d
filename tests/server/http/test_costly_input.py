"""The worst that each kind of input can say within its bound: quickly answered, and in few words."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioneers.kernel.mistake import Mistake
from pioneers.server.http.app import LARGEST_REQUEST
from pioneers.server.http.routes.tables import LARGEST_TABLE
from pioneers.server.wire.bodies import ChangeMe, NewTable
from pioneers.server.wire.decoding import decode
from pioneers.server.wire.messages import FromClient
from pioneers.text.say import LANGUAGES
from tests.server.http.application import http_application, table
from tests.server.registries import open_registry, somebody

JSON = {"content-type": "application/json"}
# Most take some milliseconds; ten times what a slow machine was seen to need.
SECONDS = 2.0
# The longest answer to nonsense, in bytes.
LONGEST_ANSWER = 8_000
LARGEST_MESSAGE = 16 * 1024


def filled(before: bytes, filling: bytes, after: bytes, size: int) -> bytes:
    return before + filling * ((size - len(before) - len(after)) // len(filling)) + after


NEW = b'{"game":"board","seats":[{"kind":"me"},{"kind":"me"}],"options":{'
BODIES = {
    "brackets": (b"", b"[", b""),
    "braces": (b"", b'{"a":', b""),
    "unknown field": (b'{"', b"x", b'":1}'),
    "many unknown fields": (b'{"a":1', b',"a":1', b"}"),
    "a field called like a place": (b'{"x - at `', b"a", b']":1}'),
    "a field called like many places": (b'{"', b" - at `a", b']":1}'),
    "a long number": (b'{"game":', b"1", b"}"),
    "a long fraction": (b'{"game":0.', b"1", b"}"),
    "a long exponent": (b'{"game":1e', b"1", b"}"),
    "a long text": (b'{"game":"', b"\\u0041", b'"}'),
    "a long enum": (b'{"game":"', b" - at `", b'"}'),
    "blanks": (b"", b" ", b"}"),
    "zero bytes": (b"", b"\0", b""),
    "broken text": (b'{"', b"\xff", b'":1}'),
    "half of a letter": (b'{"', b"\\ud800", b'":1}'),
    "many options": (NEW + b'"a":1', b',"a":1', b'},"x":1}'),
    "a deep option": (NEW + b'"cover":', b"[", b""),
    "a long option": (NEW + b'"cover":"', b"x", b'"}}'),
    "a long name of an option": (NEW + b'"', b"x", b'":1}}'),
    "an endless cover": (
        NEW + b'"cover":["a"',
        b',"a"',
        b"]}}",
    ),
    "a huge option": (NEW + b'"cover":', b"9", b"}}"),
    "many seats": (b'{"game":"board","seats":[{"kind":"me"}', b',{"kind":"me"}', b"]}"),
    "many mutes": (b'{"muted":["a"', b',"a"', b"]}"),
    "a long mute": (b'{"muted":["', b"a", b'"]}'),
    "a long name": (b'{"name":"', b"\\u202e", b'"}'),
}


@pytest.mark.parametrize("name", BODIES)
async def test_no_body_costs_much_and_none_is_repeated_at_length(tmp_path: Path, name: str) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        for method, path, size in (("POST", "/api/tables", LARGEST_TABLE), ("PUT", "/api/me", LARGEST_REQUEST)):
            body = filled(*BODIES[name], size)
            begun = time.process_time()
            answer = await guest.request(method, path, content=body, headers=JSON)
            assert time.process_time() - begun < SECONDS
            assert answer.status_code in {200, 400, 413}, answer.text[:500]
            assert len(answer.content) < LONGEST_ANSWER
            if answer.status_code == 400:
                assert answer.json()["sentence"]


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("kind", [FromClient, NewTable, ChangeMe])
def test_decoding_is_quick_and_complains_in_few_words(name: str, kind: Any) -> None:
    body = filled(*BODIES[name], LARGEST_TABLE)
    begun = time.process_time()
    with pytest.raises(Mistake) as caught:
        decode(body, kind)
    assert time.process_time() - begun < SECONDS
    for language in LANGUAGES:
        assert len(caught.value.message(language)) < LONGEST_ANSWER
    assert len(str(caught.value.figures)) < LONGEST_ANSWER


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.sampled_from(["a", "]", "[", ".", " - at `", "`", "$", "key in ", "é", "\\u0007"]), min_size=1, max_size=6
    ),
    st.sampled_from(['{"%s":1}', '{"type":"%s"}', '{"type":"ping","%s":1}', '{"type":"say","text":"%s"}']),
)
def test_no_words_in_a_message_make_it_costly(words: list[str], form: str) -> None:
    body = form.replace("%s", "".join(words) * 2000).encode()[:LARGEST_MESSAGE]
    begun = time.process_time()
    with pytest.raises(Mistake):
        decode(body, FromClient)
    assert time.process_time() - begun < SECONDS / 4


MESSAGES: dict[str, dict[str, Any]] = {
    "a wrong action": {"type": "explain", "seat": 0, "action": "settle banker from c" * 4},
    "a wrong line": {"type": "explain", "seat": 0, "action": "road " + "a--b " * 15},
    "sixty wrong actions": {"type": "preview", "seat": 0, "actions": ["join sergeant from c"] * 60},
    "sixty purchases": {"type": "preview", "seat": 0, "actions": ["buy road"] * 60},
    "a long move": {"type": "play", "seat": 0, "version": 1, "client": "c" * 40, "actions": ["x" * 80] * 60},
    "a far version": {"type": "watch", "version": 2**31},
    "a long text": {"type": "say", "client": "client-1", "text": "\u202e" * 300},
}


@pytest.mark.parametrize("name", MESSAGES)
async def test_no_message_costs_much_and_none_is_repeated_at_length(tmp_path: Path, name: str) -> None:
    async with open_registry(tmp_path) as place:
        ada = somebody()
        here = await place.table(ada)
        listener = place.listener(ada)
        message = {"table": here, **MESSAGES[name]}
        if "seat" in message:
            message["seat"] = place.registry.tables[here].progress.match.state.seat
        begun = time.process_time()
        await place.say(listener, **message)
        assert time.process_time() - begun < SECONDS
        problems = [heard for heard in listener.heard if heard["type"] in {"problem", "refused", "explained"}]
        assert all(len(json.dumps(found)) < LONGEST_ANSWER for found in problems)


async def test_what_is_asked_in_an_address_or_a_header_is_not_repeated_at_length(tmp_path: Path) -> None:
    long = "x" * 20_000
    async with http_application(tmp_path) as house:
        guest = house.guest()
        for path in (
            f"/api/tables/{long}",
            f"/api/tables?following={long}",
            f"/api/tables?following={'9' * 18}-{'a' * 16}",
            f"/api/games?following={long}&game={long}",
            f"/api/tables/aaaaaaaaaaaaaaaa/history?seat={'9' * 5000}",
            f"/api/games/aaaaaaaaaaaaaaaa/moves/{'9' * 5000}",
            f"/api/catalogue/{long}",
            f"/api/me?{'a=b&' * 5000}",
        ):
            for headers in (
                {},
                {"accept-language": "de;q=" + "0." + "1" * 20_000},
                {"cookie": "pioneers=1." + "." * 20_000},
            ):
                begun = time.process_time()
                answer = await guest.get(path, headers=headers)
                assert time.process_time() - begun < SECONDS
                assert answer.status_code in {200, 400, 404}, answer.text[:300]
                assert len(answer.content) < LONGEST_ANSWER


async def test_options_that_no_game_has_are_refused_before_any_game_sees_them(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        for options in (
            {"cover": {"a": 1}},
            {"cover": [["denver"]]},
            {"cover": 1.5},
            {"cover": "x" * 61},
            {"x" * 61: "a"},
        ):
            answer = await guest.post("/api/tables", json=table(options=options))
            assert answer.status_code == 400, answer.text
            assert answer.json()["figures"]["place"].startswith("options")
        good = await guest.post("/api/tables", json=table(options={"cover": "random"}))
        assert good.status_code == 201
        assert msgspec.json.decode(good.content)["options"] == {"cover": "random"}
