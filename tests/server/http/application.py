"""The HTTP application in the loop of a test, with a real store and a real registry, and guests who ask it."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar

import pioneers
from pioneers.bots.levels import bot_named
from pioneers.bus.memory import LocalBus
from pioneers.match.match import Match
from pioneers.server.bots.pool import Answer, BotPool, Question
from pioneers.server.files.checker import Checker
from pioneers.server.hosting.context import Context
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.settings import Settings
from pioneers.server.http.app import make_app
from pioneers.server.http.identity import Identity
from pioneers.server.http.page import NO_SCREEN, SCREENS, Page, document_of, screen_of
from pioneers.server.http.routes.hosting import Hosting
from pioneers.server.network.limits import Limits
from pioneers.server.network.reception import Reception
from pioneers.server.tables.fair import commitment
from pioneers.server.tables.registry import Registry
from pioneers.store.arrangement import Arrangement
from pioneers.store.interface import Store
from pioneers.store.sql.rows import Finished, Header, Seat, new_id, now
from pioneers.store.sqlite import SqliteStore
from pioneers.text.say import LANGUAGES
from tests.server.insides import look
from tests.server.servers import quick_settings

HOST = "play.example"
ADDRESS = f"http://{HOST}"
PAGE = {
    "index.html": b"<!doctype html><title>Pioneers</title>",
    "documents/notfound.en.html.gz": gzip.compress(b"<!doctype html><html lang=en><title>notfound</title>", mtime=0),
    **{
        document_of(screen, language): f"<!doctype html><html lang={language}><title>{screen}</title>".encode()
        for screen in {NO_SCREEN, *map(screen_of, SCREENS)}
        for language in LANGUAGES
    },
    "service-worker.js": b"// worker",
    "manifest.webmanifest": b"{}",
    "mark.svg": b"<svg/>",
    "robots.txt": b"User-agent: *",
    "assets/main-3f2a.js": b"console.log(1)",
    "assets/main-3f2a.js.gz": b"packed script",
    "assets/main-3f2a.js.br": b"best packed script",
    "assets/besley-77aa.woff2": b"letters",
    ".vite/manifest.json": b"{}",
}
DESCRIPTIONS = {"/api", "/api/openapi.json"}
SECRET = b"a secret for tests, long enough, and known to everybody"


class FirstActions:
    """Bots without processes: they take the first legal action at once."""

    async def decide(self, question: Question) -> Answer:
        await asyncio.sleep(0)
        return Answer(actions=list(question.legal[:1]), bot=question.bot)


@dataclass
class HttpApplication:
    """The parts, and guests by their own clients."""

    store: SqliteStore
    registry: Registry
    identity: Identity
    settings: Settings
    metrics: Metrics
    app: Litestar
    clients: list[httpx.AsyncClient] = field(default_factory=list)

    def guest(
        self, language: str = "en", address: str = ADDRESS, peer: str = "192.0.2.7", **headers: str
    ) -> httpx.AsyncClient:
        """A browser without a cookie, on a page of ours."""
        transport = httpx.ASGITransport(app=cast("Any", self.app), client=(peer, 4711), raise_app_exceptions=False)
        sent = {"origin": address, "accept-language": language, **headers}
        hooks = {"response": [searched]}
        client = httpx.AsyncClient(transport=transport, base_url=address, headers=sent, event_hooks=hooks)
        self.clients.append(client)
        return client

    async def person(self, name: str, language: str = "en") -> httpx.AsyncClient:
        """A browser of somebody who has said his name."""
        client = self.guest(language)
        answer = await client.put("/api/me", json={"name": name, "language": language})
        assert answer.status_code == 200, answer.text
        return client


@asynccontextmanager
async def http_application(folder: Path, page: Page | None = None, **changes: Any) -> AsyncIterator[HttpApplication]:
    """Everything but sockets and bots' processes; `changes` are settings. Without a page there is a small one."""
    settings = quick_settings(folder / "server.db", **changes)
    async with AsyncExitStack() as parts:
        store = await parts.enter_async_context(await SqliteStore.open(folder / "server.db"))
        metrics = Metrics()
        bots = cast("BotPool", FirstActions())
        checker = Checker()
        parts.push_async_callback(checker.close)
        registry = Registry(
            Context(
                store,
                bots,
                metrics,
                checker,
                most_tables=settings.limits.tables_per_person,
                most_tables_of_address=settings.limits.tables_per_address,
                pace=0.0,
            )
        )
        await registry.open()
        # Let what it starts begin: some tests are over before the loop has turned once.
        await asyncio.sleep(0)
        parts.push_async_callback(registry.close)
        identity = Identity([SECRET], store.people)
        limits = Limits(settings.limits)
        hosting = Hosting(store, metrics, settings.metrics)
        reception = Reception(registry, identity, limits, settings, metrics, LocalBus())
        shown = small_page(folder / "page") if page is None else page
        app = make_app(registry, store, identity, limits, settings, metrics, hosting, reception, shown)
        house = HttpApplication(store, registry, identity, settings, metrics, app)
        yield house
        for client in house.clients:
            await client.aclose()


