"""A trick (C3): who leads, what may be played, several cards added up."""

from __future__ import annotations

from typing import Final

from pioneers.cards.equipment.components import SUITS
from pioneers.cards.equipment.lookup import ALL_SUITS, BIT, NO_KIND, STORM, SUIT_COUNT, THIEF
from pioneers.cards.position.past import ENDS, FOLLOW, LEADER, TRUMP, WINNER
from pioneers.cards.position.state import END_BITS, CardsState
from pioneers.cards.position.telling import told
from pioneers.cards.rules.sequence import ADD, LEAD, TRICK
from pioneers.kernel.action import Choices
from pioneers.kernel.bits import lowest
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import packed
from pioneers.kernel.step import LEGAL, NOBODY, NOT_NOW, OWN, Step
from pioneers.native import i64

NOT_IN_HAND: Final = OWN
THIEF_LEAD: Final = OWN + 1
MUST_FOLLOW: Final = OWN + 2
MUST_FOLLOW_THIEF: Final = OWN + 3
THIEF_BEFORE_SUIT: Final = OWN + 4
OTHER_SUIT: Final = OWN + 5


TRICK_AND_LEAD: Final = packed((*TRICK, LEAD))


class Lead(Step[CardsState]):
    """Between two tricks: the run may end (C2.6), thieves that should lead are lost (C4.8), the next trick begins."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Begin a trick as long as two players hold cards."""
        lookup = state.lookup
        if state.winner != NOBODY:
            clear_trick(state)
        while state.several_hold_cards():
            hand = lookup.hand_of(state.leader)
            # C4.7: a winner without cards leaves the lead to the next place that has some.
            if state.size[hand] > 0:
                if leads(state, hand):
                    state.turn = 0
                    # C2.6: a trick begun is finished; then this step comes again.
                    state.ask_all_next(TRICK_AND_LEAD, len(TRICK) + 1)
                    return NOBODY
                lose_thieves(state, hand, events)
            state.leader = 0 if state.leader == lookup.places - 1 else state.leader + 1
        return NOBODY


def leads(state: CardsState, hand: i64) -> bool:
    """Whether a hand has anything to lead with: a suit card or a storm."""
    return state.which[hand] & ~state.lookup.thieves != 0


def lose_thieves(state: CardsState, hand: i64, events: list[Event] | None) -> None:
    """C4.8: only thieves, so they are shown and leave the run."""
    lookup = state.lookup
    if events is not None:
        seat = lookup.seat_of(hand)
        events.append(told({"event": "thieves-lost", "seat": seat, "place": state.leader, "count": state.size[hand]}))
    card = lowest(lookup.thieves)
    while state.size[hand] > 0:
        state.remove(hand, card)


def remember(state: CardsState, trick: CardsState) -> None:
    """Note in a state a trick that is over, as it lies in this or another state."""
    laid = state.laid
    seen = trick.laid
    state.past_cards += trick.laid_count
    begin: i64 = len(laid) - state.past_cards
    # From the last on: where little room is left, a trick moves over itself.
    number: i64 = trick.laid_count - 1
    while number >= 0:
        laid[begin + number] = seen[number]
        number -= 1
    suit: i64 = trick.follow + 1
    beside: i64 = trick.leader * LEADER + suit * FOLLOW + trick.trick_trump * TRUMP + trick.winner * WINNER
    laid[begin] += beside + trick.ends * ENDS


def clear_trick(state: CardsState) -> None:
    """The trick is turned over; its winner leads (C4.7)."""
    if state.lookup.remembers_tricks:
        remember(state, state)
    state.laid_count = 0
    state.ends = 0
    state.leader = state.winner
    state.trick_trump = state.trump
    state.follow = NO_KIND
    state.best = NOBODY
    state.best_kind = NO_KIND
    state.best_sum = 0
    state.storm = NOBODY
    state.storm_number = 0
    state.thief = NOBODY
    state.winner = NOBODY


