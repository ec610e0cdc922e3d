"""The card game's rules a second time: slow, plain and written from the rules text alone.

The course of a game is one generator that reads like the rulebook. It stops wherever a player decides, and
every legal set is written down in full before the answer is taken. Nothing of the package under test is
imported. Where the rules text leaves a choice of readings, a comment at the place says `Reading:`.

A seat is a player. A place is where he plays: with two players there are four places, and place 2 is seat 0
again (C2.2). Everybody's first place has the number of his seat.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, TypeVar

from .cards_pieces import (
    PRICES,
    SUITS,
    THIEF,
    Play,
    highest_storm,
    is_storm,
    is_suit_card,
    of_suit,
    sorted_cards,
    suit_of,
    wealth,
    winning_play,
)

T = TypeVar("T")
Shared = Generator[None, str, T]  # stops for a decision, is sent its notation, gives back a T at its end

FIRST_TRUMP = "gold"  # C2.5
LAST_RUN = 40  # C6.4


class Oracle:
    """One game, from the start of a run to its result. The cards of each later run come from outside."""

    def __init__(self, setup: Mapping[str, Any]) -> None:
        self.players: int = setup["players"]
        self.places = 4 if self.players == 2 else self.players  # C2.2
        self.separate = (setup.get("options") or {}).get("hands", "one") == "separate"
        assert not self.separate or self.players == 2, "separate hands are for two players (C2.2)"
        self.supplies = [dict(supplies) for supplies in setup["supplies"]]
        self.stock: dict[str, int] = dict(setup["stock"])
        self.buildings = [list(buildings) for buildings in setup["buildings"]]
        self.run: int = setup["run"]
        self.starter: int = setup["starter"]
        self.starters: list[int] = []  # who may start the next run
        self.hands: list[list[str]] = []
        self.deck: list[str] = []
        self.discards: list[list[str]] = []
        self.trump = FIRST_TRUMP
        self.leader: int | None = None
        self.suit: str | None = None  # to follow
        self.plays: list[Play] = []
        self.earlier: list[dict[str, Any]] = []  # tricks of this run that were turned over
        self.pending: list[str] = []
        self.seat: int | None = None
        self.place: int | None = None
        self.step = "over"
        self.options: set[str] = set()
        self._lay_out(setup)
        self.all_cards = sorted_cards([*self.deck, *(card for hand in self.hands for card in hand)])
        self.shared = self._game()
        next(self.shared, None)  # over at once if there is nothing to decide

    def _lay_out(self, setup: Mapping[str, Any]) -> None:
        """Hands and deck as dealt; a run starts with gold as trump and nothing on the table (C2.1, C2.5)."""
        self.hands = [list(hand) for hand in setup["hands"]]
        assert len(self.hands) == (self.places if self.separate else self.players), "number of hands (C2.2)"
        self.deck = list(setup["deck"])
        self.discards = [[] for _ in self.hands]
        self.earlier = []
        self.trump = FIRST_TRUMP
        assert setup.get("trump", FIRST_TRUMP) == FIRST_TRUMP, "the first trump (C2.5)"
        assert not any(setup.get("discards") or []), "the run has begun: cards are exchanged"
        assert not setup.get("pending"), "the run has begun: cards are pending"
        assert not (setup.get("trick") or {}).get("plays"), "the run has begun: cards are played"

    # --- what a test asks ---

    def legal(self) -> set[str]:
        """All legal actions of the seat that decides, in the notation; empty at `deal` and `over`."""
        return set(self.options)

    def play(self, text: str) -> None:
        """Answer the open decision and go on to the next one."""
        assert self.seat is not None, f"{text}: nobody decides at {self.step}"
        assert text in self.options, f"{text}: not among {sorted(self.options)}"
        self._go_on(text)

    def deal(self, setup: Mapping[str, Any]) -> None:
        """Start the next run with the cards of this dump; all that is no chance must be as here."""
        assert self.step == "deal", f"no cards are dealt at {self.step}"
        assert setup["players"] == self.players, "players"
        assert setup["run"] == self.run + 1, "run"
        assert setup["starter"] in self.starters, f"starter {setup['starter']}, not of {self.starters} (C6.3)"
        assert setup["supplies"] == self.supplies, f"supplies, expected {self.supplies}"
        assert setup["stock"] == self.stock, f"stock, expected {self.stock}"
        built = [sorted(buildings) for buildings in setup["buildings"]]
        assert built == [sorted(buildings) for buildings in self.buildings], f"expected {self.buildings}"
        self.run += 1
        self.starter = setup["starter"]
        self._lay_out(setup)
        size = {2: 8 if self.separate else 16, 3: 7, 4: 8}[self.players]
        assert [len(hand) for hand in self.hands] == [size] * len(self.hands), f"hands of {size} (C2.1)"
        dealt = sorted_cards([*self.deck, *(card for hand in self.hands for card in hand)])
        assert dealt == self.all_cards, "all play cards are shuffled for each run (C2.1)"
        self._go_on("deal")

    def _go_on(self, text: str) -> None:
        try:
            self.shared.send(text)
        except StopIteration:
            self._nobody("over")

    def standing(self) -> dict[str, Any]:
        """The position as plain data to compare; at `deal` and `over` it still shows the run just played.

        Reading: the order of cards given away, pending and in a play has no meaning, so they are sorted, and
        so are the buildings. Pending cards are no longer in the hand. The suit to follow is set, and the play
        is in the trick, when the play is complete. A trick lies open until all is answered; before the run's
        first lead and after its last trick, the trick has no leader.
        """
        return {
            "run": self.run,
            "starter": self.starter,
            "seat": self.seat,
            "step": self.step,
            "place": self.place,
            "trump": self.trump,
            "hands": [sorted_cards(hand) for hand in self.hands],
            "deck": list(self.deck),
            "discards": [sorted_cards(cards) for cards in self.discards],
            "supplies": [dict(supplies) for supplies in self.supplies],
            "stock": dict(self.stock),
            "buildings": [sorted(buildings) for buildings in self.buildings],
            "trick": self._laid(),
            "tricks": list(self.earlier),
            "pending": sorted_cards(self.pending),
        }

    def _laid(self) -> dict[str, Any]:
        """The trick as it lies."""
        plays = [{"place": play.place, "cards": sorted_cards(play.cards)} for play in self.plays]
        return {"leader": self.leader, "suit": self.suit, "plays": plays}

    def result(self) -> dict[str, Any]:
        """Who won (C6.2, C6.4). Reading: the others are ranked alike; equal ones share a rank (1, 1, 3)."""
        assert self.step == "over", "the game is not over"
        # Who has all four buildings has most: C6.2 is then C6.4.
        worth = [(len(self.buildings[seat]), *wealth(self.supplies[seat])) for seat in range(self.players)]
        ranks = [1 + sum(other > own for other in worth) for own in worth]
        return {
            "winners": [seat for seat, rank in enumerate(ranks) if rank == 1],
            "ranks": ranks,
            "buildings": [len(buildings) for buildings in self.buildings],
            "supplies": [sum(supplies.values()) for supplies in self.supplies],
            "runs": self.run,
        }

    # --- course of the game ---

    def _ask(
        self, seat: int, place: int | None, step: str, options: set[str], passing: str | None = None
    ) -> Shared[str]:
        """Let a seat decide; with nothing but passing to choose, the step is skipped (notation).

        Reading: `place` is the place of the hand in an exchange (a shared hand: the first place), and in a
        trick the place that plays, won, or laid the storm or the thief. Plunder, build and pay are the
        player's: None.
        """
        if not options:
            return passing or ""
        self.seat, self.place, self.step = seat, place, step
        self.options = options | ({passing} if passing else set())
        answer = yield
        return answer

    def _nobody(self, step: str) -> None:
        self.seat, self.place, self.step, self.options = None, None, step, set()

    def _game(self) -> Shared[None]:
        while True:
            yield from self._exchange()
            yield from self._tricks()
            yield from self._last_one()
            yield from self._build()
            if self.run >= LAST_RUN or any(len(buildings) == len(PRICES) for buildings in self.buildings):
                return  # C6.2, C6.4
            yield from self._pay()
            self._nobody("deal")
            yield  # until `deal` laid out the next run

    def _clockwise_seats(self) -> list[int]:
        """All seats, from the starter of this run, or of the run just played."""
        return [(self.starter + distance) % self.players for distance in range(self.players)]

    def _hand(self, place: int) -> list[str]:
        """The hand of a place; with two players and one hand each, two places share it (C2.2)."""
        return self.hands[place if self.separate else place % self.players]

    def _seat_of(self, place: int) -> int:
        return place % self.players

    def _seats_with_cards(self) -> set[int]:
        return {self._seat_of(place) for place in range(self.places) if self._hand(place)}

    def _held(self, seat: int) -> list[str]:
        """The suits of which a player has a supply card."""
        return [suit for suit in SUITS if self.supplies[seat][suit]]

    def _return_to_stock(self, seat: int, suit: str) -> None:
        self.supplies[seat][suit] -= 1
        self.stock[suit] += 1  # C1.3

    def _from_stock(self, seat: int, suit: str) -> None:
        if self.stock[suit]:  # C4.3
            self.stock[suit] -= 1
            self.supplies[seat][suit] += 1

    def _rob(self, thief: int, victim: int, suit: str) -> None:
        self.supplies[victim][suit] -= 1
        self.supplies[thief][suit] += 1

    # --- exchange (C2.4) ---

    def _exchange(self) -> Shared[None]:
        """Reading: with separate hands clockwise by places, from the starter's lower one."""
        for distance in range(len(self.hands)):
            place = (self.starter + distance) % len(self.hands)
            seat, hand = self._seat_of(place), self._hand(place)
            # Reading: who holds fewer than two cards cannot replace exactly two.
            possible = len(self.deck) >= 2 and len(hand) >= 2
            options = {f"exchange {suit}" for suit in self._held(seat)} if possible else set()
            answer = yield from self._ask(seat, place, "exchange", options, "keep")
            if answer == "keep":
                continue
            self._return_to_stock(seat, answer.removeprefix("exchange "))
            for _ in range(2):
                answer = yield from self._ask(seat, place, "discard", {f"discard {card}" for card in hand})
                card = answer.removeprefix("discard ")
                hand.remove(card)
                self.discards[place].append(card)
            hand += [self.deck.pop(0), self.deck.pop(0)]

    # --- tricks (C3) ---

    def _tricks(self) -> Shared[None]:
        leader = self._who_leads(self.starter)
        while leader is not None:
            self.leader = leader
            yield from self._trick(leader)
            winner = winning_play(self.plays, self.suit, self.trump)
            seen = {**self._laid(), "trump": self.trump, "winner": winner.place}
            yield from self._after_trick(winner)
            self.earlier.append(seen)
            self.leader, self.suit, self.plays = None, None, []
            leader = self._who_leads(winner.place)  # C4.7

    def _who_leads(self, place: int) -> int | None:
        """The place that leads, looked for from this one clockwise; None when the run ends (C2.6)."""
        while len(self._seats_with_cards()) >= 2:
            hand = self._hand(place)
            if any(card != THIEF for card in hand):
                return place
            hand.clear()  # C4.8: thieves alone are lost; an empty hand is passed over (C4.7)
            place = (place + 1) % self.places
        return None

    def _trick(self, leader: int) -> Shared[None]:
        for distance in range(self.places):
            place = (leader + distance) % self.places
            if not self._hand(place):
                continue  # C3.1; of a shared hand also C2.2
            yield from self._play_of(place)
            play = Play(place, self.pending)
            if self.suit is None and is_suit_card(play.cards[0]):
                self.suit = suit_of(play.cards[0])  # C3.3
            self.plays.append(play)
            self.pending = []

    def _play_of(self, place: int) -> Shared[None]:
        """One play, from the first card to the last; it is in `pending` when complete."""
        hand, seat = self._hand(place), self._seat_of(place)
        options = {f"play {card}" for card in self._playable(hand)}
        assert options, "who holds cards can always play one"
        answer = yield from self._ask(seat, place, "play", options)
        card = answer.removeprefix("play ")
        hand.remove(card)
        self.pending = [card]
        if not is_suit_card(card):
            return  # C3.9
        # A lead and the cards that set the suit may be several, as the suit to follow and trumps. Any other
        # suit cannot win and is played alone (C3.5).
        if self.suit is not None and suit_of(card) not in {self.suit, self.trump}:
            return
        while True:
            options = {f"add {other}" for other in of_suit(hand, suit_of(card))}
            answer = yield from self._ask(seat, place, "add", options, "done")
            if answer == "done":
                return
            added = answer.removeprefix("add ")
            hand.remove(added)
            self.pending.append(added)

    def _playable(self, hand: list[str]) -> list[str]:
        """The cards with which a play may begin."""
        storms = [card for card in hand if is_storm(card)]  # C3.7
        thieves = [card for card in hand if card == THIEF]
        suit_cards = [card for card in hand if is_suit_card(card)]
        if not self.plays:
            return suit_cards + storms  # C3.2
        # Before a suit is set, any suit card sets it (C3.8): who has one "can follow".
        following = suit_cards if self.suit is None else of_suit(hand, self.suit)
        if not following:
            return hand  # C3.5, C3.8
        if any(play.is_thief() for play in self.plays):
            return following + storms + thieves  # C3.6
        return following + storms  # C3.4

    # --- after a trick (C4) ---

    def _after_trick(self, winner: Play) -> Shared[None]:
        """C4.9: winner's supply, storm's trump, thief's theft."""
        winning_seat = self._seat_of(winner.place)
        if winner.is_storm():
            options = {f"take {suit}" for suit in SUITS if self.stock[suit]}  # C4.4
            answer = yield from self._ask(winning_seat, winner.place, "take", options)
            if answer:
                self._from_stock(winning_seat, answer.removeprefix("take "))
        else:
            self._from_stock(winning_seat, suit_of(winner.cards[0]))  # C4.3
        storm = highest_storm(self.plays)
        if storm is not None and len(self._seats_with_cards()) >= 2:  # C4.5
            options = {f"trump {suit}" for suit in SUITS}
            answer = yield from self._ask(self._seat_of(storm.place), storm.place, "trump", options)
            self.trump = answer.removeprefix("trump ")
        thieves = [play.place for play in self.plays if play.is_thief()]
        if thieves and self._seat_of(thieves[-1]) != winning_seat:  # C4.6
            thief = self._seat_of(thieves[-1])
            options = {f"steal {suit}" for suit in self._held(winning_seat)}
            answer = yield from self._ask(thief, thieves[-1], "steal", options)
            if answer:
                self._rob(thief, winning_seat, answer.removeprefix("steal "))

    # --- the last one with cards (C5) ---

    def _last_one(self) -> Shared[None]:
        """Reading: suit cards and storms leave the hand first, a thief when it is answered or lost."""
        for seat in self._seats_with_cards():
            own = [self._hand(place) for place in range(len(self.hands)) if self._seat_of(place) == seat]
            for hand in own:
                for card in [card for card in hand if card != THIEF]:
                    hand.remove(card)
                    if is_suit_card(card):
                        self._from_stock(seat, suit_of(card))
            # Reading: of separate hands, the thieves of the lower place come first.
            for hand in own:
                while hand:
                    options = {
                        f"steal {suit} from {other}"
                        for other in range(self.players)
                        if other != seat
                        for suit in self._held(other)
                    }
                    answer = yield from self._ask(seat, None, "plunder", options)
                    hand.remove(THIEF)
                    if answer:
                        _, suit, _, victim = answer.split()
                        self._rob(seat, int(victim), suit)

    # --- build, pay, start (C6) ---

    def _build(self) -> Shared[None]:
        for seat in self._clockwise_seats():
            answer = ""
            while answer != "done":
                options = {
                    f"build {building}"
                    for building, price in PRICES.items()
                    if building not in self.buildings[seat] and all(self.supplies[seat][suit] for suit in price)
                }
                answer = yield from self._ask(seat, None, "build", options, "done")
                if answer != "done":
                    building = answer.removeprefix("build ")
                    self.buildings[seat].append(building)
                    for suit in PRICES[building]:
                        self._return_to_stock(seat, suit)

    def _pay(self) -> Shared[None]:
        """C6.3. Who pays may start; of several, chance draws one. With no supply card nobody is asked."""
        most = max(wealth(supplies) for supplies in self.supplies)
        self.starters = [seat for seat in self._clockwise_seats() if wealth(self.supplies[seat]) == most]
        for seat in self.starters:
            options = {f"pay {suit}" for suit in self._held(seat)}
            answer = yield from self._ask(seat, None, "pay", options)
            if answer:
                self._return_to_stock(seat, answer.removeprefix("pay "))
