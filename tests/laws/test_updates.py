"""What updates over the wire stand on: a silent action is nobody else's business, views are alike however made."""

from __future__ import annotations

import random

import pytest

import pioneers
from tests.laws.adapter import adapter_of, tables

GAMES = 30


@pytest.mark.parametrize(("name", "players"), tables())
def test_an_action_without_events_changes_no_view_but_that_of_its_seat(name: str, players: int) -> None:
    game = pioneers.game(name)
    silent = 0
    for number in range(GAMES):
        state = game.new(players=players, seed=number, **adapter_of(name).options(players, number))
        rng = random.Random(number)
        while (seat := state.seat) is not None:
            others = [other for other in (*range(players), None) if other != seat]
            before = state.copy()
            if not game.play(state, rng.choice(state.legal())):
                silent += 1
                for other in others:
                    assert game.view(before, other) == game.view(state, other)
    # The board game tells everything; in the card game a play of several cards is silent until it is complete.
    assert (silent > 0) == (name == "cards")


@pytest.mark.parametrize(("name", "players"), tables())
def test_views_are_the_same_one_by_one_and_all_at_once(name: str, players: int) -> None:
    game = pioneers.game(name)
    seats = [*range(players), None]
    for number in range(4):
        state = game.new(players=players, seed=number, **adapter_of(name).options(players, number))
        rng = random.Random(number)
        while True:
            assert game.views(state, seats) == [game.view(state, seat) for seat in seats]
            assert game.standings(state, seats) == [game.standing(state, seat) for seat in seats]
            if state.seat is None:
                break
            game.play(state, rng.choice(state.legal()))
