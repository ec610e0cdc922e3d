"""The action space of the card game: every action of `notation.md` for one deck, in its fixed order.

The verbs stand as in the table of `notation.md`; within a verb suits are stone, gold, deer, tree, and cards go by suit
and number, then the thief, then the storms.
"""

from __future__ import annotations

from typing import Final

from pioneers.cards.equipment.components import BUILDINGS, SUITS
from pioneers.kernel.action import ActionSpace

MOST_SEATS: Final = 4


class CardsSpace(ActionSpace):
    """Knows where each verb begins. `cards` are the different cards of the deck, those of the suits first."""

    def __init__(self, cards: list[str], suit_cards: int) -> None:
        super().__init__("cards")
        self.cards: Final = cards
        self.exchange: Final = self.add_each("exchange", SUITS)
        self.keep: Final = self.add_each("keep", ("",))
        self.discard: Final = self.add_each("discard", cards)
        self.play: Final = self.add_each("play", cards)
        self.more: Final = self.add_each("add", cards[:suit_cards])
        self.done: Final = self.add_each("done", ("",))
        self.take: Final = self.add_each("take", SUITS)
        self.trump: Final = self.add_each("trump", SUITS)
        self.steal: Final = self.add_each("steal", SUITS)
        seats = range(MOST_SEATS)
        self.plunder: Final = self.add_each("steal", [f"{suit} from {seat}" for suit in SUITS for seat in seats])
        self.build: Final = self.add_each("build", BUILDINGS)
        self.pay: Final = self.add_each("pay", SUITS)

    def add_each(self, verb: str, objects: list[str] | tuple[str, ...]) -> int:
        """Add `verb object` for each object; gives the index of the first."""
        first = len(self.actions)
        for words in objects:
            self.add(verb, *words.split())
        return first
