"""The whole decisions of every step of the card game, each with its score at first sight."""

from __future__ import annotations

from typing import Final

from pioneers.bots.plans import Plans
from pioneers.cards.bots.measures import Measures
from pioneers.cards.bots.outlook import Outlook
from pioneers.cards.bots.sets import Suit, write_many, write_some
from pioneers.cards.bots.supplies import best_in_stock, gain, loss, theft_gain
from pioneers.cards.equipment.lookup import BIT, BUILDING_COUNT, STORM, SUIT_COUNT, THIEF
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.actions import MOST_SEATS
from pioneers.cards.rules.build import building_obstacle
from pioneers.cards.rules.deal import asked_hand
from pioneers.cards.rules.sequence import ADD, BUILD, DISCARD, EXCHANGE, LAST_ONE, PLAY, STEAL, TAKE, TRUMP
from pioneers.cards.rules.trick import playable
from pioneers.kernel.bits import lowest
from pioneers.kernel.state import STEP_MASK
from pioneers.kernel.step import LEGAL
from pioneers.native import i64

MOST_PLANS: Final = 24


def write_plans(state: CardsState, measures: Measures, plans: Plans, brief: bool) -> None:
    """Every decision that deserves a thought, or only a few of them if it must be quick."""
    plans.clear()
    step: i64 = state.stack & STEP_MASK
    if step == PLAY:
        plan_play(state, measures, plans, brief)
    elif step == ADD:
        suit = Suit(Outlook(state, measures), state.pending_kind)
        if brief:
            write_some(suit, plans)
        else:
            write_many(suit, plans)
    elif step == EXCHANGE:
        plan_exchange(state, measures, plans)
    elif step == DISCARD:
        plan_discard(state, measures, plans)
    elif step == TAKE:
        plan_take(state, measures, plans)
    elif step == TRUMP:
        plan_trump(state, measures, plans)
    elif step == STEAL:
        plan_theft(state, measures, plans)
    elif step == LAST_ONE:
        plan_plunder(state, measures, plans)
    elif step == BUILD:
        plan_build(state, plans)
    else:
        plan_payment(state, measures, plans)
    if plans.count > MOST_PLANS:
        plans.keep_best(MOST_PLANS)


def plan_play(state: CardsState, measures: Measures, plans: Plans, brief: bool) -> None:
    """Sets of each suit that may be played, the thief, every storm."""
    lookup = state.lookup
    cards = playable(state)
    hand = state.hand()
    if cards & (cards - 1) == 0 and (state.size[hand] == 1 or cards & lookup.suits == 0):
        plans.add(lookup.play + lowest(cards), 0)
        return
    outlook = Outlook(state, measures)
    for kind in range(i64(SUIT_COUNT)):
        if cards & lookup.of_kind[kind] != 0:
            suit = Suit(outlook, kind)
            if brief:
                write_some(suit, plans)
            else:
                write_many(suit, plans)
    if cards & lookup.thieves != 0:
        plans.add(lookup.play + lowest(lookup.thieves), outlook.of_thief(), outlook.winner == outlook.seat)
    storms: i64 = cards & lookup.storms
    while storms != 0:
        card = lowest(storms)
        storms &= storms - 1
        number = lookup.number[card]
        plans.add(lookup.play + card, outlook.of_storm(number), number <= state.best_sum)


def plan_exchange(state: CardsState, measures: Measures, plans: Plans) -> None:
    """Keep the cards, or pay with each suit for two new ones; which two go is decided at first sight.

    What is given away stays hidden, so a plan is known by its payment alone: no search may tell the plans of another
    seat apart by cards that it does not see.
    """
    lookup = state.lookup
    seat: i64 = state.deciding
    plans.add(lookup.keep, 0)
    for suit in range(i64(SUIT_COUNT)):
        if state.has_supply(seat, suit):
            plans.atom(lookup.exchange + suit)
            key = plans.key
            gained = give_away(state, measures, plans)
            plans.key = key
            price = loss(state, measures, seat, suit)
            plans.close(gained - price, price > measures.surplus)


def plan_discard(state: CardsState, measures: Measures, plans: Plans) -> None:
    """The cards that are given away, decided at first sight."""
    give_away(state, measures, plans)
    plans.key = 1
    plans.close(0)


def give_away(state: CardsState, measures: Measures, plans: Plans) -> i64:
    """Add an atom for each of the worst cards; gives what new ones bring instead."""
    lookup = state.lookup
    hand = asked_hand(state)
    row: i64 = hand * lookup.card_count
    held = state.held[:]
    wanted: i64 = lookup.exchange_size if state.stack & STEP_MASK == EXCHANGE else state.discarding
    gained: i64 = 0
    for _ in range(wanted):
        worst: i64 = -1
        least: i64 = 0
        for card in range(lookup.card_count):
            if held[row + card] > 0:
                value = kept_worth(state, measures, card)
                if worst < 0 or value < least:
                    worst = card
                    least = value
        held[row + worst] -= 1
        plans.atom(lookup.discard + worst)
        gained += measures.draw - least
    return gained


