"""Whole games over real sockets, through a bad network, end as the engine alone would end them."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from pioneers.server.wire import messages as wire
from pioneers.server.wire import parts
from tests.server.clients.behaviour import Behaviour, Notes, take_part
from tests.server.clients.guest import Guest
from tests.server.clients.perspective import Broken, Perspective
from tests.server.clients.player import Line
from tests.server.clients.verdict import finished, replayed
from tests.server.servers import ServerThread
from tests.server.trials.chaos import Plan, everybody_left, made, play_game, play_games


async def test_games_of_both_kinds_survive_drops_doubles_and_disorder(service: ServerThread) -> None:
    happened = await play_games(service.address, games=4, seed=5)
    await everybody_left(service)
    for trouble in ("cut_before", "cut_after", "twice", "elsewhere", "again_later", "ahead", "stale", "late copies"):
        assert happened[trouble], f"no {trouble} in all these games"
    assert happened["undos"]
    assert happened["ends of turn"]
    assert happened["connections"] > 6 * 2, "nobody ever had to come back"


@pytest.mark.parametrize(("game", "players"), [("board", 4), ("cards", 3)])
async def test_all_seats_at_one_browser(service: ServerThread, game: str, players: int) -> None:
    happened = await play_game(service.address, Plan(game, [0] * players, spectators=1), seed=11)
    assert happened["moves"] > 50


@pytest.mark.parametrize("game", ["board", "cards"])
async def test_one_person_among_bots_of_the_server(service: ServerThread, game: str) -> None:
    happened = await play_game(service.address, Plan(game, [None, 0, None]), seed=12)
    assert happened["actions"] > happened["moves"], "the bots did not play"


# ── The judge and the eyes ───────────────────────────────────────────────────────────────────────────────


async def test_another_course_than_the_one_told_is_noticed(service: ServerThread) -> None:
    # The judge itself: it must see a single move that was acknowledged and is not in the record.
    async with Guest(service.address, "Ada") as guest, Line(guest) as line:
        plan = Plan("board", [0, 0], trouble=0, undo=0)
        table = await made({0: guest}, plan, 0)
        notes = Notes(table)
        seats = [await line.watch(table, seat) for seat in (0, 1)]
        chance = random.Random(3)
        await asyncio.gather(*(take_part(seat, Behaviour(chance), notes) for seat in seats))
        game = await finished(guest, table)
        replayed(game, seats, notes)
        notes.moves[1].append(["pass"])
        with pytest.raises(AssertionError, match="another course"):
            replayed(game, seats, notes)
        del notes.moves[1][-1]
        seats[0].view = {**(seats[0].view or {}), "round": 0}
        with pytest.raises(AssertionError, match="another end"):
            replayed(game, seats, notes)
        game.record.end = "0" * 32
        with pytest.raises(AssertionError, match="another position"):
            replayed(game, seats, notes)


def shown(version: int, **changes: Any) -> wire.Fresh:
    """A table as seat 0 might be shown it."""
    info: Any = SimpleNamespace(state="running")
    view: dict[str, object] = {"viewer": 0, "seat": 1, "round": version}
    fresh = wire.Fresh(
        table="t", seat=0, version=version, info=info, view=view, turn=parts.Turn(deciding=1), result=None, chat=[]
    )
    return replace(fresh, **changes)


def step(since: int, version: int, **changes: Any) -> wire.Update:
    """A step as seat 0 might be told it."""
    view: dict[str, object] = {"viewer": 0, "seat": 1, "round": version}
    update = wire.Update(
        table="t",
        seat=0,
        since=since,
        version=version,
        kind="move",
        by=1,
        events=[],
        view=view,
        turn=parts.Turn(deciding=1),
    )
    return replace(update, **changes)


@pytest.mark.parametrize(
    ("messages", "broken"),
    [
        ([shown(3), step(4, 5)], "a gap"),
        ([shown(3), step(3, 5)], "one step from 3 to 5"),
        ([shown(3), shown(2)], "version 3 was seen"),
        ([shown(3), shown(3, view={"viewer": 0, "seat": 1, "round": 9})], "two views"),
        ([shown(3), step(3, 4, view={"viewer": 1, "seat": 1})], "the view of 1"),
        ([shown(3), step(3, 4, turn=parts.Turn(deciding=1, legal=["pass"]))], "the legal actions of seat 1"),
        ([shown(3), step(3, 4, turn=parts.Turn(deciding=0))], "seat 0 decides, the view says 1"),
        ([shown(3, view=None)], "has the view None"),
    ],
)
def test_a_scripted_client_notices_a_broken_promise(messages: list[wire.Fresh | wire.Update], broken: str) -> None:
    line: Any = SimpleNamespace(guest=SimpleNamespace(name="Ada"), deltas=False)
    perspective = Perspective(line, "t", 0)
    *right, wrong = messages
    for message in right:
        perspective.take(message)
    with pytest.raises(Broken, match=broken):
        perspective.take(wrong)


def test_a_scripted_client_takes_what_is_right() -> None:
    line: Any = SimpleNamespace(guest=SimpleNamespace(name="Ada"), deltas=False)
    perspective = Perspective(line, "t", 0)
    for message in (shown(3), step(3, 4), step(4, 5), step(2, 5, kind="missed"), step(5, 9, kind="missed"), shown(9)):
        perspective.take(message)
    assert perspective.version == 9
