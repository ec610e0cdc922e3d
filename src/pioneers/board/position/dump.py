"""Reading a position of the board game back (the counterpart of `view.dump`), every part checked."""

from __future__ import annotations

from collections import Counter

from pioneers.board.equipment.box import (
    DISPLAY,
    EXTRA_FARMERS,
    FARMER,
    HOTEL,
    IDLE_ROUNDS,
    KINDS,
    NUGGETS,
    PIONEERS,
    PROFESSIONS,
    ROADS,
    TILE_KINDS,
    TILE_LIMIT,
    TILES_OF_A_KIND,
    listed_seats,
    packed_seats,
)
from pioneers.board.equipment.lookup import BIT, Tables
from pioneers.board.position.state import NO_TILE, REASONS, BoardState
from pioneers.board.rules.purchase import PURCHASES
from pioneers.board.rules.sequence import STACK_AT
from pioneers.board.rules.setup import blank
from pioneers.kernel.reading import Reading
from pioneers.native import i64, vec

FIELDS = (
    *(
        "game",
        "rules",
        "data",
        "players",
        "round",
        "first",
        "active",
        "seat",
        "step",
        "stagecoach",
        "covered",
    ),
    *("tiles", "roads", "pioneers", "display", "stack", "nuggets", "seats", "turn"),
    *("bought", "moved", "idle_rounds", "ending"),
)


def read_position(position: Reading, tables: Tables) -> BoardState:
    """The state of a position on these tables. Game, rules, data, players and cover are checked by the caller."""
    position.only(*FIELDS)
    state = blank(tables)
    players = int(tables.players)
    state.first = position["first"].number(0, players - 1)
    state.active = position["active"].number(0, players - 1)
    state.round = position["round"].number(1)
    state.bought = position["bought"].flag()
    state.moved = position["moved"].flag()
    state.idle_rounds = position["idle_rounds"].number(0, IDLE_ROUNDS)
    endings = position["ending"].words([name for _, name in REASONS])
    state.ending = sum(bit for bit, name in REASONS if name in endings)
    read_board(position, state)
    read_roads(position["roads"], state)
    read_pioneers(position["pioneers"], state)
    seen = read_seats(position["seats"], state)
    read_coach_row(position, state, seen)
    read_nuggets(position, state)
    read_turn(position["turn"], state)
    check_supplies(position["seats"], state)
    read_step(position, state)
    return state


def read_board(position: Reading, state: BoardState) -> None:
    """The stagecoach and the tiles."""
    tables = state.tables
    in_play = {city: number for city, number in tables.city_number.items() if tables.in_play & BIT[number]}
    state.stagecoach = in_play[position["stagecoach"].word(in_play)]
    of_kind = [0] * KINDS
    for name, tile in position["tiles"].fields():
        city = in_play[Reading(name, tile.place).word(in_play)]
        kind = TILE_KINDS.index(tile.word(TILE_KINDS))
        if city == tables.start:
            tile.refuse("start-tile")
        of_kind[kind] += 1
        if of_kind[kind] > TILES_OF_A_KIND:
            tile.refuse("tiles", tile=TILE_KINDS[kind], most=TILES_OF_A_KIND)
        state.tiles[kind] |= BIT[city]
        state.tiled |= BIT[city]


def read_roads(roads: Reading, state: BoardState) -> None:
    """The owners of every line, at most two and different (B8.2)."""
    tables = state.tables
    in_play = {line: number for line, number in tables.line_number.items() if tables.line_in_play[number]}
    for name, owners in roads.fields():
        line = in_play[Reading(name, owners.place).word(in_play)]
        for owner in owners.items(2):
            seat = owner.number(0, int(tables.players) - 1)
            if state.owners[line] & BIT[seat]:
                owner.refuse("twice", found=str(seat))
            if state.roads[seat] == 0:
                owner.refuse("roads", seat=seat, most=ROADS)
            ending = state.ending
            state.build(seat, line, None)
            state.ending = ending  # as the position says


