"""The rules of a trick as plainly as they can be said, for tests that try tricks nobody would think of."""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.cards.positions import SUITS


def kind(card: str) -> str:
    """A suit, `thief` or `storm`."""
    return card.split(maxsplit=1)[0]


def value(play: Sequence[str]) -> int:
    """The numbers added up; a thief has none."""
    return sum(int(card.split()[1]) for card in play if card != "thief")


def suit_to_follow(plays: Sequence[Sequence[str]]) -> str | None:
    """C3.3: that of the first suit cards in the trick."""
    return next((kind(play[0]) for play in plays if kind(play[0]) in SUITS), None)


def playable(hand: Sequence[str], plays: Sequence[Sequence[str]]) -> set[str]:
    """C3.2 to C3.8: the cards with which a play may begin."""
    suit = suit_to_follow(plays)
    thief_lies = any(play[0] == "thief" for play in plays)
    follows = {card for card in hand if kind(card) == suit or (suit is None and kind(card) in SUITS)}
    storms = {card for card in hand if kind(card) == "storm"}
    thieves = {card for card in hand if card == "thief"}
    if not plays:
        return follows | storms
    if not follows:
        return set(hand)
    return follows | storms | (thieves if thief_lies else set())


def winner(plays: Sequence[Sequence[str]], trump: str) -> int:
    """C4.1, C4.2: the number of the winning play."""
    suit = suit_to_follow(plays)

    def strength(number: int) -> tuple[int, int, int]:
        """Trumps before the suit to follow before all else; then the sum; then the later."""
        beats = 2 if kind(plays[number][0]) == trump else 1 if kind(plays[number][0]) == suit else 0
        return beats, value(plays[number]) if beats else 0, number

    best = max(range(len(plays)), key=strength)
    storms = [number for number, play in enumerate(plays) if kind(play[0]) == "storm"]
    storm = max(storms, key=lambda number: (value(plays[number]), number), default=None)
    nobody = suit is None
    if storm is not None and (nobody or value(plays[storm]) > value(plays[best])):
        return storm
    return best
