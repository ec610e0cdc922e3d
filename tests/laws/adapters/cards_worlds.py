"""Other worlds of the card game: what a seat may not know is dealt anew, true to all that it has seen.

A world is made from the true one by exchanging hidden cards pair by pair, so every suit that a hand has shown to
lack stays missing. A play in the making is a part of its player's hand that the others do not know of: in the other
world it may be another one, or none at all. In some worlds one hand holds as many thieves as it can: by chance alone
that comes too seldom, and what happens then tells much (C4.8).
"""

from __future__ import annotations

from typing import Any

from pioneers.kernel.rng import Rng

Position = dict[str, Any]
Slot = tuple[int, int]

SUITS = ("stone", "gold", "deer", "tree")
# Pairs tried for each hidden card: enough to forget where the cards lay.
PAIRS = 3
# In one world of so many a hand gathers thieves.
GATHERED = 3


def kind_of(card: str) -> str:
    """A suit, `thief` or `storm`."""
    return card.partition(" ")[0]


def another_world(position: Position, seat: int | None, rng: Rng, action: str | None = None) -> Position:
    """This position for one who is not `seat`, dealt anew; the action, if it was legal, is so still."""
    words = [int(rng.word()) for _ in range(4)]
    if "seed" in position:
        position["seed"] = str(sum(word << 32 * place for place, word in enumerate(words)))
    else:
        position["rng"] = words
    deciding = position["seat"] != seat and position["seat"] is not None
    hand = acting_hand(position) if deciding else None
    in_trick = hand is not None and position["step"] in ("play", "add")
    kept: list[str] = []
    if hand is not None:
        kept = kept_cards(position, hand, action)
        # To the others the cards of a play in the making are still in the hand.
        position["hands"][hand] += position["pending"] if in_trick else []
    World(position, seat, hand, action, kept).shuffle(rng)
    if in_trick and hand is not None:
        begin_a_play(position, hand, action, rng)
    return position


def acting_hand(position: Position) -> int | None:
    """The hand that the decision is about, if cards of a hand are asked for."""
    if position["step"] in ("play", "add"):
        hand: int = position["place"] % len(position["hands"])
        return hand
    if position["step"] == "discard":
        return int((position["starter"] + position["phase"]["asked"]) % len(position["hands"]))
    return None


def kept_cards(position: Position, hand: int, action: str | None) -> list[str]:
    """The cards that must stay in the acting hand for the action to be legal: its own, and those of an open play."""
    if action is None:
        return []
    verb, _, card = action.partition(" ")
    if verb == "done":
        first = position["pending"][0]
        return [first, next(other for other in position["hands"][hand] if kind_of(other) == kind_of(first))]
    return [card, position["pending"][0]] if verb == "add" else [card]


