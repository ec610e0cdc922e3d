"""Attacks with requests: large ones, slow ones, silent ones, and many that each cost more than they look."""

from __future__ import annotations

import asyncio
from importlib.resources import files

import msgspec

from tests.server.trials.attack.target import Target

# More than the largest header block that any server should read, and enough to see that it is not read.
FLOOD = 64 * 1024 * 1024
CHUNK = b"a" * 65_536
LARGEST_FILE = 199_000
# Connections that only wait, at one time.
SILENT = 150


def bombs() -> list[str]:
    """Texts that look like data files and cost far more than their size."""
    deep = "a." * 20_000 + "a = 1"
    return [
        deep,
        f"[{'a.' * 20_000}a]",
        f"[[{'a.' * 2_000}a]]\n" * 40,
        "x = " + "[" * 90_000,
        "x = " + "{a=" * 30_000,
        "x = " + "9" * 190_000,
        'x = """' + "a" * LARGEST_FILE,
        "".join(f"k{number} = 1\n" for number in range(18_000)),
        "".join(f"[t{number}]\n" for number in range(20_000)),
        "\n" * LARGEST_FILE,
        f"{'cards' + 'x' * 90_000} = 1",
    ]


async def bad_files(target: Target) -> None:
    """Data files that would take all memory, for a table of one's own."""
    text = target.chance.choice(bombs())[:LARGEST_FILE]
    option = target.chance.choice(("deck", "board", "coaches"))
    wish = {
        "game": "cards" if option == "deck" else "board",
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "files": [{"option": option, "text": text}],
    }
    target.saw("bad file", await target.ask("POST", "/api/tables", wish))


async def one_file_many_times(target: Target) -> None:
    """The same file, sixteen times at the same moment."""
    deck = files("pioneers.cards").joinpath("data/deck.toml").read_text(encoding="utf-8")
    text = f"{deck}\n# {target.chance.random()}\n"
    wish = {
        "game": "cards",
        "seats": [{"kind": "me"}, {"kind": "me"}],
        "files": [{"option": "deck", "text": text}],
    }
    for answer in await asyncio.gather(*(target.ask("POST", "/api/tables", wish) for _ in range(16))):
        target.saw("same file", answer)


async def endless_header(target: Target) -> None:
    """A header that does not end, until the server does not want any more of it."""
    sent = 0
    try:
        async with target.connection() as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nX: ")
            while sent < FLOOD:
                writer.write(CHUNK)
                await asyncio.wait_for(writer.drain(), 20)
                sent += len(CHUNK)
    except (OSError, TimeoutError):
        pass
    target.counts["endless header: MB taken"] += sent >> 20
    target.counts["endless header: taken whole" if sent >= FLOOD else "endless header: cut off"] += 1


async def many_cookies(target: Target) -> None:
    """As many cookies as fit, and far more than fit."""
    for count in (4_000, 100_000):
        cookies = "; ".join(f"a{number}=b" for number in range(count))
        target.saw(f"{count} cookies", await target.ask("GET", "/api/me", cookie=cookies))


async def odd_headers(target: Target) -> None:
    """The longest of every header that the server reads."""
    values = {
        "Accept-Language": ",".join(f"x{number};q=0.{number % 10}" for number in range(3_000)),
        "X-Forwarded-For": ",".join(["203.0.113.9"] * 2_300),
        "If-None-Match": ",".join(['"0"'] * 7_000),
        "Accept-Encoding": ",".join(["br;q=1"] * 4_000),
        "Range": "bytes=" + ",".join(f"{number}-{number}" for number in range(3_000)),
    }
    for name, value in values.items():
        answer = await target.ask("GET", "/api/me", headers=f"{name}: {value}\r\n")
        target.saw(f"long {name}", answer)


async def silent_connections(target: Target) -> None:
    """Connections that say nothing, or a byte every second, for as long as the server lets them."""

    async def wait(speaks: bool) -> None:
        try:
            async with asyncio.timeout(60), target.connection() as (reader, writer):
                for byte in b"GET /readyz HTTP/1.1\r\n" + b"X: 1\r\n" * 10:
                    if speaks:
                        writer.write(bytes([byte]))
                    if await _closed(reader):
                        target.counts["silent connection: closed by the server"] += 1
                        return
                target.counts["silent connection: never closed"] += 1
        except (OSError, TimeoutError):
            target.counts["silent connection: closed by the server"] += 1

    await asyncio.gather(*(wait(bool(number % 2)) for number in range(SILENT)))


async def _closed(reader: asyncio.StreamReader) -> bool:
    """Whether the other end closed the connection within a second."""
    try:
        return not await asyncio.wait_for(reader.read(1024), 0.9)
    except TimeoutError:
        return False


async def slow_body(target: Target) -> None:
    """A body of which a byte comes now and then."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\nContent-Type: application/json\r\n"
    try:
        async with target.connection() as (reader, writer):
            writer.write(f"{head}Content-Length: 200000\r\n\r\n".encode())
            for _ in range(60):
                writer.write(b"{")
                if await _closed(reader):
                    target.counts["slow body: closed by the server"] += 1
                    return
    except OSError:
        target.counts["slow body: closed by the server"] += 1
        return
    target.counts["slow body: a minute long"] += 1


async def many_tables(target: Target) -> None:
    """Public tables without end: without a cookie, and twenty at once with one."""
    cookie = target.chance.choice(("", await target.identity()))
    wish = {
        "game": "board",
        "seats": [{"kind": "me"}, {"kind": "free"}],
        "public": True,
        "clock": {"kind": "move", "seconds": 5},
    }
    for answer in await asyncio.gather(*(target.ask("POST", "/api/tables", wish, cookie) for _ in range(20))):
        target.saw("table", answer)


async def grabbed_seats(target: Target) -> None:
    """Every free seat of every public table, for one stranger."""
    cookie = await target.identity()
    lobby = await target.ask("GET", "/api/tables")
    if lobby.status != 200:
        return
    for info in msgspec.json.decode(lobby.body)["tables"]:
        for number in range(info["players"]):
            target.saw("seat", await target.ask("PUT", f"/api/tables/{info['id']}/seats/{number}", {}, cookie))


async def long_answers(target: Target) -> None:
    """Long answers asked for again and again, and not read."""
    table = target.chance.choice(target.tables)
    paths = ("/", "/api/openapi.json", "/api/games", f"/api/tables/{table}/components", f"/api/tables/{table}/history")
    try:
        async with target.connection() as (_, writer):
            for _ in range(40):
                head = f"GET {target.chance.choice(paths)} HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\n\r\n"
                writer.write(head.encode())
            await asyncio.sleep(3)
    except OSError:
        pass
    for path in paths:
        target.saw(path.replace(table, "…"), await target.ask("GET", path))


BLOWS = (
    bad_files,
    one_file_many_times,
    endless_header,
    many_cookies,
    odd_headers,
    silent_connections,
    slow_body,
    many_tables,
    grabbed_seats,
    long_answers,
)
