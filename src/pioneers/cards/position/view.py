"""Positions and views of the card game as plain JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pioneers.cards.equipment.components import BUILDINGS, SUITS
from pioneers.cards.equipment.lookup import BIT, NO_KIND, SUIT_COUNT, Lookup
from pioneers.cards.position.past import in_order
from pioneers.cards.position.state import END_BITS, END_MASK, CardsState
from pioneers.cards.rules.win import standing, winning_place
from pioneers.kernel.step import NOBODY
from pioneers.native import i64, vec

if TYPE_CHECKING:
    from pioneers.cards.shapes.components import Card, Supplies
    from pioneers.cards.shapes.view import CardPlay, CardPosition, CardsDealt, CardsOpen, CardStep, CardView, Trick


def dump(state: CardsState) -> CardPosition:
    """The whole position, hidden things and the generator or the seed included."""
    lookup = state.lookup
    shown: CardsDealt = {
        **described(state),
        "hands": [listed(state, state.held, hand) for hand in range(lookup.hands)],
        "discards": [given_away(state, hand) for hand in range(lookup.hands)],
        "deck": [lookup.cards[state.pile[place]] for place in range(state.dealt, len(state.pile))],
        "pending": pending_cards(state),
    }
    rng = state.rng
    if rng is None:
        # As text: with its 256 bits it is more than many programs take for a number.
        return {**shown, "seed": str(int.from_bytes(state.seed, "big"))}
    return {**shown, "rng": rng.words()}


def view(state: CardsState, seat: int | None) -> CardView:
    """What a seat may know: other hands, the deck and what others gave away are `null`.

    A play that is not complete is seen by its player alone: to the others the hand has its old size, and the step is
    still `play`.
    """
    return seen(state, described(state), seat)


def views(state: CardsState, seats: list[int | None]) -> list[CardView]:
    """The views of several seats, with what all may know made once and shared."""
    public = described(state)
    return [seen(state, public, seat) for seat in seats]


def seen(state: CardsState, public: CardsOpen, seat: int | None) -> CardView:
    """What is open to everybody, with what this seat may know beside."""
    lookup = state.lookup
    hands: list[list[Card | None]] = []
    discards: list[list[Card | None]] = []
    secret = state.pending_kind != NO_KIND and state.seat != seat
    for hand in range(lookup.hands):
        own = lookup.seat_of(hand) == seat
        size = state.size[hand]
        if secret and hand == state.hand():
            size += state.pending
        given = given_away(state, hand)
        hands.append([*listed(state, state.held, hand)] if own else [None] * int(size))
        discards.append([*given] if own else [None] * len(given))
    # Who is ahead in the trick: no part of a position, for it follows from the plays.
    ahead = winning_place(state)
    shown: CardView = {
        **public,
        "hands": hands,
        "discards": discards,
        "deck": [None] * int(state.deck_left()),
        "pending": [] if secret else pending_cards(state),
        "ahead": None if ahead == NOBODY else standing(state, ahead),
        "viewer": seat,
    }
    if secret:
        shown["step"] = "play"
    return shown


def pending_cards(state: CardsState) -> list[Card]:
    """The cards of the play in the making."""
    return cards_between(state.lookup, state.laid, state.laid_count - state.pending, state.laid_count)


def cards_between(lookup: Lookup, laid: vec[i64], begin: i64, end: i64) -> list[Card]:
    """Some of the cards of a trick, in the order of the deck: the order of laying has no meaning."""
    cards = sorted(laid[number] for number in range(begin, end))
    return [lookup.cards[card] for card in cards]


def given_away(state: CardsState, hand: i64) -> list[Card]:
    """What a hand gave away in this run, in the order of the deck."""
    row: i64 = hand * state.lookup.exchange_size
    cards = sorted(state.discards[row + number] for number in range(state.given[hand]))
    return [state.lookup.cards[card] for card in cards]


def listed(state: CardsState, counts: vec[i64], row: i64) -> list[Card]:
    """The cards of one row of counts, in the order of the deck."""
    cards: list[Card] = []
    first: i64 = row * state.lookup.card_count
    for card in range(state.lookup.card_count):
        cards += [state.lookup.cards[card]] * int(counts[first + card])
    return cards


def gone_cards(state: CardsState) -> list[Card]:
    """Played in earlier tricks of this run, lost or shown: the cards that lie nowhere else."""
    lookup = state.lookup
    left = lookup.copies[:]
    for place in range(state.dealt, i64(len(state.pile))):
        left[state.pile[place]] -= 1
    for number in range(state.laid_count):
        left[state.laid[number]] -= 1
    for hand in range(lookup.hands):
        for number in range(state.given[hand]):
            left[state.discards[hand * lookup.exchange_size + number]] -= 1
        for card in range(lookup.card_count):
            left[card] -= state.held[hand * lookup.card_count + card]
    return listed(state, left, 0)


def described(state: CardsState) -> CardsOpen:
    """All that is open to everybody."""
    lookup = state.lookup
    players = range(int(lookup.players))
    in_trick = state.step in ("play", "add")
    shown: CardsOpen = {
        "game": "cards",
        "rules": lookup.rules,
        "data": lookup.data,
        "players": lookup.players,
        "options": {"hands": "separate" if lookup.separate else "one"},
        "run": state.run,
        "starter": state.starter,
        "seat": state.seat,
        "step": cast("CardStep", state.step),
        "place": state.place() if in_trick else None,
        "trump": SUITS[state.trump],
        "void": [
            [suit for number, suit in enumerate(SUITS) if state.void[hand] & BIT[number]]
            for hand in range(lookup.hands)
        ],
        "gone": gone_cards(state),
        "trick": trick_shown(state),
        "supplies": [supplies_shown(state.supplies, seat) for seat in players],
        "stock": supplies_shown(state.stock, 0),
        "buildings": [
            [name for number, name in enumerate(BUILDINGS) if state.built[seat] & BIT[number]] for seat in players
        ],
        "phase": {
            "asked": state.asked,
            "discarding": state.discarding,
            "thieves": state.thieves,
            "contenders": [seat for seat in players if state.contenders & BIT[seat]],
            "payers": [seat for seat in players if state.payers & BIT[seat]],
        },
    }
    if lookup.remembers_tricks:
        shown["tricks"] = [
            trick_of(lookup, past.leader, past.follow, past.trump, past.ends, past.laid, past.winner)
            for past in in_order(state.past)
        ]
    return shown


def supplies_shown(counts: vec[i64], row: i64) -> Supplies:
    """Supply cards by suit, in the order of SUITS."""
    first: i64 = row * SUIT_COUNT
    return {
        "stone": counts[first],
        "gold": counts[first + 1],
        "deer": counts[first + 2],
        "tree": counts[first + 3],
    }


def trick_shown(state: CardsState) -> Trick:
    """The trick as it lies: who led, the suit to follow, its trump, the complete plays in order, and who has won it."""
    return trick_of(state.lookup, state.leader, state.follow, state.trick_trump, state.ends, state.laid, state.winner)


def trick_of(lookup: Lookup, leader: i64, follow: i64, trump: i64, ends: i64, laid: vec[i64], winner: i64) -> Trick:
    """One trick, this one or an earlier one of the run."""
    plays: list[CardPlay] = []
    begin: i64 = 0
    for turn in range(lookup.places):
        place = lookup.place_at[leader + turn]
        end: i64 = ends >> place * END_BITS & END_MASK
        if end > 0:
            plays.append({"place": place, "cards": cards_between(lookup, laid, begin, end)})
            begin = end
    return {
        "leader": leader,
        "suit": None if follow == NO_KIND else SUITS[follow],
        "trump": SUITS[trump],
        "plays": plays,
        "winner": None if winner == NOBODY else winner,
    }
