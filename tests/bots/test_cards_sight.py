"""How quick decisions of level 5 of the card game look: weights of traits, fitted to what long searches chose."""

from __future__ import annotations

from typing import cast

import pioneers
from pioneers.bots.evaluators import expert_of, usual_evaluator, usual_weights
from pioneers.bots.plans import Plans
from pioneers.cards.bots.sight import TRAITS
from pioneers.cards.bots.sight_file import read_sights
from pioneers.kernel.rng import seeded

GAME = pioneers.game("cards")
WEIGHTS = usual_weights("cards")
EXPERT = expert_of("cards", {**WEIGHTS, "expert-sight": {**WEIGHTS["expert-sight"], "second-look": 2}})


def test_every_number_of_players_has_a_weight_for_every_trait() -> None:
    sights = read_sights()
    assert sorted(sights) == list(GAME.player_numbers)
    assert all(len(weights) == TRAITS and any(weights) for weights in sights.values())


def test_who_was_taught_by_search_plays_quickly_better_than_who_was_not() -> None:
    # Whoever plays without thinking ahead: the quick player of level 5 against that of level 4, each deal both ways.
    plans = Plans()
    won = 0.0
    deals = 60
    for seed in range(deals):
        for taught in (0, 1):
            state = GAME.new(players=2, seed=seed)
            rng = seeded(seed, "quick against quick")
            while state.seat is not None:
                player = EXPERT if state.seat == taught else usual_evaluator("cards")
                player.quick(state, plans, rng)
            winners = cast("list[int]", GAME.result(state)["winners"])
            won += (taught in winners) / len(winners)
    assert won > 1.02 * deals, f"{won} of {2 * deals}"
