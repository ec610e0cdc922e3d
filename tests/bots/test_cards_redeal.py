"""Dealing anew what a seat may not know in the card game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import pioneers
from pioneers.cards.position.redeal import redeal
from pioneers.cards.position.state import CardsState
from pioneers.kernel.rng import seeded

from .cards_positions import SETUP_NAMES, SETUPS, dumped, loaded, positions

GAME = pioneers.game("cards")


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_a_seat_sees_the_same_in_every_world_dealt_anew(players: int, options: dict[str, Any]) -> None:
    rng = seeded(1, "redeal")
    for state in positions(players, options, 4):
        for seat in range(players):
            seen = GAME.view(state, seat)
            before = GAME.digest(state)
            world = redeal(state, seat, rng)
            assert GAME.view(world, seat) == seen
            assert GAME.digest(state) == before, "the given state stays as it was"


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_a_world_dealt_anew_is_a_right_position(players: int, options: dict[str, Any]) -> None:
    rng = seeded(2, "redeal")
    for state in positions(players, options, 4):
        for seat in range(players):
            world = redeal(state, seat, rng)
            position = dumped(world)
            assert dumped(loaded(position)) == position, "every check of a position is passed"
            assert world.legal() or world.seat is None


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_what_is_hidden_differs_from_world_to_world(players: int, options: dict[str, Any]) -> None:
    state = GAME.new(players=players, seed=3, **options)
    rng = seeded(3, "redeal")
    worlds = [dumped(redeal(state, 0, rng)) for _ in range(20)]
    for part in ("hands", "deck", "rng"):
        assert len({str(world[part]) for world in worlds}) == 20


def small_position(void: list[list[str]], seat: int = 0) -> CardsState:
    """Three players with two cards each and a deck of one; seat 0 is about to lead, or seat 1."""
    position = dumped(GAME.new(players=3, seed=1))
    whole = Counter(card for hand in position["hands"] for card in hand) + Counter(position["deck"])
    hands = [["deer 1", "deer 8"], ["stone 7", "thief"], ["gold 7", "gold 8"]]
    deck = ["stone 8"]
    gone = whole - Counter([card for hand in hands for card in hand] + deck)
    position.update(hands=hands, deck=deck, gone=list(gone.elements()), void=void, seat=seat, place=seat)
    position["trick"]["leader"] = seat
    return loaded(position)


def counted(state: CardsState, seat: int, times: int) -> Counter[str]:
    """How often each deal comes."""
    rng = seeded(7, "redeal")
    found: Counter[str] = Counter()
    for _ in range(times):
        world = dumped(redeal(state, seat, rng))
        found[f"{world['hands'][1]} {world['hands'][2]} {world['deck']}"] += 1
    return found


def nearly_equal(found: Counter[str], deals: int, times: int) -> bool:
    """Whether there are so many deals, each about equally often (a chance of one in millions to fail)."""
    fair = times / deals
    return len(found) == deals and all(abs(count - fair) < 5.5 * fair**0.5 for count in found.values())


def test_without_a_constraint_every_deal_is_equally_likely() -> None:
    # Five different cards: two, two and one.
    assert nearly_equal(counted(small_position([[], [], []]), 0, 6000), 30, 6000)


def test_under_a_constraint_every_deal_that_fits_is_equally_likely() -> None:
    # Seat 1 has no gold: it gets two of stone 7, stone 8, thief; seat 2 any two of the other three.
    found = counted(small_position([[], ["gold"], []]), 0, 6000)
    assert nearly_equal(found, 9, 6000)
    assert not any("gold" in deal.partition("]")[0] for deal in found)


def test_under_two_constraints_every_deal_that_fits_is_equally_likely() -> None:
    # Seat 1 has no gold, seat 2 no stone. Both stone to seat 1: three ways; one and the thief: one way.
    found = counted(small_position([[], ["gold"], ["stone"]]), 0, 6000)
    assert nearly_equal(found, 5, 6000)


def test_who_is_about_to_lead_never_holds_thieves_alone() -> None:
    position = dumped(small_position([[], [], []], seat=1))
    position["hands"] = [["deer 1", "deer 8"], ["stone 7"], ["gold 7", "gold 8"]]
    position["deck"] = ["stone 8", "thief"]
    state = loaded(position)
    rng = seeded(9, "redeal")
    leads = Counter(str(dumped(redeal(state, 0, rng))["hands"][1]) for _ in range(2000))
    assert set(leads) == {"['stone 7']", "['stone 8']", "['gold 7']", "['gold 8']"}
    assert all(abs(count - 500) < 110 for count in leads.values())


def test_a_play_in_the_making_is_unknown_to_the_others_and_known_to_its_player() -> None:
    state = GAME.new(players=3, seed=4)
    hand = dumped(state)["hands"][state.seat]
    suit = next(suit for suit in ("stone", "gold", "deer", "tree") if sum(card.startswith(suit) for card in hand) > 1)
    card = next(card for card in hand if card.startswith(suit))
    player = state.seat
    assert player is not None
    GAME.play(state, f"play {card}")
    assert state.step == "add"
    rng = seeded(5, "redeal")
    own = redeal(state, player, rng)
    assert own.step == "add"
    assert dumped(own)["pending"] == [card]
    other = redeal(state, (player + 1) % 3, rng)
    assert other.step == "play"
    assert dumped(other)["pending"] == []


def test_the_own_discards_stay_and_those_of_others_are_dealt_anew() -> None:
    state = next(
        state for state in positions(2, {}, 40) if state.step == "play" and sum(map(len, dumped(state)["discards"])) > 0
    )
    discards = dumped(state)["discards"]
    giver = next(seat for seat in range(2) if discards[seat])
    rng = seeded(6, "redeal")
    assert all(dumped(redeal(state, giver, rng))["discards"][giver] == discards[giver] for _ in range(10))
    dealt = {str(sorted(dumped(redeal(state, 1 - giver, rng))["discards"][giver])) for _ in range(20)}
    assert len(dealt) > 5
