"""Positions of the board game, and what a seat sees of them."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from pioneers.board.shapes.components import Coach, Profession, Tile

BoardStep: TypeAlias = Literal[
    "purchase", "place", "drive", "settle", "barkeeper", "sergeant", "farmer", "join", "over"
]
Purchase: TypeAlias = Literal["road", "roads", "coach"]
# Why a game ends (B3.2, B3.3).
BoardReason: TypeAlias = Literal["roads", "stack", "idle"]


class OwnedCoach(Coach):
    """A coach that somebody has. An emptied one stays in its place."""

    aboard: list[Profession]
    """Those who have not left it yet."""


class BoardPlayer(TypedDict):
    """What a seat has."""

    money: int
    score: int
    bankers: int
    merchants: int
    roads: int
    """Roads and pioneers that are left in the supply."""
    pioneers: int
    coaches: list[OwnedCoach]
    """In the order in which they were taken: coach 1 of the notation is the first."""
    nuggets: list[int | None]
    """Values; null where this seat may not see them. At the end all lie open (B11.2)."""


class BoardTurn(TypedDict):
    """What has happened in this turn, as far as it matters for what comes."""

    purchases: list[Purchase]
    placing: int
    """Roads bought and still to be placed."""
    visited: list[str]
    """Spaces of this drive, its start included; the stagecoach does not enter them again (B6.6)."""
    tile: Tile | None
    """The tile that was reached."""
    settled: Profession | None
    """With which pioneer it was settled."""
    farmers: int
    asked: int
    """How many have been asked whether they join."""


class BoardPosition(TypedDict):
    """All that lies on the table."""

    game: Literal["board"]
    rules: int
    data: str
    players: int
    round: int
    first: int
    active: int
    """Whose turn it is."""
    seat: int | None
    """Who decides now: another one when he is asked to join (B10). Null when the game is over."""
    step: BoardStep
    stagecoach: str
    covered: list[str]
    tiles: dict[str, Tile]
    """By city that still shows its tile."""
    roads: dict[str, list[int]]
    """By line that has a road: the seats that own one."""
    pioneers: dict[str, list[int]]
    """By city where any stands: how many of each seat."""
    display: list[Coach]
    stack: list[Coach | None]
    nuggets: list[int | None]
    seats: list[BoardPlayer]
    turn: BoardTurn
    bought: bool
    moved: bool
    idle_rounds: int
    ending: list[BoardReason]


class BoardView(BoardPosition):
    """What a seat may know of a position: what is hidden from it is null."""

    viewer: int | None
    """The seat; null for a spectator."""
