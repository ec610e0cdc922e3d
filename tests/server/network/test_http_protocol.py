"""HTTP below the framework: what is too long, too slow, too many or never read ends, and everybody else is served."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import time
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from pioneers.server.http.headers import SECURITY_HEADERS
from pioneers.server.http.identity import COOKIE
from pioneers.server.network.doorway import BOUNDS
from pioneers.text.say import say
from tests.server.http.application import http_application
from tests.server.network.door import house, in_both_loops
from tests.server.network.raw_http import BIG, Front, RawHttp, front, request
from tests.server.network.raw_socket import PATIENCE, RawSocket

HEAD = b"GET / HTTP/1.1\r\nhost: x\r\n"
UPGRADE = b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
# Deadlines short enough for a test; what must not be hit by one has a hundred times as long.
SOON = {"look": 0.02, "head_seconds": 0.3, "idle_seconds": 0.3, "grace": 0.3, "rest_seconds": 0.1}


async def is_served(there: Front) -> bool:
    """Whether an honest client gets its answer."""
    async with there.client() as honest:
        honest.put(request(body=b"abc"))
        return await honest.answer() == (200, b"3")


# ── Too long ─────────────────────────────────────────────────────────────────────────────────────────────


@in_both_loops
async def test_headers_up_to_the_bound_are_read_and_a_byte_more_is_431() -> None:
    async with front() as there:
        for extra, status in ((0, 200), (1, 431)):
            async with there.client() as client:
                head = HEAD + b"x: "
                client.put(head + b"a" * (BOUNDS.head_bytes - len(head) - 4 + extra) + b"\r\n\r\n")
                answer = await client.answer()
                assert answer is not None
                assert answer[0] == status
        assert there.refused == {"head": 1}


@in_both_loops
async def test_an_endless_header_is_cut_off_without_holding_anybody_up() -> None:
    async with front() as there, there.client() as client:
        client.put(HEAD + b"x: ")
        begun = time.perf_counter()
        sent = 0
        try:
            while sent < 181_000_000:
                client.put(b"a" * 65_536)
                await client.writer.drain()
                sent += 65_536
        except ConnectionError:
            pass
        # Before there was a bound all of it was taken: 58 seconds in which nobody else was served.
        assert sent < 20_000_000
        assert time.perf_counter() - begun < 30
        assert await is_served(there)


@pytest.mark.parametrize(
    "start",
    [b"GET /", b"GET /?", b"G", HEAD, HEAD + b"cookie: ", HEAD + b"x", b"\r\n", b"GET / HTTP/1.1\r\nhost: x\r\nx:"],
    ids=["path", "query", "method", "name", "cookie", "later", "lines", "space"],
)
async def test_whatever_is_endless_before_the_headers_end_is_turned_away(start: bytes) -> None:
    async with front() as there, there.client() as client:
        client.put(start + {b"\r\n": b"\r\n", b"G": b"E"}.get(start, b" " if start.endswith(b":") else b"a") * 70_000)
        answer = await client.answer()
        assert answer is not None
        assert answer[0] in {400, 431}
        assert await client.rest() == b""
        assert await is_served(there)


async def test_the_answer_says_what_would_be_right_in_the_language_of_the_browser() -> None:
    async with front() as there:
        for language in ("en", "de", "fr"):
            async with there.client() as client:
                client.put(HEAD + f"accept-language: {language}\r\nx: ".encode() + b"a" * 40_000)
                answer = await client.answer()
                assert answer is not None
                found = json.loads(answer[1])
                assert found["message"] == "mistake-http-head"
                assert found["sentence"] == say("mistake-http-head", {}, language)
                assert client.headers["connection"] == "close"
                assert {name: client.headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS


def test_the_sentence_names_the_bounds_that_hold() -> None:
    for language in ("en", "de", "fr"):
        sentence = say("mistake-http-head", {}, language)
        assert str(BOUNDS.head_bytes // 1024) in sentence
        assert str(BOUNDS.headers) in sentence


async def test_too_many_headers_are_431() -> None:
    async with front() as there:
        for count, status in ((BOUNDS.headers - 1, 200), (BOUNDS.headers, 431)):
            async with there.client() as client:
                client.put(HEAD + b"a: b\r\n" * count + b"\r\n")
                answer = await client.answer()
                assert answer is not None
                assert answer[0] == status
        assert there.refused == {"headers": 1}


@in_both_loops
async def test_each_request_of_a_connection_has_the_whole_bound() -> None:
    async with front() as there, there.client() as client:
        for _ in range(5):
            client.put(request(x="a" * 30_000, body=b"b" * 50_000))
            assert await client.answer() == (200, b"50000")


# ── Chunks ───────────────────────────────────────────────────────────────────────────────────────────────


def chunked(*parts: bytes) -> bytes:
    return b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n" + b"".join(parts)


async def test_chunks_with_something_around_them_are_read() -> None:
    async with front() as there, there.client() as client:
        client.put(chunked(b"3;note=1\r\nabc\r\n", b"1\r\nd\r\n" * 1000, b"0\r\nx-later: 1\r\n\r\n"))
        assert await client.answer() == (200, b"1003")
        # What stands behind the content never becomes a header of the request.
        assert b"x-later" not in there.asked[0][1]


@pytest.mark.parametrize(
    "more",
    [b"1;" + b"a" * 300_000, b"1;a=b\r\nc\r\n" * 60_000, b"1\r\na\r\n" * 60_000, b"0\r\n" + b"a: b\r\n" * 60_000],
    ids=["extension", "extensions", "tiny", "trailers"],
)
async def test_more_around_chunks_than_in_them_is_turned_away(more: bytes) -> None:
    async with front() as there, there.client() as client:
        client.put(chunked(more))
        answer = await client.answer()
        assert answer is not None
        assert answer[0] in {400, 431}
        assert await is_served(there)


# ── Too slow ─────────────────────────────────────────────────────────────────────────────────────────────


@in_both_loops
async def test_who_never_sends_anything_is_let_go_without_a_word() -> None:
    async with front(SOON) as there, there.client() as client:
        assert await client.rest() == b""
        await there.until_empty()
        assert there.refused == {"slow_head": 1}


@in_both_loops
async def test_headers_that_come_byte_by_byte_are_408() -> None:
    async with front(SOON) as there, there.client() as client:
        for place in range(1000):
            client.put((HEAD + b"x: " + b"a" * 1000)[place : place + 1])
            await asyncio.sleep(0.01)
            if there.refused:
                break
        answer = await client.answer()
        assert answer is not None
        assert answer[0] == 408
        assert json.loads(answer[1])["message"] == "mistake-http-slow"
        assert await client.rest() == b""


async def test_a_further_request_has_its_own_time_and_not_longer() -> None:
    async with front({**SOON, "idle_seconds": 60}) as there, there.client() as client:
        for _ in range(3):
            client.put(request())
            assert await client.answer() == (200, b"0")
            await asyncio.sleep(0.2)
        client.put(HEAD)
        answer = await client.answer()
        assert answer is not None
        assert answer[0] == 408


@in_both_loops
async def test_a_connection_without_a_further_request_is_closed() -> None:
    async with front({**SOON, "head_seconds": 60}) as there, there.client() as client:
        client.put(request())
        assert await client.answer() == (200, b"0")
        assert await client.rest() == b""
        await there.until_empty()
        assert there.refused == {}


@in_both_loops
async def test_a_content_that_comes_too_slowly_is_408_and_one_that_is_fast_enough_is_read() -> None:
    async with front({**SOON, "least_speed": 1000}) as there, there.client() as slow, there.client() as fast:
        fast.put(request(body=b"a" * 20_000)[:-18_000])
        slow.put(request(body=b"a" * 20_000)[:-18_000])
        for _ in range(18):
            await asyncio.sleep(0.05)
            fast.put(b"a" * 1000)
            slow.put(b"a")
        assert await fast.answer() == (200, b"20000")
        for _ in range(200):
            slow.put(b"a")
            await asyncio.sleep(0.05)
            if there.refused:
                break
        answer = await slow.answer()
        assert answer is not None
        assert answer[0] == 408
        assert await slow.rest() == b""
        assert there.refused == {"slow_body": 1}


@in_both_loops
async def test_an_application_may_take_its_time() -> None:
    async with front(SOON) as there, there.client() as client:
        client.put(request("/wait"))
        await asyncio.sleep(1)
        there.go_on.set()
        assert await client.answer() == (200, b"0")


@in_both_loops
async def test_an_answer_that_comes_before_the_content_can_be_read_and_the_content_is_not_taken_for_ever() -> None:
    async with front(SOON) as there:
        async with there.client() as client:
            # As many clients do: headers first, and the content although there is an answer already.
            whole = request("/early", "POST", b"a" * 40_000)
            client.put(whole[:-40_000])
            assert await client.answer() == (413, b"")
            client.put(whole[-40_000:] + request())
            assert await client.answer() == (200, b"0")
        async with there.client() as endless:
            endless.put(request("/early", "POST", content_length="1000000000"))
            assert await endless.answer() == (413, b"")
            for _ in range(1000):
                endless.put(b"a" * 10_000)
                await asyncio.sleep(0)
            assert await endless.rest() == b""
        async with there.client() as never:
            never.put(request("/early", "POST", content_length="1000000000"))
            assert await never.answer() == (413, b"")
            assert await never.rest() == b""
            assert there.refused == {"slow_body": 1}


# ── Never read ───────────────────────────────────────────────────────────────────────────────────────────


@in_both_loops
async def test_who_asks_for_much_and_does_not_read_it_is_cut_off() -> None:
    async with front(SOON) as there, there.client(receive_buffer=4096) as client:
        client.put(request("/big") * 5)
        client.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport that reads
        await there.until_empty()
        assert there.refused == {"slow_reader": 1}


@in_both_loops
async def test_who_reads_steadily_gets_all_however_long_it_takes() -> None:
    async with front({**SOON, "least_speed": 1000}) as there, there.client(receive_buffer=65_536) as client:
        client.put(request("/big", connection="close"))
        head = await client.reader.readuntil(b"\r\n\r\n")
        assert b"200 OK" in head
        got = 0
        while data := await client.reader.read(100_000):
            got += len(data)
            if got < 4_000_000:
                await asyncio.sleep(0.03)
        assert got == len(BIG)
        assert there.refused == {}


# ── Ahead of the answers ─────────────────────────────────────────────────────────────────────────────────


@in_both_loops
async def test_requests_sent_ahead_are_answered_in_their_order() -> None:
    async with front() as there, there.client() as client:
        client.put(b"".join(request(body=b"a" * size) for size in (3000, 20_000, 1, 50_000, 7)))
        for size in (3000, 20_000, 1, 50_000, 7):
            assert await client.answer() == (200, str(size).encode())


async def test_too_many_requests_ahead_end_the_connection() -> None:
    async with front() as there, there.client() as client:
        client.put(request("/wait") + b"GET / HTTP/1.1\r\n\r\n" * 10_000)
        assert await client.rest() == b""
        assert there.refused == {"ahead": 1}
        assert await is_served(there)


async def test_what_was_asked_before_nonsense_is_still_answered() -> None:
    async with front() as there, there.client() as client:
        client.put(request(body=b"abc") + b"\x00\x01\x02\r\n\r\n")
        assert await client.answer() == (200, b"3")
        assert await client.rest() == b""
        assert there.refused == {"malformed": 1}


async def test_a_request_to_go_on_in_another_protocol_is_answered_and_nothing_after_it_is_believed() -> None:
    async with front() as there, there.client() as client:
        client.put(request(connection="Upgrade, HTTP2-Settings", upgrade="h2c") + request("/smuggled"))
        assert await client.answer() == (200, b"0")
        assert client.headers["connection"] == "close"
        assert await client.rest() == b""
        assert [path for path, _, _ in there.asked] == ["/"]


# ── Too many ─────────────────────────────────────────────────────────────────────────────────────────────


@in_both_loops
async def test_of_too_many_connections_of_one_address_the_silent_ones_make_room() -> None:
    async with front(limits={"http_connections_per_address": 20}) as there, AsyncExitStack() as stack:
        silent = [await stack.enter_async_context(there.client()) for _ in range(100)]
        assert await is_served(there)
        assert len(there.doorway._standing) <= 20
        assert await silent[0].rest() == b""
        assert there.refused["many"] >= 80


async def test_who_is_being_answered_keeps_his_place() -> None:
    async with front(limits={"http_connections_per_address": 3}) as there, AsyncExitStack() as stack:
        asking = [await stack.enter_async_context(there.client()) for _ in range(3)]
        for client in asking:
            client.put(request("/wait"))
        async with asyncio.timeout(PATIENCE):
            while sum(connection.doing == 0 for connection in there.doorway._standing) < 3:  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.01)
        async with there.client() as late:
            assert await late.rest() == b""
        async with there.client(own_address="127.0.0.2") as elsewhere:
            elsewhere.put(request())
            assert await elsewhere.answer() == (200, b"0")
        there.go_on.set()
        for client in asking:
            assert await client.answer() == (200, b"0")


async def test_all_addresses_together_have_a_bound_too_and_our_proxies_only_that_one() -> None:
    limits = {"http_connections_per_address": 2, "http_connections": 10}
    proxies = [ipaddress.ip_network("127.0.0.1")]
    async with front(limits=limits, trusted=proxies) as there, AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(there.client()) for _ in range(8)]
        for client in clients:
            client.put(request())
            assert await client.answer() == (200, b"0")
        assert there.refused == {}
        for _ in range(8):
            client = await stack.enter_async_context(there.client())
            client.put(request())
            assert await client.answer() == (200, b"0")
        assert len(there.doorway._standing) <= 10
        assert there.refused == {"full": 6}


# ── Sockets ──────────────────────────────────────────────────────────────────────────────────────────────


@in_both_loops
async def test_a_socket_is_not_hit_by_the_deadlines_of_http() -> None:
    async with house(bounds=SOON, limits={"http_connections_per_address": 1}) as there:
        async with there.visitor() as one, there.visitor() as other:
            await there.until(lambda: there.registry.count("entered") == 2)
            await asyncio.sleep(1)
            for client in (one, other):
                client.say(b"{}")
            await there.until(lambda: len(there.registry.said) == 2)
        await there.until(lambda: not there.registry.connections)


async def test_the_bounds_hold_before_a_handshake() -> None:
    async with house(bounds=SOON) as there:
        async with RawHttp(there.port) as client:
            client.put(UPGRADE + b"x: " + b"a" * 40_000)
            answer = await client.answer()
            assert answer is not None
            assert answer[0] == 431
        async with RawHttp(there.port) as client:
            client.put(UPGRADE)
            answer = await client.answer()
            assert answer is not None
            assert answer[0] == 408


async def test_a_socket_is_not_opened_in_the_middle_of_an_answer() -> None:
    async with house() as there, RawHttp(there.port) as client:
        client.put(request() + RawSocket(there.port, cookie=there.cookie()).request())
        said = await client.rest()
        assert b"101 Switching" not in said
        assert there.registry.count("entered") == 0


# ── What is parsed before anybody is let in ──────────────────────────────────────────────────────────────

FULL = BOUNDS.head_bytes - 2000
WORST = {
    "cookie": [";" * FULL, "a=b;" * (FULL // 4), f"{COOKIE}=1.abcdefghjkmnpqrs.{'0' * 64};" * (FULL // 92)],
    "accept-language": ["," * FULL, "a" + " " * FULL + "x", "de;q=0.5," * (FULL // 9)],
    "accept-encoding": ["," * FULL, "br" + ";q=" * (FULL // 3), "br ;q=0," * (FULL // 8)],
    "if-none-match": ["," * FULL, '"a",' * (FULL // 4)],
    "x-forwarded-for": ["," * FULL, "127.0.0.1," * (FULL // 10)],
    "origin": ["http://" + "a" * FULL],
    "content-type": [";" * FULL, "a=b;" * (FULL // 4)],
    "accept": ["," * FULL, "a/b;q=1," * (FULL // 8)],
    "range": ["bytes=" + "0-0," * (FULL // 4)],
}


@pytest.mark.parametrize("name", WORST)
async def test_the_longest_headers_cost_about_as_much_as_none(tmp_path: Path, name: str) -> None:
    async with http_application(tmp_path, trusted_proxies=["127.0.0.1"]) as there:
        guest = there.guest(peer="127.0.0.1")

        async def cost(path: str, **headers: str) -> float:
            begun = time.process_time()
            for _ in range(3):
                await guest.get(path, headers=headers)
            return (time.process_time() - begun) / 3

        for path in ("/api/me", "/assets/app-1.js", "/"):
            await cost(path)
            plain = await cost(path)
            for value in WORST[name]:
                # 50 ms is what no single message may cost; a slow machine has its own measure in `plain`.
                assert await cost(path, **{name: value}) < 10 * plain + 0.05, (path, value[:10])
