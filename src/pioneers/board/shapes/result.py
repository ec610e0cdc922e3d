"""Ways to drive and the final scoring of the board game."""

from __future__ import annotations

from typing import TypeAlias, TypedDict

from pioneers.board.shapes.view import BoardReason


class Toll(TypedDict):
    """What a line costs (B6.2): dollars to the bank, or a share to each owner of a road on it."""

    bank: int
    paid: list[int]
    """The seats that are paid."""
    share: int
    """What each of those who are paid gets."""


class RouteLine(Toll):
    """One line of a route with its toll."""

    line: str


class Route(TypedDict):
    """A whole way to drive."""

    path: list[str]
    """Spaces in order without the one where the stagecoach stands."""
    fare: int
    bank: int
    paid: dict[str, int]
    """Dollars by seat, written as a text; who gets nothing is left out."""
    lines: list[RouteLine]


# By city in reach: the cheapest route first, then one for each other set of people that it pays.
Routes: TypeAlias = dict[str, list[Route]]


class BoardParts(TypedDict):
    """Points by what they are for (B11.1 to B11.3)."""

    coaches: int
    empty: int
    nuggets: int
    network: int


class BoardResult(TypedDict):
    """The scoring, by seat; before the end, as if the game ended now."""

    over: bool
    reasons: list[BoardReason]
    scores: list[int]
    parts: list[BoardParts]
    networks: list[list[str]]
    """The cities of the network that counts (B11.3)."""
    money: list[int]
    ranks: list[int]
    """1 is the first; several may share a rank."""
    winners: list[int]
