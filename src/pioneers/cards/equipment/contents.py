"""What a card game is played with, as plain JSON: the deck, the supplies and the prices, for screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from pioneers.cards.equipment.components import BUILDINGS, SUITS, TIE_BREAK
from pioneers.cards.equipment.lookup import Lookup

if TYPE_CHECKING:
    from pioneers.cards.shapes.components import CardComponents, CardKind, PlayCard, Supplies


def contents(lookup: Lookup) -> CardComponents:
    """The deck with the places at the table. Who plays at which place stands in `places` (C2.2)."""
    deck = lookup.deck
    return {
        "game": "cards",
        "data": lookup.data,
        "players": int(lookup.players),
        "name": deck.name,
        "hands": "separate" if lookup.separate else "one",
        "hand_size": int(lookup.hand_size),
        "places": [int(lookup.seat_at[place]) for place in range(int(lookup.places))],
        "suits": list(SUITS),
        "tie_break": list(TIE_BREAK),
        "cards": [card_shown(lookup, number, card) for number, card in enumerate(lookup.cards)],
        "stock": by_suit(deck.stock),
        "buildings": [
            {"id": building, "price": by_suit(price)} for building, price in zip(BUILDINGS, deck.prices, strict=True)
        ],
        "first_trump": deck.first_trump,
        "exchange": deck.exchange,
        "runs": deck.runs,
    }


def by_suit(counts: tuple[int, ...]) -> Supplies:
    """Supply cards by suit."""
    stone, gold, deer, tree = counts
    return {"stone": stone, "gold": gold, "deer": deer, "tree": tree}


def card_shown(lookup: Lookup, number: int, card: str) -> PlayCard:
    """A card and how many of it there are; thieves have no number (C1.1)."""
    kind, _, figure = card.partition(" ")
    return {
        "id": card,
        "kind": cast("CardKind", kind),
        "number": int(figure) if figure else None,
        "copies": int(lookup.copies[number]),
    }
