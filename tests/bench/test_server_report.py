"""The bench of the server: how it judges figures, and what it says of them."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tools.bench.contest import Target
from tools.bench.figures import OURS, RIVAL, Figures
from tools.bench.server import report as serve_report
from tools.bench.server.command import serve
from tools.bench.server.many import Crowd, each
from tools.bench.server.report import CONTEST, missed_targets, outcome_json, print_crowds, print_outcome
from tools.bench.server.run import KEPT, PACED, SATURATED, Outcome, Shares
from tools.bench.server.weights import Weights


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
