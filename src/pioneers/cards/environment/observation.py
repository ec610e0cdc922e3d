"""The observation of the card game: the view of a seat as one row of numbers, own seat first, others clockwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from pioneers.cards.environment.layout import PLACES, STEPS, cards_layout
from pioneers.cards.environment.writer import CardsWriter
from pioneers.cards.equipment.components import BUILDINGS, SUITS, Deck
from pioneers.cards.game import PLAYER_NUMBERS, CardsGame
from pioneers.cards.position.state import CardsState
from pioneers.cards.rules.actions import CardsSpace
from pioneers.envs.layout import Numbers
from pioneers.envs.observation import written


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
        return written(self.writer(states[0]), self.layout.size, states, seats)

    def writer(self, state: CardsState) -> CardsWriter:
        """For states with as many players and the same way to deal."""
        lookup = state.lookup
        starts = {section.name: section.start for section in self.layout.sections}
        steps = [STEPS.index(step.name) if step.name in STEPS else -1 for step in lookup.steps]
        return CardsWriter(lookup, starts, steps)


def places_of(players: int) -> int:
    """How many places a trick has (C2.2)."""
    return PLACES if players == 2 else players


def observer(game: CardsGame, data: str | None) -> CardsObserver:
    """The observer for a deck in use; the built-in one if none is named."""
    deck = game.built_in() if data is None else game.decks[data]
    return CardsObserver(deck, game.deck_spaces[deck.digest])