def read_pioneers(pioneers: Reading, state: BoardState) -> None:
    """Who stands where."""
    tables = state.tables
    in_play = {city: number for city, number in tables.city_number.items() if tables.in_play & BIT[number]}
    players = int(tables.players)
    for name, counts in pioneers.fields():
        city = in_play[Reading(name, counts.place).word(in_play)]
        for seat, count in enumerate(counts.exactly(players)):
            state.settlers[seat * len(tables.cities) + city] = count.number(0, PIONEERS)


def read_seats(seats: Reading, state: BoardState) -> set[int]:
    """Money, points, tiles and coaches of every seat; gives the coaches seen."""
    tables = state.tables
    players = int(tables.players)
    seen: set[int] = set()
    for seat, row in enumerate(seats.exactly(players)):
        row.only("money", "score", "bankers", "merchants", "roads", "pioneers", "coaches", "nuggets")
        state.money[seat] = row["money"].number()
        state.score[seat] = row["score"].number()
        state.bankers[seat] = row["bankers"].number(0, TILE_LIMIT)
        state.merchants[seat] = row["merchants"].number(0, TILE_LIMIT)
        for number, coach in enumerate(row["coaches"].items(int(tables.most_coaches))):
            coach.only("id", "points", "seats", "aboard")
            card = read_coach(coach, tables, seen, starting=number == 0)
            state.take_coach(seat, card)
            aboard = tuple(item.word(PROFESSIONS) for item in coach["aboard"].items())
            full = Counter(listed_seats(int(tables.coach_seats[card])))
            if Counter(aboard) - full:
                coach["aboard"].refuse("aboard", aboard=list(aboard), seats=list(tables.coaches[card].seats))
            gone = tables.coach_seats[card] - packed_seats(aboard)
            state.crew[card] -= gone
            state.aboard[seat] -= gone
        if state.coach_count[seat] == 0:
            row["coaches"].refuse("no-coach")
        state.supply[seat] = row["pioneers"].number(0, PIONEERS)
        row["roads"].equal(int(state.roads[seat]))
    return seen


def read_coach(coach: Reading, tables: Tables, seen: set[int], *, starting: bool) -> int:
    """The number of a coach, not seen before; its description must be that of the data."""
    first = int(tables.starting_count)
    cards = tables.coaches[:first] if starting else tables.coaches[first:]
    name = coach["id"].word([card.id for card in cards])
    card = tables.coach_number[name]
    if card in seen:
        coach["id"].refuse("twice", found=name)
    seen.add(card)
    coach["points"].equal(tables.coaches[card].points)
    coach["seats"].equal(list(tables.coaches[card].seats))
    return card


def read_row(row: Reading, tables: Tables, seen: set[int], most: int) -> list[int]:
    """Coaches that belong to nobody yet."""
    coaches: list[int] = []
    for coach in row.items(most):
        coach.only("id", "points", "seats")
        coaches.append(read_coach(coach, tables, seen, starting=False))
    return coaches


def read_coach_row(position: Reading, state: BoardState, seen: set[int]) -> None:
    """The display and the stack (B2.8, B5.7)."""
    tables = state.tables
    shown = read_row(position["display"], tables, seen, DISPLAY)
    for place, coach in enumerate(shown):
        state.display[place] = coach
    pile = read_row(position["stack"], tables, seen, len(tables.coaches))
    if pile and len(shown) < DISPLAY:
        position["display"].refuse("display", most=DISPLAY)
    state.pile = vec[i64](pile)