def kept_worth(state: CardsState, measures: Measures, card: i64) -> i64:
    """What a card is worth at the start of a run."""
    lookup = state.lookup
    kind = lookup.kind[card]
    if kind == THIEF:
        return measures.discard_thief
    if kind == STORM:
        return measures.discard_storm
    if kind == lookup.first_trump:
        return 2 * measures.discard_number * lookup.number[card]
    return measures.discard_number * lookup.number[card]


def plan_take(state: CardsState, measures: Measures, plans: Plans) -> None:
    """A supply card of the stock for the storm that won."""
    best = best_in_stock(state, measures, state.deciding)
    for suit in range(i64(SUIT_COUNT)):
        if state.stock[suit] > 0:
            value = gain(state, measures, state.deciding, suit)
            plans.add(state.lookup.take + suit, value, value == measures.surplus and best > value)


def plan_trump(state: CardsState, measures: Measures, plans: Plans) -> None:
    """The suit that becomes trump: the longest and highest in the own hands, and one whose supplies are needed."""
    lookup = state.lookup
    seat: i64 = state.deciding
    for suit in range(i64(SUIT_COUNT)):
        score: i64 = gain(state, measures, seat, suit) * measures.named_supply // 100
        count: i64 = 0
        for hand in range(lookup.hands):
            if lookup.seat_of(hand) != seat:
                continue
            left: i64 = state.which[hand] & lookup.of_kind[suit]
            while left != 0:
                card = lowest(left)
                left &= left - 1
                number: i64 = measures.named_card + measures.named_number * lookup.number[card]
                score += state.held[hand * lookup.card_count + card] * number
                count += 1
        plans.add(lookup.trump + suit, score, count == 0)


def plan_theft(state: CardsState, measures: Measures, plans: Plans) -> None:
    """A supply card of the winner for the last thief."""
    victim = state.lookup.seat_of(state.winner)
    best: i64 = 0
    for suit in range(i64(SUIT_COUNT)):
        if state.has_supply(victim, suit):
            best = max(best, gain(state, measures, state.deciding, suit))
    for suit in range(i64(SUIT_COUNT)):
        if state.has_supply(victim, suit):
            useless = gain(state, measures, state.deciding, suit) == measures.surplus and best > measures.surplus
            plans.add(state.lookup.steal + suit, theft_gain(state, measures, state.deciding, victim, suit), useless)


def plan_plunder(state: CardsState, measures: Measures, plans: Plans) -> None:
    """A supply card of anybody for each thief of the last one with cards."""
    seat: i64 = state.deciding
    best: i64 = 0
    for suit in range(i64(SUIT_COUNT)):
        for victim in range(state.lookup.players):
            if victim != seat and state.has_supply(victim, suit):
                best = max(best, gain(state, measures, seat, suit))
    for suit in range(i64(SUIT_COUNT)):
        for victim in range(state.lookup.players):
            if victim != seat and state.has_supply(victim, suit):
                useless = gain(state, measures, seat, suit) == measures.surplus and best > measures.surplus
                score = theft_gain(state, measures, seat, victim, suit)
                plans.add(state.lookup.plunder + suit * MOST_SEATS + victim, score, useless)


def plan_build(state: CardsState, plans: Plans) -> None:
    """All that can be paid for, dear buildings first: the cheap ones are easier to come by later. Or nothing."""
    lookup = state.lookup
    seat: i64 = state.deciding
    trial = state.copy()
    score: i64 = 0
    for _ in range(i64(BUILDING_COUNT)):
        dearest: i64 = -1
        most: i64 = 0
        for other in range(i64(BUILDING_COUNT)):
            if building_obstacle(trial, seat, other) == LEGAL and price_of(trial, other) > most:
                dearest = other
                most = price_of(trial, other)
        if dearest < 0:
            break
        plans.atom(lookup.build + dearest)
        for suit in range(i64(SUIT_COUNT)):
            trial.spend(seat, suit, lookup.prices[dearest * SUIT_COUNT + suit])
        trial.built[seat] |= BIT[dearest]
        score += most * 100
    plans.close(score)
    plans.add(lookup.done, 0, True)


def price_of(state: CardsState, building: i64) -> i64:
    """How many supply cards a building costs."""
    total: i64 = 0
    for suit in range(i64(SUIT_COUNT)):
        total += state.lookup.prices[building * SUIT_COUNT + suit]
    return total


def plan_payment(state: CardsState, measures: Measures, plans: Plans) -> None:
    """The supply card that is paid for the start."""
    seat: i64 = state.deciding
    best: i64 = measures.useful + measures.rarer * 100
    for suit in range(i64(SUIT_COUNT)):
        if state.has_supply(seat, suit):
            best = min(best, loss(state, measures, seat, suit))
    for suit in range(i64(SUIT_COUNT)):
        if state.has_supply(seat, suit):
            price = loss(state, measures, seat, suit)
            plans.add(state.lookup.pay + suit, -price, price > best)
