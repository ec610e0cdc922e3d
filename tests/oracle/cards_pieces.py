"""The cards of the card game, what was played to a trick, and who wins it (C4.1, C4.2)."""

from __future__ import annotations

from dataclasses import dataclass

SUITS = ["stone", "gold", "deer", "tree"]
TIE_BREAK = ["gold", "stone", "deer", "tree"]  # C6.2, C6.3: not the order in which cards are sorted
THIEF = "thief"

PRICES = {  # C6.1
    "house": ["gold", "deer", "tree", "stone"],
    "windmill": ["gold", "deer", "tree", "stone"],
    "barn": ["stone", "tree"],
    "storehouse": ["gold", "deer"],
}


def kind_of(card: str) -> str:
    """A suit, `thief` or `storm`."""
    return card.partition(" ")[0]


def is_suit_card(card: str) -> bool:
    return kind_of(card) in SUITS


def is_storm(card: str) -> bool:
    return kind_of(card) == "storm"


def suit_of(card: str) -> str:
    assert is_suit_card(card), card
    return kind_of(card)


def number_of(card: str) -> int:
    """The number of a suit card or a storm; a thief has none."""
    return int(card.split()[1])


def of_suit(cards: list[str], suit: str) -> list[str]:
    return [card for card in cards if is_suit_card(card) and suit_of(card) == suit]


def sorted_cards(cards: list[str]) -> list[str]:
    """The suits by number, then thieves, then storms by number."""

    def order(card: str) -> tuple[int, int]:
        return [*SUITS, THIEF, "storm"].index(kind_of(card)), 0 if card == THIEF else number_of(card)

    return sorted(cards, key=order)


def wealth(supplies: dict[str, int]) -> tuple[int, ...]:
    """What is compared in C6.2 and C6.3: all supply cards, then gold, stone, deer, tree."""
    return (sum(supplies.values()), *(supplies[suit] for suit in TIE_BREAK))


@dataclass
class Play:
    """What one place laid down in a trick: a thief, a storm, or one or more cards of one suit (C3.9)."""

    place: int
    cards: list[str]

    def is_thief(self) -> bool:
        return self.cards == [THIEF]

    def is_storm(self) -> bool:
        return is_storm(self.cards[0])

    def is_of(self, suit: str | None) -> bool:
        return is_suit_card(self.cards[0]) and suit_of(self.cards[0]) == suit

    def value(self) -> int:
        return sum(number_of(card) for card in self.cards)


def highest(plays: list[Play]) -> Play | None:
    """The play of the highest sum or number; of equal ones the later (C4.1, C4.2)."""
    best = None
    for play in plays:
        if best is None or play.value() >= best.value():
            best = play
    return best


def highest_storm(plays: list[Play]) -> Play | None:
    return highest([play for play in plays if play.is_storm()])


def winning_play(plays: list[Play], suit: str | None, trump: str) -> Play:
    """Trumps before the suit to follow (C4.1); a storm higher than that sum before both (C4.2)."""
    trumps = [play for play in plays if play.is_of(trump)]
    followed = [play for play in plays if play.is_of(suit)]
    best = highest(trumps) if trumps else highest(followed)
    storm = highest_storm(plays)
    if storm is not None and (best is None or storm.value() > best.value()):
        return storm
    assert best is not None, "a lead is a suit or a storm (C3.2)"
    return best
