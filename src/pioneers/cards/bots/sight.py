"""A second look at decisions: what long searches preferred in situations like this one (level 5).

A plan has traits: a few of many numbered marks, such as "wins with a trump of 5, two others still to play". Each trait
adds its weight to the score at first sight. Only what the seat that decides may know makes a trait.
"""

from __future__ import annotations

from typing import Final

from pioneers.bots.plans import Plans
from pioneers.cards.bots.supplies import lacking
from pioneers.cards.equipment.lookup import BIT, NO_KIND, STORM, THIEF
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.sequence import PAY, PLAY, STEAL, TAKE, TRUMP
from pioneers.cards.rules.win import winning_place
from pioneers.kernel.bits import lowest
from pioneers.kernel.state import STEP_MASK
from pioneers.kernel.step import NOBODY
from pioneers.native import i64, vec

# What a play is, by what it does in the trick.
LEAD: Final = 0
LEAD_TRUMP: Final = 1
WIN: Final = 2
WIN_WITH_TRUMP: Final = 3
LOSE: Final = 4
LOSE_TRUMP: Final = 5
THROW: Final = 6
ROLES: Final = 7

# How finely numbers are told apart.
THREATS: Final = 4
SIZES: Final = 4
SUMS: Final = 13
COUNTS: Final = 4
LACKS: Final = 4
HELD: Final = 6
STORMS: Final = 14

# No plan has more traits; of the cards of one play so many are looked at.
MOST_TRAITS: Final = 24
MOST_CARDS: Final = 8
# To be copied, which is faster than to make a list of zeros. A set of cards is the bits of one number: never more.
NO_CARDS: Final = vec[i64]([0] * 64)
NO_TRAITS: Final = vec[i64]([0] * MOST_TRAITS)
NOTHING: Final = vec[i64]([0])

# Where each family of traits begins.
BY_ROLE: Final = 0
BY_SUM: Final = BY_ROLE + ROLES * THREATS * SIZES * COUNTS
BY_BEATERS: Final = BY_SUM + 2 * THREATS * SUMS
BY_NEED: Final = BY_BEATERS + 2 * THREATS * HELD
BY_CARD: Final = BY_NEED + 2 * LACKS * LACKS
BY_LENGTH: Final = BY_CARD + ROLES * SIZES * SUMS
BY_RANK: Final = BY_LENGTH + ROLES * COUNTS
BY_OWN_TRICK: Final = BY_RANK + ROLES * 3
BY_VOID: Final = BY_OWN_TRICK + ROLES * 4 * THREATS
BY_THIEF: Final = BY_VOID + 3 * 3
BY_STORM: Final = BY_THIEF + 3 * THREATS * SIZES
BY_CHOICE: Final = BY_STORM + 2 * THREATS * STORMS
BY_STOCK: Final = BY_CHOICE + 4 * LACKS * HELD
TRAITS: Final = BY_STOCK + 4 * LACKS * LACKS

# The families by the names that `sight.toml` gives them, each with the number of its first trait.
FAMILIES: Final = {
    "by-role": BY_ROLE,
    "by-sum": BY_SUM,
    "by-beaters": BY_BEATERS,
    "by-need": BY_NEED,
    "by-card": BY_CARD,
    "by-length": BY_LENGTH,
    "by-rank": BY_RANK,
    "by-own-trick": BY_OWN_TRICK,
    "by-void": BY_VOID,
    "by-thief": BY_THIEF,
    "by-storm": BY_STORM,
    "by-choice": BY_CHOICE,
    "by-stock": BY_STOCK,
}


def size_class(size: i64) -> i64:
    """Few cards are told apart, many are not."""
    if size <= 2:
        return 0
    if size <= 4:
        return 1
    return 2 if size <= 7 else 3


def lack_class(lack: i64) -> i64:
    """From nothing lacking to three supply cards or more."""
    return max(i64(0), min(lack, i64(LACKS - 1)))


class Glance:
    """The position as the traits see it. Made anew for every decision."""

    def __init__(self, state: CardsState) -> None:
        lookup = state.lookup
        seat: i64 = state.deciding
        hand = state.hand()
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.hand: Final[i64] = hand
        threats: i64 = 0
        again: i64 = 0
        for turn in range(state.turn + 1, lookup.places):
            other = lookup.hand_at[state.leader + turn]
            if lookup.seat_at[state.leader + turn] == seat:
                if state.size[other] > 1 or other != hand:
                    again = 1
            elif state.size[other] > 0:
                threats += 1
        self.threats: Final[i64] = min(threats, i64(THREATS - 1))
        self.again: Final[i64] = again
        self.size: Final[i64] = size_class(state.size[hand])
        self.leads: Final = state.follow == NO_KIND and state.storm == NOBODY
        own: i64 = 0
        if not self.leads and lookup.seat_of(winning_place(state)) == seat:
            own = 1
        self.own: Final[i64] = own
        # Counted when a play first asks for it: many cannot win, and do not.
        self.counted = False
        self.counts: vec[i64] = NOTHING

    def unseen(self) -> vec[i64]:
        """How many of each card the seat has not seen."""
        if not self.counted:
            self.counts = unseen_by(self.state, self.seat)
            self.counted = True
        return self.counts