async def searched(answer: httpx.Response) -> None:
    """No answer may tell of the server's insides. The description of the API is no answer to anybody's question."""
    if "json" in answer.headers.get("content-type", "") and answer.request.url.path not in DESCRIPTIONS:
        await answer.aread()
        look(answer.content, (SECRET.decode(),))


def small_page(folder: Path) -> Page:
    """A page as the build would make one, but small."""
    for name, content in PAGE.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return Page(folder)


def table(game: str = "board", seats: Sequence[str] = ("me", "free"), **more: Any) -> dict[str, Any]:
    """A wish for a table: `me`, `free` or a level for each seat."""
    kinds = [{"kind": "bot", "bot": seat} if seat.startswith("level") else {"kind": seat} for seat in seats]
    return {"game": game, "seats": kinds, **more}


async def make(browser: httpx.AsyncClient, *arguments: Any, **more: Any) -> dict[str, Any]:
    """A new table, as somebody wishes it."""
    answer = await browser.post("/api/tables", json=table(*arguments, **more))
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def identity(browser: httpx.AsyncClient) -> str:
    """The id of the person at a browser."""
    person = (await browser.get("/api/me")).json()["person"]
    assert isinstance(person, str)
    return person


def refused(answer: httpx.Response, status: int, message: str) -> None:
    """The answer says no, in this way."""
    assert (answer.status_code, answer.json()["message"]) == (status, f"mistake-{message}"), answer.text


async def finish(
    store: Store, game: str, people: Sequence[str | None], *, seed: int = 7, public: bool = True, ended: int = 0
) -> Finished:
    """A game that was played to its end by bots, kept as the server keeps one. `people` are who sat at its table."""
    names = [f"Player {seat}" for seat in range(len(people))]
    played = pioneers.game(game)
    bots = [bot_named("level1", seed=seat) for seat in range(len(people))]
    match = Match.new(played, names, bots, seed)
    match.run()
    record = match.record
    record.engine, record.commitment = "0.1.0", commitment(seed)
    time = now()
    seats = [
        Seat(name=name, person=person, bot=None if person else "level1")
        for name, person in zip(names, people, strict=True)
    ]
    header = Header(
        id=new_id(),
        created=time,
        game=game,
        rules=record.rules,
        engine=record.engine,
        data=record.data,
        players=record.players,
        seed=seed,
        seed_hash=record.commitment,
        options=record.options,
        clock={"kind": "none"},
        seats=seats,
        public=public,
        state="over",
        changed=time,
        owner=people[0],
        arrangement=Arrangement(pace="quick"),
    )
    finished = Finished(
        table=header.id,
        game=game,
        rules=record.rules,
        engine=record.engine,
        data=record.data,
        people=people,
        began=time,
        ended=ended or time,
        digest=record.end or "",
        result=played.result(match.state),
        record=record.written(played),
    )
    await store.tables.create(header)
    await store.finished.add(finished)
    return finished
