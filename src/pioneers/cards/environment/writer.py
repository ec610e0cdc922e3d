"""The observation of the card game written straight from a state, compiled: the same numbers as from the view."""

from __future__ import annotations

from typing import Final

from pioneers.cards.equipment.lookup import BUILDING_COUNT, NO_KIND, SUIT_COUNT, Lookup
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.sequence import ADD, PLAY
from pioneers.envs.writer import Writer, around, flag_bits, flag_seats
from pioneers.kernel.bits import lowest
from pioneers.kernel.state import STEP_MASK, State
from pioneers.native import i16, i64, vec


class CardsWriter(Writer):
    """For one deck, one number of players and one way to deal.

    `starts` says where each section of the layout begins, `steps` the place of each step in its section.
    """

    def __init__(self, lookup: Lookup, starts: dict[str, int], steps: list[int]) -> None:
        self.lookup: Final = lookup
        self.steps: Final = vec[i64](steps)
        self.players_at: Final[i64] = starts["players"]
        self.separate_at: Final[i64] = starts["separate hands"]
        self.deciding_at: Final[i64] = starts["deciding"]
        self.step_at: Final[i64] = starts["step"]
        self.run_at: Final[i64] = starts["run"]
        self.starter_at: Final[i64] = starts["starter"]
        self.place_at: Final[i64] = starts["place"]
        self.trump_at: Final[i64] = starts["trump"]
        self.hands_at: Final[i64] = starts["hands"]
        self.sizes_at: Final[i64] = starts["hand sizes"]
        self.given_at: Final[i64] = starts["given away"]
        self.given_sizes_at: Final[i64] = starts["given away sizes"]
        self.void_at: Final[i64] = starts["void"]
        self.gone_at: Final[i64] = starts["gone"]
        self.deck_at: Final[i64] = starts["deck"]
        self.leader_at: Final[i64] = starts["leader"]
        self.follow_at: Final[i64] = starts["suit to follow"]
        self.trick_trump_at: Final[i64] = starts["trick trump"]
        self.trick_at: Final[i64] = starts["trick"]
        self.winner_at: Final[i64] = starts["winner"]
        self.pending_at: Final[i64] = starts["pending"]
        self.supplies_at: Final[i64] = starts["supplies"]
        self.stock_at: Final[i64] = starts["stock"]
        self.buildings_at: Final[i64] = starts["buildings"]
        self.asked_at: Final[i64] = starts["asked"]
        self.discarding_at: Final[i64] = starts["discarding"]
        self.thieves_at: Final[i64] = starts["thieves"]
        self.contenders_at: Final[i64] = starts["contenders"]
        self.payers_at: Final[i64] = starts["payers"]

    def prepare(self, numbers: vec[i16]) -> None:
        """See `Writer`."""
        numbers[self.players_at + self.lookup.players - 2] = 1
        if self.lookup.separate:
            numbers[self.separate_at] = 1

    def write(self, state: State, seat: i64, numbers: vec[i16], start: i64) -> None:
        """See `Writer`."""
        assert isinstance(state, CardsState)
        # A play that is not complete is seen by its player alone: to the others the step is still `play`.
        secret = state.pending_kind != NO_KIND and state.deciding != seat
        step: i64 = state.stack & STEP_MASK
        if secret:
            step = PLAY
        self.write_course(state, seat, step, numbers, start)
        self.write_seats(state, seat, numbers, start)
        self.write_hands(state, seat, secret, numbers, start)
        self.write_gone(state, numbers, start + self.gone_at)
        self.write_trick(state, seat, secret, numbers, start)

    def write_course(self, state: CardsState, seat: i64, step: i64, numbers: vec[i16], start: i64) -> None:
        """The course of the game, of the run and of the phase."""
        lookup = self.lookup
        players = lookup.players
        if state.deciding >= 0:
            numbers[start + self.deciding_at + around(state.deciding - seat, players)] = 1
        if self.steps[step] >= 0:
            numbers[start + self.step_at + self.steps[step]] = 1
        if step == PLAY or step == ADD:
            numbers[start + self.place_at + around(state.place() - seat, lookup.places)] = 1
        numbers[start + self.run_at] = i16(state.run)
        numbers[start + self.starter_at + around(state.starter - seat, players)] = 1
        numbers[start + self.trump_at + state.trump] = 1
        numbers[start + self.asked_at] = i16(state.asked)
        numbers[start + self.discarding_at] = i16(state.discarding)
        numbers[start + self.thieves_at] = i16(state.thieves)
        flag_seats(state.contenders, seat, players, numbers, start + self.contenders_at)
        flag_seats(state.payers, seat, players, numbers, start + self.payers_at)

    def write_seats(self, state: CardsState, seat: i64, numbers: vec[i16], start: i64) -> None:
        """Supplies and buildings."""
        players = self.lookup.players
        for other in range(players):
            relative: i64 = around(other - seat, players)
            at: i64 = start + self.supplies_at + relative * SUIT_COUNT
            for suit in range(i64(SUIT_COUNT)):
                numbers[at + suit] = i16(state.supplies[other * SUIT_COUNT + suit])
            at = start + self.buildings_at + relative * BUILDING_COUNT
            flag_bits(state.built[other], numbers, at)
        for suit in range(i64(SUIT_COUNT)):
            numbers[start + self.stock_at + suit] = i16(state.stock[suit])

    def write_hands(self, state: CardsState, seat: i64, secret: bool, numbers: vec[i16], start: i64) -> None:
        """What everybody knows of all hands, and the cards of the own ones."""
        lookup = self.lookup
        cards = lookup.card_count
        held = state.held
        for hand in range(lookup.hands):
            relative: i64 = around(hand - seat, lookup.hands)
            numbers[start + self.sizes_at + relative] = i16(state.size[hand])
            numbers[start + self.given_sizes_at + relative] = i16(state.given[hand])
            flag_bits(state.void[hand], numbers, start + self.void_at + relative * SUIT_COUNT)
            if lookup.seat_of(hand) == seat:
                own: i64 = relative // lookup.players * cards
                row: i64 = hand * cards
                at: i64 = start + self.hands_at + own
                which = state.which[hand]
                while which != 0:
                    card = lowest(which)
                    which &= which - 1
                    numbers[at + card] = i16(held[row + card])
                at = start + self.given_at + own
                for number in range(state.given[hand]):
                    numbers[at + state.discards[hand * lookup.exchange_size + number]] += 1
        if secret:
            relative = around(state.hand() - seat, lookup.hands)
            numbers[start + self.sizes_at + relative] += i16(state.pending)
        numbers[start + self.deck_at] = i16(state.deck_left())

    def write_gone(self, state: CardsState, numbers: vec[i16], at: i64) -> None:
        """The cards that lie nowhere: all of the pack but those in hands, given away, in the trick or in the deck."""
        lookup = self.lookup
        cards = lookup.card_count
        copies = lookup.copies
        held = state.held
        for card in range(cards):
            count: i64 = copies[card]
            for hand in range(lookup.hands):
                count -= held[hand * cards + card]
            numbers[at + card] = i16(count)
        for hand in range(lookup.hands):
            for number in range(state.given[hand]):
                numbers[at + state.discards[hand * lookup.exchange_size + number]] -= 1
        laid = state.laid
        for place in range(state.laid_count):
            numbers[at + laid[place]] -= 1
        pile = state.pile
        for place in range(state.dealt, i64(len(pile))):
            numbers[at + pile[place]] -= 1

    def write_trick(self, state: CardsState, seat: i64, secret: bool, numbers: vec[i16], start: i64) -> None:
        """The trick as it lies, and the own play that is not complete."""
        lookup = self.lookup
        places = lookup.places
        laid = state.laid
        numbers[start + self.leader_at + around(state.leader - seat, places)] = 1
        if state.winner >= 0:
            numbers[start + self.winner_at + around(state.winner - seat, places)] = 1
        if state.follow >= 0:
            numbers[start + self.follow_at + state.follow] = 1
        numbers[start + self.trick_trump_at + state.trick_trump] = 1
        begin: i64 = 0
        for turn in range(places):
            place = lookup.place_at[state.leader + turn]
            end = state.end_of(place)
            at: i64 = start + self.trick_at + around(place - seat, places) * lookup.card_count
            while begin < end:
                numbers[at + laid[begin]] += 1
                begin += 1
        if not secret:
            for number in range(state.laid_count - state.pending, state.laid_count):
                numbers[start + self.pending_at + laid[number]] += 1
