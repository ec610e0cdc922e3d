"""A series: which deals are played by whom in which seats. Plain data, from which every game of it follows.

A deal is a seed. Each deal is played once for every rotation of the line-up (duplicate play), so that neither the
deal nor the place at the table favours anybody. The deals depend on the seed of the series alone: every line-up
meets the same ones. So does the chance that bots think by, seat by seat: bots that differ little play much the same
game in each rotation, and what remains between them is what they differ in.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pioneers
from pioneers.arena.lineup import Entrant
from pioneers.arena.sequential import Bounds
from pioneers.kernel.digest import digest_of
from pioneers.kernel.files.record import FILE_SUFFIX
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json


@dataclass(frozen=True, slots=True)
class Task:
    """One game to play, all that a worker needs to know. Tasks are numbered from 0, deal by deal."""

    number: int
    deal: int
    rotation: int
    game: str
    seed: int
    seats: tuple[Entrant, ...]
    bot_seeds: tuple[int, ...]
    options: dict[str, Json]
    keep_record: bool
    measure_luck: bool = False


@dataclass(frozen=True, slots=True)
class Series:
    """So many deals between these entrants."""

    game: str
    lineup: tuple[Entrant, ...]
    seed: int
    deals: int
    options: dict[str, Json]
    # Whether results are corrected for luck, and the bounds of a test that ends the series when it is decided.
    measure_luck: bool = False
    bounds: Bounds | None = None

    @property
    def rotations(self) -> list[tuple[Entrant, ...]]:
        """The line-up moved round the table, without those that seat equal entrants alike."""
        found: list[tuple[Entrant, ...]] = []
        for shift in range(len(self.lineup)):
            turned = self.lineup[-shift:] + self.lineup[:-shift] if shift else self.lineup
            if turned not in found:
                found.append(turned)
        return found

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return self.deals * len(self.rotations)

    def tasks(self, done: Collection[int] = (), keep_records: bool = False) -> Iterator[Task]:
        """The games that are not done yet, in their order."""
        rotations = self.rotations
        for number in range(self.games):
            if number in done:
                continue
            deal, rotation = divmod(number, len(rotations))
            seats = rotations[rotation]
            yield Task(
                number,
                deal,
                rotation,
                self.game,
                derived("deal", self.seed, deal),
                seats,
                tuple(derived("bot", self.seed, deal, seat) for seat in range(len(seats))),
                self.options,
                keep_records,
                self.measure_luck,
            )

    def files(self) -> list[str]:
        """The data files that its options name."""
        return [value for value in self.options.values() if isinstance(value, str) and value.endswith(FILE_SUFFIX)]

    def identity(self) -> dict[str, Any]:
        """All that the results depend on, but for the number of deals: a series may be made longer."""
        game = pioneers.game(self.game)
        state = game.started(len(self.lineup), 0, self.options)
        return {
            "version": pioneers.__version__,
            "game": self.game,
            "rules": game.rules,
            "data": game.data_digest(state),
            "options": self.options,
            "seed": self.seed,
            "lineup": [entrant.identity(self.game) for entrant in self.lineup],
            "luck": self.measure_luck,
            "sprt": None if self.bounds is None else [self.bounds.low, self.bounds.high],
        }

    def mark(self) -> str:
        """A short name of the series."""
        return digest_of(self.identity())[:10]


def series_of(game: str, lineup: Sequence[Entrant], seed: int, games: int, options: dict[str, Json]) -> Series:
    """The series with at least so many games, in whole deals; a `Mistake` if it cannot be played."""
    if games < 1:
        raise Mistake("arena-games", games=games)
    pioneers.game(game).started(len(lineup), seed, options)
    one = Series(game, tuple(lineup), seed, 1, options)
    return replace(one, deals=-(-games // one.games))


def read_options(texts: Sequence[str]) -> dict[str, Json]:
    """Options of the game from `key=value`; a comma makes a list, a data file is found from any folder."""
    found: dict[str, Json] = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not (equals and key.strip() and value.strip()):
            raise Mistake("arena-option", text=text)
        parts = [part.strip() for part in value.split(",")]
        only = str(Path(parts[0]).resolve()) if parts[0].endswith(FILE_SUFFIX) else parts[0]
        found[key.strip()] = parts if len(parts) > 1 else only
    return found


def derived(*parts: object) -> int:
    """A seed that follows from these parts and from nothing else."""
    text = " ".join(["pioneers arena", *map(repr, parts)])
    return int.from_bytes(sha256(text.encode()).digest()[:8])
