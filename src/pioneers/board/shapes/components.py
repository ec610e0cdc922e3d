"""What a table of the board game is played with: it never changes during a game."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

Profession: TypeAlias = Literal["banker", "merchant", "barkeeper", "sergeant", "farmer", "gold-digger"]
# What lies on a city: a profession, or the hotel that takes anybody (B8.6).
Tile: TypeAlias = Literal["banker", "merchant", "barkeeper", "sergeant", "farmer", "gold-digger", "hotel"]
# Never above to the right: screens write there what a drive costs.
LabelSide: TypeAlias = Literal["above", "above-left", "below", "below-left", "below-right", "left", "right"]


class Coach(TypedDict):
    """A coach (B1.4): its points when emptied, and the profession of each seat."""

    id: str
    points: int
    seats: list[Profession]


class City(TypedDict):
    """A space of the board; the start is one too."""

    id: str
    name: str
    x: float
    """Seen from the upper left corner of a board of `width` × `height` units."""
    y: float
    latitude: float | None
    longitude: float | None
    label: LabelSide | None
    """The side on which its name stands, if the board file says so."""


class Line(TypedDict):
    """Two cities that a stagecoach drives between."""

    id: str
    """As in views and in the notation: `albany--boston`."""
    between: tuple[str, str]


class BoardDrawn(TypedDict):
    """Where everything lies: the side in play (B2.2)."""

    name: str
    map: Literal["usa"] | None
    """Whether the cities lie on the map of a country that screens have; own boards have none."""
    width: float
    height: float
    start: str
    cities: list[City]
    """Covered ones included."""
    lines: list[Line]
    covered: list[str]


class CoachesInBox(TypedDict):
    """The coaches of the game (B2.8)."""

    starting: list[Coach]
    others: list[Coach]
    removed: int
    """So many of the others were removed unseen, so many lie open, the rest is the stack at the beginning."""
    display: int
    stack: int


class PricedPurchase(TypedDict):
    """A purchase in its notation, and what it costs."""

    action: str
    price: int


class Prices(TypedDict):
    """What is paid to the bank, or to who lets others join (B10.1)."""

    road: int
    roads: int
    coach: list[int]
    """By the place in the display (B5.6)."""
    join: int


class MoneyFigures(TypedDict):
    """What the bank pays."""

    start: int
    income: int
    banker: int
    """More income for each banker tile (B4.1)."""
    hotel: int
    emptied: int


class SupplyFigures(TypedDict):
    """Roads and pioneers of each player, nuggets of all, at the beginning."""

    roads: int
    pioneers: int
    nuggets: int


class LimitFigures(TypedDict):
    """How many count, or are allowed."""

    bankers: int
    merchants: int
    farmers: int
    idle_rounds: int


class PointFigures(TypedDict):
    """What counts at the end (B11)."""

    pioneer: int


class BoardComponents(BoardDrawn):
    """The board, the coaches and the figures of the rules, for screens."""

    game: Literal["board"]
    data: str
    players: int
    professions: list[Profession]
    tiles: list[Tile]
    tile_counts: dict[Tile, int]
    coaches: CoachesInBox
    nugget_values: list[int]
    purchases: list[PricedPurchase]
    """Every purchase there can be (B5.1)."""
    prices: Prices
    money: MoneyFigures
    supply: SupplyFigures
    limits: LimitFigures
    points: PointFigures
