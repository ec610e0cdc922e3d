"""Who sits where: people and bots, their names, and how the record tells them apart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from pioneers.bots.bot import Bot
from pioneers.bots.chance import ChanceBot
from pioneers.bots.sampling import SamplingBot
from pioneers.cli.harmless import harmless
from pioneers.kernel import game as engine
from pioneers.kernel.action import Action
from pioneers.kernel.digest import digest_of
from pioneers.kernel.game import Game
from pioneers.kernel.view import View

BOTS = ("simple", "chance")
BOT_NAMES = ("Belle", "Clay", "Dora", "Earl")
# Playouts for a decision: enough to play sensibly, few enough that nobody waits.
PLAYOUTS_COMPILED = 400
PLAYOUTS_INTERPRETED = 60
# A bot in a record is named with its kind: "Belle (bot: simple)". So a resumed game knows who it is.
BOT_IN_RECORD = re.compile(r"(?P<name>.*) \(bot: (?P<kind>\w+)\)")


@dataclass(frozen=True)
class Seating:
    """Names by seat, and the kind of bot that sits there; `None` is a person."""

    names: tuple[str, ...]
    kinds: tuple[str | None, ...]

    @classmethod
    def of(cls, people: Sequence[str], players: int, kind: str) -> Seating:
        """These people first, then bots."""
        taken = {name.casefold() for name in people}
        free = [name for name in BOT_NAMES if name.casefold() not in taken]
        bots = players - len(people)
        return cls((*people, *free[:bots]), (*(None for _ in people), *(kind for _ in range(bots))))

    @classmethod
    def from_record(cls, seats: Sequence[str]) -> Seating:
        """As a record names them."""
        read = [BOT_IN_RECORD.fullmatch(seat) for seat in seats]
        names = tuple(harmless(found["name"] if found else seat) for found, seat in zip(read, seats, strict=True))
        return cls(names, tuple(found["kind"] if found else None for found in read))

    def in_record(self) -> list[str]:
        """As a record names them."""
        both = zip(self.names, self.kinds, strict=True)
        return [f"{name} (bot: {kind})" if kind else name for name, kind in both]

    def bots(self, seed: int) -> list[Bot | None]:
        """The bots by seat."""
        return [None if kind is None else SteadyBot(kind, seed) for kind in self.kinds]

    @property
    def people(self) -> int:
        """How many persons play."""
        return self.kinds.count(None)


class SteadyBot:
    """Plays the same in the same position, so that a saved game goes on as it would have."""

    def __init__(self, kind: str, seed: int) -> None:
        self.kind = kind
        self.seed = seed

    def choose(self, game: Game[Any], view: View, legal: Sequence[Action]) -> Action:
        """Ask a bot of the kind with a seed of its own for this position."""
        seed = int(sha256(f"{self.seed} {digest_of(view)}".encode()).hexdigest()[:16], 16)
        bot: Bot = ChanceBot(seed) if self.kind == "chance" else SamplingBot(seed, playouts())
        return bot.choose(game, view, legal)


def playouts() -> int:
    """Fewer where the engine is not compiled."""
    interpreted = (engine.__file__ or "").endswith(".py")
    return PLAYOUTS_INTERPRETED if interpreted else PLAYOUTS_COMPILED
