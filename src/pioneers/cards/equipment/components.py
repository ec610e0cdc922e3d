"""C1 Components: the play cards, the supplies and the prices as the data file gives them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pioneers.cards.shapes.components import Building, Suit

SUITS: Final[tuple[Suit, ...]] = ("stone", "gold", "deer", "tree")  # C1.1
BUILDINGS: Final[tuple[Building, ...]] = ("house", "windmill", "barn", "storehouse")  # C1.4, in the order of C6.1
# C6.2, C6.3: after the number of supply cards, more of these suits, in this order.
TIE_BREAK: Final[tuple[Suit, ...]] = ("gold", "stone", "deer", "tree")


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck file. What stands by suit or by building is in the order of SUITS or BUILDINGS.

    Numbers are kept sorted: a seed shuffles the cards from there, and files that play alike have one digest.
    """

    name: str
    suits: tuple[tuple[int, ...], ...]  # by suit: the numbers of its cards
    thieves: int
    storms: tuple[int, ...]
    stock: tuple[int, ...]  # by suit: the supply cards of the whole game
    first_trump: Suit
    exchange: int
    hands: dict[int, int] = field(hash=False)  # by number of players
    runs: int
    prices: tuple[tuple[int, ...], ...]  # by building: how many supply cards of each suit
    file: str
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "suits", tuple(tuple(sorted(numbers)) for numbers in self.suits))
        object.__setattr__(self, "storms", tuple(sorted(self.storms)))
        content = [
            self.suits,
            self.thieves,
            self.storms,
            self.stock,
            self.first_trump,
            self.exchange,
            sorted(self.hands.items()),
            self.runs,
            self.prices,
        ]
        object.__setattr__(self, "digest", _digest(["deck", 1, content]))


def _digest(content: object) -> str:
    from pioneers.kernel.digest import digest_of  # noqa: PLC0415 - not before a file is read

    return digest_of(content)[:16]
