"""The contents of the box and the figures printed in the rules: B1, B2, B4, B5, B8 and B10."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pioneers.board.shapes.components import Profession, Tile

# B1.3, B1.4: the order of the kinds is the order of the action space. A tile's kind below HOTEL is a profession.
PROFESSIONS: Final[tuple[Profession, ...]] = ("banker", "merchant", "barkeeper", "sergeant", "farmer", "gold-digger")
TILE_KINDS: Final[tuple[Tile, ...]] = (*PROFESSIONS, "hotel")
BANKER: Final = 0
MERCHANT: Final = 1
BARKEEPER: Final = 2
SERGEANT: Final = 3
FARMER: Final = 4
GOLD_DIGGER: Final = 5
HOTEL: Final = 6
KINDS: Final = 7

PLAYER_NUMBERS: Final = (2, 3, 4)  # B1.1
COLOURS: Final = ("blue", "green", "red", "yellow")  # B1.1
TILES_OF_A_KIND: Final = 7  # B1.3
NUGGETS: Final = (3, 3, 3, 3, 3, 3, 4, 4, 4, 5)  # B1.5
PIONEERS: Final = 20  # B1.6
ROADS: Final = 15  # B1.6
COVERING_TILES: Final = 8  # B1.8

TILES_REMOVED: Final = {2: 2, 3: 1, 4: 0}  # B2.4, of each kind
COACHES_REMOVED: Final = {2: 12, 3: 6, 4: 2}  # B2.8
DISPLAY: Final = 4  # B2.8
STARTING_MONEY: Final = 2  # B2.10

INCOME: Final = 3  # B4.1
BANKER_INCOME: Final = 1  # B4.1: for each banker tile, on top of it
TILE_LIMIT: Final = 2  # B4.2, B5.3: bankers and merchants that count
ROAD_PRICE: Final = 2  # B5.1
ROADS_PRICE: Final = 5  # B5.1: two roads cost more than twice one
LINE_PRICE: Final = 1  # B6.2: to the bank, or to each owner of a road on it
HOTEL_MONEY: Final = 3  # B8.6
EXTRA_FARMERS: Final = 2  # B8.5
EMPTY_COACH_MONEY: Final = 1  # B9.1
JOINING_PRICE: Final = 2  # B10.1
POINTS_A_PIONEER: Final = 2  # B11.3
IDLE_ROUNDS: Final = 2  # B3.3

# Seats of a coach are counted by profession in one number, eight bits each.
SEAT_BITS: Final = 8
SEAT_MASK: Final = 255
ONE_SEAT: Final = tuple(1 << SEAT_BITS * profession for profession in range(len(PROFESSIONS)))


def packed_seats(seats: tuple[str, ...]) -> int:
    """The seats of a coach as one number: how many of each profession."""
    return sum(ONE_SEAT[PROFESSIONS.index(profession)] for profession in seats)


def listed_seats(packed: int) -> list[Profession]:
    """The professions of a packed number, in the order of the box."""
    return [
        profession
        for number, profession in enumerate(PROFESSIONS)
        for _ in range(packed >> SEAT_BITS * number & SEAT_MASK)
    ]
