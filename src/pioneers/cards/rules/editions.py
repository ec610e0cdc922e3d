"""The versions of the card game's rules, and all that differs between them."""

from __future__ import annotations

from typing import Final

from pioneers.kernel.edition import Edition

# What is drawn, and so has a stream of its own in every run: the order of the pile, and who starts if it is not known.
DEAL: Final = b"deal"
STARTER: Final = b"starter"


class CardsEdition(Edition):
    """One version of the rules of the card game."""

    def __init__(
        self,
        rules: int,
        fresh_streams: bool,
        told_sorted: bool,
        remembers_tricks: bool,
        dealt_as: int | None = None,
    ) -> None:
        super().__init__("cards", rules, fresh_streams, dealt_as)
        # Whether a player is told his new cards in the order of the deck file, or as they lay in the pile.
        self.told_sorted: Final = told_sorted
        # Whether views and positions tell the earlier tricks of the run, or only which cards are gone.
        self.remembers_tricks: Final = remembers_tricks


EDITIONS: Final = {
    # One generator runs through all runs, and each player is told the order of the pile.
    1: CardsEdition(1, fresh_streams=False, told_sorted=False, remembers_tricks=False),
    # Every deal and every draw of a starter has a stream of its own; nobody is told an order.
    2: CardsEdition(2, fresh_streams=True, told_sorted=True, remembers_tricks=False),
    # Deals as before. What everybody has seen in this run is part of the position, for those who play by a view alone.
    3: CardsEdition(3, fresh_streams=True, told_sorted=True, remembers_tricks=True, dealt_as=2),
}
