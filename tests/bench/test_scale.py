"""The bench of several processes and of growth, with PostgreSQL and Redis. No test asserts a speed."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from contextlib import ExitStack
from io import StringIO
from pathlib import Path

import psycopg
import pytest
from rich.console import Console

import pioneers
from pioneers.server.tables.journal import progress_of
from tests.services.postgresql import binaries
from tests.services.redis import redis_program
from tools.bench.server import load as serve_load
from tools.bench.server.command import run, serve
from tools.bench.server.load import Load, Pair
from tools.bench.server.ours import OurServer, Tables
from tools.bench.server.scale import growth, logs
from tools.bench.server.scale import shared as serve_shared
from tools.bench.server.scale.growth import Grown, Growth, more_processes, more_tables_and_watchers
from tools.bench.server.scale.logs import LongTable, time_logs
from tools.bench.server.scale.parts import Parts, family_seconds
from tools.bench.server.scale.report import growth_json, print_growth
from tools.bench.server.scale.shared import ALONE, LOAD, PARTS, SERVERS, Cost, Services, Sharing, processor, take_side
from tools.bench.server.seats import BenchTable


def silent(_words: str) -> None:
    """Progress that nobody reads."""


@pytest.fixture(autouse=True)
def short_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_load, "WARM_UP", 0.05)


# --- several processes ----------------------------------------------------------------------------------


def test_two_processes_share_tables_and_every_part_is_metered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    binaries(), redis_program()
    monkeypatch.setattr(logs, "LOADED", 1)
    monkeypatch.setattr(logs, "APPENDED", 1)
    sharing = Sharing(2, 0.4, tmp_path)
    houses: list[str] = []

    class Noted(Services):
        def new_house(self) -> tuple[str, str]:
            house = super().new_house()
            houses.append(house[0])
            return house

    with Noted(tmp_path) as services:
        run(take_side(sharing, services, "cards", 2, silent))
        with psycopg.connect(houses[0]) as connection:
            rows = connection.execute("select count(*) from log where kind = 'move'").fetchone()
        short, long = run(time_logs("board", services.new_house()[0], rounds=1, short=5, times=4))
    (saturated,), (paced,) = sharing.saturated["cards", 2], sharing.paced["cards", 2]
    assert rows is not None
    assert 2 <= saturated.moves + paced.moves <= rows[0]
    assert set(saturated.processor) == set(PARTS)
    assert saturated.processor[SERVERS] > 0
    assert saturated.p50 <= saturated.p99
    assert (short.entries, long.entries) == (5, 20)
    assert min(short.load + long.load + short.append + long.append) > 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("count", [2, 3])
def test_the_two_of_a_table_are_on_different_servers(count: int) -> None:
    class Nowhere(OurServer):
        def __init__(self) -> None:
            """It is never started."""

    tables = Tables("cards", [Nowhere() for _ in range(count)], "")
    for number in range(6):
        table = BenchTable(number, lambda _: None)
        assert tables.server_of(table, 0) is not tables.server_of(table, 1)


def test_without_the_services_it_says_what_installs_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_shared, "find_spec", lambda _name: None)
    assert serve(shared=1, tables=1, folder=tmp_path) == 1


def test_processor_time_has_that_of_children_who_live_and_who_have_ended() -> None:
    if not Path("/proc/self/stat").exists():
        pytest.skip("this system does not tell")
    burn = "import time; end = time.process_time() + {}\nwhile time.process_time() < end: pass"
    child = "import subprocess, sys, time\n"
    ended = f"subprocess.run([sys.executable, '-c', {burn.format(0.1)!r}])\n"
    lives = f"living = subprocess.Popen([sys.executable, '-c', {burn.format(0.1) + chr(10) + 'time.sleep(60)'!r}])\n"
    command = [sys.executable, "-c", child + ended + lives + "living.wait()"]
    with ExitStack() as stack:
        process = stack.enter_context(subprocess.Popen(command))  # noqa: S603 - our own
        stack.callback(end_family, process)
        meter = Parts({"burning": [process.pid]})
        meter()
        until = time.monotonic() + 30
        while family_seconds(process.pid) < 0.2 and time.monotonic() < until:
            time.sleep(0.02)
        meter()
        assert family_seconds(process.pid) >= 0.2
        assert 0 < meter.spent()["burning"] <= family_seconds(process.pid)
    assert meter() is None


def end_family(process: subprocess.Popen[bytes]) -> None:
    import psutil  # type: ignore[import-untyped]  # noqa: PLC0415 - it comes with PostgreSQL's package

    for child in psutil.Process(process.pid).children():
        child.kill()
    process.wait(30)


# --- growth ---------------------------------------------------------------------------------------------


def test_more_tables_and_more_watchers_are_beside_the_same_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "TEN", 3)
    tables, watchers = run(
        more_tables_and_watchers("cards", tables=3, rate=40, seconds=0.3, rounds=1, folder=tmp_path, tell=silent)
    )
    assert (tables.less, tables.more) == (watchers.less, watchers.more) == (1, 3)
    assert tables.before == watchers.before
    assert [len(line.after) for line in (tables, watchers)] == [1, 1]


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_a_long_log_leads_hardly_further_than_the_short_one(game: str) -> None:
    table = LongTable(game, 16)
    table.play(10)
    short = len(table.progress.match.record.actions)
    table.fill(100)
    again = progress_of(table.header, table.game, table.entries)
    assert again.last == len(table.entries) == 100
    assert table.game.digest(again.match.state) == table.game.digest(table.progress.match.state)
    assert short <= len(again.match.record.actions) <= short + 5


def test_so_many_moves_a_second_come_from_however_many_pairs() -> None:
    class Quick(Pair):
        def send_move(self) -> None:
            asyncio.get_running_loop().call_soon(self.answer)

        def answer(self) -> None:
            self.taken()
            self.free()

    async def work() -> int:
        return (await Load().paced([Quick(), Quick()], 0.5, lambda: None, rate=100)).moves

    # Two a second would be one. A busy machine may make it fewer than fifty.
    assert 5 < run(work()) <= 80


# --- reporting ------------------------------------------------------------------------------------------


def made_up() -> Grown:
    def cost(servers: float) -> Cost:
        return Cost(10, 100.0, 0.001, 0.002, {SERVERS: servers, LOAD: 0.0001})

    sides = {("cards", ALONE): [cost(0.0002)], ("cards", 1): [cost(0.0003)], ("cards", 2): [cost(0.0007)]}
    sharing = Sharing(20, 1.0, Path("/somewhere"), sides, sides)
    return Grown(20, 10.0, [Growth("cards", "tables", "time", 2, 20, [1.0, 2.0], [3.0, 2.0])], sharing)


def test_costs_of_processes_are_those_of_all_parts_beside_one() -> None:
    (line,) = more_processes(made_up().sharing)
    assert (line.less, line.more) == (1, 2)
    assert line.ratio == pytest.approx(2)
    assert processor([Cost(1, 1.0, 1.0, 1.0, {})]) is None


def test_a_ratio_is_the_median_of_the_rounds() -> None:
    (line,) = made_up().lines
    assert line.ratio == 2
    assert Growth("cards", "tables", "time", 2, 20).ratio is None


def test_growth_is_printed_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = StringIO()
    print_growth(Console(file=text, width=200), made_up())
    assert "2.00× (1.00–3.00)" in text.getvalue()
    assert "800 µs" in text.getvalue()
    report = json.loads(json.dumps(growth_json(made_up())))
    assert report["growth"][0]["ratio"] == 2
    assert [side["processes"] for side in report["sharing"]["saturated"]] == [1, 1, 2]

    async def grown(*_: object, **__: object) -> Grown:
        return made_up()

    monkeypatch.setattr("tools.bench.server.command.grow", grown)
    file = tmp_path / "growth.json"
    assert serve(growth=True, json_file=file) == 0
    assert json.loads(file.read_text(encoding="utf-8")) == report
