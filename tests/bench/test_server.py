"""The bench of the server: what it counts, how it judges, what it does without its rival. No test asserts a speed."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from contextlib import aclosing, closing
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import pioneers
from pioneers.server.hosting.settings import LimitSettings
from tools.bench.contest import Target
from tools.bench.environment import RivalMissing
from tools.bench.figures import OURS, RIVAL, Figures
from tools.bench.server import load as serve_load
from tools.bench.server import node as serve_node
from tools.bench.server import report as serve_report
from tools.bench.server import run as serve_run
from tools.bench.server.command import run, serve
from tools.bench.server.load import Load, LoadLost, Pair, quantile
from tools.bench.server.many import Crowd, crowd, each
from tools.bench.server.node import node_with_boardgame
from tools.bench.server.ours import LIMITS, SPARE, Ours
from tools.bench.server.process import ServerLost, ServerProcess, disk_of
from tools.bench.server.report import CONTEST, missed_targets, outcome_json, print_crowds, print_outcome
from tools.bench.server.run import KEPT, PACED, SATURATED, Outcome, Shares
from tools.bench.server.theirs import Theirs
from tools.bench.server.weights import Weights

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


# --- judging and reporting ------------------------------------------------------------------------------


def made_up(ours: float, theirs: float | None, share: float = 0.3, server: float = 1.1) -> Outcome:
    keys = [measure.key for measure in CONTEST.measures]
    found = {(OURS, key): ours for key in keys}
    if theirs is not None:
        found |= {(RIVAL, key): theirs for key in keys}
    figures = Figures("board", 2, {OURS: "ours 1.0", RIVAL: "theirs 1.0"}, rounds=[found])
    shares = {("board", SATURATED): [Shares(share, server)], ("board", PACED): [Shares(0.1, None)]}
    return Outcome(500, 10.0, Path("/somewhere"), {"board": figures}, shares, {"board": 3})


def printed(outcome: Outcome) -> str:
    text = StringIO()
    print_outcome(Console(file=text, width=200), outcome)
    return text.getvalue()


def test_the_server_has_its_targets() -> None:
    assert CONTEST.targets == {SATURATED: Target(times=2), "p50": Target(times=1 / 1.5), "p99": Target(times=1)}
    assert set(CONTEST.targets) <= {measure.key for measure in CONTEST.measures}


def test_twice_the_moves_and_no_slower_is_met_and_less_is_missed() -> None:
    assert missed_targets(made_up(1.0, 2.0)) == []
    assert missed_targets(made_up(1.0, 1.9)) == ["board: moves, each table as fast as it can"]
    # At the median a time may be half as long again, at p99 not.
    assert len(missed_targets(made_up(1.0, 0.9))) == 2
    assert len(missed_targets(made_up(1.0, 0.6))) == 3


def test_a_time_and_a_rate_are_both_shown_as_times_theirs() -> None:
    lines = printed(made_up(1e-3, 0.5e-3)).splitlines()
    rate = next(line for line in lines if "as fast as it can" in line)
    time = next(line for line in lines if "each second: p99" in line)
    assert [cell.strip() for cell in rate.split("│")[2:-1]] == [
        "1,000/s",
        "2,000/s",
        "0.50× (0.50–0.50)",
        "≥ 2×",
        "✗ MISSED",
    ]
    assert [cell.strip() for cell in time.split("│")[2:-1]] == [
        "1.00 ms",
        "500 µs",
        "2.00× (2.00–2.00)",
        "≤ 1×",
        "✗ MISSED",
    ]


def test_what_makes_figures_doubtful_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = printed(made_up(1.0, 2.0))
    assert "may be the limit itself" not in quiet
    assert "NO DISK" not in quiet
    assert "board: 3 tables were made in the middle of slices" in quiet
    monkeypatch.setattr(serve_report, "disk_of", lambda _: "tmpfs")
    loud = printed(made_up(1.0, 2.0, share=0.95))
    assert "ours, board, saturated: the load took 95% of a processor and may be the limit itself." in loud
    assert "/somewhere (tmpfs): THAT IS MEMORY AND NO DISK" in loud
    waiting = "ours, board, saturated: server and load took only 50% and 30% of a processor"
    assert waiting not in quiet
    assert waiting in printed(made_up(1.0, 2.0, server=0.5))


def test_theirs_with_a_state_of_our_size_is_shown_and_judges_nothing() -> None:
    outcome = made_up(1.0, 2.0)
    figures = outcome.games["board"]
    figures.titles[KEPT] = "theirs on files 1.0"
    figures.rounds[0] |= {(KEPT, measure.key): 0.25 for measure in CONTEST.measures}
    assert missed_targets(outcome) == []
    rate = next(line for line in printed(outcome).splitlines() if "as fast as it can" in line)
    assert [cell.strip() for cell in rate.split("│")[-3:-1]] == ["4.00/s", "0.25×"]
    assert outcome_json(outcome)["games"]["board"]["measures"]["p99"]["rounds"][KEPT] == [0.25]


def test_bytes_have_a_target_of_their_own() -> None:
    outcome = made_up(1.0, 2.0)
    outcome.weights["board"] = Weights(20, 80.0, 400.0)
    assert missed_targets(outcome) == []
    outcome.weights["cards"] = Weights(20, 100.0, 400.0)
    assert missed_targets(outcome) == ["cards: bytes a move"]
    assert "0.25×" in printed(outcome)
    assert outcome_json(outcome)["bytes_a_move"]["cards"] == {"moves": 20, "deltas": 100, "whole": 400, "share": 0.25}


def test_the_report_for_programs_holds_every_round() -> None:
    report = json.loads(json.dumps(outcome_json(made_up(1.0, 2.0))))
    saturated = report["games"]["board"]["measures"][SATURATED]
    assert saturated["rounds"] == {OURS: [1], RIVAL: [2]}
    assert (saturated["times_as_fast_as_rival"], saturated["verdict"]) == (2, "met")
    assert report["processor_shares"][0] == {
        "side": "board",
        "load": SATURATED,
        "rounds": [{"load": 0.3, "server": 1.1}],
    }


def test_the_gate_closes_for_a_missed_target_only(monkeypatch: pytest.MonkeyPatch) -> None:
    for outcome, gate, code in ((made_up(1, 1), False, 0), (made_up(1, 1), True, 1), (made_up(1, 2), True, 0)):

        async def contended(outcome: Outcome = outcome, **_: Any) -> Outcome:
            return outcome

        monkeypatch.setattr("tools.bench.server.command.contend", contended)
        assert serve(gate=gate) == code


def test_the_cost_of_a_table_is_the_growth_shared_out() -> None:
    times = (0.001, 0.002, 0.003)
    found = Crowd("board", Path("/somewhere"), 500, 5000, 4000, 100_000, 600_000, 700_000, times, times, 0.2, None)
    assert found.table_bytes == 100
    assert found.client_bytes == 25
    assert each(None, 5, 1) is each(5, None, 1) is each(1, 2, 0) is None
    text = StringIO()
    print_crowds(Console(file=text, width=200), [found])
    assert "only 4000 idle tables have somebody" in text.getvalue()
    assert "2.00 ms" in text.getvalue()


def test_the_file_system_of_a_folder_is_the_innermost(tmp_path: Path) -> None:
    if not Path("/proc/mounts").exists():
        pytest.skip("this system does not tell")
    assert disk_of(Path("/proc/self")) == "proc"
    assert disk_of(tmp_path) != "proc"


def test_no_limit_of_a_server_stands_in_the_way_of_the_load() -> None:
    assert set(LIMITS) == set(LimitSettings.__struct_fields__)
