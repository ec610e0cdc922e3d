"""The figures: what is told to them is what Prometheus reads."""

from __future__ import annotations

from collections import Counter

from prometheus_client.parser import text_string_to_metric_families

from pioneers.server.hosting.metrics import Metrics

Labels = dict[str, str]


def figure(metrics: Metrics, name: str, **labels: str) -> float | None:
    for family in text_string_to_metric_families(metrics.text().decode()):
        for sample in family.samples:
            if sample.name == name and sample.labels == labels:
                return float(sample.value)
    return None


def test_moves_are_counted_by_game_with_their_seconds() -> None:
    metrics = Metrics()
    metrics.moved("board", 0.0015)
    metrics.moved("board", 0.3)
    metrics.moved("cards", 0.0001)
    assert figure(metrics, "pioneers_move_seconds_count", game="board") == 2
    assert figure(metrics, "pioneers_move_seconds_bucket", game="board", le="0.002") == 1
    assert figure(metrics, "pioneers_move_seconds_sum", game="board") == 0.3015
    assert figure(metrics, "pioneers_move_seconds_count", game="cards") == 1


def test_sockets_come_and_go_and_are_turned_away() -> None:
    metrics = Metrics()
    metrics.connected()
    metrics.connected()
    metrics.disconnected()
    metrics.refused("origin")
    assert figure(metrics, "pioneers_connections") == 1
    assert figure(metrics, "pioneers_sockets_refused_total", reason="origin") == 1


def test_bots_are_counted_by_level() -> None:
    metrics = Metrics()
    metrics.bot_asked()
    metrics.bot_asked()
    metrics.bot_answered()
    metrics.bot_decided("level2", 0.2)
    metrics.bot_failed("level4")
    metrics.watch_bots(lambda: 3, lambda: 1)
    assert figure(metrics, "pioneers_bots_waiting") == 1
    assert figure(metrics, "pioneers_bot_seconds_count", level="level2") == 1
    assert figure(metrics, "pioneers_bot_failures_total", level="level4") == 1
    assert figure(metrics, "pioneers_bots_busy") == 3
    assert figure(metrics, "pioneers_bot_processes_lost") == 1


def test_tables_are_counted_when_somebody_reads_the_figures() -> None:
    metrics = Metrics()
    states: list[str] = []
    metrics.watch_tables(lambda: Counter(states))
    assert figure(metrics, "pioneers_tables", state="open") is None
    states += ["open", "running", "open"]
    assert figure(metrics, "pioneers_tables", state="open") == 2
    assert figure(metrics, "pioneers_tables", state="running") == 1


def test_writing_that_failed_is_counted() -> None:
    metrics = Metrics()
    assert figure(metrics, "pioneers_append_failures_total") == 0
    metrics.append_failed()
    assert figure(metrics, "pioneers_append_failures_total") == 1


def test_made_up_methods_make_no_rows_of_their_own() -> None:
    metrics = Metrics()
    metrics.requested("GET", "/api/me", 200)
    metrics.requested("BREW", "none", 405)
    metrics.requested("STEEP", "none", 405)
    assert figure(metrics, "pioneers_requests_total", method="GET", route="/api/me", status="200") == 1
    assert figure(metrics, "pioneers_requests_total", method="other", route="none", status="405") == 2


def test_two_servers_of_one_process_do_not_mix() -> None:
    one, other = Metrics(), Metrics()
    one.append_failed()
    assert figure(other, "pioneers_append_failures_total") == 0


def test_the_process_itself_is_measured() -> None:
    assert (figure(Metrics(), "process_resident_memory_bytes") or 0) > 1_000_000