def playable(state: CardsState) -> i64:
    """The cards of the hand that may be played now, as bits (C3.2 to C3.8)."""
    lookup = state.lookup
    which = state.which[state.hand()]
    if state.turn == 0:
        return which & ~lookup.thieves
    if state.follow == NO_KIND:
        # C3.8: a storm was led and no suit is set yet.
        return which if state.thief != NOBODY or which & lookup.suits == 0 else which & ~lookup.thieves
    suit = lookup.of_kind[state.follow]
    if which & suit == 0:
        return which
    # C3.6: a thief may follow a thief. C3.7: a storm goes always.
    return which & (suit | lookup.storms if state.thief == NOBODY else suit | lookup.storms | lookup.thieves)


def why_not(state: CardsState, kind: i64) -> i64:
    """What stands against a card of this kind that is in the hand and not playable."""
    if state.turn == 0:
        return THIEF_LEAD
    if state.follow == NO_KIND:
        return THIEF_BEFORE_SUIT
    return MUST_FOLLOW_THIEF if kind == THIEF else MUST_FOLLOW


def adds_up(state: CardsState, kind: i64) -> bool:
    """Whether more cards of this suit may be added: a lead, the suit to follow, trumps, or cards that set the suit."""
    if kind >= SUIT_COUNT:
        return False
    return state.follow == NO_KIND or kind == state.follow or kind == state.trick_trump


def add_cards(choices: Choices, verb: i64, cards: i64) -> None:
    """An action of the verb for each of these cards (bits), in their order."""
    indices = choices.indices
    count = choices.count
    while cards != 0:
        indices[count] = verb + lowest(cards)
        count += 1
        cards &= cards - 1
    choices.count = count


class Play(Step[CardsState]):
    """Each place with cards plays once, clockwise from the leader (C3.1)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Ask the next place that has cards; the trick is full when all have been passed."""
        lookup = state.lookup
        while state.turn < lookup.places:
            if state.size[lookup.hand_at[state.leader + state.turn]] > 0:
                return lookup.seat_at[state.leader + state.turn]
            state.turn += 1
        return NOBODY

    def legal(self, state: CardsState, choices: Choices) -> None:
        """C3.2 to C3.8."""
        add_cards(choices, state.lookup.play, playable(state))

    def obstacle(self, state: CardsState, index: i64) -> i64:
        """C3.2 to C3.8."""
        lookup = state.lookup
        card: i64 = index - lookup.play
        if card < 0 or card >= lookup.card_count:
            return NOT_NOW
        if not state.has(state.hand(), card):
            return NOT_IN_HAND
        return LEGAL if playable(state) & BIT[card] else why_not(state, lookup.kind[card])

    def refusal(self, state: CardsState, index: i64, obstacle: i64) -> Refusal:
        """Each with the rule that it comes from."""
        card = state.lookup.cards[index - state.lookup.play]
        if obstacle == NOT_IN_HAND:
            return Refusal("C3.1", "not-in-hand", {"card": card})
        if obstacle == THIEF_LEAD:
            return Refusal("C3.2", "thief-lead")
        if obstacle == THIEF_BEFORE_SUIT:
            return Refusal("C3.8", "thief-before-suit")
        if obstacle == MUST_FOLLOW:
            return Refusal("C3.4", "must-follow", {"suit": SUITS[state.follow], "card": card})
        return Refusal("C3.6", "must-follow-thief", {"suit": SUITS[state.follow]})

    def apply(self, state: CardsState, index: i64, events: list[Event] | None) -> None:
        """Lay the card; where more could be added the play is not complete yet."""
        card: i64 = index - state.lookup.play
        kind = state.lookup.kind[card]
        state.pending_kind = kind
        lay(state, card)
        if adds_up(state, kind):
            state.ask_first(ADD)
        else:
            complete(state, events)