def unseen_by(state: CardsState, seat: i64) -> vec[i64]:
    """How many of each card the seat has not seen: in other hands, given away by others, in the deck."""
    lookup = state.lookup
    unseen = NO_CARDS[:]
    for hand in range(lookup.hands):
        if lookup.seat_of(hand) == seat:
            continue
        row: i64 = hand * lookup.card_count
        left = state.which[hand]
        while left != 0:
            card = lowest(left)
            left &= left - 1
            unseen[card] += state.held[row + card]
        for number in range(state.given[hand]):
            unseen[state.discards[hand * lookup.exchange_size + number]] += 1
    pile = state.pile
    for place in range(state.dealt, i64(len(pile))):
        unseen[pile[place]] += 1
    return unseen


def played(state: CardsState, atom: i64) -> i64:
    """The card of an atom that lays one, -1 of `done`."""
    lookup = state.lookup
    if atom == lookup.done:
        return -1
    return atom - lookup.more if atom >= lookup.more and atom < lookup.more + lookup.suit_cards else atom - lookup.play


def write_traits(glance: Glance, plans: Plans, plan: i64, traits: vec[i64]) -> i64:
    """Write the traits of a play of the plan, and give their number."""
    state = glance.state
    lookup = state.lookup
    threats = glance.threats
    size = glance.size
    begin = plans.starts[plan]
    first = played(state, plans.atoms[begin])
    kind = lookup.kind[first]
    if kind == THIEF:
        whose: i64 = 2 if glance.leads else glance.own
        traits[0] = BY_THIEF + (whose * THREATS + threats) * SIZES + size
        return 1
    if kind == STORM:
        storm = lookup.number[first]
        wins: i64 = 1 if storm > state.best_sum and storm >= state.storm_number else 0
        traits[0] = BY_STORM + (wins * THREATS + threats) * STORMS + min(storm, i64(STORMS - 1))
        return 1
    count: i64 = 0
    total: i64 = 0
    highest: i64 = 0
    for place in range(begin, plans.ends[plan]):
        card = played(state, plans.atoms[place])
        if card >= 0:
            count += 1
            highest = max(highest, lookup.number[card])
            total += lookup.number[card]
    trump: i64 = 1 if kind == state.trick_trump else 0
    role = role_of(glance, kind, total)
    number: i64 = 0
    cards: i64 = min(count, i64(COUNTS)) - 1
    traits[0] = BY_ROLE + ((role * THREATS + threats) * SIZES + size) * COUNTS + cards
    number = 1
    for place in range(begin, plans.ends[plan]):
        card = played(state, plans.atoms[place])
        if card >= 0 and number <= MOST_CARDS:
            traits[number] = BY_CARD + (role * SIZES + size) * SUMS + min(lookup.number[card], i64(SUMS - 1))
            number += 1
    traits[number] = BY_OWN_TRICK + ((role * 2 + glance.own) * 2 + glance.again) * THREATS + threats
    number += 1
    length, rank = rest_of_suit(glance, kind, count, highest, first)
    traits[number] = BY_LENGTH + role * COUNTS + length
    traits[number + 1] = BY_RANK + role * 3 + rank
    number += 2
    if role <= WIN_WITH_TRUMP:
        traits[number] = BY_SUM + (trump * THREATS + threats) * SUMS + min(total, i64(SUMS - 1))
        traits[number + 1] = BY_BEATERS + (trump * THREATS + threats) * HELD + beaters(glance, kind, total)
        traits[number + 2] = (
            BY_NEED
            + (need(state, kind) * LACKS + lack_class(lacking(state, glance.seat, kind))) * 2
            + (1 if role <= LEAD_TRUMP else 0)
        )
        number += 3
        if role == LEAD:
            traits[number] = BY_VOID + void_threats(glance, kind) * 3 + (0 if total <= 3 else 1 if total <= 6 else 2)
            number += 1
    return number


def role_of(glance: Glance, kind: i64, total: i64) -> i64:
    """What a play of a suit does in the trick."""
    state = glance.state
    trump = kind == state.trick_trump
    if state.follow == NO_KIND:
        if total < state.storm_number:
            return LOSE_TRUMP if trump else LOSE
        if glance.leads:
            return LEAD_TRUMP if trump else LEAD
        return WIN_WITH_TRUMP if trump else WIN
    if kind != state.follow and not trump:
        return THROW
    wins = total >= state.storm_number and (total >= state.best_sum if kind == state.best_kind else trump)
    if trump:
        return WIN_WITH_TRUMP if wins else LOSE_TRUMP
    return WIN if wins else LOSE


