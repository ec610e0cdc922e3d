"""What requests and messages cost the event loop with the largest inputs that are legal: the weights of `server.costs`.

`python -m tests.server.trials.costs` prints milliseconds of this thread's processor time. Threads that work beside the
loop are told apart: they take its time only by the interpreter's lock.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec

from pioneers.server.hosting.settings import LimitSettings
from tests.server.http.application import finish, http_application, table
from tests.server.registries import Listener, Place, open_registry, somebody
from tests.server.servers import MANY

TIMES = 15


async def measured(work: Callable[[], Awaitable[Any]], times: int = TIMES) -> tuple[float, float]:
    """Milliseconds of the loop's thread and of the whole process, the middle of some."""
    found = []
    for _ in range(times):
        thread, process = time.thread_time(), time.process_time()
        await work()
        found.append((1000 * (time.thread_time() - thread), 1000 * (time.process_time() - process)))
    return median(loop for loop, _ in found), median(whole for _, whole in found)


def told(name: str, figures: tuple[float, float]) -> None:
    sys.stdout.write(f"{name:<34} {figures[0]:8.2f} ms of the loop {figures[1]:8.2f} ms in all\n")


async def dearest(place: Place, listener: Listener, made: str, moves: int) -> dict[str, tuple[float, float]]:
    """Play a game and ask at many of its positions; the highest cost of each question."""
    highest: dict[str, tuple[float, float]] = {}

    async def ask(name: str, **message: Any) -> None:
        data = msgspec.json.encode({"table": made, **message})

        async def work() -> None:
            place.registry.received(listener, data)
            found = place.registry.tables[made]
            await asyncio.sleep(0)
            await found.idle()

        figures = await measured(work, 1)
        highest[name] = max(highest.get(name, (0.0, 0.0)), figures)

    for number in range(moves):
        progress = place.registry.tables[made].progress
        seat = progress.match.state.seat if progress.holding is None else progress.holding
        if seat is None:
            break
        version = progress.perspectives.version(seat)
        legal = [action.text for action in progress.match.state.legal()] if progress.holding is None else []
        if legal and number % 5 == 0:
            await ask("watch", type="watch", seat=seat)
            await ask("outlook", type="outlook", seat=seat)
            await ask("explain", type="explain", seat=seat, action=legal[-1])
            await ask("explain nonsense", type="explain", seat=seat, action="x" * 200)
            for action in {legal[0], legal[-1], legal[len(legal) // 2]}:
                await ask("preview", type="preview", seat=seat, actions=[action])
        message = {"seat": seat, "version": version, "client": f"move-{number:05d}"}
        if progress.holding is None:
            await ask("play", type="play", **message, actions=[legal[number % len(legal)]], end=True)
        else:
            await ask("end", type="end", **message)
    return highest


async def messages(folder: Path, game: str, moves: int) -> None:
    async with open_registry(folder) as place:
        ada = somebody()
        made = await place.table(ada, game)
        listener = place.listener(ada)
        for seat in (0, 1):
            await place.say(listener, type="watch", table=made, seat=seat)
        ping = b'{"type":"ping","time":1}'

        async def pinged() -> None:
            place.registry.received(listener, ping)

        told(f"{game}: ping", await measured(pinged))
        for name, figures in (await dearest(place, listener, made, moves)).items():
            told(f"{game}: {name} (dearest)", figures)

        async def woken() -> None:
            found = place.registry.tables[made]
            await found.ask(found.load)

        told(f"{game}: waking after {moves} moves", await measured(woken, 5))

        async def looked_back() -> None:
            await place.registry.history(made, ada.id, 0)

        told(f"{game}: history after {moves} moves", await measured(looked_back, 5))


async def requests(folder: Path) -> None:
    limits = LimitSettings(**dict.fromkeys(LimitSettings.__struct_fields__, MANY))
    async with http_application(folder, limits=limits) as house:
        ada = await house.person("Ada")
        finished = [await finish(house.store, "board", [None, None], seed=seed) for seed in range(3)]

        async def got(path: str) -> httpx.Response:
            answer = await ada.get(path)
            assert answer.status_code == 200, answer.text
            return answer

        async def post(wish: dict[str, Any]) -> None:
            await ada.post("/api/tables", json=wish)

        for path in ("/api/me", "/api/me/tables", "/api/tables", "/api/games"):
            told(f"GET {path}", await measured(lambda path=path: got(path)))  # type: ignore[misc]
        told("POST /api/tables", await measured(lambda: post(table(public=True))))
        told("POST /api/tables, 4 seats", await measured(lambda: post(table("board", ("me", "free", "free", "free")))))
        large: dict[str, Any] = {"files": [{"option": "deck", "text": "# " + "x" * 60_000}]}
        told("POST /api/tables, 60 kB upload", await measured(lambda: post(table("cards", **large)), 5))
        games = iter(finished * 20)
        told("GET replay", await measured(lambda: got(f"/api/games/{next(games).table}"), 3))
        told("GET position", await measured(lambda: got(f"/api/games/{finished[0].table}/positions/99")))
        told("GET record.json", await measured(lambda: got(f"/api/games/{finished[0].table}/record.json")))


def main() -> None:
    """Measure everything."""
    for number, (game, moves) in enumerate((("board", 400), ("cards", 400))):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(messages(Path(folder) / str(number), game, moves))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(requests(Path(folder)))


if __name__ == "__main__":
    main()
