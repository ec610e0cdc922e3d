"""The last tricks of a run, solved in an imagined world."""

from __future__ import annotations

import pioneers
from pioneers.bots.evaluators import expert_of, usual_weights
from pioneers.bots.plans import Plans
from pioneers.bots.weights import Weights
from pioneers.cards.bots.decisions import write_plans
from pioneers.cards.bots.expert import CardsExpert
from pioneers.cards.position.state import CardsState

from .cards_positions import positions

GAME = pioneers.game("cards")
USUAL = usual_weights("cards")


def expert(cards: int, ends: int) -> CardsExpert:
    """The expert that solves the rest with so many cards left."""
    weights: Weights = {**USUAL, "last-tricks": {"cards": cards, "positions": ends}}
    found = expert_of("cards", weights)
    assert isinstance(found, CardsExpert)
    return found


ALL = expert(7, 10**9)


def endings(games: int) -> list[CardsState]:
    """Positions with few cards left, at the start of somebody's play."""
    return [state for state in positions(2, {}, games) if ALL.ends_soon(state) and state.step == "play"]


def looked_at_all(state: CardsState, run: int, viewer: int) -> int:
    """What two players can reach for the viewer, each choice of a play or a trump tried: nothing is left out."""
    plans = Plans()
    while state.seat is not None and state.run == run:
        chosen = state.step in ("play", "add", "trump")
        write_plans(state, ALL.measures, plans, not chosen)
        if chosen and plans.count > 1:
            found = []
            for plan in range(int(plans.count)):
                trial = state.copy()
                plans.play(trial, plan)
                found.append(looked_at_all(trial, run, viewer))
            return max(found) if state.seat == viewer else min(found)
        plans.play(state, plans.best())
    return int(ALL.worth(state, viewer))


def test_it_begins_when_two_have_few_cards_left() -> None:
    for players in (2, 3):
        for state in positions(players, {}, 3):
            few = state.step in ("play", "add") and sum(int(size) for size in state.size) <= 7
            assert ALL.ends_soon(state) == (few and players == 2)


def test_what_cannot_be_reached_any_more_changes_nothing() -> None:
    found = endings(60)
    assert len(found) > 20
    for state in found:
        for viewer in (0, 1):
            assert ALL.settled(state.copy(), viewer) == looked_at_all(state.copy(), int(state.run), viewer)


def test_without_time_to_look_the_first_sight_of_all_is_played() -> None:
    hasty = expert(7, 0)
    plans = Plans()
    for state in endings(25):
        line = state.copy()
        while line.seat is not None and line.run == state.run:
            write_plans(line, hasty.measures, plans, True)
            plans.play(line, plans.best())
        assert hasty.settled(state.copy(), 0) == hasty.worth(line, 0)


def test_a_position_is_worth_what_the_best_plan_in_it_is() -> None:
    found = [state for state in endings(60) if len(state.legal()) > 1]
    hasty = expert(7, 0)
    better = 0
    for state in found:
        viewer = int(state.deciding)
        plans = Plans()
        write_plans(state, ALL.measures, plans, False)
        worths = []
        for plan in range(int(plans.count)):
            trial = state.copy()
            plans.play(trial, plan)
            worths.append(int(ALL.settled(trial, viewer)))
        # The best of the plans is what the position is worth to who decides.
        assert max(worths) == ALL.settled(state.copy(), viewer)
        better += max(worths) > hasty.settled(state.copy(), viewer)
    assert better > 0
