"""What a position is worth: how far everybody is from the four buildings, and what the rest of the run will bring."""

from __future__ import annotations

from typing import Final

from pioneers.bots.evaluator import SURE
from pioneers.cards.bots.measures import Measures
from pioneers.cards.bots.supplies import distance, lacking
from pioneers.cards.equipment.lookup import STORM, SUIT_COUNT, THIEF
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.scoring import buildings_of, final_key
from pioneers.cards.rules.sequence import EXCHANGE, PLAY
from pioneers.cards.rules.win import winning_place
from pioneers.kernel.bits import lowest
from pioneers.kernel.state import STEP_MASK
from pioneers.native import i64, vec

# A falling curve in whole numbers: each entry is a little less than the one before. Sixteen entries halve it.
CURVE_TOP: Final = 1 << 30
CURVE_LENGTH: Final = 320


def falling_curve() -> list[int]:
    """What is left after so many steps."""
    values = [CURVE_TOP]
    while len(values) < CURVE_LENGTH:
        values.append(values[-1] * 9576 // 10000)
    return values


CURVE: Final = vec[i64](falling_curve())


def final_worth(state: CardsState, seat: i64) -> i64:
    """What the end of the game is worth: the whole for a win, a part for a shared one."""
    own = final_key(state, seat)
    winners: i64 = 0
    for other in range(state.lookup.players):
        key = final_key(state, other)
        if key > own:
            return 0
        if key == own:
            winners += 1
    return SURE // winners


def chance_to_win(state: CardsState, measures: Measures, seat: i64) -> i64:
    """The share of the win that falls to a seat: the nearer to the end than the others, the more."""
    lookup = state.lookup
    players: i64 = lookup.players
    ways = lookup.stock[:]
    if fresh(state):
        for other in range(players):
            ways[other] = distance(state, measures, other)
    else:
        tricks = tricks_left(state)
        for other in range(players):
            ways[other] = distance(state, measures, other) - prospects(state, measures, other, tricks)
        ways[lookup.seat_of(state.leader)] -= measures.leading
    ways[state.starter] -= measures.start
    shortest = ways[0]
    for other in range(players):
        shortest = min(shortest, ways[other])
    sharp = sharpness(measures, shortest)
    whole_share: i64 = 0
    own: i64 = 0
    for other in range(players):
        behind: i64 = (ways[other] - shortest) * sharp // 1000
        share = CURVE[min(behind, i64(CURVE_LENGTH - 1))]
        whole_share += share
        if other == seat:
            own = share
    return own * SURE // whole_share


def sharpness(measures: Measures, shortest: i64) -> i64:
    """How much a lead counts: the nearer the leader is to the end, the more."""
    near: i64 = measures.near_end
    return measures.sharpness + measures.sharper * near // (near + max(i64(0), shortest))


def fresh(state: CardsState) -> bool:
    """Whether nobody has done anything in this run: then the hands are mere luck, the same for all."""
    lookup = state.lookup
    step: i64 = state.stack & STEP_MASK
    if step != EXCHANGE and step != PLAY:
        return False
    full: i64 = 0
    for hand in range(lookup.hands):
        if state.given[hand] > 0:
            return False
        full += state.size[hand]
    if full < lookup.hands * lookup.hand_size:
        return False
    asked: i64 = state.asked if step == EXCHANGE else lookup.hands
    for turn in range(asked):
        if state.supply_total(lookup.seat_of(lookup.hand_at[state.starter + turn])) > 0:
            return False
    return True


def prospects(state: CardsState, measures: Measures, seat: i64, tricks: i64) -> i64:
    """What a seat's cards will bring in the rest of the run, in the units of `distance`."""
    lookup = state.lookup
    held = state.held
    total: i64 = measures.last_card * cards_kept(state, seat, tricks)
    for hand in range(lookup.hands):
        if lookup.seat_of(hand) != seat:
            continue
        row: i64 = hand * lookup.card_count
        for kind in range(i64(STORM + 1)):
            left: i64 = state.which[hand] & lookup.of_kind[kind]
            if left == 0:
                continue
            each = card_prospect(state, measures, seat, kind)
            while left != 0:
                card = lowest(left)
                left &= left - 1
                number = lookup.number[card]
                if kind == STORM:
                    total += held[row + card] * (each + number * measures.storm_number)
                else:
                    total += held[row + card] * (each + number * number * measures.squared_number // 100)
    return total


def card_prospect(state: CardsState, measures: Measures, seat: i64, kind: i64) -> i64:
    """What a card of a kind brings, whatever its number."""
    if kind == THIEF:
        return measures.thief
    if kind == STORM:
        return measures.storm
    each: i64 = measures.card
    if kind == state.trump:
        each += measures.trump_card
    if lacking(state, seat, kind) > 0:
        each += measures.needed_card
    return each


def plays_left(state: CardsState, seat: i64) -> i64:
    """In how many tricks a seat can still play if it lays single cards: two at a time at two places."""
    cards = state.cards_of(seat)
    return (cards + 1) // 2 if state.lookup.players == 2 else cards


def tricks_left(state: CardsState) -> i64:
    """How many tricks come before at most one player has cards, if nobody lays several."""
    most: i64 = 0
    second: i64 = 0
    for seat in range(state.lookup.players):
        plays = plays_left(state, seat)
        if plays > most:
            second = most
            most = plays
        elif plays > second:
            second = plays
    return second


def cards_kept(state: CardsState, seat: i64, tricks: i64) -> i64:
    """How many cards a seat keeps after so many tricks: each brings a supply card (C5.1)."""
    used: i64 = 2 * tricks if state.lookup.players == 2 else tricks
    return max(i64(0), state.cards_of(seat) - used)


def plain_goods(state: CardsState, measures: Measures, seat: i64) -> i64:
    """What a seat has now: buildings, supplies that it needs, a surplus, cards, a trick that is his as it lies."""
    total: i64 = buildings_of(state, seat) * measures.plain_building
    place = winning_place(state)
    if place >= 0 and state.lookup.seat_of(place) == seat:
        total += measures.plain_trick
    for suit in range(i64(SUIT_COUNT)):
        count = state.supplies[seat * SUIT_COUNT + suit]
        surplus: i64 = max(i64(0), -lacking(state, seat, suit))
        total += (count - surplus) * measures.plain_useful + surplus * measures.plain_surplus
    lookup = state.lookup
    for hand in range(lookup.hands):
        if lookup.seat_of(hand) != seat:
            continue
        for card in range(lookup.card_count):
            count = state.held[hand * lookup.card_count + card]
            if count > 0:
                total += count * plain_card(state, measures, card)
    return total


def plain_card(state: CardsState, measures: Measures, card: i64) -> i64:
    """What a card in the hand counts."""
    kind = state.lookup.kind[card]
    number = state.lookup.number[card]
    if kind == THIEF:
        return measures.plain_thief
    if kind == STORM:
        return measures.plain_storm
    if kind == state.trump:
        return measures.plain_card + number * (measures.plain_number + measures.plain_trump_number)
    return measures.plain_card + number * measures.plain_number