def lay(state: CardsState, card: i64) -> None:
    """One card of the play that is being made."""
    state.remove(state.hand(), card)
    state.laid[state.laid_count] = card
    state.laid_count += 1
    state.pending += 1
    state.pending_sum += state.lookup.number[card]


def complete(state: CardsState, events: list[Event] | None) -> None:
    """The play is complete and lies open; what it shows of the hand is noted."""
    place = state.place()
    kind = state.pending_kind
    note_void(state, kind)
    note_play(state, place, kind, state.pending_sum)
    if events is not None:
        cards = state.lookup.cards
        shown = sorted(state.laid[number] for number in range(state.laid_count - state.pending, state.laid_count))
        seat = state.lookup.seat_of(place)
        events.append(told({"event": "played", "seat": seat, "place": place, "cards": [cards[card] for card in shown]}))
    state.pending = 0
    state.pending_kind = NO_KIND
    state.pending_sum = 0
    state.turn += 1


def note_play(state: CardsState, place: i64, kind: i64, total: i64) -> None:
    """The play of a place lies: what it is worth in the trick so far."""
    state.ends |= state.laid_count << (place * END_BITS)
    if kind == THIEF:
        state.thief = place  # C4.6: the last one
        return
    if kind == STORM:
        # C4.2: the higher counts, then the later.
        if total >= state.storm_number:
            state.storm = place
            state.storm_number = total
        return
    if state.follow == NO_KIND:
        state.follow = kind  # C3.3
    elif kind == state.best_kind:
        if total < state.best_sum:
            return  # C4.1: the higher sum is best, of equals the later
    elif kind != state.trick_trump:
        return  # C4.1: trumps before the suit to follow, and nothing else
    state.best = place
    state.best_kind = kind
    state.best_sum = total


def note_void(state: CardsState, kind: i64) -> None:
    """Who does not follow, though only lack of the suit allows it, shows that he has none of it."""
    if state.turn == 0 or kind == STORM or kind == state.follow:
        return
    if kind == THIEF and state.thief != NOBODY:
        return  # C3.6: a thief after a thief says nothing
    if state.follow != NO_KIND:
        state.void[state.hand()] |= BIT[state.follow]
    elif kind == THIEF:
        state.void[state.hand()] = ALL_SUITS  # C3.8


class Add(Step[CardsState]):
    """More cards of the same suit, added up (C3.2, C3.4, C3.5)."""

    def open(self, state: CardsState, events: list[Event] | None) -> i64:
        """Ask while the hand has another card of the suit; else the play is complete."""
        if state.has_kind(state.hand(), state.pending_kind):
            return state.lookup.seat_at[state.leader + state.turn]
        complete(state, events)
        return NOBODY

    def legal(self, state: CardsState, choices: Choices) -> None:
        """Any card of the suit, or done."""
        lookup = state.lookup
        add_cards(choices, lookup.more, state.which[state.hand()] & lookup.of_kind[state.pending_kind])
        choices.add(lookup.done)

    def obstacle(self, state: CardsState, index: i64) -> i64:
        """C3.9."""
        lookup = state.lookup
        if index == lookup.done:
            return LEGAL
        card: i64 = index - lookup.more
        if card < 0 or card >= lookup.suit_cards:
            return NOT_NOW
        if lookup.kind[card] != state.pending_kind:
            return OTHER_SUIT
        return LEGAL if state.has(state.hand(), card) else NOT_IN_HAND

    def refusal(self, state: CardsState, index: i64, obstacle: i64) -> Refusal:
        """C3.9."""
        card = state.lookup.cards[index - state.lookup.more]
        if obstacle == OTHER_SUIT:
            return Refusal("C3.9", "other-suit", {"suit": SUITS[state.pending_kind], "card": card})
        return Refusal("C3.9", "not-in-hand", {"card": card})

    def apply(self, state: CardsState, index: i64, events: list[Event] | None) -> None:
        """Lay one more card, or close the play."""
        if index == state.lookup.done:
            complete(state, events)
            state.close()
        else:
            lay(state, index - state.lookup.more)
