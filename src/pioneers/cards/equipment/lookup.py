"""What all states of one set-up share: the deck, the places at the table and the action space."""

from __future__ import annotations

from typing import Any, Final

from pioneers.cards.equipment.components import SUITS, Deck
from pioneers.cards.rules.actions import CardsSpace
from pioneers.cards.rules.editions import CardsEdition
from pioneers.kernel.step import Shared, Step
from pioneers.native import POWERS, i64, vec

BIT: Final[vec[i64]] = vec[i64](POWERS)

# Suits are numbered 0 to 3; the kinds of play go on from there.
SUIT_COUNT: Final = 4
THIEF: Final = 4
STORM: Final = 5
NO_KIND: Final = -1
ALL_SUITS: Final = 15
BUILDING_COUNT: Final = 4


def card_names(deck: Deck) -> list[str]:
    """The different cards of the deck in their order: suits by number, the thief, the storms."""
    names = [
        f"{suit} {number}" for suit, numbers in zip(SUITS, deck.suits, strict=True) for number in sorted(set(numbers))
    ]
    if deck.thieves:
        names.append("thief")
    return names + [f"storm {number}" for number in sorted(set(deck.storms))]


def space_of(deck: Deck) -> CardsSpace:
    """The action space of a deck."""
    names = card_names(deck)
    return CardsSpace(names, sum(name.split()[0] in SUITS for name in names))


class Lookup(Shared):
    """One deck for one number of players. Cards are numbered as `cards` lists them, equal ones alike."""

    def __init__(
        self,
        space: CardsSpace,
        steps: list[Step[Any]],
        deck: Deck,
        players: i64,
        separate: bool,
        edition: CardsEdition,
    ) -> None:
        super().__init__(space, steps, len(space.cards) + SUIT_COUNT * SUIT_COUNT, edition.rules)
        self.edition: Final = edition
        # Asked after every trick of a search.
        self.remembers_tricks: Final = edition.remembers_tricks
        self.deck: Final = deck
        self.data: Final = deck.digest
        self.players: Final[i64] = players
        self.separate: Final = separate
        # C2.2: two players sit at four places, with one hand each or with one for each place.
        self.places: Final[i64] = 4 if players == 2 else players
        self.hands: Final[i64] = self.places if separate else players
        size: i64 = deck.hands[int(players)]
        self.hand_size: Final[i64] = size // 2 if separate else size
        # The place, the hand and the player so many places clockwise from place 0, once around from every place.
        around = [place % int(self.places) for place in range(2 * int(self.places))]
        self.place_at: Final = vec[i64](around)
        self.hand_at: Final = vec[i64]([place % int(self.hands) for place in around])
        self.seat_at: Final = vec[i64]([place % int(players) for place in around])

        self.cards: Final = space.cards
        self.card_number: Final = {card: number for number, card in enumerate(self.cards)}
        self.card_count: Final[i64] = len(self.cards)
        self.suit_cards: Final[i64] = sum(card.split()[0] in SUITS for card in self.cards)
        self.kind: Final = vec[i64]([kind_of(card) for card in self.cards])
        self.number: Final = vec[i64]([int(card.split()[1]) if " " in card else 0 for card in self.cards])
        pack: list[int] = []
        for suit, numbers in zip(SUITS, deck.suits, strict=True):
            pack += [self.card_number[f"{suit} {number}"] for number in numbers]
        pack += [self.card_number["thief"] for _ in range(deck.thieves)]
        pack += [self.card_number[f"storm {number}"] for number in deck.storms]
        self.pack: Final[vec[i64]] = vec[i64](sorted(pack))
        self.copies: Final = vec[i64]([pack.count(number) for number in range(len(self.cards))])
        # By kind, the different cards of it as bits; a hand holds at most so many that one number has a bit for each.
        masks = [0] * (STORM + 1)
        for number, card in enumerate(self.cards):
            masks[kind_of(card)] |= 1 << number
        self.of_kind: Final = vec[i64](masks)
        self.suits: Final[i64] = masks[0] | masks[1] | masks[2] | masks[3]
        self.thieves: Final[i64] = masks[THIEF]
        self.storms: Final[i64] = masks[STORM]

        self.first_trump: Final[i64] = SUITS.index(deck.first_trump)
        self.exchange_size: Final[i64] = deck.exchange
        self.run_limit: Final[i64] = deck.runs
        self.stock: Final = vec[i64](deck.stock)
        self.prices: Final = vec[i64]([count for price in deck.prices for count in price])

        self.exchange: Final[i64] = space.exchange
        self.keep: Final[i64] = space.keep
        self.discard: Final[i64] = space.discard
        self.play: Final[i64] = space.play
        self.more: Final[i64] = space.more
        self.done: Final[i64] = space.done
        self.take: Final[i64] = space.take
        self.trump: Final[i64] = space.trump
        self.steal: Final[i64] = space.steal
        self.plunder: Final[i64] = space.plunder
        self.build: Final[i64] = space.build
        self.pay: Final[i64] = space.pay
        # Stands in a blank state for every vector that is filled later.
        self.nothing: Final[vec[i64]] = vec[i64]([0])

    def seat_of(self, place: i64) -> i64:
        """Who plays at a place, or holds a hand."""
        return self.seat_at[place]

    def hand_of(self, place: i64) -> i64:
        """The hand that is played from at a place."""
        return self.hand_at[place]


def kind_of(card: str) -> int:
    """The suit of a card, `THIEF` or `STORM`."""
    word = card.partition(" ")[0]
    return SUITS.index(word) if word in SUITS else THIEF if word == "thief" else STORM