def read_nuggets(position: Reading, state: BoardState) -> None:
    """Taken nuggets come first in the pile, then those of the supply; together they are the ten of the box."""
    values = [str(value) for value in sorted(set(NUGGETS))]
    pile: list[int] = []
    for seat, row in enumerate(position["seats"].items()):
        for nugget in row["nuggets"].items(len(NUGGETS)):
            if len(pile) < len(NUGGETS):
                state.nugget_owner[len(pile)] = seat
            pile.append(nugget.number(min(NUGGETS), max(NUGGETS)))
    state.nuggets_taken = len(pile)
    supply = [nugget.number(min(NUGGETS), max(NUGGETS)) for nugget in position["nuggets"].items(len(NUGGETS))]
    pile += supply
    if sorted(pile) != sorted(NUGGETS):
        position["nuggets"].refuse("nuggets", found=[str(value) for value in sorted(pile)], values=values)
    diggers = sum(tile.content == "gold-digger" for _, tile in position["tiles"].fields())
    if len(supply) < diggers:
        position["nuggets"].refuse("diggers", nuggets=len(supply), tiles=diggers)
    state.nugget_pile = vec[i64](pile)


def read_turn(turn: Reading, state: BoardState) -> None:
    """What has happened in this turn."""
    tables = state.tables
    turn.only("purchases", "placing", "visited", "tile", "settled", "farmers", "asked")
    purchases = turn["purchases"].words([name for _, name in PURCHASES])
    state.purchases = sum(bit for bit, name in PURCHASES if name in purchases)
    state.placing = turn["placing"].number(0, 2)
    for city in turn["visited"].words(tables.city_number):
        state.visited |= BIT[tables.city_number[city]]
    if turn["tile"].content is not None:
        state.tile = TILE_KINDS.index(turn["tile"].word(TILE_KINDS))
    if turn["settled"].content is not None:
        state.settled = PROFESSIONS.index(turn["settled"].word(PROFESSIONS))
    if state.tile != state.settled and (state.tile != HOTEL or state.settled == NO_TILE):
        turn["settled"].refuse("settled")
    state.farmers = turn["farmers"].number(0, EXTRA_FARMERS)
    state.asked = turn["asked"].number(1, int(tables.players))


def check_supplies(seats: Reading, state: BoardState) -> None:
    """No pioneer is lost or made: supply, coaches and board hold twenty of each colour (B1.6)."""
    tables = state.tables
    for seat, row in enumerate(seats.items()):
        cities = len(tables.cities)
        settled = sum(int(state.settlers[seat * cities + city]) for city in range(cities))
        total = int(state.supply[seat]) + settled + len(listed_seats(int(state.aboard[seat])))
        if total != PIONEERS:
            row["pioneers"].refuse("pioneers", total=total, right=PIONEERS)
        if state.settlers[seat * cities + tables.start] < 1:
            row["pioneers"].refuse("start-pioneer", seat=seat)


def read_step(position: Reading, state: BoardState) -> None:
    """The step must be one that asks here and now, and the seat the one it asks."""
    check_ending(position, state)
    step = position["step"].word(STACK_AT)
    state.stack = STACK_AT[step]
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
    if step == "over":
        position["seat"].equal(None)
        position["active"].equal(int(state.first - 1) % int(state.tables.players))
        return
    opened = state.copy()
    seat = int(opened.asking().open(opened, None))
    if seat < 0 or not opened.legal():
        position["step"].refuse("step", step=step)
    position["seat"].equal(seat)
    turn["asked"].equal(int(opened.asked))
    state.deciding = seat


def check_stagecoach(position: Reading, state: BoardState, step: str) -> None:
    """It stands at a tile only to settle there (B6.4, B7.1), and on a space that it entered in this turn (B6.6)."""
    here = BIT[state.stagecoach]
    if (state.tiled & here != 0) != (step == "settle"):
        position["stagecoach"].refuse("stagecoach", step=step)
    if state.visited != 0 and state.visited & here == 0:
        position["turn"]["visited"].refuse("visited", city=state.tables.cities[state.stagecoach])


def check_ending(position: Reading, state: BoardState) -> None:
    """B3.2 and B3.3: the reasons follow from the supplies of roads, the stack and the idle rounds."""
    right = []
    if any(state.roads[seat] == 0 for seat in range(int(state.tables.players))):
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
