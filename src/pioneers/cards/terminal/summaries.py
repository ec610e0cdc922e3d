"""What a good data file of the card game holds, in a few lines."""

from __future__ import annotations

from pathlib import Path

from pioneers.cards.equipment.load import load_deck
from pioneers.text.say import Speaker


def deck_summary(path: Path, speaker: Speaker) -> list[str]:
    """How many cards of which kind a deck has."""
    deck = load_deck(path)
    figures = {
        "file": str(path),
        "name": deck.name,
        "suits": sum(map(len, deck.suits)),
        "thieves": deck.thieves,
        "storms": len(deck.storms),
        "supplies": sum(deck.stock),
    }
    return [speaker.say("check-deck", figures)]


SUMMARIES = {"deck": deck_summary}
