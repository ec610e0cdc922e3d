"""A finished game as the server gives it out, replayed by the engine and compared with what everybody saw of it."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import pioneers
from pioneers.kernel.event import Event
from pioneers.kernel.files.record import Record
from pioneers.server.tables.fair import commitment
from pioneers.server.wire import parts
from pioneers.server.wire.bodies import Replay, ReplayStep
from tests.server.clients.behaviour import Notes
from tests.server.clients.guest import PATIENCE, PAUSE, Guest
from tests.server.clients.perspective import Perspective


async def over(guest: Guest, table: str) -> parts.TableInfo:
    """The table when its books are closed: that is a moment after the last move was told."""
    async with asyncio.timeout(PATIENCE):
        while True:
            info = await guest.info(table)
            if info.state == "over":
                return info
            await asyncio.sleep(PAUSE)


class Ended(NamedTuple):
    """A finished game: its record, and all that the server tells of it afterwards."""

    record: Record
    replay: Replay


async def finished(guest: Guest, table: str) -> Ended:
    """What the server gives out of a finished game; its seed is the one that was promised."""
    info = await over(guest, table)
    plain: dict[str, Any] = await guest.record(table)
    names = ("game", "rules", "data", "players", "options", "seats", "actions", "end")
    record = Record(seed=int(plain["seed"]), **{name: plain[name] for name in names})
    assert info.seed == str(record.seed), "the table shows another seed than the record"
    assert commitment(record.seed) == info.commitment, "the deal is not the one that was promised"
    # The record says of a bot also which one it was.
    assert all(name.startswith(seat.name) for name, seat in zip(record.seats, info.seats, strict=True)), record.seats
    replay = await guest.get(f"/api/games/{table}", Replay)
    assert replay.record == plain, "the replay has another record"
    return Ended(record, replay)


def replayed(game: Ended, perspectives: list[Perspective], notes: Notes) -> None:
    """The engine comes from the record to the position that all saw last, by the actions that were acknowledged."""
    record, replay = game
    rules = pioneers.game(record.game)
    opening: list[Event] = []
    state = record.start(rules, events=opening)
    assert replay.opening == [event.seen_by(None) for event in opening], "the replay begins in another way"
    actions: dict[int, list[str]] = {}
    steps: list[ReplayStep] = []
    for action in record.actions:
        assert state.seat is not None, "the record goes on after the end"
        seat = state.seat
        actions.setdefault(seat, []).append(action)
        events = [event.seen_by(None) for event in rules.play(state, action)]
        steps.append(ReplayStep(action=action, seat=seat, events=events))
    assert state.seat is None, "the record stops before the end"
    assert rules.digest(state) == record.end, "the engine comes to another position"
    assert replay.steps == steps, "the replay tells another course"
    assert replay.result == rules.result(state), "the replay tells another result"
    for perspective in perspectives:
        assert perspective.view == rules.view(state, perspective.seat), f"{perspective} saw another end"
        assert perspective.result == rules.result(state), f"{perspective} was told another result"
        if perspective.seat is not None:
            told = notes.stand(perspective.seat)
            assert actions.get(perspective.seat, []) == told, f"{perspective} was told another course"
