"""What level 5 of the card game searches that the levels below decide at first sight."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import pioneers
from pioneers.bots.evaluators import usual_expert
from pioneers.bots.plans import Plans
from pioneers.cards.position.state import CardsState
from pioneers.kernel.rng import seeded

from .cards_positions import SETUP_NAMES, SETUPS, dumped, loaded, positions

GAME = pioneers.game("cards")
EXPERT = usual_expert("cards")


def first_actions(state: CardsState) -> list[list[str]]:
    """The decisions that level 5 begins its search with."""
    plans = Plans()
    EXPERT.first_plans(state, plans)
    actions = state.shared.space.actions
    return [[str(actions[index]) for index in plans.listed(plan)] for plan in range(int(plans.count))]


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_every_first_plan_is_one_legal_decision_and_no_two_are_the_same(players: int, options: dict[str, Any]) -> None:
    plans = Plans()
    for state in positions(players, options, 4):
        EXPERT.first_plans(state, plans)
        keys = [int(plans.keys[plan]) for plan in range(int(plans.count))]
        assert keys
        assert len(set(keys)) == len(keys)
        for plan in range(int(plans.count)):
            trial = state.copy()
            for index in plans.listed(plan):
                assert trial.seat == state.seat, "a plan is the decision of one seat"
                action = trial.shared.space.actions[index]
                assert GAME.explain(trial, action) is None, f"{action} at {state.step}"
                GAME.advance(trial, action)


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_plans_and_scores_do_not_depend_on_what_the_seat_cannot_see(players: int, options: dict[str, Any]) -> None:
    rng = seeded(1, "expert")
    plans = Plans()
    for number, state in enumerate(positions(players, options, 4)):
        found = []
        for world in (state, EXPERT.redeal(state, state.deciding, rng)):
            looks = []
            for look in (EXPERT.plans, EXPERT.first_plans):
                look(world, plans)
                count = int(plans.count)
                rows = [plans.listed(plan) for plan in range(count)]
                looks.append((rows, list(plans.scores)[:count], list(plans.keys)[:count]))
            EXPERT.quick(world.copy(), plans, seeded(number, "quick"))
            found.append((looks, list(plans.scores)[: int(plans.count)]))
        assert found[0] == found[1]


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_the_exchange_is_searched_over_several_sets_of_cards(players: int, options: dict[str, Any]) -> None:
    seen = 0
    for state in positions(players, options, 4):
        if state.step != "exchange":
            continue
        seen += 1
        decisions = first_actions(state)
        payments = {str(action) for action in state.legal()}
        assert {row[0] for row in decisions} == payments, "every payment is thought about, and keeping the cards"
        by_payment = [sum(row[0] == payment for row in decisions) for payment in payments if payment != "keep"]
        assert max(by_payment) > 1, "one payment is tried with several sets"
    assert seen


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_what_another_seat_gives_away_never_tells_its_plans_apart(players: int, options: dict[str, Any]) -> None:
    plans = Plans()
    for state in positions(players, options, 4):
        if state.step in ("exchange", "discard"):
            EXPERT.plans(state, plans)
            rows = [plans.listed(plan) for plan in range(int(plans.count))]
            assert len({row[0] for row in rows}) == len(rows), "in the tree there is one plan for each payment"


def test_every_set_of_buildings_that_can_be_paid_for_is_thought_about() -> None:
    # A house or a barn and a storehouse: the same four supply cards.
    state = GAME.new(players=4, seed=1)
    position = dumped(state)
    gone = [card for hand in position["hands"] for card in hand]
    position.update(step="build", seat=0, starter=0, place=None, hands=[[] for _ in range(4)], gone=gone)
    position["phase"]["asked"] = 0
    position["supplies"][0] = dict.fromkeys(position["stock"], 1)
    position["stock"] = {suit: count - 1 for suit, count in position["stock"].items()}
    built = {
        frozenset(action.removeprefix("build ") for action in row) - {"done"} for row in first_actions(loaded(position))
    }
    affordable = {
        frozenset({"house"}),
        frozenset({"windmill"}),
        *map(frozenset, combinations(["barn", "storehouse"], 1)),
    }
    assert built == {frozenset(), *affordable, frozenset({"barn", "storehouse"})}
