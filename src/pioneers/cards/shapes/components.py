"""What a table of the card game is played with: it never changes during a game."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

Suit: TypeAlias = Literal["stone", "gold", "deer", "tree"]
CardKind: TypeAlias = Literal["stone", "gold", "deer", "tree", "thief", "storm"]
# `stone 4`, `thief`, `storm 12`: as in the notation.
Card: TypeAlias = str
Building: TypeAlias = Literal["house", "windmill", "barn", "storehouse"]
# Two players have a hand each, or one for each of their places (C2.2).
Hands: TypeAlias = Literal["one", "separate"]


class Supplies(TypedDict):
    """Supply cards by suit."""

    stone: int
    gold: int
    deer: int
    tree: int


class PlayCard(TypedDict):
    """A card of the deck (C1.1)."""

    id: Card
    kind: CardKind
    number: int | None
    """Thieves have none."""
    copies: int


class PricedBuilding(TypedDict):
    """A building (C1.4) and what it costs."""

    id: Building
    price: Supplies


class CardComponents(TypedDict):
    """The deck, the supplies and the prices, for screens."""

    game: Literal["cards"]
    data: str
    players: int
    name: str
    hands: Hands
    hand_size: int
    """Cards in each hand at the beginning of a run."""
    places: list[int]
    """By place at the table: the seat that plays there. Two players sit at four places (C2.2)."""
    suits: list[Suit]
    tie_break: list[Suit]
    """More of the first decides a tie, then of the next (C6.2)."""
    cards: list[PlayCard]
    """The different cards in the order of the deck."""
    stock: Supplies
    buildings: list[PricedBuilding]
    first_trump: Suit
    exchange: int
    runs: int
