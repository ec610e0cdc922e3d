"""What the bots know of the board game: its decisions and what a position is worth."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from pioneers.board.position.state import BoardState
from pioneers.bots.evaluator import SURE
from pioneers.bots.evaluators import usual_evaluator
from pioneers.bots.plans import Plans
from pioneers.kernel.action import Action
from pioneers.kernel.rng import seeded

from .board_positions import GAME, NUMBERS, positions

EVALUATOR = usual_evaluator("board")
# The longest list of decisions that a level looks through in its time.
MOST = 30


def rows(state: BoardState, plans: Plans) -> list[list[Action]]:
    """The plans of a position as actions."""
    EVALUATOR.plans(state, plans)
    return [[state.shared.space.actions[index] for index in plans.listed(plan)] for plan in range(int(plans.count))]


def cheapest_fares(state: BoardState) -> dict[str, int]:
    """What the cheapest way to every city in reach costs."""
    routes = cast("dict[str, list[dict[str, int]]]", GAME.routes(state))
    return {city: ways[0]["fare"] for city, ways in routes.items()}


def kind(action: Action) -> str:
    """The verb, and what is bought."""
    return f"buy {action.arguments[0]}" if action.verb == "buy" else action.verb


@pytest.mark.parametrize("players", NUMBERS)
def test_every_plan_is_legal_atom_by_atom(players: int) -> None:
    plans = Plans()
    for state in positions(players, 6):
        if state.seat is None:
            continue
        for row in rows(state, plans):
            world = state.copy()
            for action in row:
                assert world.seat == state.seat
                assert action in world.legal()
                GAME.advance(world, action)


@pytest.mark.parametrize("players", NUMBERS)
def test_there_is_a_plan_for_every_kind_of_action_and_none_twice(players: int) -> None:
    plans = Plans()
    for state in positions(players, 10):
        if state.seat is None:
            continue
        found = rows(state, plans)
        assert 0 < len(found) <= MOST
        assert {kind(row[0]) for row in found} == {kind(action) for action in state.legal()}
        assert len({tuple(row) for row in found}) == len(found)


@pytest.mark.parametrize("players", NUMBERS)
def test_every_step_that_asks_is_met_also_in_the_middle_of_a_decision(players: int) -> None:
    met = set()
    halfway = 0
    for state in positions(players, 10):
        met.add(state.step)
        halfway += state.step == "drive" and state.visited != 0
    assert met == {"purchase", "place", "drive", "settle", "sergeant", "barkeeper", "farmer", "join", "over"}
    assert halfway > 0


@pytest.mark.parametrize("players", NUMBERS)
def test_a_drive_goes_to_every_city_in_reach_or_the_list_is_full(players: int) -> None:
    plans = Plans()
    for state in positions(players, 6):
        if state.step == "drive":
            found = rows(state, plans)
            goals = {row[-2].arguments[0] for row in found}
            assert all(row[-1].verb == "settle" for row in found)
            assert goals == set(GAME.routes(state)) or len(found) == MOST


@pytest.mark.parametrize("players", NUMBERS)
def test_the_cheapest_way_to_a_city_is_among_the_plans(players: int) -> None:
    plans = Plans()
    for state in positions(players, 6):
        if state.step != "drive":
            continue
        left: dict[str, int] = {}
        seat = int(state.active)
        for row in rows(state, plans):
            world = state.copy()
            for action in row[:-1]:
                GAME.advance(world, action)
            city = row[-2].arguments[0]
            left[city] = max(left.get(city, -1), int(world.money[seat]))
        for city, fare in cheapest_fares(state).items():
            if city in left:
                assert left[city] == state.money[seat] - fare


@pytest.mark.parametrize("players", NUMBERS)
def test_the_mark_never_falls_and_grows_with_every_turn(players: int) -> None:
    marks: list[tuple[list[int], int]] = []
    for state in positions(players, 1):
        turn = [int(state.round), int(state.active), int(state.stack == 0)]
        marks.append((turn, int(EVALUATOR.mark(state))))
    for (before, mark), (turn, now) in pairwise(marks):
        assert now == mark if turn == before else now > mark


@pytest.mark.parametrize("players", NUMBERS)
def test_the_worth_is_a_chance_and_exact_at_the_end(players: int) -> None:
    for state in positions(players, 10):
        worths = [int(EVALUATOR.worth(state, seat)) for seat in range(players)]
        assert all(0 <= worth <= SURE for worth in worths)
        if state.seat is None:
            winners = GAME.result(state)["winners"]
            assert worths == [SURE // len(winners) if seat in winners else 0 for seat in range(players)]


def test_the_worth_does_not_use_the_nuggets_of_others() -> None:
    rng = seeded(8, "nuggets")
    for state in positions(2, 4):
        if state.seat is not None and state.nuggets_taken > 0:
            world = EVALUATOR.redeal(state, 0, rng)
            assert EVALUATOR.worth(world, 0) == EVALUATOR.worth(state, 0)


def test_more_points_are_worth_more() -> None:
    for state in positions(2, 4):
        if state.seat is not None:
            richer = state.copy()
            richer.score[0] += 5
            assert EVALUATOR.worth(richer, 0) >= EVALUATOR.worth(state, 0)
            assert EVALUATOR.worth(richer, 1) <= EVALUATOR.worth(state, 1)
            assert EVALUATOR.plain(richer, 0) > EVALUATOR.plain(state, 0)


@pytest.mark.parametrize("players", NUMBERS)
def test_the_quick_habit_makes_one_decision_of_who_decides(players: int) -> None:
    plans = Plans()
    rng = seeded(9, "habit")
    for state in positions(players, 4):
        if state.seat is not None:
            possible = rows(state, plans)
            world = state.copy()
            EVALUATOR.quick(world, plans, rng)
            ends = []
            for row in possible:
                trial = state.copy()
                for action in row:
                    GAME.advance(trial, action)
                ends.append(GAME.digest(trial))
            assert GAME.digest(world) in ends


def test_no_harm_is_seen_in_buying_nothing() -> None:
    plans = Plans()
    for state in positions(2, 6):
        if state.step == "purchase":
            for plan, row in enumerate(rows(state, plans)):
                if row[0].verb == "done":
                    assert plans.harms[plan] == 0
