"""What a card game is played with, as plain JSON: the deck, the supplies and the prices, for screens."""

from __future__ import annotations

from pioneers.cards.equipment.components import BUILDINGS, SUITS, TIE_BREAK
from pioneers.cards.equipment.lookup import Lookup
from pioneers.kernel.view import Json


def contents(lookup: Lookup) -> dict[str, Json]:
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
        "stock": dict(zip(SUITS, deck.stock, strict=True)),
        "buildings": [
            {"id": building, "price": dict(zip(SUITS, price, strict=True))}
            for building, price in zip(BUILDINGS, deck.prices, strict=True)
        ],
        "first_trump": deck.first_trump,
        "exchange": deck.exchange,
        "runs": deck.runs,
    }


def card_shown(lookup: Lookup, number: int, card: str) -> dict[str, Json]:
    """A card and how many of it there are; thieves have no number (C1.1)."""
    kind, _, figure = card.partition(" ")
    return {
        "id": card,
        "kind": kind,
        "number": int(figure) if figure else None,
        "copies": int(lookup.copies[number]),
    }
