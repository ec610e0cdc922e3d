"""Deck files: what the built-in one holds, what people may write, and what the digest depends on."""

from __future__ import annotations

import pickle
import random
import re
from dataclasses import replace
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers.cards.equipment.load import BUILDINGS, FILE_KINDS, SUITS, load_deck, problems_of_deck
from tests.data.editing import BOARD, COACHES, LANGUAGES, Write, edited

DECK = (files("pioneers.cards") / "data" / "deck.toml").read_text(encoding="utf-8")

SMALLEST = """format = 1
name = "Four cards"
thieves = 0
storms = []
first_trump = "tree"
exchange = 1
runs = 1
suits = { stone = [1], gold = [99], deer = [7], tree = [7] }
stock = { stone = 1, gold = 0, deer = 0, tree = 99 }
hands = { two = 2, three = 1, four = 1 }
[buildings]
house = ["tree", "tree"]
windmill = ["tree"]
barn = ["stone"]
storehouse = ["stone", "tree"]
"""


def with_numbers(count: int, *, thieves: int = 4) -> str:
    """The built-in deck with so many stone cards."""
    numbers = ", ".join(["3"] * count)
    return edited(
        re.sub(r"^stone = \[.*", f"stone = [{numbers}]", DECK, count=1, flags=re.MULTILINE),
        ("thieves = 4", f"thieves = {thieves}"),
    )


# ── The built-in deck ──────────────────────────────────────────────────────────────────────────────────────


def test_the_built_in_deck_has_56_cards() -> None:
    deck = load_deck()
    assert deck.suits == ((1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8),) * 4
    assert (deck.thieves, deck.storms) == (4, (6, 8, 10, 12))
    assert sum(map(len, deck.suits)) + deck.thieves + len(deck.storms) == 56


def test_each_supply_has_a_stock_of_six() -> None:
    assert load_deck().stock == (6, 6, 6, 6)


def test_c2_1_hands_have_16_7_and_8_cards() -> None:
    assert load_deck().hands == {2: 16, 3: 7, 4: 8}


def test_c2_4_two_cards_are_exchanged_and_c2_5_gold_is_the_first_trump() -> None:
    assert (load_deck().exchange, load_deck().first_trump) == (2, "gold")


def test_c6_1_the_prices_of_the_buildings() -> None:
    prices = {
        building: {suit for suit, count in zip(SUITS, price, strict=True) for _ in range(count)}
        for building, price in zip(BUILDINGS, load_deck().prices, strict=True)
    }
    assert prices == {
        "house": {"gold", "deer", "tree", "stone"},
        "windmill": {"gold", "deer", "tree", "stone"},
        "barn": {"stone", "tree"},
        "storehouse": {"gold", "deer"},
    }
    assert [sum(price) for price in load_deck().prices] == [4, 4, 2, 2]


def test_c6_4_a_game_has_at_most_40_runs() -> None:
    assert load_deck().runs == 40


def test_the_built_in_deck_is_read_once_and_without_problems(write: Write) -> None:
    assert load_deck() is load_deck()
    path = write(DECK)
    assert problems_of_deck(path) == []
    assert load_deck(str(path)) == replace(load_deck(), file=str(path))


def test_a_deck_survives_pickling_and_can_be_a_key() -> None:
    again = pickle.loads(pickle.dumps(load_deck()))  # noqa: S301 - our own bytes
    assert again == load_deck()
    assert {load_deck(): 1}[again] == 1


# ── What people may write ──────────────────────────────────────────────────────────────────────────────────


def test_the_smallest_deck_is_accepted(write: Write) -> None:
    deck = load_deck(write(SMALLEST))
    assert (deck.name, deck.first_trump, deck.exchange, deck.runs) == ("Four cards", "tree", 1, 1)
    assert deck.suits == ((1,), (99,), (7,), (7,))
    assert (deck.thieves, deck.storms) == (0, ())
    assert deck.stock == (1, 0, 0, 99)
    assert deck.hands == {2: 2, 3: 1, 4: 1}
    assert deck.prices == ((0, 0, 0, 2), (0, 0, 0, 1), (1, 0, 0, 0), (1, 0, 0, 1))


def test_200_cards_are_accepted(write: Write) -> None:
    assert len(load_deck(write(with_numbers(156))).suits[0]) == 156
    assert load_deck(write(with_numbers(1, thieves=159))).thieves == 159


def test_60_different_cards_are_accepted(write: Write) -> None:
    text = edited(DECK, ("gold = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8]", f"gold = {list(range(1, 32))}"))
    deck = load_deck(write(text))
    assert (len(deck.suits[1]), sum(len(set(numbers)) for numbers in deck.suits)) == (31, 24 + 31)