def rest_of_suit(glance: Glance, kind: i64, count: i64, highest: i64, first: i64) -> tuple[i64, i64]:
    """How many cards of the suit stay, and whether the play takes the lowest of them (0), the highest (2) or others."""
    state = glance.state
    lookup = state.lookup
    left: i64 = state.which[glance.hand] & lookup.of_kind[kind]
    row: i64 = glance.hand * lookup.card_count
    lowest_card = lowest(left)
    whole: i64 = 0
    top: i64 = 0
    while left != 0:
        card = lowest(left)
        left &= left - 1
        whole += state.held[row + card]
        top = lookup.number[card]
    rank: i64 = 0 if first == lowest_card and count == 1 else 2 if highest == top else 1
    return min(whole - count, i64(COUNTS - 1)), rank


def beaters(glance: Glance, kind: i64, total: i64) -> i64:
    """How many unseen cards of the suit would beat a sum alone."""
    lookup = glance.state.lookup
    unseen = glance.unseen()
    found: i64 = 0
    left = lookup.of_kind[kind]
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if lookup.number[card] >= total:
            found += unseen[card]
    return min(found, i64(HELD - 1))


def need(state: CardsState, kind: i64) -> i64:
    """How much the others need the suit; nothing if the stock is empty."""
    if state.stock[kind] == 0:
        return 0
    most: i64 = 0
    for other in range(state.lookup.players):
        if other != state.deciding:
            most = max(most, lacking(state, other, kind))
    return min(most, i64(LACKS - 2)) + 1 if most > 0 else 1


def void_threats(glance: Glance, kind: i64) -> i64:
    """How many hands after this one have shown that they lack the suit but may have trumps."""
    state = glance.state
    lookup = state.lookup
    found: i64 = 0
    for turn in range(state.turn + 1, lookup.places):
        hand = lookup.hand_at[state.leader + turn]
        void = state.void[hand]
        threatens = lookup.seat_of(hand) != glance.seat and state.size[hand] > 0
        if threatens and void & BIT[kind] != 0 and void & BIT[state.trick_trump] == 0:
            found += 1
    return min(found, i64(2))


def choice_traits(state: CardsState, step: i64, suit: i64, traits: vec[i64]) -> i64:
    """The traits of choosing a suit: to take, as trump, to steal or to pay."""
    lookup = state.lookup
    seat: i64 = state.deciding
    held: i64 = 0
    for hand in range(lookup.hands):
        if lookup.seat_of(hand) == seat:
            left: i64 = state.which[hand] & lookup.of_kind[suit]
            while left != 0:
                card = lowest(left)
                left &= left - 1
                held += state.held[hand * lookup.card_count + card]
    which: i64 = 0 if step == TAKE else 1 if step == TRUMP else 2 if step == STEAL else 3
    lack = lack_class(lacking(state, seat, suit))
    traits[0] = BY_CHOICE + (which * LACKS + lack) * HELD + min(held, i64(HELD - 1))
    traits[1] = BY_STOCK + (which * LACKS + min(state.stock[suit], i64(LACKS - 1))) * LACKS + need(state, suit)
    return 2


def other_traits(state: CardsState, step: i64, plans: Plans, plan: i64, traits: vec[i64]) -> i64:
    """The traits of a plan that is no play."""
    lookup = state.lookup
    atom = plans.atoms[plans.starts[plan]]
    if step == TAKE:
        return choice_traits(state, step, atom - lookup.take, traits)
    if step == TRUMP:
        return choice_traits(state, step, atom - lookup.trump, traits)
    if step == STEAL:
        return choice_traits(state, step, atom - lookup.steal, traits)
    if step == PAY:
        return choice_traits(state, step, atom - lookup.pay, traits)
    return 0


def look_again(state: CardsState, weights: vec[i64], plans: Plans) -> None:
    """Add to each score what the traits of its plan weigh."""
    step: i64 = state.stack & STEP_MASK
    traits = NO_TRAITS[:]
    if step == PLAY:
        glance = Glance(state)
        for plan in range(plans.count):
            weigh(weights, plans, plan, traits, write_traits(glance, plans, plan, traits))
    elif step == TAKE or step == TRUMP or step == STEAL or step == PAY:
        for plan in range(plans.count):
            weigh(weights, plans, plan, traits, other_traits(state, step, plans, plan, traits))


def weigh(weights: vec[i64], plans: Plans, plan: i64, traits: vec[i64], count: i64) -> None:
    """Add the weights of these traits to a score."""
    total: i64 = 0
    for number in range(count):
        total += weights[traits[number]]
    plans.scores[plan] += total
