"""C6 Build, pay, start: how the players stand while the game goes on."""

from __future__ import annotations

import random
from typing import Any

import pytest

import pioneers

game: Any = pioneers.game("cards")


@pytest.mark.rule("C6.1", "C6.2", "C6.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_standing_is_the_result_if_the_game_ended_now_and_says_what_is_missing(players: int) -> None:
    state, dice = game.new(players=players, seed=players), random.Random(players)
    prices = {one["id"]: one["price"] for one in game.components(state)["buildings"]}
    missing_seen = set()
    while True:
        standing, result, view = game.standing(state, None), game.result(state), game.view(state, 0)
        assert game.standing(state, 0) == standing
        assert standing["leading"] == result["winners"]
        for seat, stands in enumerate(standing["seats"]):
            built = view["buildings"][seat]
            lacking = 0
            for suit, held in view["supplies"][seat].items():
                need = sum(price[suit] for name, price in prices.items() if name not in built)
                lacking += max(0, need - held)
            assert stands == {"buildings": len(built), "missing": lacking}
            missing_seen.add(lacking)
        if state.seat is None:
            break
        game.advance(state, dice.choice(state.legal()))
    assert 0 in missing_seen or view["run"] == 40