class World:
    """The hidden cards with where they lie and what cannot lie there."""

    def __init__(
        self, position: Position, seat: int | None, hand: int | None, action: str | None, kept: list[str]
    ) -> None:
        players = position["players"]
        hidden = [number for number in range(len(position["hands"])) if number % players != seat]
        self.rows: list[list[str]] = [position["deck"], *(position["discards"][number] for number in hidden)]
        self.missing: list[set[str]] = [set() for _ in self.rows]
        self.rows += [position["hands"][number] for number in hidden]
        self.missing += [set(position["void"][number]) for number in hidden]
        self.leading: list[str] = []
        pinned: list[Slot] = []
        if hand is not None:
            row = len(self.rows) - len(hidden) + hidden.index(hand)
            if action is not None:
                self.missing[row] |= lacking_for(position, action)
                pinned = pins(row, self.rows[row], kept)
            if position["step"] in ("play", "add") and not position["trick"]["plays"]:
                self.leading = self.rows[row]
        self.slots = [
            (row, place)
            for row, cards in enumerate(self.rows)
            for place in range(len(cards))
            if (row, place) not in pinned
        ]

    def shuffle(self, rng: Rng) -> None:
        """Exchange hidden cards as long as each may lie where it comes to lie."""
        for _ in range(PAIRS * len(self.slots)):
            one, other = (self.slots[rng.below(len(self.slots))] for _ in range(2))
            self.try_exchange(one, other)
        if rng.below(GATHERED) == 0:
            self.gather_thieves(rng.below(len(self.rows)))

    def gather_thieves(self, row: int) -> None:
        """Bring the hidden thieves to one place, as far as they may lie there."""
        there = [slot for slot in self.slots if slot[0] == row and self.card(slot) != "thief"]
        elsewhere = [slot for slot in self.slots if slot[0] != row and self.card(slot) == "thief"]
        for one, other in zip(there, elsewhere, strict=False):
            self.try_exchange(one, other)

    def try_exchange(self, one: Slot, other: Slot) -> None:
        """Two cards change places if they may."""
        if self.may_lie(one, other) and self.may_lie(other, one):
            self.exchange(one, other)
            # C4.8: who is about to lead does not hold thieves alone.
            if self.leading and all(card == "thief" for card in self.leading):
                self.exchange(one, other)

    def card(self, slot: Slot) -> str:
        """What lies there."""
        return self.rows[slot[0]][slot[1]]

    def may_lie(self, slot: Slot, there: Slot) -> bool:
        """Whether the card in the first slot may lie in the second."""
        return kind_of(self.card(slot)) not in self.missing[there[0]]

    def exchange(self, one: Slot, other: Slot) -> None:
        """Two cards change places."""
        rows = self.rows
        card = rows[one[0]][one[1]]
        rows[one[0]][one[1]] = rows[other[0]][other[1]]
        rows[other[0]][other[1]] = card


def pins(row: int, cards: list[str], kept: list[str]) -> list[Slot]:
    """Where the kept cards lie; two equal ones lie in two places."""
    found: list[Slot] = []
    for card in kept:
        found.append(next((row, p) for p, other in enumerate(cards) if other == card and (row, p) not in found))
    return found


def lacking_for(position: Position, action: str) -> set[str]:
    """The suits of which the acting hand must have none for the action to be legal (C3.4 to C3.8)."""
    verb, _, card = action.partition(" ")
    if verb not in ("play", "add", "done") or not position["trick"]["plays"]:
        return set()
    kind = kind_of(card if verb == "play" else position["pending"][0])
    suit = position["trick"]["suit"]
    thief_lies = any(play["cards"] == ["thief"] for play in position["trick"]["plays"])
    if kind in ("storm", suit) or (kind == "thief" and thief_lies):
        return set()
    if suit is None:
        return set(SUITS) if kind == "thief" else set()
    return {suit}


def begin_a_play(position: Position, hand: int, action: str | None, rng: Rng) -> None:
    """Perhaps the player has laid some cards already and is asked for more: nobody else knows."""
    cards: list[str] = position["hands"][hand]
    verb, _, card = (action or "").partition(" ")
    suits = suits_that_add_up(position, cards)
    if verb == "add":
        suits = [kind_of(card)]
    if verb == "play" or not suits or (verb == "" and rng.below(2)):
        position["step"], position["pending"] = "play", []
        return
    suit = suits[rng.below(len(suits))]
    laid = [other for other in cards if kind_of(other) == suit]
    if verb == "add":
        laid.remove(card)
    rng.shuffle(laid)
    most = len(laid) if verb == "add" else len(laid) - 1
    position["step"], position["pending"] = "add", laid[: 1 + rng.below(most)]
    for other in position["pending"]:
        cards.remove(other)


def suits_that_add_up(position: Position, cards: list[str]) -> list[str]:
    """The suits of which this hand may lay a card and then another one (C3.2 to C3.5, C3.8)."""
    held = [kind_of(card) for card in cards]
    several = [suit for suit in SUITS if held.count(suit) > 1]
    follow = position["trick"]["suit"]
    if follow is None:
        return several
    if follow in held:
        return [suit for suit in several if suit == follow]
    return [suit for suit in several if suit == position["trick"]["trump"]]
