"""Bytes that hardly are HTTP, against a whole server: right requests with something wrong in them, cut anywhere.

python -m tests.server.network.raw_fuzz --requests 20000

The server answers or closes within its own deadlines, logs nothing, keeps no memory, and serves honest clients beside.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.server.network.raw_http import RawHttp, logged, request
from tests.server.network.raw_socket import KEY
from tests.server.servers import server_thread

# A server that owes an answer, or an end, for longer than all its deadlines together is broken.
LONGEST = 60.0
AT_ONCE = 16
PATHS = ("/", "/api/me", "/api/tables", "/api/games?following=1", "/healthz", "/ws", "/nothing", "/rules/board", "*")
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "CONNECT", "TRACE", "BREW", "get", "PRI")
NUMBERS = (
    "0",
    "1",
    "-1",
    "+1",
    "5",
    "0x5",
    "5, 5",
    "5,6",
    "1e3",
    " 5",
    "99999999999999999999",
    "9" * 400,
    "",
    "a",
    "٣",
)
HEADERS: tuple[tuple[str, Callable[[random.Random], str]], ...] = (
    ("Content-Length", lambda chance: chance.choice(NUMBERS)),
    (
        "Transfer-Encoding",
        lambda chance: chance.choice(("chunked", "Chunked", "identity", "gzip, chunked", " chunked")),
    ),
    (
        "Transfer-Encoding",
        lambda chance: chance.choice(("chunked, chunked", "xchunked", "chunked\x0b", "\tchunked", "")),
    ),
    ("Connection", lambda chance: chance.choice(("close", "keep-alive", "Upgrade", "upgrade, close", "x" * 200, ","))),
    ("Upgrade", lambda chance: chance.choice(("websocket", "WebSocket", "h2c", "TLS/1.0", "", "websocket, h2c"))),
    ("Sec-WebSocket-Key", lambda chance: chance.choice((KEY, "", "a", KEY * 3))),
    ("Sec-WebSocket-Version", lambda chance: chance.choice(("13", "8", "", "13, 8"))),
    ("Expect", lambda chance: chance.choice(("100-continue", "200-ok", ""))),
    ("Host", lambda chance: chance.choice(("127.0.0.1", "", "a" * 300, "x:99999", "[::1", "a b", "é"))),
    ("Cookie", lambda chance: "; ".join(["pioneers=1.a.b"] * chance.choice((1, 3, 500)))),
    ("Accept-Language", lambda chance: ",".join(["de;q=0.5"] * chance.choice((1, 50, 3000)))),
    ("Accept-Encoding", lambda chance: ",".join(["br;q=0"] * chance.choice((1, 4000)))),
    ("If-None-Match", lambda chance: ",".join(['"a"'] * chance.choice((1, 5000)))),
    ("Range", lambda chance: "bytes=" + ",".join(["0-0"] * chance.choice((1, 5000)))),
    ("X-Forwarded-For", lambda chance: ",".join(["127.0.0.1"] * chance.choice((1, 2000)))),
    ("Content-Type", lambda chance: chance.choice(("application/json", "multipart/form-data; boundary=a", ";" * 9000))),
    ("Origin", lambda chance: chance.choice(("null", "http://127.0.0.1", "http://" + "a" * 5000))),
)
# Whole openings that are no HTTP/1.
STRANGE = (
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(27),
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
    b"GET /\r\n",
    b"GET / HTTP/0.9\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET  /  HTTP/1.1\r\n\r\n",
    b"HTTP/1.1 200 OK\r\n\r\n",
    b"\x00" * 1000,
    b"\r\n" * 500,
    b"SSH-2.0-OpenSSH_9.9\r\n",
    b"PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
)


def spoilt(chance: random.Random) -> bytes:
    """A request as nobody should send it."""
    if chance.random() < 0.06:
        return chance.choice(STRANGE)
    method = chance.choice(METHODS[:5] if chance.random() < 0.8 else METHODS)
    path = chance.choice(PATHS) + chance.choice(("", "", "", "?" + "a=b&" * 2000, "%00%ff", "/" * 3000, "\xff", "#x"))
    version = chance.choice(("HTTP/1.1",) * 8 + ("HTTP/1.0", "HTTP/1.2", "http/1.1", "HTTP/1.1 x", ""))
    end = chance.choice(("\r\n",) * 12 + ("\n", "\r", "\n\r", "\r\r\n"))
    lines = [f"{method} {path} {version}"]
    if chance.random() < 0.9:
        lines.append("Host: 127.0.0.1")
    for _ in range(chance.choice((0, 1, 2, 3, 5, 120))):
        name, value = chance.choice(HEADERS)
        lines.append(name + chance.choice((":", ": ") * 6 + (" :", "", " : ", ":\r\n ")) + value(chance))
    if chance.random() < 0.1:
        lines.insert(
            chance.randrange(1, len(lines) + 1), chance.choice(("", " folded", "\x00", "a\x00b: c", ":", "é: é"))
        )
    whole = bytearray(end.join([*lines, "", ""]).encode("latin-1", "replace") + content(chance))
    if chance.random() < 0.2:
        for _ in range(chance.choice((1, 1, 2, 10))):
            whole[chance.randrange(len(whole))] = chance.randrange(256)
    if chance.random() < 0.15:
        whole = whole[: chance.randrange(len(whole))]
    return bytes(whole)


def content(chance: random.Random) -> bytes:
    """What stands behind the headers: nothing, JSON, chunks good and bad, or another request."""
    return chance.choice(
        (
            b"",
            b"",
            b"{}",
            b'{"name":"A"}',
            b"5\r\nhello\r\n0\r\n\r\n",
            b"5;a=b\r\nhello\r\n0\r\nX: y\r\n\r\n",
            b"5\nhello\n0\n\n",
            b"-5\r\nhello\r\n0\r\n\r\n",
            b"ffffffffffffffffff\r\nhello",
            b"5;" + b"a" * 20_000,
            b"1\r\na\r\n" * 5000,
            b"0\r\n" + b"X: y\r\n" * 3000,
            b"a" * 20_000,
            request("/smuggled"),
            request("/healthz") * 40,
        )
    )


async def send(port: int, chance: random.Random, seen: Counter[str]) -> None:
    """One connection: a request or two, in pieces, and what comes back."""
    data = b"".join(spoilt(chance) for _ in range(chance.choice((1, 1, 1, 2, 5))))
    cuts = sorted(chance.randrange(len(data) + 1) for _ in range(chance.choice((0, 1, 2, 6)))) if data else []
    async with RawHttp(port) as client:
        try:
            for start, stop in zip([0, *cuts], [*cuts, len(data)], strict=True):
                client.put(data[start:stop])
                await asyncio.sleep(0)
            if chance.random() < 0.1:
                seen["left"] += 1
                return
            if not client.writer.transport.is_closing():
                client.writer.write_eof()
        except (OSError, RuntimeError):
            pass
        async with asyncio.timeout(LONGEST):
            try:
                first = await client.reader.read(12)
                while await client.reader.read(65_536):
                    pass
            except ConnectionError:
                seen["cut off"] += 1
                return
    assert not first or first.startswith(b"HTTP/1.1 "), first
    seen[first[9:12].decode() or "closed"] += 1


async def be_honest(port: int, done: asyncio.Event, seen: Counter[str]) -> None:
    """Somebody who asks for nothing but his due all the while, and always gets it."""
    while not done.is_set():
        async with RawHttp(port) as client:
            for _ in range(20):
                client.put(request("/healthz"))
                assert await client.answer() == (200, b"ok\n"), "an honest client was not served"
                seen["honest"] += 1
                await asyncio.sleep(0.005)


async def raw_fuzz(port: int, requests: int, seed: int) -> Counter[str]:
    """So many connections; the statuses of the first answers, counted."""
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    done = asyncio.Event()
    honest = asyncio.create_task(be_honest(port, done, seen))

    async def some(own: random.Random) -> None:
        for _ in range(requests // AT_ONCE):
            await send(port, own, seen)

    try:
        async with asyncio.TaskGroup() as all_of_them:
            for _ in range(AT_ONCE):
                all_of_them.create_task(some(random.Random(chance.random())))
    finally:
        done.set()
    await honest
    return seen


def memory() -> int:
    """Bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main() -> int:
    """Against a server of our own; prints what came back."""
    options = argparse.ArgumentParser()
    options.add_argument("--requests", type=int, default=20_000)
    options.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    given = options.parse_args()
    sys.stdout.write(f"seed {given.seed}\n")
    with tempfile.TemporaryDirectory() as folder, logged() as lines, server_thread(Path(folder)) as server:
        seen = asyncio.run(raw_fuzz(server.port, given.requests // 10, given.seed))
        before = memory()
        seen += asyncio.run(raw_fuzz(server.port, given.requests, given.seed + 1))
        grown = memory() - before
    sys.stdout.write(f"{dict(seen.most_common())}\nmemory grew by {grown // 1024} kB; logged: {lines[:5]}\n")
    return 1 if lines or grown > 100_000_000 else 0


if __name__ == "__main__":
    sys.exit(main())
