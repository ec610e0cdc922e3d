"""What supply cards are worth to a player: those his buildings still need, and the surplus."""

from __future__ import annotations

from pioneers.cards.bots.measures import Measures
from pioneers.cards.equipment.lookup import BIT, BUILDING_COUNT, SUIT_COUNT
from pioneers.cards.position.state import CardsState
from pioneers.native import i64


def lacking(state: CardsState, seat: i64, suit: i64) -> i64:
    """How many supply cards of a suit the buildings still to come need beyond what the seat has; below 0 a surplus."""
    prices = state.lookup.prices
    built = state.built[seat]
    lack: i64 = -state.supplies[seat * SUIT_COUNT + suit]
    for building in range(i64(BUILDING_COUNT)):
        if built & BIT[building] == 0:
            lack += prices[building * SUIT_COUNT + suit]
    return lack


def worth_of(measures: Measures, lack: i64) -> i64:
    """What one more supply card brings to who lacks so many of its suit: the first of many brings most."""
    if lack > 0:
        return measures.useful + measures.rarer * (lack - 1)
    return measures.surplus


def gain(state: CardsState, measures: Measures, seat: i64, suit: i64) -> i64:
    """What one more supply card of a suit brings to a seat."""
    return worth_of(measures, lacking(state, seat, suit))


def loss(state: CardsState, measures: Measures, seat: i64, suit: i64) -> i64:
    """What one supply card of a suit less costs a seat."""
    return worth_of(measures, lacking(state, seat, suit) + 1)


def distance(state: CardsState, measures: Measures, seat: i64) -> i64:
    """How far a seat is from its four buildings: what is lacking, eased a little by the surplus."""
    far: i64 = 0
    for suit in range(i64(SUIT_COUNT)):
        lack = lacking(state, seat, suit)
        if lack > 0:
            far += lack * measures.useful + lack * (lack - 1) // 2 * measures.rarer
        else:
            far += lack * measures.surplus
    return far


def rivals_gain(state: CardsState, measures: Measures, seat: i64, suit: i64) -> i64:
    """What a supply card of a suit brings to the others on average."""
    total: i64 = 0
    for other in range(state.lookup.players):
        if other != seat:
            total += gain(state, measures, other, suit)
    return total // (state.lookup.players - 1)


def theft_gain(state: CardsState, measures: Measures, seat: i64, victim: i64, suit: i64) -> i64:
    """What it brings to steal a supply card from another: the own gain and, in part, his loss."""
    return gain(state, measures, seat, suit) + loss(state, measures, victim, suit) * measures.deny // 100


def best_in_stock(state: CardsState, measures: Measures, seat: i64) -> i64:
    """What the best supply card of the stock brings to a seat, 0 if the stock is empty."""
    most: i64 = 0
    for suit in range(i64(SUIT_COUNT)):
        if state.stock[suit] > 0:
            most = max(most, gain(state, measures, seat, suit))
    return most
