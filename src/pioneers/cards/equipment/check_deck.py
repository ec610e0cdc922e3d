"""What a deck file must be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from pioneers.cards.equipment.components import BUILDINGS, SUITS, Deck
from pioneers.kernel.files.data_file import DataFile, TomlTable

if TYPE_CHECKING:
    from pioneers.cards.shapes.components import Suit

FORMAT = 1
KEYS = (
    "format",
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
)
HANDS = {"two": 2, "three": 3, "four": 4}
HIGHEST_NUMBER = 99
HIGHEST_STORM = 999
MOST_CARDS = 200
MOST_DIFFERENT = 60  # a hand's different cards are bits of one machine number
MOST_STOCK = 99  # of a suit
MOST_RUNS = 1000  # C6.4: every game ends
ALLOWED = ", ".join(SUITS)


def read_deck(file: DataFile) -> Deck | None:
    """The deck, or None if the file has a problem; all of them are noted in the file."""
    top = file.top
    if not top.check_format(FORMAT):
        return None
    top.check_keys(KEYS)
    name = top.read_name("name")
    before = len(file.problems)
    suits = read_suits(top)
    thieves = read_bounded(top, "thieves", "deck-thieves", 0)
    storms = read_numbers(top, "storms", "deck-storm", HIGHEST_STORM)
    # A sum over cards that are missing or wrong would mislead.
    whole = len(file.problems) == before and all(key in top.fields for key in ("suits", "thieves", "storms"))
    count = check_count(top, suits, thieves or 0, storms) if whole else None
    stock = read_stock(top)
    first_trump = top.read_text("first_trump")
    if first_trump is not None:
        check_suit(top, first_trump, "first_trump")
    hands = read_hands(top, count)
    exchange = read_exchange(top, hands)
    runs = read_bounded(top, "runs", "deck-runs", 1, MOST_RUNS)
    prices = read_prices(top, stock)
    if file.problems:
        return None
    return Deck(
        name=name or "",
        suits=tuple(map(tuple, suits)),
        thieves=thieves or 0,
        storms=tuple(storms),
        stock=tuple(stock.values()),
        first_trump=cast("Suit", first_trump),
        exchange=exchange or 0,
        hands=hands,
        runs=runs or 0,
        prices=tuple(prices),
        file=file.name,
    )


def read_suits(top: TomlTable) -> list[list[int]]:
    """The numbers of each suit (C1.2). Without a card of its own a suit could never be led."""
    table = top.read_table("suits")
    if table is None:
        return []
    table.check_keys(SUITS)
    suits: list[list[int]] = []
    for suit in SUITS:
        if table.length(suit) == 0:
            table.refuse("deck-suit-empty", suit, suit=suit, most=str(HIGHEST_NUMBER))
        suits.append(read_numbers(table, suit, "deck-number", HIGHEST_NUMBER))
    return suits


def read_numbers(table: TomlTable, key: str, problem: str, most: int) -> list[int]:
    """The numbers on the cards of a list, from 1 up."""
    numbers = table.read_wholes(key)
    for at, number in numbers:
        if number not in range(1, most + 1):
            table.refuse(problem, key, at, found=str(number), most=str(most))
    return [number for _, number in numbers]


def read_bounded(table: TomlTable, key: str, problem: str, least: int, most: int | None = None) -> int | None:
    """A whole number, None if it is not within the bounds."""
    number = table.read_whole(key)
    if number is None or (number >= least and (most is None or number <= most)):
        return number
    bound = {} if most is None else {"most": str(most)}
    table.refuse(problem, key, found=str(number), **bound)
    return None


def check_count(top: TomlTable, suits: Sequence[Sequence[int]], thieves: int, storms: Sequence[int]) -> int:
    """How many play cards there are; neither all nor the different ones among them may be too many."""
    count = check_parts(top, "deck-many", MOST_CARDS, sum(map(len, suits)), thieves, len(storms))
    different = sum(len(set(numbers)) for numbers in suits)
    check_parts(top, "deck-different", MOST_DIFFERENT, different, min(thieves, 1), len(set(storms)))
    return count


def check_parts(top: TomlTable, problem: str, most: int, suits: int, thieves: int, storms: int) -> int:
    """The sum of the parts. If it is too large, the largest part is to blame."""
    parts = {"suits": suits, "thieves": thieves, "storms": storms}
    count = sum(parts.values())
    if count > most:
        shown = {part: str(number) for part, number in parts.items()}
        top.refuse(problem, max(parts, key=parts.__getitem__), count=str(count), most=str(most), **shown)
    return count


def read_stock(top: TomlTable) -> dict[str, int]:
    """The supply cards of each suit (C1.3); a suit whose number is wrong is left out."""
    table = top.read_table("stock")
    if table is None:
        return {}
    table.check_keys(SUITS)
    read = {suit: read_bounded(table, suit, "deck-stock", 0, MOST_STOCK) for suit in SUITS}
    return {suit: number for suit, number in read.items() if number is not None}


def read_hands(top: TomlTable, count: int | None) -> dict[int, int]:
    """The size of a hand by the number of players (C2.1); a wrong one is left out."""
    table = top.read_table("hands")
    if table is None:
        return {}
    table.check_keys(tuple(HANDS))
    hands: dict[int, int] = {}
    for key, players in HANDS.items():
        size = read_bounded(table, key, "deck-hand-small", 1)
        if size is not None and check_hand(table, key, size, count):
            hands[players] = size
    return hands


def check_hand(table: TomlTable, key: str, size: int, count: int | None) -> bool:
    """Whether the players can get hands of this size; without the number of cards, whether they might."""
    players = HANDS[key]
    # C2.2: two players may choose a hand for each of their two places.
    odd = players == 2 and size % 2 == 1
    if odd:
        table.refuse("deck-hand-odd", key, found=str(size), right=str(max(size - 1, 2)))
    if count is not None and size * players > count:
        table.refuse(
            "deck-hand-large",
            key,
            players=str(players),
            found=str(size),
            need=str(size * players),
            count=str(count),
            most=str(count // 4 * 2 if players == 2 else count // players),
        )
        return False
    return not odd


def read_exchange(top: TomlTable, hands: dict[int, int]) -> int | None:
    """How many cards are replaced (C2.4): no more than the smallest hand has; a halved one (C2.2) counts."""
    exchange = read_bounded(top, "exchange", "deck-exchange-small", 1)
    if exchange is not None and len(hands) == len(HANDS):
        smallest = min(size // 2 if players == 2 else size for players, size in hands.items())
        if exchange > smallest:
            top.refuse("deck-exchange-large", "exchange", found=str(exchange), most=str(smallest))
    return exchange


def read_prices(top: TomlTable, stock: dict[str, int]) -> list[tuple[int, ...]]:
    """The price of each building (C6.1) as counts by suit."""
    table = top.read_table("buildings")
    if table is None:
        return []
    table.check_keys(BUILDINGS)
    prices: list[tuple[int, ...]] = []
    for building in BUILDINGS:
        if table.length(building) == 0:
            table.refuse("deck-price-empty", building, building=building, allowed=ALLOWED)
        words = table.read_texts(building)
        for at, word in words:
            check_suit(table, word, building, at)
        price = [word for _, word in words]
        for suit, there in stock.items():
            # What nobody can ever pay nobody can ever build, and so nobody could win (C6.2).
            if price.count(suit) > there:
                table.refuse(
                    "deck-price-stock",
                    building,
                    building=building,
                    suit=suit,
                    need=price.count(suit),
                    stock=str(there),
                )
        prices.append(tuple(price.count(suit) for suit in SUITS))
    return prices


def check_suit(table: TomlTable, word: str, *way: str | int) -> None:
    """The word must be one of the suits (C1.1)."""
    if word not in SUITS:
        near = table.file.nearest(word, SUITS)
        table.refuse("deck-suit-unknown", *way, word=word, nearest=near, allowed=ALLOWED)
