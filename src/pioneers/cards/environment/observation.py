"""The observation of the card game: the view of a seat as one row of numbers, own seat first, others clockwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioneers.cards.environment.layout import PLACES, SEATS, STEPS, cards_layout
from pioneers.cards.equipment.components import BUILDINGS, SUITS, Deck
from pioneers.cards.equipment.lookup import NO_KIND
from pioneers.cards.game import PLAYER_NUMBERS, CardsGame
from pioneers.cards.position.state import END_BITS, END_MASK, CardsState
from pioneers.cards.rules.actions import CardsSpace
from pioneers.envs.gathering import Rows, bits, clockwise, counted, one_hot, single, vectors
from pioneers.envs.layout import Numbers
from pioneers.kernel.state import STEP_MASK

# Single numbers of a state: what is read of it for every observation.
FIELDS = (
    *("deciding", "stack", "run", "starter", "trump", "dealt", "laid_count", "ends", "leader", "turn", "follow"),
    *("trick_trump", "winner", "pending", "pending_kind", "asked", "discarding", "thieves", "contenders", "payers"),
)


class CardsObserver:
    """Observations of the card game with one deck."""

    def __init__(self, deck: Deck, space: CardsSpace) -> None:
        self.layout = cards_layout(deck, space)
        self.card = {card: number for number, card in enumerate(space.cards)}

    # --- from a view ----------------------------------------------------------------------------------

    def of_view(self, view: Mapping[str, Any]) -> Numbers:
        """The observation that a view is: this is what an observation means."""
        observation = np.zeros(self.layout.size, np.int16)
        parts = self.layout.named(observation)
        players, viewer, phase = view["players"], view["viewer"] or 0, view["phase"]
        places = places_of(players)
        parts["players"][PLAYER_NUMBERS.index(players)] = 1
        parts["separate hands"][0] = view["options"]["hands"] == "separate"
        parts["step"][STEPS.index(view["step"])] = 1
        parts["run"][0] = view["run"]
        parts["trump"][SUITS.index(view["trump"])] = 1
        if view["seat"] is not None:
            parts["deciding"][(view["seat"] - viewer) % players] = 1
        parts["starter"][(view["starter"] - viewer) % players] = 1
        if view["place"] is not None:
            parts["place"][(view["place"] - viewer) % places] = 1
        for word in ("asked", "discarding", "thieves"):
            parts[word][0] = phase[word]
        for word in ("contenders", "payers"):
            for seat in phase[word]:
                parts[word][(seat - viewer) % players] = 1
        for seat in range(players):
            relative = (seat - viewer) % players
            parts["supplies"][relative] = [view["supplies"][seat][suit] for suit in SUITS]
            for building in view["buildings"][seat]:
                parts["buildings"][relative, BUILDINGS.index(building)] = 1
        parts["stock"][:] = [view["stock"][suit] for suit in SUITS]
        self.tell_hands(view, parts, viewer)
        self.tell_trick(view["trick"], parts, viewer, places)
        return observation

    def tell_hands(self, view: Mapping[str, Any], parts: dict[str, Numbers], viewer: int) -> None:
        """All cards but those of the trick. A hand that the viewer sees is his own."""
        hands, players = len(view["hands"]), view["players"]
        for hand in range(hands):
            relative = (hand - viewer) % hands
            parts["hand sizes"][relative] = len(view["hands"][hand])
            parts["given away sizes"][relative] = len(view["discards"][hand])
            for suit in view["void"][hand]:
                parts["void"][relative, SUITS.index(suit)] = 1
            if hand % players == view["viewer"]:
                self.count(parts["hands"][relative // players], view["hands"][hand])
                self.count(parts["given away"][relative // players], view["discards"][hand])
        self.count(parts["gone"], view["gone"])
        self.count(parts["pending"], view["pending"])
        parts["deck"][0] = len(view["deck"])

    def tell_trick(self, trick: Mapping[str, Any], parts: dict[str, Numbers], viewer: int, places: int) -> None:
        """The trick as it lies."""
        parts["leader"][(trick["leader"] - viewer) % places] = 1
        if trick["suit"] is not None:
            parts["suit to follow"][SUITS.index(trick["suit"])] = 1
        parts["trick trump"][SUITS.index(trick["trump"])] = 1
        for play in trick["plays"]:
            self.count(parts["trick"][(play["place"] - viewer) % places], play["cards"])
        if trick["winner"] is not None:
            parts["winner"][(trick["winner"] - viewer) % places] = 1

    def count(self, part: Numbers, cards: Sequence[str]) -> None:
        """Count cards."""
        for card in cards:
            part[self.card[card]] += 1

    # --- from many states ---------------------------------------------------------------------------------

    def of_states(self, states: Sequence[CardsState], seats: Sequence[int]) -> Numbers:
        """The observations of `game.view(state, seat)` in rows, without making the views: a test holds them equal.

        All states are of one number of players and one way to deal.
        """
        lookup = states[0].lookup
        players, places = int(lookup.players), int(lookup.places)
        observations = np.zeros((len(states), self.layout.size), np.int16)
        parts = self.layout.named(observations)
        viewers = np.array(seats, np.int64)
        one = dict(zip(FIELDS, single(states, *FIELDS).T, strict=True))
        # A play that is not complete is seen by its player alone.
        secret = (one["pending_kind"] != NO_KIND) & (one["deciding"] != viewers)
        parts["players"][:, PLAYER_NUMBERS.index(players)] = 1
        parts["separate hands"][:, 0] = lookup.separate
        steps = np.array([STEPS.index(step.name) if step.name in STEPS else -1 for step in lookup.steps])
        step = np.where(secret, STEPS.index("play"), steps[one["stack"] & STEP_MASK])
        parts["step"][:] = one_hot(step, len(STEPS))
        for word in ("run", "asked", "discarding", "thieves"):
            parts[word][:, 0] = one[word]
        for section, word in (("trump", "trump"), ("suit to follow", "follow"), ("trick trump", "trick_trump")):
            parts[section][:] = one_hot(one[word], len(SUITS))
        for word in ("deciding", "starter"):
            relative = np.where(one[word] < 0, -1, (one[word] - viewers) % players)
            parts[word][:] = one_hot(relative, SEATS)
        now = (one["leader"] + one["turn"]) % places
        in_trick = (step == STEPS.index("play")) | (step == STEPS.index("add"))
        for section, place in (
            ("leader", one["leader"]),
            ("winner", one["winner"]),
            ("place", np.where(in_trick, now, -1)),
        ):
            parts[section][:] = one_hot(np.where(place < 0, -1, (place - viewers) % places), PLACES)
        for word in ("contenders", "payers"):
            parts[word][:, :players] = clockwise(bits(one[word], players), viewers)
        supplies = vectors(states, "supplies").reshape(len(states), players, len(SUITS))
        parts["supplies"][:, :players] = clockwise(supplies, viewers)
        parts["buildings"][:, :players] = clockwise(bits(vectors(states, "built"), len(BUILDINGS)), viewers)
        parts["stock"][:] = vectors(states, "stock")
        self.read_cards(states, parts, viewers, one, secret, now)
        return observations

    def read_cards(
        self,
        states: Sequence[CardsState],
        parts: dict[str, Numbers],
        viewers: Rows,
        one: dict[str, Rows],
        secret: NDArray[np.bool_],
        now: Rows,
    ) -> None:
        """`tell_hands` and `tell_trick` for all rows; `now` is the place whose turn it is in the trick."""
        lookup = states[0].lookup
        count, kinds, hands = len(states), len(self.card), int(lookup.hands)
        players, places = int(lookup.players), int(lookup.places)
        rows = np.arange(count)
        held = vectors(states, "held").reshape(count, hands, kinds)
        sizes = vectors(states, "size").copy()
        sizes[rows, now % hands] += np.where(secret, one["pending"], 0)
        given = vectors(states, "given")
        discards = vectors(states, "discards").reshape(count * hands, -1)
        gave = np.arange(discards.shape[1]) < given.reshape(-1, 1)
        given_away = counted(discards, gave, kinds).reshape(count, hands, kinds)
        parts["hand sizes"][:, :hands] = clockwise(sizes, viewers)
        parts["given away sizes"][:, :hands] = clockwise(given, viewers)
        parts["void"][:, :hands] = clockwise(bits(vectors(states, "void"), len(SUITS)), viewers)
        own = hands // players
        parts["hands"][:, :own] = clockwise(held, viewers)[:, ::players]
        parts["given away"][:, :own] = clockwise(given_away, viewers)[:, ::players]
        pile, laid = vectors(states, "pile"), vectors(states, "laid")
        in_deck = np.arange(pile.shape[1]) >= one["dealt"][:, None]
        in_deck &= np.arange(pile.shape[1]) < np.array([len(state.pile) for state in states])[:, None]
        parts["deck"][:, 0] = in_deck.sum(axis=1)
        spot = np.arange(laid.shape[1])
        lies = spot < one["laid_count"][:, None]
        elsewhere = counted(pile, in_deck, kinds) + counted(laid, lies, kinds) + (held + given_away).sum(axis=1)
        parts["gone"][:] = np.asarray(list(lookup.copies)) - elsewhere
        pends = lies & (spot >= (one["laid_count"] - one["pending"])[:, None]) & ~secret[:, None]
        parts["pending"][:] = counted(laid, pends, kinds)
        begin = np.zeros(count, np.int64)
        for turn in range(places):
            place = (one["leader"] + turn) % places
            end = one["ends"] >> place * END_BITS & END_MASK
            played = (spot >= begin[:, None]) & (spot < end[:, None])
            parts["trick"][rows, (place - viewers) % places] = counted(laid, played, kinds)
            begin = np.maximum(begin, end)


def places_of(players: int) -> int:
    """How many places a trick has (C2.2)."""
    return PLACES if players == 2 else players


def observer(game: CardsGame, data: str | None) -> CardsObserver:
    """The observer for a deck in use; the built-in one if none is named."""
    deck = game.built_in() if data is None else game.decks[data]
    return CardsObserver(deck, game.deck_spaces[deck.digest])
