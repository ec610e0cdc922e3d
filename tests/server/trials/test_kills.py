"""A server that is killed under load loses nothing that it acknowledged, and everybody plays on."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

import pioneers
from pioneers.server.wire import messages as wire
from pioneers.store.sql.rows import Entry, Header
from tests.server.clients.behaviour import Notes
from tests.server.clients.guest import Guest
from tests.server.clients.perspective import Perspective
from tests.server.clients.player import Line
from tests.server.trials.kills import judged, kill
from tests.store.examples import TIME, header


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system knows no SIGKILL")
async def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    seed = int.from_bytes(os.urandom(4), "big")
    counts = await kill(tmp_path, times=3, tables=6, seed=seed, life=0.8)
    assert counts["acknowledged"] > 0, f"seed {seed}"
    assert counts["lost"] == counts["doubled"] == 0, f"seed {seed}: {counts}"
    assert counts["connections"] >= 4 * 10, "nobody had to come back"


# ── The judge ────────────────────────────────────────────────────────────────────────────────────────────


class Told(NamedTuple):
    """A table as its log has it and as its seats were told."""

    header: Header
    log: list[Entry]
    seats: list[Perspective]
    notes: Notes


def told() -> Told:
    """Some moves of a game by the engine alone, with the log and the notes that a server and its people would have."""
    game = pioneers.game("board")
    head = header("abcdefghjkmnpqrs", seed=7, state="running", options={})
    state = game.new(players=2, seed=7)
    log = [Entry(table=head.id, number=1, kind="begun", body={"seen": 7}, time=TIME)]
    notes = Notes(head.id)
    chance = random.Random(1)
    for number in range(2, 20):
        assert state.seat is not None
        seat, action, client = state.seat, str(chance.choice(state.legal())), f"client-{number:04}"
        game.play(state, action)
        body = {"actions": [action], "end": True}
        log.append(
            Entry(table=head.id, number=number, kind="move", body=body, time=TIME, seat=seat, client=f"{seat}:{client}")
        )
        notes.played(seat, [action], wire.Accepted(table=head.id, client=client, version=number, played=1))
    line = Line(Guest("http://localhost", "Ada"))
    seats = [Perspective(line, head.id, seat) for seat in range(2)]
    for perspective in seats:
        perspective.version, perspective.view = len(log), game.view(state, perspective.seat)
    return Told(head, log, seats, notes)


def judge(table: Told, log: list[Entry]) -> tuple[int, int]:
    counts = judged(table.header, log, None, table.seats, table.notes)
    return counts["lost"], counts["doubled"]


def test_the_judge_is_content_with_what_was_told() -> None:
    table = told()
    assert judge(table, table.log) == (0, 0)


def test_the_judge_sees_a_lost_move() -> None:
    table = told()
    with pytest.raises(AssertionError, match=r"another course|never was"):
        judge(table, table.log[:-1])


def test_the_judge_sees_a_gap() -> None:
    table = told()
    with pytest.raises(AssertionError, match="a gap"):
        judge(table, table.log[:5] + table.log[6:])


def test_the_judge_sees_another_move_in_place_of_the_one_acknowledged() -> None:
    table = told()
    last = table.log[-1]
    assert judge(table, [*table.log[:-1], replace(last, client=f"{last.seat}:client-9999")]) == (1, 0)


def test_the_judge_sees_a_move_that_counted_twice() -> None:
    table = told()
    first, last = table.log[1], table.log[-1]
    assert judge(table, [*table.log[:-1], replace(last, client=first.client)]) == (1, 1)


def test_the_judge_sees_a_seat_that_was_shown_something_else() -> None:
    table = told()
    table.seats[0].view = {**(table.seats[0].view or {}), "round": 99}
    with pytest.raises(AssertionError, match="saw something else"):
        judge(table, table.log)
