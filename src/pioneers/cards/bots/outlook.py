"""How a trick looks to who plays now: what it takes to win it, what that brings, and whether it will last.

Only what the player may know counts: his own hand, and what lies open.
"""

from __future__ import annotations

from typing import Final

from pioneers.cards.bots.measures import Measures
from pioneers.cards.bots.supplies import best_in_stock, gain, loss, rivals_gain
from pioneers.cards.equipment.lookup import BIT, NO_KIND, SUIT_COUNT
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.win import winning_place
from pioneers.kernel.step import NOBODY
from pioneers.native import i64

# Chances in thousandths.
CERTAIN: Final = 1000
ALMOST: Final = 960
# With so many cards after this one, or more, each counts in full.
KEEPING: Final = 4


class Outlook:
    """The trick from the place whose turn it is. Made anew for every decision."""

    def __init__(self, state: CardsState, measures: Measures) -> None:
        lookup = state.lookup
        seat: i64 = state.deciding
        self.state: Final = state
        self.measures: Final = measures
        self.seat: Final[i64] = seat
        self.hand: Final[i64] = state.hand()
        # How many plays of others are still to come, and whether he plays once more himself (C2.2).
        threats: i64 = 0
        again = False
        for turn in range(state.turn + 1, lookup.places):
            hand = lookup.hand_at[state.leader + turn]
            if lookup.seat_at[state.leader + turn] == seat:
                again = state.size[hand] > 1 or hand != state.hand()
            elif state.size[hand] > 0:
                threats += 1
        self.threats: Final[i64] = threats
        self.again: Final = again
        # The fewer cards are left, the less it matters to keep high ones.
        self.keeping: Final[i64] = min(i64(KEEPING), state.size[state.hand()] - 1)
        winner: i64 = NOBODY
        if state.follow != NO_KIND or state.storm != NOBODY:
            winner = lookup.seat_of(winning_place(state))
        self.winner: Final[i64] = winner
        # What the trick brings as it lies, if it is already his.
        kept: i64 = 0
        if winner == seat:
            if state.storm_number > state.best_sum:
                kept = self.storm_holds(state.storm_number) * self.storm_prize() // CERTAIN
            else:
                kept = self.holds(state.best_kind, state.best_sum) * self.prize(state.best_kind) // CERTAIN
        self.kept: Final[i64] = kept

    def prize(self, suit: i64) -> i64:
        """What it brings to win with this suit: the supply card, which the others do not get, and the lead."""
        state = self.state
        if state.stock[suit] == 0:
            return self.measures.lead
        rivals = rivals_gain(state, self.measures, self.seat, suit)
        return gain(state, self.measures, self.seat, suit) + rivals * self.measures.deny // 100 + self.measures.lead

    def storm_prize(self) -> i64:
        """What it brings to win with a storm: any supply card."""
        best = best_in_stock(self.state, self.measures, self.seat)
        return best + best * self.measures.deny // 100 + self.measures.lead

    def holds(self, kind: i64, total: i64) -> i64:
        """The chance that a sum which is best now stays so."""
        state = self.state
        lookup = state.lookup
        measures = self.measures
        trump: i64 = state.trick_trump
        chance: i64 = CERTAIN
        if kind == trump:
            once: i64 = measures.hold_trump + measures.hold_trump_number * total
            return to_the_power(once, self.threats)
        for turn in range(state.turn + 1, lookup.places):
            hand = lookup.hand_at[state.leader + turn]
            if lookup.seat_at[state.leader + turn] == self.seat or state.size[hand] == 0:
                continue
            if state.void[hand] & BIT[kind] == 0:
                once = measures.hold_suit + measures.hold_suit_number * total
            else:
                once = measures.hold_void if state.void[hand] & BIT[trump] == 0 else ALMOST
            chance = chance * min(i64(ALMOST), once) // CERTAIN
        return chance

    def storm_holds(self, number: i64) -> i64:
        """The chance that a storm which wins now stays so."""
        return to_the_power(self.measures.hold_storm + self.measures.hold_storm_number * number, self.threats)

    def now(self, brought: i64) -> i64:
        """What it counts to win at once; who plays again in this trick could do it then, and cheaper."""
        return brought * self.measures.patience // 100 if self.again else brought

    def needed(self, kind: i64) -> i64:
        """The sum with which a play of this suit wins as the trick lies; 0 if no sum does."""
        state = self.state
        least: i64 = max(i64(1), state.storm_number)
        if state.follow == NO_KIND:
            return least
        if kind == state.best_kind:
            return max(least, state.best_sum)
        return least if kind == state.trick_trump else 0

    def cost(self, card: i64) -> i64:
        """What a suit card is worth in the hand: by its number, and at the end of the run by its suit (C5.1)."""
        lookup = self.state.lookup
        measures = self.measures
        number = lookup.number[card]
        kind = lookup.kind[card]
        each: i64 = measures.cost_number
        if kind == self.state.trump:
            each += measures.cost_trump_number
        return number * each * self.keeping // KEEPING

    def suit_cost(self, suit: i64) -> i64:
        """What any card of a suit is worth in the hand for the supply card it may bring in the end (C5.1)."""
        return gain(self.state, self.measures, self.seat, suit) * self.measures.card_supply // 100

    def price(self, count: i64) -> i64:
        """What it costs to lay more cards than one: who has cards longest takes supplies for them (C5.1)."""
        return (count - 1) * self.measures.extra_card[self.state.lookup.players]

    def of_storm(self, number: i64) -> i64:
        """The score of playing a storm."""
        state = self.state
        score: i64 = self.measures.name_trump - self.measures.cost_storm - number
        if number > state.best_sum and number >= state.storm_number:
            return score + self.now(self.storm_holds(number) * self.storm_prize() // CERTAIN)
        return score + self.kept

    def of_thief(self) -> i64:
        """The score of playing a thief: it steals from another who wins, unless a later thief does."""
        measures = self.measures
        chance: i64 = CERTAIN
        if self.winner == self.seat:
            chance -= self.holds(self.state.best_kind, self.state.best_sum)
        chance = chance * to_the_power(CERTAIN - measures.robbed, self.threats) // CERTAIN
        return self.kept + chance * self.best_theft() // CERTAIN - measures.cost_thief

    def best_theft(self) -> i64:
        """What the best supply card of the winner, or the one he is about to take, brings."""
        state = self.state
        measures = self.measures
        most: i64 = 0
        for suit in range(i64(SUIT_COUNT)):
            for victim in range(state.lookup.players):
                if victim == self.seat or (self.threats == 0 and victim != self.winner):
                    continue
                taken = state.best_kind == suit and state.stock[suit] > 0
                if taken or state.has_supply(victim, suit):
                    his = loss(state, measures, victim, suit)
                    most = max(most, gain(state, measures, self.seat, suit) + his * measures.deny // 100)
        return most


def to_the_power(once: i64, times: i64) -> i64:
    """A chance that must come true several times, in thousandths."""
    once = min(i64(ALMOST), once)
    chance: i64 = CERTAIN
    for _ in range(times):
        chance = chance * once // CERTAIN
    return chance
