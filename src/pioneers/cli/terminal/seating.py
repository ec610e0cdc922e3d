"""Who sits where: people and bots, their names, and how the record tells them apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pioneers.bots.bot import Bot
from pioneers.bots.budget import Budget
from pioneers.bots.characters import SEPARATOR, cast_of
from pioneers.bots.levels import bot_named
from pioneers.kernel.mistake import Mistake
from pioneers.match.seats import NAMES_OF_BOTS, from_record, in_record
from pioneers.text.harmless import harmless

# What a bot of an earlier version is now called.
FORMER = {"simple": "level2"}
# Where the engine is interpreted the deepest thinkers would take long: nobody waits more seconds for a decision.
PATIENCE = 3.0


@dataclass(frozen=True)
class Seating:
    """Names by seat, and the kind of bot that sits there; `None` is a person."""

    names: tuple[str, ...]
    kinds: tuple[str | None, ...]

    @classmethod
    def of(cls, people: Sequence[str], players: int, kinds: Sequence[str], game: str) -> Seating:
        """These people first, then bots of these kinds; of a single kind if only one is given.

        One with a character is called as that is.
        """
        bots = players - len(people)
        each = list(kinds) * bots if len(kinds) == 1 else list(kinds)
        if len(each) != bots:
            raise Mistake("bots-number", kinds=len(kinds), bots=bots)
        names = list(people)
        for kind in each:
            _, _, character = kind.partition(SEPARATOR)
            wanted = [cast_of(game).characters[character].name] if character else []
            taken = {name.casefold() for name in names}
            names.append(next(name for name in (*wanted, *NAMES_OF_BOTS) if name.casefold() not in taken))
        return cls(tuple(names), (*(None for _ in people), *each))

    @classmethod
    def from_record(cls, seats: Sequence[str]) -> Seating:
        """As a record names them."""
        read = [from_record(seat) for seat in seats]
        names = tuple(harmless(name) for name, _ in read)
        return cls(names, tuple(kind and FORMER.get(kind, kind) for _, kind in read))

    def in_record(self) -> list[str]:
        """As a record names them."""
        return [in_record(name, kind) for name, kind in zip(self.names, self.kinds, strict=True)]

    def bots(self, seed: int) -> list[Bot | None]:
        """The bots by seat."""
        return [None if kind is None else bot_named(kind, seed, Budget(seconds=PATIENCE)) for kind in self.kinds]

    @property
    def people(self) -> int:
        """How many persons play."""
        return self.kinds.count(None)
