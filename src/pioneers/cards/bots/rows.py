"""What the networks of the card game are shown, as one seat may know it: between two runs, and within one."""

from __future__ import annotations

from typing import Final

from pioneers.bots.learned.rows import Rows
from pioneers.cards.bots.measures import Measures
from pioneers.cards.bots.supplies import distance, lacking
from pioneers.cards.bots.worth import prospects, sharpness, tricks_left
from pioneers.cards.equipment.lookup import BIT, BUILDING_COUNT, NO_KIND, STORM, SUIT_COUNT, THIEF
from pioneers.cards.position.redeal import take_back
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.scoring import buildings_of
from pioneers.cards.rules.sequence import ADD, BUILD, DISCARD, EXCHANGE, LAST_ONE, PAY, PLAY, STEAL, TAKE, TRUMP
from pioneers.cards.rules.win import winning_place
from pioneers.kernel.bits import lowest
from pioneers.kernel.state import STEP_MASK
from pioneers.kernel.step import NOBODY
from pioneers.native import i64, vec

# It grows whenever a row of the same position becomes another one: networks and training data name the one they know.
VERSION: Final = 4
MOST_SEATS: Final = 4
# Between two runs, and what comes on top within a run.
RUNS_OWN: Final = 28
RUNS_COMMON: Final = 12
TRICKS_OWN: Final = RUNS_OWN + 34
TRICKS_COMMON: Final = RUNS_COMMON + 26
NO_SEATS: Final = vec[i64]([0] * MOST_SEATS)


def blank_runs() -> Rows:
    """Rows to write a position between two runs into."""
    return Rows(MOST_SEATS, RUNS_OWN, RUNS_COMMON)


def blank_tricks() -> Rows:
    """Rows to write a position within a run into."""
    return Rows(MOST_SEATS, TRICKS_OWN, TRICKS_COMMON)


def as_seen(state: CardsState, viewer: i64) -> CardsState:
    """The position without what another is laying just now, which is still hidden."""
    if state.stack & STEP_MASK != ADD or state.deciding == viewer:
        return state
    seen = state.copy()
    take_back(seen)
    return seen


def write_runs(state: CardsState, viewer: i64, measures: Measures, rows: Rows) -> None:
    """A position before anybody did anything in a run: hands are mere luck there, and not shown."""
    rows.begin(state.lookup.players)
    write_means(state, rows)
    race = Race(state, measures)
    for seat in range(state.lookup.players):
        write_supplies(state, viewer, seat, race, rows)


