"""How the players stand before the end of the board game, and what would come of a purchase or a road."""

from __future__ import annotations

from typing import TypeAlias, TypedDict


class Span(TypedDict):
    """Points of which only the bounds are known; both are the same where nothing is hidden."""

    low: int
    high: int


class SeatStanding(TypedDict):
    """What a seat would have if the game ended now (B11), as far as the viewer may know."""

    coaches: int
    empty: int
    network: int
    pioneers: int
    """Own pioneers in the network that counts (B11.3)."""
    lines: list[str]
    """The lines of that network."""
    nuggets: Span
    open_nuggets: Span
    """What everybody knows of them: who shares a screen shows no more."""
    total: Span


class EndNear(TypedDict):
    """What is left until the last round begins (B3.2): coaches in the stack, and roads of who has fewest."""

    coaches: int
    roads: int
    seats: list[int]
    """Who has so few roads."""


class PurchasesLeft(TypedDict):
    """Purchases that the active player may still make in this turn, and how many it has in all (B5.2)."""

    left: int
    all: int


class BoardStanding(TypedDict):
    """How everyone stands, and what of the turn is left."""

    seats: list[SeatStanding]
    leading: list[int]
    """Who may be ahead, as far as the viewer knows: one alone certainly is, were it not for a tie."""
    end: EndNear
    purchases: PurchasesLeft


class RoadGain(TypedDict):
    """What a road would bring at the end, were it now (B11.3)."""

    pioneers: int
    """Own pioneers in the network that it would be a part of."""
    points: int
    """How many more points the largest network would be worth."""


# By city: the cheapest fare.
Fares: TypeAlias = dict[str, int]


class Prospects(TypedDict):
    """What a player wants to know while buying and building."""

    roads: dict[str, RoadGain]
    """By line on which a road may be built now."""
    reach: dict[str, Fares]
    """By purchase that is possible now: where the money that it leaves would still lead."""
    final: list[str]
    """The purchases that cannot be taken back, for they bring a coach out of the stack (B5.7)."""
