"""What happens in the card game, as one seat may know it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from pioneers.cards.shapes.components import Building, Card, Suit
from pioneers.cards.shapes.view import CardReason, Standing


class RunBegan(TypedDict):
    """A supply run begins (C2.1)."""

    event: Literal["run"]
    run: int
    starter: int


class CardsDrawn(TypedDict):
    """Cards come into a hand (C2.1, C2.4)."""

    event: Literal["dealt", "drew"]
    seat: int
    count: int
    cards: NotRequired[list[Card]]
    """For their owner alone."""


class CardsSecret(TypedDict):
    """What the owner of drawn cards is told beside."""

    cards: list[Card]


class CardDiscarded(TypedDict):
    """A card is given away for another (C2.4)."""

    event: Literal["discarded"]
    seat: int
    card: NotRequired[Card]
    """For who gave it away alone."""


class DiscardSecret(TypedDict):
    """What only he knows who gave a card away."""

    card: Card


class NothingMore(TypedDict):
    """Somebody leaves it at that, or gets nothing."""

    event: Literal["kept", "build-done", "storm-empty", "thief-empty", "thief-lost"]
    seat: int


class SuitTold(TypedDict):
    """A suit was named, or a supply card of it came or went."""

    event: Literal["exchange-paid", "supply-taken", "stock-out", "storm-took", "trump-named", "paid-start"]
    seat: int
    suit: Suit


class CardsPlayed(TypedDict):
    """A play is complete and lies open (C3.1)."""

    event: Literal["played"]
    seat: int
    place: int
    cards: list[Card]


class TrickWon(Standing):
    """A trick is won, and why (C4.1, C4.2)."""

    event: Literal["trick-won"]


class SupplyStolen(TypedDict):
    """A thief has taken a supply card (C4.6, C5.1)."""

    event: Literal["stolen"]
    seat: int
    victim: int
    suit: Suit


class ThievesLost(TypedDict):
    """Who should lead holds only thieves and loses them (C4.8)."""

    event: Literal["thieves-lost"]
    seat: int
    place: int
    count: int


class LastHandShown(TypedDict):
    """The only hand that is left is shown (C5.1)."""

    event: Literal["last-hand"]
    seat: int
    cards: list[Card]


class RunEnded(TypedDict):
    """All tricks are played; now everyone may build (C6.1)."""

    event: Literal["run-ends"]
    run: int


class BuildingRaised(TypedDict):
    """A building stands (C6.1)."""

    event: Literal["building-raised"]
    seat: int
    building: Building


class StarterDrawn(TypedDict):
    """Who starts the next run was drawn among those who are tied (C6.3)."""

    event: Literal["starter-drawn"]
    seat: int
    among: list[int]


class GameFinished(TypedDict):
    """The game is over (C6.2, C6.4)."""

    event: Literal["game-finished"]
    reason: CardReason
    run: int


class SeatCounted(TypedDict):
    """What a seat has in the end (C6.2)."""

    event: Literal["counted"]
    seat: int
    buildings: int
    supplies: int


class GameWon(TypedDict):
    """Who has won (C6.2, C6.4)."""

    event: Literal["won"]
    seats: list[int]


CardEvent: TypeAlias = (
    RunBegan
    | CardsDrawn
    | CardDiscarded
    | NothingMore
    | SuitTold
    | CardsPlayed
    | TrickWon
    | SupplyStolen
    | ThievesLost
    | LastHandShown
    | RunEnded
    | BuildingRaised
    | StarterDrawn
    | GameFinished
    | SeatCounted
    | GameWon
)
