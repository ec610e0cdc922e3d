"""Reading a position of the card game back: the counterpart of `view.dump`, which says what a position is.

What a state keeps is read and checked. All else follows from it: the state must be dumped as just this position.
"""

from __future__ import annotations

from collections import Counter

from pioneers.cards.equipment.components import BUILDINGS, SUITS
from pioneers.cards.equipment.lookup import BIT, SUIT_COUNT, THIEF, Lookup
from pioneers.cards.position.consistency import check_passed_over, check_phase
from pioneers.cards.position.state import CardsState, blank
from pioneers.cards.position.view import dump
from pioneers.cards.rules.sequence import STACK_AT
from pioneers.cards.rules.trick import adds_up, note_play, note_void, remember
from pioneers.cards.rules.win import winning_place
from pioneers.kernel.edition import seed_bytes
from pioneers.kernel.files.reading import Reading
from pioneers.kernel.game import SEED_LIMIT
from pioneers.kernel.rng import MASK, restored
from pioneers.native import i64, vec


def read_position(position: Reading, lookup: Lookup) -> CardsState:
    """The state of a position on this lookup. Game, rules, data, players and options are checked by the caller."""
    # A true game has its seed, since rules 2; what somebody imagines has a generator.
    source = "seed" if lookup.edition.fresh_streams and "rng" not in position.record() else "rng"
    if source == "seed":
        state = blank(lookup, None, seed_bytes(position["seed"].digits(SEED_LIMIT)))
    else:
        state = blank(lookup, restored([word.number(0, MASK) for word in position["rng"].exactly(4)]), b"")
    state.run = position["run"].number(1, int(lookup.run_limit))
    state.starter = position["starter"].number(0, int(lookup.players) - 1)
    state.trump = SUITS.index(position["trump"].word(SUITS))
    read_supplies(position, state)
    read_cards(position, state)
    read_phase(position["phase"], state)
    step = position["step"].word(STACK_AT)
    state.stack = STACK_AT[step]
    read_trick(position, state, step)
    if lookup.remembers_tricks:
        read_past(position, state)
    state = opened_at(position, state, step)
    position.fits(dump(state))
    return state


def read_supplies(position: Reading, state: CardsState) -> None:
    """Supplies and buildings; with the stock, no supply card is lost or made (C1.3)."""
    lookup = state.lookup
    players = int(lookup.players)
    stock = read_suits(position["stock"])
    for seat, row in enumerate(position["supplies"].exactly(players)):
        for suit, count in enumerate(read_suits(row)):
            state.supplies[seat * SUIT_COUNT + suit] = count
    for suit, count in enumerate(stock):
        held = sum(int(state.supplies[seat * SUIT_COUNT + suit]) for seat in range(players))
        position["stock"][SUITS[suit]].equal(int(lookup.stock[suit]) - held)
        state.stock[suit] = count
    for seat, row in enumerate(position["buildings"].exactly(players)):
        for building in row.words(BUILDINGS):
            state.built[seat] |= BIT[BUILDINGS.index(building)]


def read_suits(row: Reading) -> list[int]:
    """A number for each suit."""
    return [row[suit].number(0, 10_000) for suit in SUITS]


def read_cards(position: Reading, state: CardsState) -> None:
    """Hands, deck and all other cards: together they are the deck (C2.1)."""
    lookup = state.lookup
    found: Counter[int] = Counter()
    read_hands(position, state, found)
    cards_of(position["gone"], lookup, found)
    state.pile = vec[i64](cards_of(position["deck"], lookup, found))
    cards_of(position["pending"], lookup, found)
    for play in position["trick"]["plays"].items(int(lookup.places)):
        cards_of(play["cards"], lookup, found)
    whole = Counter(lookup.pack)
    for number, name in enumerate(lookup.cards):
        if found[number] != whole[number]:
            position.refuse("cards", card=name, count=found[number], right=whole[number])


def read_hands(position: Reading, state: CardsState, found: Counter[int]) -> None:
    """What each hand holds, gave away, and has shown to lack."""
    lookup = state.lookup
    hands = int(lookup.hands)
    for hand, row in enumerate(position["hands"].exactly(hands)):
        for card in cards_of(row, lookup, found):
            state.give(hand, card)
    for hand, row in enumerate(position["discards"].exactly(hands)):
        given = cards_of(row, lookup, found)
        if len(given) > lookup.exchange_size:
            row.refuse("long", count=len(given), most=int(lookup.exchange_size))
        for card in given:
            state.discards[hand * lookup.exchange_size + state.given[hand]] = card
            state.given[hand] += 1
    for hand, row in enumerate(position["void"].exactly(hands)):
        for suit in row.words(SUITS):
            number = SUITS.index(suit)
            state.void[hand] |= BIT[number]
            if state.has_kind(hand, number):
                row.refuse("void", suit=suit)


def cards_of(part: Reading, lookup: Lookup, found: Counter[int]) -> list[int]:
    """The numbers of the cards in a list."""
    cards = [lookup.card_number[card.word(lookup.card_number)] for card in part.items()]
    found.update(cards)
    return cards


