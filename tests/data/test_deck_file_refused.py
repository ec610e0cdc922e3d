"""Deck files that are refused, each with the place of the problem and what would be right."""

from __future__ import annotations

import pytest

from pioneers.cards.equipment.load import load_deck, problems_of_deck
from pioneers.kernel.mistake import DataError
from tests.data.editing import LANGUAGES, Case, Write, check, edited
from tests.data.test_deck_file import DECK, SMALLEST, with_numbers

ALLOWED = "stone, gold, deer, tree"
GOLD = "gold = [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8]"
HOUSE = 'house = ["gold", "deer", "tree", "stone"]'


def changed(old: str, new: str, key: str, place: str, mark: str = "", **figures: object) -> Case:
    """A change of the built-in deck, to blame on the row of the new text."""
    return edited(DECK, (old, new)), mark or new, key, place, figures


def different(count: int) -> str:
    """A row of so many different cards."""
    return f"gold = {list(range(1, count + 1))}"


REFUSED: dict[str, Case] = {
    # The form of the file.
    "a key without a value": changed("runs = 40", "runs = ", "data-syntax", "", reason="Invalid value"),
    "another format": changed("format = 1", "format = 2", "data-format", "format", found="2"),
    "no format": (edited(DECK, ("format = 1\n", "")), None, "data-format-missing", "", {"right": 1}),
    "a misspelt key": changed("runs = 40", "rums = 40", "data-key-unknown", "rums", name="rums", nearest="runs"),
    "a misspelt heading": changed("[hands]", "[hand]", "data-key-unknown", "hand", name="hand", nearest="hands"),
    "a fifth suit": changed(
        GOLD,
        f"{GOLD}\niron = [1]",
        "data-key-unknown",
        "suits.iron",
        "iron = [",
        name="iron",
        allowed=ALLOWED,
    ),
    "a misspelt suit of the stock": changed(
        "deer = 6", "dear = 6", "data-key-unknown", "stock.dear", nearest="deer", allowed=ALLOWED
    ),
    "a hand for five players": changed(
        "four = 8", "four = 8\nfive = 6", "data-key-unknown", "hands.five", allowed="two, three, four"
    ),
    "a misspelt building": changed(
        "windmill = ", "windmil = ", "data-key-unknown", "buildings.windmil", nearest="windmill"
    ),
    "a row that slipped below a heading": changed(
        "[stock]", "[stock]\nruns = 40", "data-key-unknown", "stock.runs", name="runs"
    ),
    "a missing suit": changed(f"{GOLD}\n", "", "data-key-missing", "suits", "[suits]", name="gold"),
    "a missing hand": changed("three = 7\n", "", "data-key-missing", "hands", "[hands]", name="three"),
    "a missing building": changed(
        'barn = ["stone", "tree"]\n', "", "data-key-missing", "buildings", "[buildings]", name="barn"
    ),
    "a list that is a number": changed(
        GOLD, "gold = 12", "data-type", "suits.gold", wanted="list", found="whole-number"
    ),
    "a number that is a word": changed(
        GOLD, 'gold = [1, "two"]', "data-type", "suits.gold[2]", wanted="whole-number", found="text"
    ),
    "a number that is not whole": changed(
        "thieves = 4", "thieves = 4.0", "data-type", "thieves", wanted="whole-number", found="number"
    ),
    "a truth value as a number": changed(
        "exchange = 2", "exchange = true", "data-type", "exchange", wanted="whole-number", found="truth"
    ),
    "a table that is a number": (
        edited(SMALLEST, ("hands = { two = 2, three = 1, four = 1 }", "hands = 8")),
        "hands = 8",
        "data-type",
        "hands",
        {"wanted": "table", "found": "whole-number"},
    ),
    "a price that is a word": changed(
        HOUSE, 'house = "gold"', "data-type", "buildings.house", wanted="list", found="text"
    ),
    "a number without bounds": changed("thieves = 4", "thieves = 4000000", "data-number", "thieves"),
    "a name that plays tricks on the terminal": changed(
        'name = "Pioneers"', 'name = "\\u001b[2J"', "data-name", "name", found="\\x1b[2J"
    ),
    # The cards.
    "a suit without cards": changed(GOLD, "gold = []", "deck-suit-empty", "suits.gold", suit="gold", most="99"),
    "a card with a 0": changed(GOLD, "gold = [1, 0]", "deck-number", "suits.gold[2]", found="0", most="99"),
    "a card with a 100": changed(GOLD, "gold = [100]", "deck-number", "suits.gold[1]", found="100", most="99"),
    "a card below 0": changed(GOLD, "gold = [3, -3]", "deck-number", "suits.gold[2]", found="-3", most="99"),
    "a storm with a 0": changed("[6, 8, 10, 12]", "[6, 0]", "deck-storm", "storms[2]", found="0", most="999"),
    "a storm with a 1000": changed("[6, 8, 10, 12]", "[1000]", "deck-storm", "storms[1]", found="1000", most="999"),
    "thieves below 0": changed("thieves = 4", "thieves = -1", "deck-thieves", "thieves", found="-1"),
    "201 cards because of a suit": (
        with_numbers(157),
        "[suits]",
        "deck-many",
        "suits",
        {"count": "201", "most": "200", "suits": "193", "thieves": "4", "storms": "4"},
    ),
    "201 cards because of thieves": changed(
        "thieves = 4", "thieves = 149", "deck-many", "thieves", count="201", thieves="149", storms="4"
    ),
    "61 different cards because of a suit": (
        edited(DECK, (GOLD, different(32))),
        "[suits]",
        "deck-different",
        "suits",
        {"count": "61", "most": "60", "suits": "56", "thieves": "1", "storms": "4"},
    ),
    "66 different cards because of storms": changed(
        "[6, 8, 10, 12]",
        f"{list(range(1, 34))}",
        "deck-different",
        "storms",
        f"storms = {list(range(1, 34))}",
        count="66",
        suits="32",
        thieves="1",
        storms="33",
    ),
    "an unknown suit as the first trump": changed(
        '"gold"', '"xyz"', "deck-suit-unknown", "first_trump", word="xyz", nearest="none", allowed=ALLOWED
    ),
    "a misspelt suit as the first trump": changed(
        '"gold"', '"Gold"', "deck-suit-unknown", "first_trump", word="Gold", nearest="gold", allowed=ALLOWED
    ),
    # The hands and the course of the game.
    "a hand of no cards": changed("three = 7", "three = 0", "deck-hand-small", "hands.three", found="0"),
    "an odd hand for two players": changed(
        "two = 16", "two = 15", "deck-hand-odd", "hands.two", found="15", right="14"
    ),
    "a hand of one card for two players": changed(
        "two = 16", "two = 1", "deck-hand-odd", "hands.two", found="1", right="2"
    ),
    "too few cards for two players": changed(
        "two = 16", "two = 30", "deck-hand-large", "hands.two", players="2", need="60", count="56", most="28"
    ),
    "too few cards for three players": changed(
        "three = 7",
        "three = 19",
        "deck-hand-large",
        "hands.three",
        players="3",
        need="57",
        count="56",
        most="18",
    ),
    "too few cards for four players": changed(
        "four = 8",
        "four = 15",
        "deck-hand-large",
        "hands.four",
        players="4",
        need="60",
        count="56",
        most="14",
    ),
    "an exchange of no cards": changed("exchange = 2", "exchange = 0", "deck-exchange-small", "exchange", found="0"),
    "an exchange of more cards than three players have": changed(
        "exchange = 2", "exchange = 8", "deck-exchange-large", "exchange", found="8", most="7"
    ),
    "an exchange of more cards than a halved hand of two players has": (
        edited(DECK, ("two = 16", "two = 4"), ("exchange = 2", "exchange = 3")),
        "exchange = 3",
        "deck-exchange-large",
        "exchange",
        {"found": "3", "most": "2"},
    ),
    "no runs": changed("runs = 40", "runs = 0", "deck-runs", "runs", found="0", most="1000"),
    "1001 runs": changed("runs = 40", "runs = 1001", "deck-runs", "runs", found="1001", most="1000"),
    # The supplies and the buildings.
    "a stock below 0": changed("tree = 6", "tree = -1", "deck-stock", "stock.tree", found="-1", most="99"),
    "a stock of 100": changed("tree = 6", "tree = 100", "deck-stock", "stock.tree", found="100", most="99"),
    "a building without a price": changed(
        HOUSE, "house = []", "deck-price-empty", "buildings.house", building="house", allowed=ALLOWED
    ),
    "a misspelt suit in a price": changed(
        HOUSE,
        'house = ["gold", "dear"]',
        "deck-suit-unknown",
        "buildings.house[2]",
        word="dear",
        nearest="deer",
        allowed=ALLOWED,
    ),
    "a price beyond the stock": changed(
        HOUSE,
        'house = ["gold"' + ', "gold"' * 6 + "]",
        "deck-price-stock",
        "buildings.house",
        building="house",
        suit="gold",
        need=7,
        stock="6",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_bad_deck_is_refused_with_place_and_remedy(write: Write, case: str) -> None:
    path = write(REFUSED[case][0])
    with pytest.raises(DataError) as caught:
        load_deck(path)
    problems = problems_of_deck(path)
    assert problems[0] == caught.value
    if caught.value.key == "data-syntax":
        assert caught.value.row is not None
        assert all("TOML" in caught.value.message(language) for language in LANGUAGES)
    else:
        check(REFUSED[case], path, caught.value)
    # A misspelt key misses a right one, too; else one slip is one problem.
    misspelt = [problem.key for problem in problems[1:]]
    assert misspelt in ([], ["data-key-missing"])


def test_a_stock_without_cards_of_a_suit_that_is_needed_is_refused_for_every_building(write: Write) -> None:
    problems = problems_of_deck(write(edited(DECK, ("gold = 6", "gold = 0"))))
    assert [(problem.key, problem.place) for problem in problems] == [
        ("deck-price-stock", "buildings.house"),
        ("deck-price-stock", "buildings.windmill"),
        ("deck-price-stock", "buildings.storehouse"),
    ]


def test_all_independent_problems_are_reported(write: Write) -> None:
    text = edited(
        DECK,
        ("thieves = 4", "thieves = -4"),
        ("storms = [6, 8", "storms = [0, 8"),
        ('"gold"', '"golden"'),
        ("exchange = 2", "exchange = 0"),
        ("runs = 40", "run = 40"),
        (GOLD, "gold = []"),
        ("stone = 6", 'stone = "six"'),
        ("two = 16", "two = 17"),
        ("four = 8", "four = 0"),
        ('barn = ["stone", "tree"]', "barn = []"),
    )
    assert [(problem.key, problem.place) for problem in problems_of_deck(write(text))] == [
        ("data-key-unknown", "run"),
        ("data-key-missing", ""),
        ("deck-suit-empty", "suits.gold"),
        ("deck-thieves", "thieves"),
        ("deck-storm", "storms[1]"),
        ("data-type", "stock.stone"),
        ("deck-suit-unknown", "first_trump"),
        ("deck-hand-odd", "hands.two"),
        ("deck-hand-small", "hands.four"),
        ("deck-exchange-small", "exchange"),
        ("deck-price-empty", "buildings.barn"),
    ]


@pytest.mark.parametrize("key", ["[suits]", "thieves", "storms"])
def test_sums_are_not_taken_over_cards_that_are_missing(write: Write, key: str) -> None:
    text = edited(DECK, (f"\n{key}", f"\n{key.replace('s', 'z', 1)}"), ("four = 8", "four = 100"))
    assert [problem.key for problem in problems_of_deck(write(text))] == [
        "data-key-unknown",
        "data-key-missing",
    ]


def test_a_hand_may_be_odd_and_too_large_at_once(write: Write) -> None:
    problems = problems_of_deck(write(edited(DECK, ("two = 16", "two = 29"))))
    assert [problem.key for problem in problems] == ["deck-hand-odd", "deck-hand-large"]


def test_an_empty_file_wants_its_format_and_then_every_key(write: Write) -> None:
    assert [problem.key for problem in problems_of_deck(write(""))] == ["data-format-missing"]
    problems = problems_of_deck(write("format = 1\n"))
    assert {problem.key for problem in problems} == {"data-key-missing"}
    assert [problem.figures["name"] for problem in problems] == [
        "name",
        "thieves",
        "storms",
        "first_trump",
        "exchange",
        "runs",
        "suits",
        "stock",
        "hands",
        "buildings",
    ]


def test_a_file_that_is_wrong_all_over_is_refused_soon(write: Write) -> None:
    numbers = ", ".join(["0"] * 7000)
    assert len(problems_of_deck(write(edited(DECK, (GOLD, f"gold = [{numbers}]"))))) == 100
