"""Which sets of cards of one suit are worth a thought, and how a set becomes a plan."""

from __future__ import annotations

from typing import Final

from pioneers.bots.plans import Plans
from pioneers.cards.bots.outlook import CERTAIN, Outlook
from pioneers.cards.equipment.lookup import BIT, NO_KIND
from pioneers.cards.rules.sequence import ADD
from pioneers.kernel.bits import lowest
from pioneers.kernel.state import STEP_MASK
from pioneers.native import i64, vec

# A set is a number with a bit for each chosen card of a suit; of longer suits only so many cards are looked at.
LONGEST: Final = 48
# From a card of this number on it is a pity to throw it away.
HIGH: Final = 6


class Suit:
    """The cards of one suit in the hand that plays now, in ascending order, with what lies already if some do."""

    def __init__(self, outlook: Outlook, kind: i64) -> None:
        state = outlook.state
        lookup = state.lookup
        self.outlook: Final = outlook
        self.kind: Final[i64] = kind
        adding = state.stack & STEP_MASK == ADD
        self.adding: Final = adding
        self.laid: Final[i64] = state.pending if adding else 0
        self.laid_sum: Final[i64] = state.pending_sum if adding else 0
        self.adds_up: Final = state.follow == NO_KIND or kind == state.follow or kind == state.trick_trump
        cards = lookup.blank[:]
        left = state.which[outlook.hand] & lookup.of_kind[kind]
        row: i64 = outlook.hand * lookup.card_count
        count: i64 = 0
        room: i64 = min(i64(LONGEST), i64(len(cards)))
        whole: i64 = 0
        while left != 0:
            card = lowest(left)
            left &= left - 1
            for _ in range(state.held[row + card]):
                whole += 1
                if count < room:
                    cards[count] = card
                    count += 1
        self.cards: Final[vec[i64]] = cards
        self.count: Final[i64] = count
        self.whole: Final[i64] = whole
        # The sum with which the cards laid and those to come win; 0 if none does.
        self.least: Final[i64] = outlook.needed(kind)
        self.each: Final[i64] = outlook.suit_cost(kind)
        self.prize: Final[i64] = outlook.prize(kind) if self.least > 0 else 0

    def number(self, place: i64) -> i64:
        """The number of a card."""
        return self.outlook.state.lookup.number[self.cards[place]]

    def top(self, count: i64) -> i64:
        """The highest cards, as a set."""
        return BIT[self.count] - BIT[self.count - count]

    def sum_of_top(self, count: i64) -> i64:
        """What the highest cards add up to, with those that lie."""
        total = self.laid_sum
        for place in range(self.count - count, self.count):
            total += self.number(place)
        return total

    def first_that_wins(self) -> i64:
        """The place of the lowest card that wins alone; the number of cards if none does."""
        if self.least > 0:
            for place in range(self.count):
                if self.laid_sum + self.number(place) >= self.least:
                    return place
        return self.count

    def cheapest_pair(self) -> i64:
        """The two cards with the smallest sum that wins, of equal sums the closest; 0 if there are none."""
        found: i64 = 0
        smallest: i64 = 0
        for high in range(i64(1), self.count):
            for low in range(high):
                total: i64 = self.laid_sum + self.number(low) + self.number(high)
                if total >= self.least and (found == 0 or total < smallest):
                    found = BIT[low] | BIT[high]
                    smallest = total
        return found

    def cheapest_three(self) -> i64:
        """The three cards with the smallest sum that wins; 0 if there are none."""
        found: i64 = 0
        smallest: i64 = 0
        for high in range(i64(2), self.count):
            for middle in range(i64(1), high):
                for low in range(middle):
                    total: i64 = self.laid_sum + self.number(low) + self.number(middle) + self.number(high)
                    if total >= self.least and (found == 0 or total < smallest):
                        found = BIT[low] | BIT[middle] | BIT[high]
                        smallest = total
        return found

    def write(self, chosen: i64, plans: Plans) -> None:
        """The plan that lays these cards, lowest first, closed with `done` where more could follow."""
        outlook = self.outlook
        lookup = outlook.state.lookup
        total = self.laid_sum
        count = self.laid
        cost: i64 = 0
        highest: i64 = 0
        left = chosen
        while left != 0:
            card = self.cards[lowest(left)]
            left &= left - 1
            plans.atom((lookup.play if count == 0 else lookup.more) + card)
            highest = lookup.number[card]
            total += highest
            count += 1
            cost += outlook.cost(card)
        if self.adds_up and count - self.laid < self.whole:
            plans.atom(lookup.done)
        score: i64 = -cost - outlook.price(count) - self.each * (count - self.laid)
        if self.least > 0 and total >= self.least:
            score += outlook.now(outlook.holds(self.kind, total) * self.prize // CERTAIN)
        else:
            score += outlook.kept
        plans.close(score, self.wasteful(count, total, highest))

    def wasteful(self, count: i64, total: i64, highest: i64) -> bool:
        """Whether it gives away what it need not: a high card or several cards to a trick that is lost all the same."""
        if self.least == 0 or total < self.least:
            return count > 1 or (highest >= HIGH and self.number(0) < highest)
        outlook = self.outlook
        # Several cards where one is as good: nobody plays after this, or the trick is his already.
        return count > 1 and self.laid == 0 and (outlook.threats == 0 and self.first_that_wins() < self.count)


def write_some(suit: Suit, plans: Plans) -> None:
    """A few sets, for a quick look: the lowest card, the cheapest that win, the highest."""
    count = suit.count
    if suit.laid > 0:
        suit.write(0, plans)
    suit.write(BIT[0], plans)
    if not suit.adds_up or count == 1:
        return
    first = suit.first_that_wins()
    if first < count:
        if first > 0:
            suit.write(BIT[first], plans)
        if suit.outlook.threats > 0:
            if first < count - 1:
                suit.write(BIT[count - 1], plans)
            suit.write(suit.top(2), plans)
    elif suit.least > 0:
        write_cheapest(suit, plans)


def write_cheapest(suit: Suit, plans: Plans) -> None:
    """No card wins alone: the fewest cards that do."""
    chosen = suit.cheapest_pair()
    if chosen == 0:
        chosen = suit.cheapest_three()
    if chosen == 0:
        for count in range(i64(4), suit.count + 1):
            if suit.sum_of_top(count) >= suit.least:
                chosen = suit.top(count)
                break
    if chosen != 0:
        suit.write(chosen, plans)


def write_many(suit: Suit, plans: Plans) -> None:
    """Every single card, the cheapest pair and three that win, the highest cards together."""
    count = suit.count
    if suit.laid > 0:
        suit.write(0, plans)
    if not suit.adds_up:
        # A card that cannot win: the lowest is as good as any.
        suit.write(BIT[0], plans)
        return
    for place in range(count):
        if place == 0 or suit.cards[place] != suit.cards[place - 1]:
            suit.write(BIT[place], plans)
    if suit.least == 0:
        return
    for size in range(i64(2), min(i64(4), count) + 1):
        write_size(suit, size, plans)
    if count > 4 and suit.sum_of_top(4) < suit.least:
        write_cheapest(suit, plans)


def write_size(suit: Suit, size: i64, plans: Plans) -> None:
    """The cheapest set of so many cards that wins what lies, and the highest."""
    total = suit.sum_of_top(size)
    if total < suit.least:
        return
    chosen: i64 = 0
    if suit.least > 1 and size == 2:
        chosen = suit.cheapest_pair()
    elif suit.least > 1 and size == 3:
        chosen = suit.cheapest_three()
    # A set of the highest cards is the only one with its sum: so it is not written twice.
    if chosen != 0 and sum_of(suit, chosen) < total:
        suit.write(chosen, plans)
    suit.write(suit.top(size), plans)


def sum_of(suit: Suit, chosen: i64) -> i64:
    """What a set adds up to, with the cards that lie."""
    total = suit.laid_sum
    while chosen != 0:
        total += suit.number(lowest(chosen))
        chosen &= chosen - 1
    return total