def read_phase(phase: Reading, state: CardsState) -> None:
    """How far the asking has come."""
    players = int(state.lookup.players)
    state.asked = phase["asked"].number(0, int(state.lookup.hands))
    state.discarding = phase["discarding"].number(0, int(state.lookup.exchange_size))
    state.thieves = phase["thieves"].number(0, state.lookup.deck.thieves)
    for seat in phase["contenders"].items(players):
        state.contenders |= BIT[seat.number(0, players - 1)]
    for seat in phase["payers"].items(players):
        state.payers |= BIT[seat.number(0, players - 1)]


def read_trick(position: Reading, state: CardsState, step: str) -> None:
    """The plays, clockwise from the leader; who follows, storms and thieves are derived from them."""
    lookup = state.lookup
    trick = position["trick"]
    places = int(lookup.places)
    state.leader = trick["leader"].number(0, places - 1)
    state.trick_trump = SUITS.index(trick["trump"].word(SUITS))
    for play in trick["plays"].items(places):
        read_play(play, state)
    plays = len(list(trick["plays"].items()))
    if step in ("play", "add"):
        place = position["place"].number(0, places - 1)
        if (place - int(state.leader)) % places < state.turn:
            position["place"].refuse("play")
        state.turn = (place - int(state.leader)) % places
    else:
        position["place"].equal(None)
        state.turn = places if plays else 0
    check_passed_over(trick, state)
    if step in ("take", "trump", "steal"):
        state.winner = winning_place(state)
        if state.winner < 0:
            trick["plays"].refuse("play")
        state.taking = step == "take" and state.winner == state.storm
    elif step not in ("play", "add"):
        trick["plays"].equal([])
    if state.storm < 0 or step != "steal":
        # Only a storm that has been answered makes them differ (C4.5).
        position["trump"].equal(SUITS[state.trick_trump])


def read_past(position: Reading, state: CardsState) -> None:
    """The tricks that were turned over: what they shed lies among the cards that are gone, and more may lie there.

    A position that somebody made need not tell them all. What they show of a hand must be noted, and their winners are
    found anew.
    """
    lookup = state.lookup
    gone: Counter[int] = Counter(cards_of(position["gone"], lookup, Counter()))
    laid: Counter[int] = Counter()
    for row in position["tricks"].items(len(lookup.pack)):
        trick = blank(lookup, None, b"")
        trick.leader = row["leader"].number(0, int(lookup.places) - 1)
        trick.trick_trump = SUITS.index(row["trump"].word(SUITS))
        for play in row["plays"].items(int(lookup.places)):
            # First, for a trick has no room for more cards than there are.
            if any(laid[card] > gone[card] for card in cards_of(play["cards"], lookup, laid)):
                play["cards"].refuse("past-cards")
            read_play(play, trick, shows=True)
        trick.winner = winning_place(trick)
        if trick.winner < 0:
            row["plays"].refuse("play")
        for hand in range(lookup.hands):
            if trick.void[hand] & ~state.void[hand] != 0:
                position["void"].refuse("past-void", hand=hand)
        remember(state, trick)


def read_play(play: Reading, state: CardsState, shows: bool = False) -> None:
    """One more play of the trick: the leader's first, no thief led, several cards only where they add up.

    With `shows`, what it shows of the hand is noted too.
    """
    lookup = state.lookup
    place = play["place"].number(0, int(lookup.places) - 1)
    turn = (place - int(state.leader)) % int(lookup.places)
    cards = cards_of(play["cards"], lookup, Counter())
    kinds = {int(lookup.kind[card]) for card in cards}
    first = state.laid_count == 0
    if len(kinds) != 1 or turn < state.turn or first != (turn == 0) or (first and THIEF in kinds):
        play.refuse("play")
    kind = min(kinds)
    if len(cards) > 1 and not adds_up(state, kind):
        play.refuse("play")
    lay_cards(state, cards)
    state.turn = turn
    if shows:
        note_void(state, kind)
    note_play(state, place, kind, sum(int(lookup.number[card]) for card in cards))
    state.turn = turn + 1


def lay_cards(state: CardsState, cards: list[int]) -> None:
    """Cards of the trick, one after the other."""
    for card in cards:
        state.laid[state.laid_count] = card
        state.laid_count += 1


def opened_at(position: Reading, state: CardsState, step: str) -> CardsState:
    """The state at its step, which must be one that asks here and now."""
    read_pending(position, state, step)
    check_phase(position, state, step)
    if step == "over":
        return state
    if step == "plunder":
        state.last = position["seat"].number(0, int(state.lookup.players) - 1)
    opened = state.copy()
    opened.deciding = opened.asking().open(opened, None)
    if opened.deciding < 0 or not opened.legal():
        position["step"].refuse("step", step=step)
    return opened


def read_pending(position: Reading, state: CardsState, step: str) -> None:
    """A play in the making belongs to the step `add`, and its cards to one suit."""
    cards = cards_of(position["pending"], state.lookup, Counter())
    kinds = {int(state.lookup.kind[card]) for card in cards}
    if (step == "add") != bool(kinds) or len(kinds) > 1:
        position["pending"].refuse("pending")
    if kinds and not adds_up(state, min(kinds)):
        position["pending"].refuse("pending")
    lay_cards(state, cards)
    for card in cards:
        state.pending += 1
        state.pending_kind = state.lookup.kind[card]
        state.pending_sum += state.lookup.number[card]