def test_the_largest_numbers_are_accepted(write: Write) -> None:
    text = edited(DECK, ("12]", "999]"), ("7, 8]", "7, 99]"), ("stone = 6", "stone = 99"), ("= 40", "= 1000"))
    deck = load_deck(write(text))
    assert (deck.storms[-1], deck.suits[0][-1], deck.stock[0], deck.runs) == (999, 99, 99, 1000)


def test_all_cards_may_be_dealt(write: Write) -> None:
    text = edited(DECK, ("two = 16", "two = 28"), ("three = 7", "three = 18"), ("four = 8", "four = 14"))
    assert load_deck(write(text)).hands == {2: 28, 3: 18, 4: 14}


def test_a_whole_hand_may_be_exchanged(write: Write) -> None:
    assert load_deck(write(edited(DECK, ("exchange = 2", "exchange = 7")))).exchange == 7


# ── The digest ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_digest_has_16_hexadecimal_digits() -> None:
    assert re.fullmatch("[0-9a-f]{16}", load_deck().digest)


@given(seed=st.integers(0, 2**32))
def test_any_order_of_the_items_of_each_list_gives_the_same_deck(
    seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    order = random.Random(seed)

    def shuffled(match: re.Match[str]) -> str:
        items = match[1].split(", ")
        return f"= [{', '.join(order.sample(items, len(items)))}]"

    path = tmp_path_factory.getbasetemp() / "shuffled-deck.toml"
    path.write_text(re.sub(r"= \[(.*)\]", shuffled, DECK), encoding="utf-8")
    assert load_deck(path) == replace(load_deck(), file=str(path))
    assert load_deck(path).digest == load_deck().digest


@given(
    suits=st.lists(st.lists(st.integers(1, 99), min_size=1, max_size=9), min_size=4, max_size=4),
    storms=st.lists(st.integers(1, 999), max_size=9),
    order=st.randoms(use_true_random=False),
)
def test_any_order_of_the_numbers_of_any_deck_gives_the_same_digest(
    suits: list[list[int]], storms: list[int], order: random.Random
) -> None:
    def shuffled(numbers: list[int]) -> tuple[int, ...]:
        return tuple(order.sample(numbers, len(numbers)))

    one = replace(load_deck(), suits=tuple(map(tuple, suits)), storms=tuple(storms))
    other = replace(load_deck(), suits=tuple(map(shuffled, suits)), storms=shuffled(storms))
    assert one == other
    assert one.digest == other.digest


@pytest.mark.parametrize(("old", "new"), [('name = "Pioneers"', 'name = "Mine"'), ("# The deck", "# My deck")])
def test_names_and_comments_leave_the_digest_alone(write: Write, old: str, new: str) -> None:
    assert load_deck(write(edited(DECK, (old, new)))).digest == load_deck().digest


@pytest.mark.parametrize(
    "change",
    [
        ("thieves = 4", "thieves = 3"),
        ("storms = [6", "storms = [7"),
        ('first_trump = "gold"', 'first_trump = "tree"'),
        ("exchange = 2", "exchange = 3"),
        ("runs = 40", "runs = 41"),
        ("gold = [1, 2", "gold = [1, 1"),
        ("gold = 6", "gold = 7"),
        ("two = 16", "two = 14"),
        ('barn = ["stone", "tree"]', 'barn = ["stone", "stone"]'),
    ],
)
def test_what_matters_for_play_changes_the_digest(write: Write, change: tuple[str, str]) -> None:
    assert load_deck(write(edited(DECK, change))).digest != load_deck().digest


def test_the_same_cards_in_another_suit_give_another_digest() -> None:
    deck = replace(load_deck(), suits=((1,), (2,), (3,), (4,)))
    assert replace(deck, suits=deck.suits[::-1]).digest != deck.digest


# ── The kind of the file ───────────────────────────────────────────────────────────────────────────────────


def keys_of(text: str) -> set[str]:
    return set(re.findall(r"^\[*([a-z_]+)(?:\]| =)", text, re.MULTILINE))


def test_a_deck_is_known_by_its_keys_and_taken_for_no_other_kind_of_file() -> None:
    keys, problems = FILE_KINDS["deck"]
    assert problems is problems_of_deck
    assert set(keys) <= keys_of(DECK)
    assert not set(keys) & (keys_of(BOARD) | keys_of(COACHES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kind_has_a_name_that_tells_a_key(language: str) -> None:
    from pioneers.text.say import say  # noqa: PLC0415 - as the engine: only where there is something to say

    assert "suits" in say("file-kind-deck", {}, language)
