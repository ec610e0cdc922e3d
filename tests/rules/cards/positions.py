"""Positions for the tests: a dumped new game, edited as plain JSON and loaded again.

    state = position(4).hands("deer 3", "deer 5", "deer 8, thief", "deer 4 5").load()

Cards are written `deer 4 5, thief, storm 6`. Seat 0 starts the run and is to lead at place 0, unless a test says
otherwise. What `load` checks is kept right by itself: every card of the deck is somewhere, and what nobody has is in
stock.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from functools import cache
from typing import Any, TypeAlias, cast

import pytest

import pioneers
from pioneers import Event, Refusal
from pioneers.cards.equipment.components import BUILDINGS, SUITS
from pioneers.cards.equipment.load import load_deck
from pioneers.cards.game import CardsGame
from pioneers.cards.position.state import CardsState

Json: TypeAlias = dict[str, Any]

__all__ = ["BUILDINGS", "SUITS", "CardsState", "Json", "Position", "game", "position"]


_game = pioneers.game("cards")
assert isinstance(_game, CardsGame)
game: CardsGame = _game


def cards(text: str) -> list[str]:
    """`deer 4 5, thief` as a list of cards."""
    found: list[str] = []
    for part in filter(None, text.split(", ")):
        word, *numbers = part.split()
        found += [f"{word} {number}" for number in numbers] or [word]
    return found


@cache
def _new(players: int, seed: int, options: str) -> str:
    return json.dumps(game.dump(game.new(players=players, seed=seed, **json.loads(options))))


def position(players: int = 4, seed: int = 1, **options: object) -> Position:
    """A new game to be edited, with seat 0 as the starter who is to lead."""
    return Position(json.loads(_new(players, seed, json.dumps(options))))


class Position:
    """A position on its way. Every method changes it and gives it back."""

    def __init__(self, content: Json) -> None:
        self.content = content
        self.whole = Counter(_cards_in(content))
        self.deck_wanted: list[str] | None = None
        self.players: int = content["players"]
        self.places = 4 if self.players == 2 else self.players
        content["starter"] = 0
        self.leads(0)

    # --- cards ---

    def hands(self, *hands: str) -> Position:
        """What each hand holds; those not named are empty. All other cards lie in the deck."""
        count = len(self.content["hands"])
        assert len(hands) <= count
        self.content["hands"] = [_sorted(cards(hand)) for hand in [*hands, *[""] * (count - len(hands))]]
        return self

    def deck(self, text: str) -> Position:
        """Exactly these cards lie in the deck, next first; the others have been played."""
        self.deck_wanted = cards(text)
        return self

    def given(self, hand: int, text: str) -> Position:
        """What this hand gave away in the exchange."""
        self.content["discards"][hand] = _sorted(cards(text))
        return self

    def void(self, hand: int, *suits: str) -> Position:
        """The suits that this hand has shown to lack."""
        self.content["void"][hand] = [suit for suit in SUITS if suit in suits]
        return self

    # --- the trick ---

    def trump(self, suit: str) -> Position:
        self.content["trump"] = suit
        return self

    def leads(self, place: int) -> Position:
        """The place that is to lead."""
        return self.trick(place)

    def trick(self, leader: int, *plays: str) -> Position:
        """What was played, clockwise from the leader, "" by who has no cards; the next place is to play."""
        laid = [(place, cards(play)) for place, play in enumerate(plays, leader) if play]
        shown = [{"place": place % self.places, "cards": _sorted(play)} for place, play in laid]
        led = [play[0].split()[0] for _, play in laid if play[0].split()[0] in SUITS]
        suit = led[0] if led else None
        self.content["trick"] = {"leader": leader, "suit": suit, "trump": None, "plays": shown, "winner": None}
        self.content["place"] = (leader + len(plays)) % self.places
        self.content["step"] = "play"
        self.content["seat"] = self.content["place"] % self.players
        return self

    def pending(self, text: str) -> Position:
        """The play that is not complete yet."""
        self.content["pending"] = _sorted(cards(text))
        self.content["step"] = "add"
        return self

    # --- the seats and the course ---

    def supplies(self, seat: int, **counts: int) -> Position:
        self.content["supplies"][seat].update(counts)
        return self

    def built(self, seat: int, *buildings: str) -> Position:
        self.content["buildings"][seat] = [building for building in BUILDINGS if building in buildings]
        return self

    def run(self, number: int) -> Position:
        self.content["run"] = number
        return self

    def starter(self, seat: int) -> Position:
        """Who started the run; before the first trick he is to lead, too."""
        self.content["starter"] = seat
        return self.leads(seat)

    def asked(self, step: str, seat: int | None = 0, **phase: object) -> Position:
        """Another step than a play, whom it asks, and how far the asking has come."""
        self.content.update(step=step, seat=seat, place=None)
        clockwise = step in ("exchange", "discard", "build")
        distance = (seat - self.content["starter"]) % self.players if clockwise and seat is not None else 0
        self.content["phase"]["asked"] = distance
        self.content["phase"].update(phase)
        return self

    def chance(self, seed: int) -> Position:
        """What is shuffled and drawn later comes from this seed."""
        self.content["seed"] = str(seed)
        return self

    # --- the end ---

    def json(self) -> Json:
        """The position, with deck, stock and the trick's trump put right."""
        content: Json = copy.deepcopy(self.content)
        content["trick"]["trump"] = content["trump"]
        # The last one's thieves were shown with his hand (C5.1).
        content["gone"] = ["thief"] * content["phase"]["thieves"]
        content["deck"] = self.deck_wanted or []
        rest = list((self.whole - Counter(_cards_in(content))).elements())
        if self.deck_wanted is None:
            content["deck"] = _in_order(rest, self.content["deck"])
        else:
            content["gone"] = _sorted(rest)
        whole = game.decks[content["data"]].stock
        held = {suit: sum(row[suit] for row in content["supplies"]) for suit in SUITS}
        content["stock"] = {suit: count - held[suit] for suit, count in zip(SUITS, whole, strict=True)}
        return content

    def load(self) -> CardsState:
        return game.load(self.json())


