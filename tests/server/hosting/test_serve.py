"""A whole server: what hosts ask of it, what it shows, and how it stops without losing anything."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Literal

import httpx
import pytest
from msgspec import structs

from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.pool import BotPool
from pioneers.server.hosting.data_files import find_place
from pioneers.server.hosting.serve import Service
from pioneers.server.hosting.settings import ListenSettings, MetricsSettings
from pioneers.server.network.addresses import bind, bind_near, network_host, url
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.store.sqlite import SqliteStore
from tests.server.clients.behaviour import Behaviour, Notes, take_part
from tests.server.clients.guest import Guest
from tests.server.clients.perspective import Perspective
from tests.server.clients.player import Line
from tests.server.clients.verdict import finished, replayed
from tests.server.servers import ServerProcess, ServerThread, quick_settings, serving

TOKEN = "a token of the tests"  # noqa: S105 - none that opens anything
REMOTE = {"X-Forwarded-For": "192.0.2.7"}


# ── What hosts ask ───────────────────────────────────────────────────────────────────────────────────────


def test_a_running_server_is_alive_and_ready(service: ServerThread) -> None:
    for path, right in (("/healthz", "ok\n"), ("/readyz", "ready\n")):
        answer = httpx.get(service.address + path)
        assert (answer.status_code, answer.text) == (200, right)
        assert "set-cookie" not in answer.headers


def test_a_server_whose_store_is_gone_lives_but_is_not_ready(service: ServerThread) -> None:
    service.call(service.service.store.close())
    assert httpx.get(f"{service.address}/healthz").status_code == 200
    assert httpx.get(f"{service.address}/readyz").status_code == 503


def test_a_server_that_cannot_write_is_not_ready_says_why_and_recovers(
    service: ServerThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Every request finds out anew.
    monkeypatch.setattr("pioneers.server.http.routes.hosting._PAUSE", 0)
    assert isinstance(service.service.store, SqliteStore)
    writing = service.service.store._session.driver

    def figure() -> str:
        return next(
            line
            for line in httpx.get(f"{service.address}/metrics").text.splitlines()
            if line.startswith("pioneers_store_writes")
        )

    assert httpx.get(f"{service.address}/readyz").status_code == 200
    assert figure() == "pioneers_store_writes 1.0"
    writing.execute("PRAGMA query_only = ON").close()
    answer = httpx.get(f"{service.address}/readyz", headers={"accept-language": "de"})
    assert (answer.status_code, answer.text) == (503, "In die Datenbank lässt sich nichts schreiben.\n")
    assert figure() == "pioneers_store_writes 0.0"
    writing.execute("PRAGMA query_only = OFF").close()
    assert httpx.get(f"{service.address}/readyz").text == "ready\n"
    assert figure() == "pioneers_store_writes 1.0"


def test_asking_whether_it_can_write_really_writes(service: ServerThread) -> None:
    assert isinstance(service.service.store, SqliteStore)
    log = service.service.store.path.with_name(service.service.store.path.name + "-wal")
    service.call(service.service.store.probe())
    # Not its size: after a checkpoint it is written again from the beginning.
    before = log.read_bytes()
    service.call(service.service.store.probe())
    assert log.read_bytes() != before


def test_a_server_that_begins_to_stop_is_not_ready(service: ServerThread) -> None:
    service.service.hosting.stopping = True
    assert httpx.get(f"{service.address}/readyz").status_code == 503


def test_the_figures_count_requests_by_route_and_not_by_path(service: ServerThread) -> None:
    httpx.get(f"{service.address}/api/tables/aaaaaaaaaaaaaaaa")
    httpx.get(f"{service.address}/nothing/here")
    text = httpx.get(f"{service.address}/metrics").text
    assert 'pioneers_requests_total{method="GET",route="/api/tables/{table}",status="404"} 1.0' in text
    assert "aaaaaaaaaaaaaaaa" not in text
    assert "nothing/here" not in text


def test_the_figures_are_for_this_machine_and_not_for_whoever_comes_through_a_proxy(service: ServerThread) -> None:
    assert httpx.get(f"{service.address}/metrics").status_code == 200
    refused = httpx.get(f"{service.address}/metrics", headers=REMOTE)
    assert refused.status_code == 403
    assert "pioneers_connections" not in refused.text
    assert refused.json()["message"] == "mistake-metrics-forbidden"


async def test_the_figures_can_be_for_whoever_knows_the_token(tmp_path: Path) -> None:
    metrics = MetricsSettings(readers="token", token=TOKEN)
    async with serving(quick_settings(tmp_path / "server.db", metrics=metrics)) as service, httpx.AsyncClient() as http:
        for given, status in (
            (None, 403),
            (f"Bearer {TOKEN}", 200),
            (f"Bearer {TOKEN}x", 403),
            (TOKEN, 403),
            ("é", 403),
        ):
            headers = {} if given is None else {"Authorization": given.encode()}
            answer = await http.get(f"{service.address}/metrics", headers={**REMOTE, **headers})  # type: ignore[arg-type]
            assert answer.status_code == status, given


async def test_moves_sockets_and_tables_are_in_the_figures(service: ServerThread) -> None:
    async with Guest(service.address, "Ada") as ada, Line(ada) as line:
        wish = NewTable(game="cards", seats=[SeatWish(kind="me"), SeatWish(kind="me")])
        table = (await ada.make(wish)).id
        seats = [await line.watch(table, seat) for seat in range(2)]
        await line.until(lambda: any(seat.decides for seat in seats))
        seat = next(seat for seat in seats if seat.decides)
        await seat.play(seat.turn.legal[:1])
        async with httpx.AsyncClient() as http:
            text = (await http.get(f"{service.address}/metrics")).text
    assert "\npioneers_connections 1.0\n" in text
    assert '\npioneers_tables{state="running"} 1.0\n' in text
    assert '\npioneers_move_seconds_count{game="cards"} 1.0\n' in text


# ── How it starts ────────────────────────────────────────────────────────────────────────────────────────


async def test_a_database_has_one_server_that_says_where_it_is(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path / "server.db")
    async with serving(settings) as service:
        place = find_place(tmp_path / "server.db")
        assert place is not None
        assert place.address == service.address
        with pytest.raises(Mistake) as refused:
            await Service(settings).start()
        assert refused.value.key == "store-in-use"
        # The second one took nothing away from the first.
        assert find_place(tmp_path / "server.db") == place
    assert find_place(tmp_path / "server.db") is None


async def test_a_server_that_cannot_listen_lets_go_of_everything(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = quick_settings(tmp_path / "server.db", listen=ListenSettings(port=taken.getsockname()[1]))
        with pytest.raises(Mistake) as refused:
            await Service(settings).start()
        assert refused.value.key == "serve-port"
        async with serving(quick_settings(tmp_path / "server.db")):
            pass


async def test_at_home_a_taken_port_is_passed_over(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = quick_settings(tmp_path / "server.db", listen=ListenSettings(port=port))
        service = Service(settings, any_port=True)
        await service.start()
        assert service.port != port
        await service.stop()


def test_a_port_that_is_free_again_is_taken_again() -> None:
    first = bind("127.0.0.1", 0)[0]
    port = first.getsockname()[1]
    near = bind_near("127.0.0.1", port, 5)[0]
    first.close()
    assert near.getsockname()[1] != port
    near.close()
    (again,) = bind_near("127.0.0.1", port, 5)
    assert again.getsockname()[1] == port
    again.close()


def test_a_name_that_is_not_this_machine_is_said() -> None:
    for host, key in (("a..b", "serve-host"), ("192.0.2.1", "serve-port")):
        with pytest.raises(Mistake) as refused:
            bind(host, 0)
        assert refused.value.key == key


def test_addresses_of_both_kinds_can_be_opened() -> None:
    assert url("127.0.0.1", 80) == "http://127.0.0.1:80"
    assert url("::1", 80) == "http://[::1]:80"
    host = network_host()
    assert host is None or not host.startswith("127.")


# ── How it stops ─────────────────────────────────────────────────────────────────────────────────────────


async def test_whoever_is_connected_is_told_to_come_again(service: ServerThread) -> None:
    async with Guest(service.address, "Ada") as ada, Line(ada) as line:
        await asyncio.to_thread(service.stop)
        await line.until(lambda: bool(line.closes))
        assert line.closes == [(1012, "restart")]
        await asyncio.to_thread(service.start)
        await line.until(lambda: line.connections == 2)


async def test_stopping_again_and_again_loses_no_acknowledged_move_and_games_go_on(service: ServerThread) -> None:
    chance = random.Random(1)
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(service.address, name)) for name in ("Ada", "Ben")]
        lines = [await stack.enter_async_context(Line(guest)) for guest in guests]
        games = [await begun(game, guests, lines) for game in ("cards", "board")]

        async def stop_now_and_then() -> None:
            while not all(seat.over for _, seats in games for seat in seats):
                moves = sum(notes.counts["moves"] for notes, _ in games) + chance.randrange(40, 100)
                await lines[0].until(
                    lambda: (
                        sum(notes.counts["moves"] for notes, _ in games) >= moves  # noqa: B023 - done before the next
                        or all(seat.over for _, seats in games for seat in seats)
                    )
                )
                await asyncio.to_thread(service.stop)
                await asyncio.to_thread(service.start)

        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(stop_now_and_then())
            for notes, seats in games:
                for seat in seats:
                    tasks.create_task(take_part(seat, Behaviour(random.Random(chance.random())), notes))
        for notes, seats in games:
            # Everything that was acknowledged is in the record, and nothing else.
            replayed(await finished(guests[0], notes.table), seats, notes)
        for line in lines:
            assert line.connections > 1
            assert set(line.closes) == {(1012, "restart")}


async def begun(
    game: Literal["board", "cards"], guests: list[Guest], lines: list[Line]
) -> tuple[Notes, list[Perspective]]:
    """A table where both sit and look at their seats."""
    wish = NewTable(game=game, seats=[SeatWish(kind="me"), SeatWish(kind="free")])
    table = (await guests[0].make(wish)).id
    await guests[1].sit(table, 1)
    return Notes(table), [await line.watch(table, seat) for seat, line in enumerate(lines)]


posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")


@posix
def test_a_signal_stops_the_process_in_good_order(server_process: ServerProcess) -> None:
    answer = httpx.put(f"{server_process.address}/api/me", json={"name": "Ada"})
    person = answer.json()["person"]
    port = server_process.port
    assert server_process.stop() == 0
    assert find_place(server_process.database) is None
    assert not server_process.database.with_name("server.db-wal").exists()
    server_process.start()
    assert server_process.port == port
    me = httpx.get(f"{server_process.address}/api/me", cookies=answer.cookies)
    assert me.json()["person"] == person
    assert me.json()["name"] == "Ada"
    # Where the package was made without the page, it says so.
    assert [line for line in server_process.log.splitlines() if "the page was not built" not in line] == []


@posix
def test_a_second_signal_ends_the_process_at_once(server_process: ServerProcess) -> None:
    process = server_process.process
    assert process is not None
    # A request whose end never comes keeps the first signal's stop waiting.
    with socket.create_connection(("127.0.0.1", server_process.port)) as open_request:
        open_request.sendall(
            b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
        )
        while httpx.get(f"{server_process.address}/healthz").status_code != 200:
            pass
        process.send_signal(signal.SIGTERM)
        while find_place(server_process.database) is not None:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 128 + signal.SIGINT
    server_process.start()
    assert httpx.get(f"{server_process.address}/readyz").status_code == 200


async def test_own_files_and_the_secret_lie_beside_the_database(tmp_path: Path) -> None:
    database = tmp_path / "some" / "where.db"
    async with serving(quick_settings(database)):
        pass
    assert sorted(file.name for file in database.parent.iterdir()) == ["where.db", "where.db.lock", "where.db.secret"]
    async with await SqliteStore.open(database):
        pass


async def test_settings_reach_the_parts(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path / "server.db")
    slow = structs.replace(settings, sleep=structs.replace(settings.sleep, minutes=2))
    async with serving(slow) as service:
        assert service.registry.context.sleep == 120_000
        assert service.registry.context.pace == 0
        assert isinstance(service.bots, BotPool)
        assert service.bots.most == 1
