"""What the bots know of the card game."""

from __future__ import annotations

from typing import Any, cast

import pytest

import pioneers
from pioneers.bots.evaluator import SURE
from pioneers.bots.evaluators import usual_weights
from pioneers.bots.plans import Plans
from pioneers.cards.bots.evaluator import CardsEvaluator
from pioneers.cards.position.state import CardsState
from pioneers.kernel.rng import seeded

from .cards_positions import SETUP_NAMES, SETUPS, dumped, loaded, positions

GAME = pioneers.game("cards")
EVALUATOR = CardsEvaluator(usual_weights("cards"))
MOST_PLANS = 25


def winners_of(state: CardsState) -> list[int]:
    """The seats that win."""
    return cast("list[int]", GAME.result(state)["winners"])


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_every_plan_is_legal_atom_by_atom(players: int, options: dict[str, Any]) -> None:
    plans = Plans()
    steps = set()
    for state in positions(players, options, 12):
        steps.add(state.step)
        EVALUATOR.plans(state, plans)
        assert 1 <= plans.count <= MOST_PLANS
        for plan in range(int(plans.count)):
            trial = state.copy()
            for index in plans.listed(plan):
                assert trial.seat == state.seat, "a plan is the decision of one seat"
                action = trial.shared.space.actions[index]
                assert GAME.explain(trial, action) is None, f"{action} at {state.step}"
                GAME.advance(trial, action)
            assert trial.seat != state.seat or trial.step != "add", "a plan leaves no play unfinished"
    assert {"play", "add", "exchange", "discard", "take", "trump", "build", "pay"} <= steps


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_no_two_plans_have_the_same_key(players: int, options: dict[str, Any]) -> None:
    plans = Plans()
    for state in positions(players, options, 6):
        EVALUATOR.plans(state, plans)
        keys = [int(plans.keys[plan]) for plan in range(int(plans.count))]
        assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_plans_and_scores_do_not_depend_on_what_the_seat_cannot_see(players: int, options: dict[str, Any]) -> None:
    rng = seeded(1, "evaluator")
    plans = Plans()
    for state in positions(players, options, 6):
        found = []
        for world in (state, EVALUATOR.redeal(state, state.deciding, rng)):
            EVALUATOR.plans(world, plans)
            count = int(plans.count)
            rows = [plans.listed(plan) for plan in range(count)]
            found.append((rows, list(plans.scores)[:count], list(plans.harms)[:count], list(plans.keys)[:count]))
        assert found[0] == found[1]


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_the_quick_decision_does_not_depend_on_what_the_seat_cannot_see(players: int, options: dict[str, Any]) -> None:
    rng = seeded(2, "evaluator")
    plans = Plans()
    for number, state in enumerate(positions(players, options, 6)):
        rows = []
        for world in (state.copy(), EVALUATOR.redeal(state, state.deciding, rng)):
            chance = seeded(number, "quick")
            EVALUATOR.quick(world, plans, chance)
            rows.append(
                (list(plans.atoms)[: int(plans.length)], list(plans.scores)[: int(plans.count)], chance.words())
            )
        assert rows[0] == rows[1]


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_worth_lies_between_nothing_and_a_sure_win_and_is_shared_out(players: int, options: dict[str, Any]) -> None:
    for state in positions(players, options, 6):
        worths = [int(EVALUATOR.worth(state, seat)) for seat in range(players)]
        assert all(0 <= worth <= SURE for worth in worths)
        assert SURE - players <= sum(worths) <= SURE


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_worth_is_exact_when_the_game_is_over(players: int, options: dict[str, Any]) -> None:
    plans = Plans()
    for seed in range(12):
        state = GAME.new(players=players, seed=seed, **options)
        rng = seeded(seed, "to the end")
        while state.seat is not None:
            EVALUATOR.quick(state, plans, rng)
        winners = winners_of(state)
        for seat in range(players):
            assert EVALUATOR.worth(state, seat) == (SURE // len(winners) if seat in winners else 0)


def test_a_shared_win_is_worth_its_share() -> None:
    state = GAME.new(players=4, seed=1)
    position = dumped(state)
    everything = ["house", "windmill", "barn", "storehouse"]
    gone = [card for hand in position["hands"] for card in hand]
    position.update(step="over", seat=None, place=None, hands=[[] for _ in range(4)], gone=gone)
    position["buildings"] = [everything, [], everything, everything]
    over = loaded(position)
    assert [EVALUATOR.worth(over, seat) for seat in range(4)] == [SURE // 3, 0, SURE // 3, SURE // 3]


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_the_mark_grows_when_a_trick_or_a_phase_is_over_and_never_falls(players: int, options: dict[str, Any]) -> None:
    plans = Plans()
    for seed in range(4):
        state = GAME.new(players=players, seed=seed, **options)
        rng = seeded(seed, "mark")
        mark = int(EVALUATOR.mark(state))
        while state.seat is not None:
            before = dumped(state)
            legal = state.legal()
            if rng.below(2) == 0:
                GAME.advance(state, legal[rng.below(len(legal))])
            else:
                EVALUATOR.quick(state, plans, rng)
            after = dumped(state)
            grown = int(EVALUATOR.mark(state)) - mark
            mark += grown
            assert grown >= 0
            tricks = ("play", "add", "take", "trump", "steal")
            if before["step"] in tricks and after["step"] in tricks and before["run"] == after["run"]:
                new_trick = len(after["gone"]) > len(before["gone"])
                assert (grown > 0) == new_trick
            elif before["run"] != after["run"] or {before["step"], after["step"]} & {"build", "pay"}:
                assert grown > 0 or before["step"] == after["step"]


def test_a_mind_keeps_nothing_of_a_match() -> None:
    plans = Plans()
    fresh = CardsEvaluator(usual_weights("cards"))
    for state in positions(3, {}, 2):
        EVALUATOR.plans(state, plans)
        scores = list(plans.scores)[: int(plans.count)]
        fresh.plans(state, plans)
        assert list(plans.scores)[: int(plans.count)] == scores
        assert EVALUATOR.worth(state, 0) == fresh.worth(state, 0)