def _cards_in(content: Json) -> list[str]:
    """All cards of a position."""
    found: list[str] = [*content["deck"], *content["gone"], *content["pending"]]
    for row in [*content["hands"], *content["discards"], *(play["cards"] for play in content["trick"]["plays"])]:
        found += row
    return found


def _sorted(row: list[str]) -> list[str]:
    """The suits by number, then thieves, then storms by number."""
    kinds = (*SUITS, "thief", "storm")
    return sorted(row, key=lambda card: (kinds.index(card.split()[0]), int((card + " 0").split()[1])))


def _in_order(row: list[str], order: list[str]) -> list[str]:
    """The cards as they lay in the deck, then the others."""
    left = Counter(row)
    kept: list[str] = []
    for card in order:
        if left[card]:
            left[card] -= 1
            kept.append(card)
    return kept + _sorted(list(left.elements()))


# --- looking at states and playing them ---


def look(state: CardsState) -> Json:
    """The whole position as plain JSON."""
    return cast("Json", game.dump(state))


def view(state: CardsState, seat: int | None) -> Json:
    """What a seat may know."""
    return dict(game.view(state, seat))


def hand(state: CardsState, number: int) -> list[str]:
    found: list[str] = look(state)["hands"][number]
    return found


def stores(state: CardsState) -> list[dict[str, int]]:
    """The supply cards that each seat has, without the suits of which he has none."""
    return [{suit: count for suit, count in row.items() if count} for row in look(state)["supplies"]]


def stock(state: CardsState) -> dict[str, int]:
    left: dict[str, int] = look(state)["stock"]
    return left


def legal(state: CardsState) -> list[str]:
    return [str(action) for action in state.legal()]


def play(state: CardsState, *actions: str) -> list[Event]:
    """Play actions one after the other; gives all events."""
    events: list[Event] = []
    for action in actions:
        events += game.play(state, action)
    return events


def lay(state: CardsState, *plays: str) -> list[Event]:
    """Complete plays, such as `deer 4 5`, one after the other; gives all events."""
    events: list[Event] = []
    for text in plays:
        first, *more = cards(text)
        events += play(state, f"play {first}", *(f"add {card}" for card in more))
        if state.step == "add":
            events += play(state, "done")
    return events


def told(events: list[Event], key: str) -> list[Json]:
    """The public figures of the events of this kind."""
    return [event.figures for event in events if event.key == key]


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def refused(state: CardsState, action: str, rule: str, key: str, /, **figures: object) -> None:
    """The action is refused for exactly this reason, is not offered, and the state stays as it was."""
    before = game.digest(state)
    expected = Refusal(rule, key, figures)
    assert game.explain(state, action) == expected
    assert action not in legal(state)
    with pytest.raises(Refusal) as caught:
        game.play(state, action)
    assert caught.value == expected
    assert caught.value.position == game.view(state, state.seat)
    assert str(caught.value).startswith(f"{rule}: ")
    assert game.digest(state) == before


def built_in_cards() -> Counter[str]:
    """Every card of the built-in deck, by its name."""
    deck = load_deck()
    names = [f"{suit} {number}" for suit, numbers in zip(SUITS, deck.suits, strict=True) for number in numbers]
    return Counter([*names, *["thief"] * deck.thieves, *(f"storm {number}" for number in deck.storms)])
