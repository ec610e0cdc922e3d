"""Whether the parts of a position fit together: no game leads to one that does not."""

from __future__ import annotations

from typing import Final

from pioneers.board.equipment.box import (
    BANKER_INCOME,
    EMPTY_COACH_MONEY,
    EXTRA_FARMERS,
    FARMER,
    HOTEL_MONEY,
    IDLE_ROUNDS,
    INCOME,
    KINDS,
    PIONEERS,
    ROADS,
    TILE_KINDS,
    TILE_LIMIT,
    TILES_OF_A_KIND,
    TILES_REMOVED,
    listed_seats,
)
from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import NO_TILE, BoardState
from pioneers.kernel.files.reading import Reading

# What comes into the game in a turn at most: the income, a hotel's money, and a dollar for each coach that is emptied,
# by the pioneer that settles, the farmers that follow and the one that joins (B4.1, B8.6, B9.1).
TURN_MONEY: Final = INCOME + TILE_LIMIT * BANKER_INCOME + HOTEL_MONEY + EMPTY_COACH_MONEY * (2 + EXTRA_FARMERS)
# Who sets a position up may be generous, far below what the scoring can tell apart from points (B11.4).
GENEROUS_MONEY: Final = 1_000


def check_pieces(position: Reading, state: BoardState) -> None:
    """Nothing that lies on the table is lost or made."""
    check_tiles(position["tiles"], state)
    check_supplies(position, state)
    check_scores(position["seats"], state)
    check_money(position["seats"], state)


def check_tiles(tiles: Reading, state: BoardState) -> None:
    """No more tiles of a kind than the box has for so many players (B1.3, B2.4)."""
    most = TILES_OF_A_KIND - TILES_REMOVED[int(state.lookup.players)]
    used = [0] * KINDS
    for _, tile in tiles.fields():
        kind = TILE_KINDS.index(tile.word(TILE_KINDS))
        used[kind] += 1
        if used[kind] > most:
            tile.refuse("tiles", tile=TILE_KINDS[kind], most=most)


def check_supplies(position: Reading, state: BoardState) -> None:
    """Supply, coaches and board hold twenty pioneers of each colour (B1.6); one of them stands on the start (B2.10)."""
    lookup = state.lookup
    cities = len(lookup.cities)
    for name, counts in position["pioneers"].fields():
        if state.tiled & BIT[lookup.city_number[name]]:
            counts.refuse("under-tile")
    for seat, row in enumerate(position["seats"].items()):
        settled = sum(int(state.settlers[seat * cities + city]) for city in range(cities))
        total = int(state.supply[seat]) + settled + len(listed_seats(int(state.aboard[seat])))
        if total != PIONEERS:
            row["pioneers"].refuse("pioneers", total=total, right=PIONEERS)
        if state.settlers[seat * cities + lookup.start] != 1:
            row["pioneers"].refuse("start-pioneer", seat=seat)


def check_scores(seats: Reading, state: BoardState) -> None:
    """Before the end points come from emptied coaches alone (B9.1)."""
    lookup = state.lookup
    for seat, row in enumerate(seats.items()):
        owned = [int(state.coach_of(seat, number)) for number in range(1, int(state.coach_count[seat]) + 1)]
        row["score"].equal(sum(int(lookup.coach_points[coach]) for coach in owned if state.crew[coach] == 0))


def check_money(seats: Reading, state: BoardState) -> None:
    """Together the seats never have more than all turns so far brought in, and what somebody was generous with."""
    players = int(state.lookup.players)
    turns = (int(state.round) - 1) * players + int(state.active - state.first) % players + 1
    left = GENEROUS_MONEY + turns * TURN_MONEY
    for row in seats.items():
        left -= row["money"].number(0, left)


def things_done(state: BoardState) -> int:
    """What was bought and settled so far: roads, coaches and tiles. There are only so many of each."""
    lookup = state.lookup
    players = int(lookup.players)
    done = sum(ROADS - int(state.roads[seat]) + int(state.coach_count[seat]) - 1 for seat in range(players))
    done += len(lookup.tile_cities) - sum(bool(state.tiled & BIT[city]) for city in lookup.tile_cities)
    # A road is paid before it is placed, and a drive that has begun leads to a tile (B5.4, B6.7).
    return done + int(state.placing) + int(state.visited != 0 and state.tile == NO_TILE)


def most_rounds(state: BoardState) -> int:
    """The latest round that this can be: never was nothing done in two rounds in a row (B3.3)."""
    done = things_done(state)
    if state.bought or state.moved:
        return 2 * done
    return 2 * done + 1 + int(state.idle_rounds)


def check_turn(position: Reading, state: BoardState, step: str) -> None:
    """What has happened in this turn belongs to a step of it."""
    turn = position["turn"]
    if step in ("purchase", "place", "drive", "settle", "over"):
        turn["tile"].equal(None)
    if step in ("purchase", "place", "over"):
        turn["visited"].equal([])
    if step != "place":
        turn["placing"].equal(0)
    if state.tile != FARMER:
        turn["farmers"].equal(0)
    if step != "join":
        turn["asked"].equal(1)
    check_stagecoach(position, state, step)


def check_stagecoach(position: Reading, state: BoardState, step: str) -> None:
    """It stands at a tile only to settle there (B6.4, B7.1), and on a space that it entered in this turn (B6.6)."""
    here = BIT[state.stagecoach]
    if (state.tiled & here != 0) != (step == "settle"):
        position["stagecoach"].refuse("stagecoach", step=step)
    if state.visited != 0 and state.visited & here == 0:
        position["turn"]["visited"].refuse("visited", city=state.lookup.cities[state.stagecoach])


def check_ending(position: Reading, state: BoardState) -> None:
    """B3.2 and B3.3: the reasons follow from the supplies of roads, the stack and the idle rounds."""
    right = []
    if any(state.roads[seat] == 0 for seat in range(int(state.lookup.players))):
        right.append("roads")
    if state.stack_left() == 0:
        right.append("stack")
    if state.idle_rounds == IDLE_ROUNDS:
        right.append("idle")
    position["ending"].equal(right)
    if position["step"].content == "over" and not right:
        position["step"].refuse("ending")
    if "idle" in right and position["step"].content != "over":
        position["idle_rounds"].refuse("bounds", found=IDLE_ROUNDS, low=0, high=IDLE_ROUNDS - 1)
