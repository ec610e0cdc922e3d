"""Reading a position of the board game back: the counterpart of `view.dump`, which says what a position is.

What a state keeps is read and checked. All else follows from it: the state must be dumped as just this position.
"""

from __future__ import annotations

from collections import Counter

from pioneers.board.equipment.box import (
    DISPLAY,
    EXTRA_FARMERS,
    HOTEL,
    IDLE_ROUNDS,
    NUGGETS,
    PIONEERS,
    PROFESSIONS,
    ROADS,
    TILE_KINDS,
    TILE_LIMIT,
    listed_seats,
    packed_seats,
)
from pioneers.board.equipment.lookup import BIT, Lookup
from pioneers.board.position.consistency import check_ending, check_pieces, check_turn, most_rounds
from pioneers.board.position.state import NO_TILE, REASONS, BoardState
from pioneers.board.position.view import dump
from pioneers.board.rules.purchase import PURCHASES
from pioneers.board.rules.sequence import STACK_AT
from pioneers.board.rules.setup import blank
from pioneers.kernel.files.reading import Reading
from pioneers.native import i64, vec


def read_position(position: Reading, lookup: Lookup) -> BoardState:
    """The state of a position on this lookup. Game, rules, data, players and cover are checked by the caller."""
    state = blank(lookup)
    players = int(lookup.players)
    state.first = position["first"].number(0, players - 1)
    state.active = position["active"].number(0, players - 1)
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
    state.round = position["round"].number(1, most_rounds(state))
    check_pieces(position, state)
    state = opened_at(position, state)
    position.fits(dump(state))
    return state


def read_board(position: Reading, state: BoardState) -> None:
    """The stagecoach and the tiles."""
    lookup = state.lookup
    in_play = {city: number for city, number in lookup.city_number.items() if lookup.in_play & BIT[number]}
    state.stagecoach = in_play[position["stagecoach"].word(in_play)]
    for name, tile in position["tiles"].fields():
        city = in_play[Reading(name, tile.place).word(in_play)]
        kind = TILE_KINDS.index(tile.word(TILE_KINDS))
        if city == lookup.start:
            tile.refuse("start-tile")
        state.tiles[kind] |= BIT[city]
        state.tiled |= BIT[city]


def read_roads(roads: Reading, state: BoardState) -> None:
    """The owners of every line, at most two and different (B8.2)."""
    lookup = state.lookup
    in_play = {line: number for line, number in lookup.line_number.items() if lookup.line_in_play[number]}
    for name, owners in roads.fields():
        line = in_play[Reading(name, owners.place).word(in_play)]
        if owners.content == []:
            owners.refuse("empty")
        for owner in owners.items(2):
            seat = owner.number(0, int(lookup.players) - 1)
            if state.owners[line] & BIT[seat]:
                owner.refuse("twice", found=str(seat))
            if state.roads[seat] == 0:
                owner.refuse("roads", seat=seat, most=ROADS)
            ending = state.ending
            state.build(seat, line, None)
            state.ending = ending  # as the position says


def read_pioneers(pioneers: Reading, state: BoardState) -> None:
    """Who stands where."""
    lookup = state.lookup
    in_play = {city: number for city, number in lookup.city_number.items() if lookup.in_play & BIT[number]}
    players = int(lookup.players)
    for name, counts in pioneers.fields():
        city = in_play[Reading(name, counts.place).word(in_play)]
        settlers = [count.number(0, PIONEERS) for count in counts.exactly(players)]
        if not any(settlers):
            counts.refuse("empty")
        for seat, count in enumerate(settlers):
            state.settlers[seat * len(lookup.cities) + city] = count


def read_seats(seats: Reading, state: BoardState) -> set[int]:
    """Money, points, tiles and coaches of every seat; gives the coaches seen."""
    lookup = state.lookup
    players = int(lookup.players)
    seen: set[int] = set()
    for seat, row in enumerate(seats.exactly(players)):
        state.money[seat] = row["money"].number()
        state.score[seat] = row["score"].number()
        state.bankers[seat] = row["bankers"].number(0, TILE_LIMIT)
        state.merchants[seat] = row["merchants"].number(0, TILE_LIMIT)
        for number, coach in enumerate(row["coaches"].items(int(lookup.most_coaches))):
            card = read_coach(coach, lookup, seen, starting=number == 0)
            state.take_coach(seat, card)
            aboard = tuple(item.word(PROFESSIONS) for item in coach["aboard"].items())
            full: Counter[str] = Counter(listed_seats(int(lookup.coach_seats[card])))
            if Counter(aboard) - full:
                coach["aboard"].refuse("aboard", aboard=list(aboard), seats=list(lookup.coaches[card].seats))
            gone = lookup.coach_seats[card] - packed_seats(aboard)
            state.crew[card] -= gone
            state.aboard[seat] -= gone
        if state.coach_count[seat] == 0:
            row["coaches"].refuse("no-coach")
        state.supply[seat] = row["pioneers"].number(0, PIONEERS)
    return seen


def read_coach(coach: Reading, lookup: Lookup, seen: set[int], *, starting: bool) -> int:
    """The number of a coach, not seen before."""
    first = int(lookup.starting_count)
    cards = lookup.coaches[:first] if starting else lookup.coaches[first:]
    name = coach["id"].word([card.id for card in cards])
    card = lookup.coach_number[name]
    if card in seen:
        coach["id"].refuse("twice", found=name)
    seen.add(card)
    return card


def read_row(row: Reading, lookup: Lookup, seen: set[int], most: int) -> list[int]:
    """Coaches that belong to nobody yet."""
    coaches: list[int] = []
    for coach in row.items(most):
        coaches.append(read_coach(coach, lookup, seen, starting=False))
    return coaches


def read_coach_row(position: Reading, state: BoardState, seen: set[int]) -> None:
    """The display and the stack (B2.8, B5.7)."""
    lookup = state.lookup
    shown = read_row(position["display"], lookup, seen, DISPLAY)
    for place, coach in enumerate(shown):
        state.display[place] = coach
    pile = read_row(position["stack"], lookup, seen, len(lookup.coaches))
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
    lookup = state.lookup
    purchases = turn["purchases"].words([name for _, name in PURCHASES])
    state.purchases = sum(bit for bit, name in PURCHASES if name in purchases)
    state.placing = turn["placing"].number(0, 2)
    for city in turn["visited"].words(lookup.city_number):
        state.visited |= BIT[lookup.city_number[city]]
    if turn["tile"].content is not None:
        state.tile = TILE_KINDS.index(turn["tile"].word(TILE_KINDS))
    if turn["settled"].content is not None:
        state.settled = PROFESSIONS.index(turn["settled"].word(PROFESSIONS))
    if state.tile != state.settled and (state.tile != HOTEL or state.settled == NO_TILE):
        turn["settled"].refuse("settled")
    state.farmers = turn["farmers"].number(0, EXTRA_FARMERS)
    state.asked = turn["asked"].number(1, int(lookup.players))


def opened_at(position: Reading, state: BoardState) -> BoardState:
    """The state at its step, which must be one that asks here and now."""
    check_ending(position, state)
    step = position["step"].word(STACK_AT)
    state.stack = STACK_AT[step]
    check_turn(position, state, step)
    if step == "over":
        position["active"].equal(int(state.first - 1) % int(state.lookup.players))
        return state
    opened = state.copy()
    opened.deciding = opened.asking().open(opened, None)
    if opened.deciding < 0 or not opened.legal():
        position["step"].refuse("step", step=step)
    return opened
