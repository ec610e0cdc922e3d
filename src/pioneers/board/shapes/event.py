"""What happens in the board game, as one seat may know it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from pioneers.board.shapes.components import Profession, Tile
from pioneers.board.shapes.result import BoardParts, Toll
from pioneers.board.shapes.view import BoardReason, BoardStep


class TurnBegan(TypedDict):
    """A turn begins (B3.1)."""

    event: Literal["turn"]
    seat: int
    round: int


class IncomeReceived(TypedDict):
    """Income, and how much of it is for bankers (B4.1)."""

    event: Literal["income"]
    seat: int
    amount: int
    bankers: int
    extra: int


class RoadsBought(TypedDict):
    """One road or two are paid for (B5.1)."""

    event: Literal["bought-road", "bought-roads"]
    seat: int
    price: int


class CoachTold(TypedDict):
    """A coach as figures of an event."""

    coach: str
    points: int
    seats: list[Profession]


class CoachBought(CoachTold):
    """A coach leaves the display (B5.6)."""

    event: Literal["bought-coach"]
    seat: int
    place: int
    price: int


class CoachDisplayed(CoachTold):
    """The next coach of the stack lies open (B5.7); so many are left in it."""

    event: Literal["displayed"]
    left: int


class Abstained(TypedDict):
    """Somebody could have done something, or more of it."""

    event: Literal["bought-nothing-more", "passed", "declined"]
    seat: int


class RoadBuilt(TypedDict):
    """A road stands on a line (B5.4), or a sergeant has built it (B8.2)."""

    event: Literal["built", "built-free"]
    seat: int
    line: str


class LineDriven(Toll):
    """One line of a drive (B6.2)."""

    event: Literal["drove"]
    seat: int
    start: str
    city: str


class PioneerSettled(TypedDict):
    """A pioneer settles, and the tile is taken (B7.1)."""

    event: Literal["settled"]
    seat: int
    profession: Profession
    coach: int
    city: str
    tile: Tile


class CoachEmptied(TypedDict):
    """A coach is empty and scores (B9.1)."""

    event: Literal["emptied"]
    seat: int
    coach: int
    points: int
    money: int


class TileKept(TypedDict):
    """A banker or a merchant stays with who settled (B8.1)."""

    event: Literal["tile-kept"]
    seat: int
    tile: Tile
    count: int


class TileGone(TypedDict):
    """A tile without effect: as many lie there as count (B4.2, B5.3)."""

    event: Literal["tile-gone"]
    seat: int
    tile: Tile


class PioneerReturned(TypedDict):
    """A barkeeper sends one more pioneer to the supply (B8.3)."""

    event: Literal["returned"]
    seat: int
    profession: Profession
    coach: int


class NuggetTaken(TypedDict):
    """A gold digger takes a nugget, face down (B8.4)."""

    event: Literal["nugget"]
    seat: int
    left: int
    value: NotRequired[int]
    """For its owner alone."""


class NuggetSecret(TypedDict):
    """What the owner of a nugget is told beside."""

    value: int


class HotelPaid(TypedDict):
    """The bank pays for a hotel (B8.6)."""

    event: Literal["hotel"]
    seat: int
    amount: int


class PioneerJoined(TypedDict):
    """Another player settles a pioneer as well and pays for it (B10.1)."""

    event: Literal["joined"]
    seat: int
    host: int
    price: int
    profession: Profession
    coach: int
    city: str


class StepSkipped(TypedDict):
    """A special action was not taken (B8.7)."""

    event: Literal["skipped"]
    seat: int
    step: BoardStep


class EndComing(TypedDict):
    """The game ends after this round (B3.2)."""

    event: Literal["ending"]
    reason: BoardReason
    round: int
    seat: NotRequired[int]


class IdleWarned(TypedDict):
    """Nobody bought anything and the stagecoach did not move: one more such round ends the game (B3.3)."""

    event: Literal["warned"]
    round: int


class GameOver(TypedDict):
    """The game is over (B3.2, B3.3)."""

    event: Literal["over"]
    reasons: list[BoardReason]
    round: int


class SeatScored(BoardParts):
    """What a seat has in the end (B11)."""

    event: Literal["scored"]
    seat: int
    total: int


class GameWon(TypedDict):
    """Who has won (B11.4)."""

    event: Literal["won"]
    seats: list[int]


BoardEvent: TypeAlias = (
    TurnBegan
    | IncomeReceived
    | RoadsBought
    | CoachBought
    | CoachDisplayed
    | Abstained
    | RoadBuilt
    | LineDriven
    | PioneerSettled
    | CoachEmptied
    | TileKept
    | TileGone
    | PioneerReturned
    | NuggetTaken
    | HotelPaid
    | PioneerJoined
    | StepSkipped
    | EndComing
    | IdleWarned
    | GameOver
    | SeatScored
    | GameWon
)
