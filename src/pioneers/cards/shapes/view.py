"""Positions of the card game, what a seat sees of them, and the final count."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from pioneers.cards.shapes.components import Building, Card, Hands, Suit, Supplies

CardStep: TypeAlias = Literal[
    "exchange", "discard", "play", "add", "take", "trump", "steal", "plunder", "build", "pay", "over"
]
# Why a game ends (C6.2).
CardReason: TypeAlias = Literal["settlement", "runs"]


class CardPlay(TypedDict):
    """What one place has played in a trick."""

    place: int
    cards: list[Card]


class Trick(TypedDict):
    """The trick as it lies."""

    leader: int
    suit: Suit | None
    """The suit to follow; null until one was played."""
    trump: Suit
    plays: list[CardPlay]
    """The complete ones, in order."""
    winner: int | None
    """The place that has won it; null while it is being played."""


class Standing(TypedDict):
    """Why a place is ahead in the trick, or has won it: with which sum, of which suit, or with a storm."""

    seat: int
    place: int
    sum: int
    by: Literal["suit", "trump", "storm"]
    suit: Suit | None


class CardOptions(TypedDict):
    """What was chosen for the game."""

    hands: Hands


class RunPhase(TypedDict):
    """How far a part of a run has come."""

    asked: int
    discarding: int
    thieves: int
    contenders: list[int]
    payers: list[int]


class CardsOpen(TypedDict):
    """What is open to everybody."""

    game: Literal["cards"]
    rules: int
    data: str
    players: int
    options: CardOptions
    run: int
    starter: int
    seat: int | None
    """Who decides now. Null when the game is over."""
    step: CardStep
    place: int | None
    """The place whose play it is, in a trick. Two players have four places (C2.2)."""
    trump: Suit
    void: list[list[Suit]]
    """By hand: the suits it has shown to lack."""
    gone: list[Card]
    """Played in earlier tricks of this run, lost or shown."""
    trick: Trick
    tricks: NotRequired[list[Trick]]
    """The earlier ones of this run, since rules 3; missing in games by older rules."""
    supplies: list[Supplies]
    stock: Supplies
    buildings: list[list[Building]]
    phase: RunPhase


class CardsDealt(CardsOpen):
    """All that lies on the table and in the hands."""

    hands: list[list[Card]]
    discards: list[list[Card]]
    deck: list[Card]
    pending: list[Card]


class SeededPosition(CardsDealt):
    """A position with the seed that chance comes from."""

    seed: str
    """As text: with its 256 bits it is more than many programs take for a number."""


class GeneratedPosition(CardsDealt):
    """A position with the generator that chance comes from, as older rules and imagined worlds have it."""

    rng: list[int]


CardPosition: TypeAlias = SeededPosition | GeneratedPosition


class CardView(CardsOpen):
    """What a seat may know of a position: what is hidden from it is null."""

    hands: list[list[Card | None]]
    """By hand: one a seat, or one a place with separate hands."""
    discards: list[list[Card | None]]
    deck: list[Card | None]
    pending: list[Card]
    """The play that is being made, seen by its player alone."""
    ahead: Standing | None
    """Who would win the trick as it lies."""
    viewer: int | None
    """The seat; null for a spectator."""


class CardParts(Supplies):
    """What is counted (C6.2)."""

    buildings: int
    supplies: int


class CardResult(TypedDict):
    """The count, by seat; before the end, as if the game ended now."""

    over: bool
    reasons: list[CardReason]
    scores: list[int]
    parts: list[CardParts]
    ranks: list[int]
    """1 is the first; several may share a rank."""
    winners: list[int]