def write_tricks(state: CardsState, viewer: i64, measures: Measures, rows: Rows) -> None:
    """Any other position, as it is seen: the viewer's own cards, the trick, and what is known of the others' cards."""
    rows.begin(state.lookup.players)
    write_means(state, rows)
    write_trick(state, rows)
    race = Race(state, measures)
    tricks = tricks_left(state)
    winner: i64 = NOBODY
    if state.laid_count > 0 and (state.follow != NO_KIND or state.storm != NOBODY):
        place = winning_place(state)
        if place >= 0:
            winner = state.lookup.seat_of(place)
    for seat in range(state.lookup.players):
        write_supplies(state, viewer, seat, race, rows)
        write_part(state, seat, winner, rows)
        if seat == viewer:
            write_hand(state, seat, rows)
            rows.put(prospects(state, measures, seat, tricks) // 8)
        else:
            for _ in range(i64(2 * SUIT_COUNT + 8)):
                rows.put(0)


class Race:
    """How far every seat is from its four buildings, as the evaluation made by hand counts it."""

    def __init__(self, state: CardsState, measures: Measures) -> None:
        ways = NO_SEATS[:]
        shortest: i64 = 1 << 40
        second: i64 = shortest
        for seat in range(state.lookup.players):
            ways[seat] = distance(state, measures, seat)
            if seat == state.starter:
                ways[seat] -= measures.start
            if ways[seat] < shortest:
                second = shortest
                shortest = ways[seat]
            elif ways[seat] < second:
                second = ways[seat]
        self.ways: Final = ways
        self.shortest: Final[i64] = shortest
        self.second: Final[i64] = second
        self.sharp: Final[i64] = sharpness(measures, shortest)


def write_means(state: CardsState, rows: Rows) -> None:
    """How many play, what is left, and how far the game has come."""
    lookup = state.lookup
    players = lookup.players
    rows.put_common(64 if players == 2 else 0)
    rows.put_common(64 if players == 3 else 0)
    rows.put_common(64 if players == 4 else 0)
    rows.put_common(64 if lookup.separate else 0)
    most: i64 = 0
    total: i64 = 0
    for seat in range(players):
        count = buildings_of(state, seat)
        most = max(most, count)
        total += count
    rows.put_common(most * 30)
    rows.put_common(total * 12)
    rows.put_common(state.run * 12)
    rows.put_common(64 if state.stack & STEP_MASK == EXCHANGE else 0)
    for suit in range(i64(SUIT_COUNT)):
        rows.put_common(state.stock[suit] * 20)


def write_supplies(state: CardsState, viewer: i64, seat: i64, race: Race, rows: Rows) -> None:
    """Buildings, supplies and what is lacking."""
    players = state.lookup.players
    place: i64 = (seat - state.starter + players) % players
    rows.put(64 if seat == viewer else 0)
    rows.put(64 if place == 0 else 0)
    rows.put(64 if place == 1 else 0)
    rows.put(64 if place == players - 1 else 0)
    rows.put(buildings_of(state, seat) * 30)
    for building in range(i64(BUILDING_COUNT)):
        rows.put(64 if state.built[seat] & BIT[building] != 0 else 0)
    missing: i64 = 0
    surplus: i64 = 0
    for suit in range(i64(SUIT_COUNT)):
        lack = lacking(state, seat, suit)
        rows.put(state.supplies[seat * SUIT_COUNT + suit] * 20)
        rows.put(max(0, lack) * 24)
        missing += max(0, lack)
        surplus += max(0, -lack)
    rows.put(missing * 10)
    rows.put(127 // (1 + missing))
    rows.put(surplus * 16)
    rows.put(state.supply_total(seat) * 8)
    # What the evaluation made by hand says, in steps of its curve: its place is named in `learning`.
    way = race.ways[seat]
    rows.put((race.shortest - way) * race.sharp // 1000)
    other: i64 = race.second if way == race.shortest else race.shortest
    rows.put(way // 10)
    rows.put(min(way, 400) * 127 // 400)
    rows.put((other - way) // 8)
    rows.put((other - way) // 2)
    rows.put(64 if missing == 0 else 0)
    rows.put(64 if missing == 1 else 0)


def write_trick(state: CardsState, rows: Rows) -> None:
    """The step, the trump, and the trick as it lies."""
    step: i64 = state.stack & STEP_MASK
    for asked in (PLAY, ADD, TAKE, TRUMP, STEAL, LAST_ONE, BUILD, PAY, EXCHANGE, DISCARD):
        rows.put_common(64 if step == asked else 0)
    for suit in range(i64(SUIT_COUNT)):
        rows.put_common(64 if state.trump == suit else 0)
    for suit in range(i64(SUIT_COUNT)):
        rows.put_common(64 if state.laid_count > 0 and state.best_kind == suit else 0)
    laid: bool = state.laid_count > 0
    rows.put_common(min(state.best_sum, 20) * 6 if laid else 0)
    rows.put_common(min(state.storm_number, 12) * 10 if laid else 0)
    rows.put_common(64 if laid and state.thief != NOBODY else 0)
    rows.put_common(state.turn * 25 if step == PLAY or step == ADD else 0)
    rows.put_common(tricks_left(state) * 8)
    rows.put_common(64 if laid and state.follow == state.trick_trump else 0)
    rows.put_common(state.deck_left() * 3)
    rows.put_common(state.asked * 25)


def write_part(state: CardsState, seat: i64, winner: i64, rows: Rows) -> None:
    """A seat's part in the trick, and what everybody knows of its cards."""
    lookup = state.lookup
    rows.put(64 if seat == state.deciding else 0)
    rows.put(64 if seat == winner else 0)
    prize: i64 = 0
    if seat == winner:
        if state.storm_number > state.best_sum:
            prize = 64
        elif state.best_kind != NO_KIND and state.stock[state.best_kind] > 0:
            prize = 64 if lacking(state, seat, state.best_kind) > 0 else 24
    rows.put(prize)
    rows.put(64 if lookup.seat_of(state.leader) == seat else 0)
    plays: i64 = 0
    for turn in range(state.turn, lookup.places):
        hand = lookup.hand_at[state.leader + turn]
        if lookup.seat_at[state.leader + turn] == seat and state.size[hand] > 0:
            plays += 1
    rows.put(plays * 32)
    rows.put(64 if state.thief != NOBODY and lookup.seat_of(state.thief) == seat else 0)
    cards = state.cards_of(seat)
    rows.put(cards * 8)
    rows.put(min(cards, 4) * 30)
    most: i64 = 0
    for other in range(lookup.players):
        if other != seat:
            most = max(most, state.cards_of(other))
    rows.put((cards - most) * 20)
    rows.put(state.thieves * 30 if state.last == seat else 0)
    write_known(state, seat, rows)


def write_known(state: CardsState, seat: i64, rows: Rows) -> None:
    """What play has shown of a seat's cards, and which supplies they could bring it."""
    lookup = state.lookup
    void: i64 = 0
    given: i64 = 0
    for hand in range(lookup.hands):
        if lookup.seat_of(hand) == seat:
            void |= state.void[hand]
            given += state.given[hand]
    for suit in range(i64(SUIT_COUNT)):
        rows.put(64 if void & BIT[suit] != 0 else 0)
    rows.put(64 if void & BIT[state.trump] != 0 else 0)
    rows.put(given * 30)
    needed: i64 = 0
    for suit in range(i64(SUIT_COUNT)):
        if lacking(state, seat, suit) > 0 and state.stock[suit] > 0:
            needed += 1
    rows.put(needed * 30)
    rows.put(64 if lacking(state, seat, state.trump) > 0 else 0)


def write_hand(state: CardsState, seat: i64, rows: Rows) -> None:
    """The viewer's own cards by suit, trumps, thieves, storms."""
    lookup = state.lookup
    trumps: i64 = 0
    trump_sum: i64 = 0
    needed: i64 = 0
    thieves: i64 = 0
    storms: i64 = 0
    storm_sum: i64 = 0
    high: i64 = 0
    for kind in range(i64(STORM + 1)):
        count: i64 = 0
        total: i64 = 0
        for hand in range(lookup.hands):
            if lookup.seat_of(hand) != seat:
                continue
            row: i64 = hand * lookup.card_count
            left: i64 = state.which[hand] & lookup.of_kind[kind]
            while left != 0:
                card = lowest(left)
                left &= left - 1
                copies = state.held[row + card]
                count += copies
                total += copies * lookup.number[card]
                if kind < SUIT_COUNT and lookup.number[card] >= 6:
                    high += copies
        if kind == THIEF:
            thieves = count
        elif kind == STORM:
            storms = count
            storm_sum = total
        else:
            rows.put(count * 20)
            rows.put(total * 4)
            if kind == state.trump:
                trumps = count
                trump_sum = total
            if lacking(state, seat, kind) > 0:
                needed += count
    rows.put(trumps * 20)
    rows.put(trump_sum * 4)
    rows.put(needed * 14)
    rows.put(thieves * 40)
    rows.put(storms * 40)
    rows.put(storm_sum * 4)
    rows.put(high * 20)
