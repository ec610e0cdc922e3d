"""What messages call the cards: the function CARD."""

from __future__ import annotations

from pioneers.text.messages import Messages


def card(messages: Messages, card: str, form: str = "") -> str:
    """A card by its kind and its number, if it has one."""
    kind, _, number = card.partition(" ")
    word = messages.word(kind, form=form)
    return messages.message("card-numbered", {"kind": word, "number": number}) if number else word


FUNCTIONS = {"CARD": card}
