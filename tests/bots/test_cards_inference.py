"""Worlds drawn by what play has said of hidden cards."""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import Any

import pytest

import pioneers
from pioneers.bots.evaluators import usual_expert
from pioneers.cards.bots.inference.signs import BEGINS, SIGNS
from pioneers.cards.bots.inference.worlds import LikelyWorlds, tallied, weighed
from pioneers.cards.position.state import CardsState
from pioneers.kernel.rng import seeded

from .cards_positions import SETUP_NAMES, SETUPS, dumped, loaded, positions
from .test_cards_redeal import nearly_equal, small_position

GAME = pioneers.game("cards")
NOTHING = [0] * SIGNS


def likely(state: CardsState, seat: int, weights: list[int]) -> LikelyWorlds:
    """The worlds by these weights."""
    return weighed(state, seat, weights)


def weighing(**signs: int) -> list[int]:
    """Weights that are nothing but for these signs, each named by family and number: `kept_8`."""
    weights = [0] * SIGNS
    for name, weight in signs.items():
        family, _, number = name.rpartition("_")
        weights[BEGINS[family.replace("_", "-")] + int(number)] = weight
    return weights


def hands_of(worlds: LikelyWorlds, times: int) -> Counter[str]:
    """How often each deal comes."""
    rng = seeded(8, "inference")
    found: Counter[str] = Counter()
    for _ in range(times):
        world = dumped(worlds.draw(rng))
        found[f"{world['hands'][1]} {world['hands'][2]} {world['deck']}"] += 1
    return found


@pytest.mark.parametrize(("players", "options"), SETUPS, ids=SETUP_NAMES)
def test_a_seat_sees_the_same_in_every_likely_world(players: int, options: dict[str, Any]) -> None:
    rng = seeded(1, "inference")
    expert = usual_expert("cards")
    for state in positions(players, options, 4):
        for seat in range(players):
            before = GAME.digest(state)
            worlds = expert.worlds(state, seat)
            for _ in range(2):
                world = worlds.draw(rng)
                assert isinstance(world, CardsState)
                assert GAME.view(world, seat) == GAME.view(state, seat)
                assert dumped(loaded(dumped(world))) == dumped(world), "every check of a position is passed"
            assert GAME.digest(state) == before, "the given state stays as it was"


def test_without_weights_every_deal_is_equally_likely() -> None:
    assert nearly_equal(hands_of(likely(small_position([[], [], []]), 0, NOTHING), 6000), 30, 6000)


def test_a_deal_is_as_likely_as_its_signs_say() -> None:
    # Everybody has few cards left (part 2 of 3): the thief is half as likely in a hand of another as in the deck.
    half = -177
    found = hands_of(likely(small_position([[], [], []]), 0, weighing(kept_30=half)), 8000)
    in_deck = sum(count for deal, count in found.items() if "thief" in deal.rpartition("[")[2]) / 8000
    # Four places in hands, one in the deck.
    expected = 1 / (1 + 4 * exp(half / 256))
    assert abs(in_deck - expected) < 0.03


def test_how_the_hidden_cards_of_the_given_state_lie_says_nothing() -> None:
    one = small_position([[], [], []])
    position = dumped(one)
    position["hands"][1], position["hands"][2] = position["hands"][2], position["hands"][1]
    weights = weighing(kept_30=-400)
    here, there = (hands_of(likely(state, 0, weights), 6000) for state in (one, loaded(position)))
    # The first deal after many exchanges, which is where what was given could shine through.
    assert max(abs(here[deal] - there[deal]) for deal in here | there) < 140
    firsts = Counter(str(dumped(likely(one, 0, NOTHING).draw(seeded(seed)))["deck"]) for seed in range(3000))
    assert nearly_equal(firsts, 5, 3000)


def test_a_suit_that_a_hand_lacks_never_lies_there() -> None:
    found = hands_of(likely(small_position([[], ["gold"], []]), 0, weighing(kept_30=500)), 2000)
    assert not any("gold" in deal.partition("]")[0] for deal in found)


def signs_seen(state: CardsState, seat: int, hand: int, card: str) -> set[int]:
    """The numbers of the signs for a card in a hand."""
    tallies = {place: rows for place, _, rows in tallied(state, seat)}
    counts = tallies[hand][int(state.lookup.card_number[card])]
    return {sign for sign, count in enumerate(counts) if count}


def after(hands: list[list[str]], *actions: str) -> CardsState:
    """Three players with these cards, seat 0 leads; then these actions."""
    position = dumped(GAME.new(players=3, seed=1))
    whole = Counter(card for hand in position["hands"] for card in hand) + Counter(position["deck"])
    deck = ["stone 8"]
    gone = whole - Counter([card for hand in hands for card in hand] + deck)
    position.update(hands=hands, deck=deck, gone=list(gone.elements()), void=[[], [], []], seat=0, place=0)
    position["trick"]["leader"] = 0
    state = loaded(position)
    for action in actions:
        GAME.play(state, action)
    return state


HANDS = [["deer 5", "tree 1"], ["deer 2", "deer 7"], ["deer 8", "tree 2"]]


def test_who_followed_low_has_shown_something_of_a_higher_card_that_would_have_won() -> None:
    state = after(HANDS, "play deer 5", "play deer 2", "done")
    begin = BEGINS["follow"]
    # Lost, and this card would have won (8: standing 3, above what was played).
    assert begin + 3 * 3 + 2 in signs_seen(state, 2, 1, "deer 7")
    assert not signs_seen(state, 2, 1, "stone 8") & set(range(begin, begin + 12)), "another suit could not be played"


def test_earlier_tricks_of_the_run_still_speak() -> None:
    hands = [[*HANDS[0], "tree 3"], [*HANDS[1], "tree 4"], [*HANDS[2], "tree 5"]]
    state = after(hands, "play deer 5", "play deer 2", "done", "play deer 8")
    before = signs_seen(state, 0, 1, "deer 7")
    while not dumped(state)["tricks"]:
        GAME.advance(state, state.legal()[0])
    seat = int(state.deciding)
    kept = range(BEGINS["kept"], BEGINS["lead"])
    assert before - set(kept) <= signs_seen(state, 0 if seat != 1 else 2, 1, "deer 7")
