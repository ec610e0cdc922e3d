"""Dealing anew what a seat may not know, inside the compiled package: how a bot imagines other worlds."""

from __future__ import annotations

from typing import Final

from pioneers.cards.equipment.lookup import BIT, NO_KIND
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.sequence import ADD, PLAY
from pioneers.cards.rules.trick import leads
from pioneers.kernel.bits import lowest
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import STEP_MASK
from pioneers.native import i64, vec

# Exchanges for each card: enough that where the cards lie no longer depends on where they lay.
SWAPS: Final = 6


def redeal(state: CardsState, seat: i64, rng: Rng) -> CardsState:
    """A copy that looks the same to this seat; every deal of the unseen cards that fits is equally likely.

    Hidden are the other hands, what others gave away or are laying just now, the deck and all later chance.
    """
    world = state.copy()
    lookup = state.lookup
    world.rng = rng.split()
    world.seed = b""
    if world.stack & STEP_MASK == ADD and world.deciding != seat:
        take_back(world)
    # Both are only as long as they must be at most, and filled below.
    cards = lookup.pack[:]
    barred = lookup.pack[:]
    count = gather(world, seat, cards, barred)
    leader = hidden_leader(world, seat)
    while True:
        if constrained(barred, count):
            exchange_fitting(world, cards, barred, count, rng)
        else:
            rng.shuffle_numbers(cards, count)
        spread(world, seat, cards)
        if leader < 0 or leads(world, leader):
            return world


def take_back(state: CardsState) -> None:
    """A play that is not complete goes back into its hand: to the others the step is still `play`."""
    hand = state.hand()
    while state.pending > 0:
        state.pending -= 1
        state.laid_count -= 1
        state.give(hand, state.laid[state.laid_count])
    state.pending_kind = NO_KIND
    state.pending_sum = 0
    state.close()


def hidden_leader(state: CardsState, seat: i64) -> i64:
    """The hand of another that is about to lead, which does not hold thieves alone (C4.8); -1 if there is none."""
    if state.stack & STEP_MASK != PLAY or state.turn != 0 or state.deciding == seat:
        return -1
    return state.hand()


def gather(state: CardsState, seat: i64, cards: vec[i64], barred: vec[i64]) -> i64:
    """Note every unseen card and the suits that cannot lie where it lies: hands, discards, deck; gives their number."""
    lookup = state.lookup
    held = state.held
    count: i64 = 0
    for hand in range(lookup.hands):
        if lookup.seat_of(hand) == seat:
            continue
        left = state.which[hand]
        row: i64 = hand * lookup.card_count
        while left != 0:
            card = lowest(left)
            left &= left - 1
            for _ in range(held[row + card]):
                cards[count] = card
                barred[count] = state.void[hand]
                count += 1
    for hand in range(lookup.hands):
        if lookup.seat_of(hand) != seat:
            for number in range(state.given[hand]):
                cards[count] = state.discards[hand * lookup.exchange_size + number]
                barred[count] = 0
                count += 1
    for place in range(state.dealt, i64(len(state.pile))):
        cards[count] = state.pile[place]
        barred[count] = 0
        count += 1
    return count


def constrained(barred: vec[i64], count: i64) -> bool:
    """Whether any place is closed to a suit."""
    for place in range(count):
        if barred[place] != 0:
            return True
    return False


def exchange_fitting(state: CardsState, cards: vec[i64], barred: vec[i64], count: i64, rng: Rng) -> None:
    """The deal fits as it is: exchanges of two cards that fit both ways lead to every other, none likelier."""
    kind = state.lookup.kind
    for _ in range(count * SWAPS):
        one = rng.below(count)
        other = rng.below(count)
        if barred[one] & BIT[kind[cards[other]]] == 0 and barred[other] & BIT[kind[cards[one]]] == 0:
            card = cards[one]
            cards[one] = cards[other]
            cards[other] = card


def spread(state: CardsState, seat: i64, cards: vec[i64]) -> None:
    """Put the cards back where `gather` found them."""
    lookup = state.lookup
    held = state.held
    count: i64 = 0
    for hand in range(lookup.hands):
        if lookup.seat_of(hand) == seat:
            continue
        row: i64 = hand * lookup.card_count
        for card in range(lookup.card_count):
            held[row + card] = 0
        which: i64 = 0
        for place in range(count, count + state.size[hand]):
            held[row + cards[place]] += 1
            which |= BIT[cards[place]]
        state.which[hand] = which
        count += state.size[hand]
    for hand in range(lookup.hands):
        if lookup.seat_of(hand) != seat:
            for number in range(state.given[hand]):
                state.discards[hand * lookup.exchange_size + number] = cards[count]
                count += 1
    # The pile is shared between copies, so it is not written to but made anew.
    left: i64 = len(state.pile) - state.dealt
    state.pile = cards[count : count + left]
    state.dealt = 0
