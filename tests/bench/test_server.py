"""The bench of the server: what it counts, and what it does without its rival. No test asserts a speed."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from contextlib import aclosing, closing
from pathlib import Path

import pytest

import pioneers
from pioneers.server.hosting.settings import LimitSettings
from tools.bench.environment import RivalMissing
from tools.bench.figures import OURS
from tools.bench.server import load as serve_load
from tools.bench.server import node as serve_node
from tools.bench.server import report as serve_report
from tools.bench.server import run as serve_run
from tools.bench.server.command import run, serve
from tools.bench.server.load import Load, LoadLost, Pair, quantile
from tools.bench.server.many import crowd
from tools.bench.server.node import node_with_boardgame
from tools.bench.server.ours import LIMITS, SPARE, Ours
from tools.bench.server.process import ServerLost, ServerProcess, disk_of
from tools.bench.server.report import CONTEST
from tools.bench.server.theirs import Theirs

IN_CI = os.environ.get("CI", "") not in ("", "0", "false")


def silent(_words: str) -> None:
    """Progress that nobody reads."""


def unmetered() -> None:
    """A server whose processor time the system does not tell."""


@pytest.fixture(autouse=True)
def short_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_load, "WARM_UP", 0.05)


# --- the load -------------------------------------------------------------------------------------------


class Slow(Pair):
    """A pair whose moves are answered after a while, or never."""

    def __init__(self, seconds: float | None) -> None:
        super().__init__()
        self.seconds = seconds
        self.most = 0
        self.now = 0

    def send_move(self) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        if self.seconds is not None:
            asyncio.get_running_loop().call_later(self.seconds, self.answer)

    def answer(self) -> None:
        self.now -= 1
        self.taken()
        self.free()


def test_the_quantile_is_a_value_that_was_measured() -> None:
    values = [5.0, 1.0, 4.0, 2.0, 3.0]
    assert [quantile(values, share) for share in (0.0, 0.2, 0.5, 0.99, 1.0)] == [1, 1, 3, 5, 5]
    assert quantile(list(map(float, range(1, 101))), 0.99) == 99


def test_saturated_every_pair_has_one_move_under_way_and_no_more() -> None:
    pairs = [Slow(0.001), Slow(0.002)]

    async def work() -> serve_load.Slice:
        return await Load().saturated(pairs, 0.1, unmetered)

    found = run(work())
    assert found.moves == len(found.waits) == len(found.delays) > 2
    assert [pair.most for pair in pairs] == [1, 1]
    assert not any(pair.under_way for pair in pairs)
    assert found.server_share is None


def test_a_move_that_had_to_wait_is_counted_from_when_it_was_due() -> None:
    pair = Slow(0.1)

    async def work() -> tuple[list[float], list[float]]:
        load = Load()
        pair.load = load
        load.go_on = serve_load.what_is_owed
        load.counting = True
        now = serve_load.clock()
        serve_load.beat(pair, now)
        serve_load.beat(pair, now)
        await load.settled([pair])
        return load.waits.tolist(), load.delays.tolist()

    waits, delays = run(work())
    assert pair.most == 1
    assert len(waits) == len(delays) == 2
    assert delays[1] >= delays[0] + waits[1]


def test_paced_moves_come_by_the_clock_and_not_by_the_answers() -> None:
    pairs = [Slow(0.0) for _ in range(100)]

    async def work() -> serve_load.Slice:
        return await Load().paced(pairs, 0.3, unmetered)

    found = run(work())
    # A hundred a second, however fast the answers are; a busy machine may make it fewer.
    assert 0 < found.moves <= 60
    assert all(delay >= wait for delay, wait in zip(found.delays, found.waits, strict=True))


@pytest.mark.parametrize(
    ("pairs", "complaint"),
    [([Slow(None)], "no move was answered"), ([Slow(0.001), Slow(None)], "1 moves were never answered")],
)
def test_a_move_that_is_never_answered_ends_the_slice(
    monkeypatch: pytest.MonkeyPatch, pairs: list[Slow], complaint: str
) -> None:
    monkeypatch.setattr(serve_load, "PATIENCE", 0.5)

    async def work() -> serve_load.Slice:
        return await Load().saturated(pairs, 0.05, unmetered)

    with pytest.raises(LoadLost, match=complaint):
        run(work())


def test_a_failure_ends_the_slice_and_says_why() -> None:
    pair = Slow(None)

    async def work() -> serve_load.Slice:
        asyncio.get_running_loop().call_later(0.01, pair.lost, "out of wood")
        return await Load().saturated([pair], 60.0, unmetered)

    with pytest.raises(LoadLost, match="out of wood"):
        run(work())


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text("exit('out of wool')", encoding="utf-8")

    async def work() -> int:
        return await process.listening(lambda _: None)

    process = ServerProcess([sys.executable, script], os.environ)
    try:
        with pytest.raises(ServerLost, match="out of wool"):
            run(work())
    finally:
        process.close()


# --- the servers ----------------------------------------------------------------------------------------


def test_ours_counts_moves_that_are_on_the_disk(tmp_path: Path) -> None:
    async def work() -> tuple[int, int]:
        async with aclosing(Ours(tmp_path, "cards")) as ours:
            await ours.open(4, silent, watchers=1)
            seen = [spectator.received for table in ours.pairs for spectator in table.spectators]
            load = Load()
            counted = 0
            for drive in (load.saturated, load.paced):
                counted += (await drive(ours.pairs, 0.5, ours.process.processor_seconds)).moves
            with closing(sqlite3.connect(ours.server.database)) as database:
                (kept,) = database.execute("select count(*) from log where kind = 'move'").fetchone()
            # Who watches gets the moves too.
            told = [spectator.received for table in ours.pairs for spectator in table.spectators]
            assert len(told) == 4
            assert all(after > before for before, after in zip(seen, told, strict=True))
            return counted, kept

    counted, kept = run(work())
    assert 2 <= counted <= kept
    assert list(tmp_path.iterdir()) == []


def test_ours_goes_on_when_a_game_is_over_and_when_none_lies_ready(tmp_path: Path) -> None:
    async def work() -> None:
        async with aclosing(Ours(tmp_path, "board")) as ours:
            await ours.open(1, silent)
            (table,) = ours.pairs
            while len(table.spare) > 1:
                table.spare.pop()
            load = Load()
            while ours.made_on_the_clock < 1:
                await load.saturated(ours.pairs, 0.2, unmetered)
            assert len(table.used) >= 2
            assert all(game.over for game in table.used)
            await ours.refill()
            assert not table.used
            assert len(table.spare) == SPARE["board"]

    run(work())


def rival_or_skip() -> serve_node.Node:
    try:
        return node_with_boardgame()
    except RivalMissing as reason:
        if IN_CI:
            raise
        pytest.skip(f"the rival cannot be installed here: {reason}")


def test_theirs_plays_on_after_the_end_of_a_game() -> None:
    async def work() -> tuple[int, int, str]:
        async with aclosing(Theirs(node)) as theirs:
            await theirs.open(2, silent)
            load = Load()
            saturated = await load.saturated(theirs.pairs, 0.5, theirs.process.processor_seconds)
            paced = await load.paced(theirs.pairs, 0.6, theirs.process.processor_seconds)
            return saturated.moves, paced.moves, theirs.title

    node = rival_or_skip()
    saturated, paced, title = run(work())
    assert saturated > 2 * 9
    assert paced > 0
    assert "boardgame.io 0.50.2" in title


def test_theirs_keeps_a_state_of_our_size_in_files(tmp_path: Path) -> None:
    async def work() -> tuple[int, list[str]]:
        async with aclosing(Theirs(node, tmp_path)) as theirs:
            await theirs.open(2, silent)
            found = await Load().saturated(theirs.pairs, 0.5, theirs.process.processor_seconds)
            return found.moves, kept_files(tmp_path)

    def kept_files(folder: Path) -> list[str]:
        return [file.read_text(encoding="utf-8") for file in folder.glob("*/*")]

    node = rival_or_skip()
    moves, files = run(work())
    assert moves > 2 * 9
    # One of each match, as it began: the others may just be written.
    (first, second) = [text for text in files if ':initial"' in text[:40]]
    assert 2700 < len(first) == len(second) < 3600
    assert list(tmp_path.iterdir()) == []


def test_many_tables_cost_memory_and_the_active_ones_play_on(tmp_path: Path) -> None:
    found = run(crowd("board", active=2, idle=20, seconds=0.5, folder=tmp_path, files=4 + 200 + 15, tell=silent))
    assert (found.idle, found.watched) == (20, 15)
    assert found.alone[0] <= found.alone[1] <= found.alone[2]
    assert found.among[0] <= found.among[1] <= found.among[2]


# --- the rival's installation ---------------------------------------------------------------------------


def test_the_lock_file_names_the_rivals_version_and_no_registry() -> None:
    lock = json.loads((serve_node.SOURCES / serve_node.LOCK).read_text(encoding="utf-8"))
    packages = lock["packages"]
    assert packages["node_modules/boardgame.io"]["version"] == serve_node.VERSION
    assert all("integrity" in package and "resolved" not in package for name, package in packages.items() if name)


def test_without_node_only_ours_is_measured_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(serve_node, "programs", lambda: iter(()))
    # Ours has targets of its own, which are not what this is about.
    monkeypatch.setattr(serve_report, "TARGET", 1.0)
    monkeypatch.setattr(serve_run, "MOVES", 5)
    file = tmp_path / "report.json"
    assert serve(tables=4, seconds=0.2, rounds=1, folder=tmp_path / "databases", json_file=file, gate=True) == 0
    text = capsys.readouterr().out
    assert "The rival could not be measured" in text
    assert "there is no node" in text
    assert "? no rival" in text
    report = json.loads(file.read_text(encoding="utf-8"))
    assert list(report["games"]) == list(pioneers.GAMES)
    for weights in report["bytes_a_move"].values():
        assert weights["moves"] == 4 * 5
        assert 0 < weights["deltas"] < weights["whole"]
    for figures in report["games"].values():
        assert figures["rival_missing"]
        assert set(figures["measures"]) == {measure.key for measure in CONTEST.measures}
        for measure in figures["measures"].values():
            assert len(measure["rounds"][OURS]) == 1
            assert min(measure["rounds"][OURS]) > 0


def test_an_installation_of_another_lock_file_is_none(tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / ".package-lock.json").touch()
    assert not serve_node.installed(tmp_path)
    (tmp_path / serve_node.LOCK).write_bytes((serve_node.SOURCES / serve_node.LOCK).read_bytes())
    assert serve_node.installed(tmp_path)
    (tmp_path / serve_node.LOCK).write_text("{}", encoding="utf-8")
    assert not serve_node.installed(tmp_path)


def test_the_file_system_of_a_folder_is_the_innermost(tmp_path: Path) -> None:
    if not Path("/proc/mounts").exists():
        pytest.skip("this system does not tell")
    assert disk_of(Path("/proc/self")) == "proc"
    assert disk_of(tmp_path) != "proc"


def test_no_limit_of_a_server_stands_in_the_way_of_the_load() -> None:
    assert set(LIMITS) == set(LimitSettings.__struct_fields__)
