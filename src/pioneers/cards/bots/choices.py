"""Decisions of the own seat that level 5 searches and lower levels make at first sight: exchange and building."""

from __future__ import annotations

from typing import Final

from pioneers.bots.plans import Plans
from pioneers.cards.bots.decisions import kept_worth, price_of
from pioneers.cards.bots.measures import Measures
from pioneers.cards.bots.supplies import loss
from pioneers.cards.equipment.lookup import BIT, BUILDING_COUNT, SUIT_COUNT
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.deal import asked_hand
from pioneers.cards.rules.scoring import ALL_BUILT
from pioneers.kernel.bits import lowest
from pioneers.native import i64, vec

# How many better cards are tried in the place of each that goes at first sight.
OTHERS: Final = 4


def plan_own_exchange(state: CardsState, measures: Measures, plans: Plans) -> None:
    """Keep the cards, or pay with each suit; with the cheapest, several sets of cards that go are tried."""
    lookup = state.lookup
    seat: i64 = state.deciding
    plans.add(lookup.keep, 0)
    cards = by_worth(state, measures)
    cheapest: i64 = -1
    least: i64 = 0
    for suit in range(i64(SUIT_COUNT)):
        if state.has_supply(seat, suit):
            price = loss(state, measures, seat, suit)
            if cheapest < 0 or price < least:
                cheapest = suit
                least = price
    size: i64 = lookup.exchange_size
    for suit in range(i64(SUIT_COUNT)):
        if state.has_supply(seat, suit):
            price = loss(state, measures, seat, suit)
            first: i64 = lookup.exchange + suit
            write_set(state, measures, plans, first, price, cards[:size])
            if suit == cheapest:
                write_other_sets(state, measures, plans, first, price, cards, size)


def plan_own_discard(state: CardsState, measures: Measures, plans: Plans) -> None:
    """Several sets of the cards that are still to go."""
    cards = by_worth(state, measures)
    size: i64 = state.discarding
    write_set(state, measures, plans, -1, 0, cards[:size])
    write_other_sets(state, measures, plans, -1, 0, cards, size)


def by_worth(state: CardsState, measures: Measures) -> vec[i64]:
    """The cards of the hand, those first that are worth least at the start of a run."""
    lookup = state.lookup
    hand = asked_hand(state)
    row: i64 = hand * lookup.card_count
    cards = vec[i64]([0] * int(state.size[hand]))
    count: i64 = 0
    for card in range(lookup.card_count):
        for _ in range(state.held[row + card]):
            place = count
            value = kept_worth(state, measures, card)
            while place > 0 and kept_worth(state, measures, cards[place - 1]) > value:
                cards[place] = cards[place - 1]
                place -= 1
            cards[place] = card
            count += 1
    return cards


def write_other_sets(
    state: CardsState, measures: Measures, plans: Plans, first: i64, price: i64, cards: vec[i64], size: i64
) -> None:
    """The worst cards with one of them exchanged for a better one; and those that rid the hand of a suit."""
    count = i64(len(cards))
    for better in range(size, min(size + OTHERS, count)):
        for stays in range(size):
            chosen = cards[:size]
            chosen[stays] = cards[better]
            write_set(state, measures, plans, first, price, chosen)
    for suit in range(i64(SUIT_COUNT)):
        of_suit: i64 = 0
        for place in range(count):
            if state.lookup.kind[cards[place]] == suit:
                of_suit += 1
        if 0 < of_suit <= size:
            chosen = cards[:size]
            number: i64 = 0
            for place in range(count):
                if state.lookup.kind[cards[place]] == suit:
                    chosen[number] = cards[place]
                    number += 1
            for place in range(count):
                if number < size and state.lookup.kind[cards[place]] != suit:
                    chosen[number] = cards[place]
                    number += 1
            write_set(state, measures, plans, first, price, chosen)


def write_set(state: CardsState, measures: Measures, plans: Plans, first: i64, price: i64, chosen: vec[i64]) -> None:
    """The plan that pays, if `first` does, and gives these cards away, unless it stands there already."""
    lookup = state.lookup
    if first >= 0:
        plans.atom(first)
    gained: i64 = 0
    # In the order of their numbers, so that a set of cards is always the same plan.
    for card in range(lookup.card_count):
        for place in range(i64(len(chosen))):
            if chosen[place] == card:
                plans.atom(lookup.discard + card)
                gained += measures.draw - kept_worth(state, measures, card)
    for plan in range(plans.count):
        if plans.keys[plan] == plans.key:
            plans.length = plans.began
            plans.key = 0
            return
    plans.close(gained - price, price > measures.surplus)


def plan_every_building(state: CardsState, plans: Plans) -> None:
    """All sets of buildings that can be paid for, dear ones first, and nothing."""
    lookup = state.lookup
    seat: i64 = state.deciding
    for chosen in range(i64(ALL_BUILT + 1)):
        if chosen & state.built[seat] != 0 or not payable(state, seat, chosen):
            continue
        score: i64 = 0
        left = chosen
        while left != 0:
            dearest = lowest(left)
            for building in range(i64(BUILDING_COUNT)):
                if left & BIT[building] != 0 and price_of(state, building) > price_of(state, dearest):
                    dearest = building
            left ^= BIT[dearest]
            plans.atom(lookup.build + dearest)
            score += price_of(state, dearest) * 100
        if more_payable(state, seat, chosen):
            plans.atom(lookup.done)
        plans.close(score, chosen == 0)


def payable(state: CardsState, seat: i64, chosen: i64) -> bool:
    """Whether the supplies are enough for a set of buildings."""
    for suit in range(i64(SUIT_COUNT)):
        wanted: i64 = 0
        for building in range(i64(BUILDING_COUNT)):
            if chosen & BIT[building] != 0:
                wanted += state.lookup.prices[building * SUIT_COUNT + suit]
        if wanted > state.supplies[seat * SUIT_COUNT + suit]:
            return False
    return True


def more_payable(state: CardsState, seat: i64, chosen: i64) -> bool:
    """Whether another building could be paid for on top of a set."""
    for building in range(i64(BUILDING_COUNT)):
        if (chosen | state.built[seat]) & BIT[building] == 0 and payable(state, seat, chosen | BIT[building]):
            return True
    return False
