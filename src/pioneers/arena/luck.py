"""Luck: what chance brought each seat in a game, event by event, so that a result can be corrected for it.

Whenever something is drawn that nobody had seen, the luck of a seat is how much more it may expect to win after what
came than on average over what might have come. The mean of every such term is 0, whatever the judgement is worth: so
a result less its luck has the same mean as the plain one, and varies the less the better the judgement is. These are
the terms of chance of AIVAT (Burch, Schmid, Moravcik, Morrill, Bowling 2018). It holds only if what might have come
is dealt from what nobody at all has seen, and if neither this deal nor the number of trials depends on what came.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from pioneers.bots.evaluator import Evaluator
from pioneers.bots.evaluators import best_evaluator
from pioneers.bots.foresight import WHOLE, add_shares, foreseen
from pioneers.catalogue import descriptor
from pioneers.kernel.event import Event
from pioneers.kernel.files.record import Files, Record
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State, advance_index

SET_UP = "set-up"
# What might have come is dealt so often, at most: where fewer things may come, each comes once.
ALTERNATIVES = 32
# Where the evaluator doesn't see what was drawn, play goes on so far; what came is judged more carefully than each
# of the things that might have come.
HORIZONS = 3
PLAYOUTS = 128
PLAYOUTS_ELSE = 4


@dataclass(frozen=True, slots=True)
class ChanceEvent:
    """Something that was drawn: in which action (from 1; 0 is the set-up), the keys of its events, luck by seat.

    Luck is counted in wins: 0.1 is a tenth of a win. `error` is its standard error, or a little more.
    """

    action: int
    kinds: tuple[str, ...]
    luck: tuple[float, ...]
    error: tuple[float, ...] = ()


def measurable(game: Game[Any]) -> bool:
    """Whether the luck of a game can be told: it draws, and somebody judges its positions."""
    return bool(game.draws) and bool(descriptor(game.name).evaluator)


def luck_of(game: Game[Any], record: Record, folder: Files = None, set_up: bool = False) -> Iterator[ChanceEvent]:
    """Every event of chance of a game, in its order; that of the set-up only if asked for.

    A series plays every deal in all rotations, which evens the luck of the set-up out exactly.
    """
    meter = LuckMeter(best_evaluator(game.name), record.players, record.seed)
    state = record.start(game, folder)
    if set_up:
        yield meter.set_up(game, record, folder, state)
    for number, text in enumerate(record.actions, 1):
        index = game.resolve(state, text).index
        before = state.copy()
        events: list[Event] = []
        advance_index(state, index, events)
        kinds = tuple(dict.fromkeys(event.key for event in events if event.key in game.draws))
        if kinds:
            yield meter.drawn(number, kinds, before, index, state)


def luck_by_kind(events: Iterator[ChanceEvent]) -> dict[str, list[float]]:
    """The luck of each seat, added up for each kind of event."""
    found: dict[str, list[float]] = {}
    for event in events:
        kind = "+".join(event.kinds)
        sums = found.get(kind, [0.0] * len(event.luck))
        found[kind] = [total + luck for total, luck in zip(sums, event.luck, strict=True)]
    return found


def corrected(wins: Sequence[float], luck: dict[str, list[float]]) -> list[float]:
    """Win points by seat, less all luck."""
    return [won - sum(sums[seat] for sums in luck.values()) for seat, won in enumerate(wins)]


class LuckMeter:
    """Judges what came against what might have come."""

    def __init__(self, evaluator: Evaluator, players: int, seed: int) -> None:
        self.evaluator = evaluator
        self.players = players
        self.seed = seed

    def chance(self, action: int) -> Rng:
        """What is dealt anew for an action: it follows from the seed, but from nothing that the game draws."""
        return seeded(self.seed, f"luck {action}")

    def drawn(self, action: int, kinds: tuple[str, ...], before: State, index: int, after: State) -> ChanceEvent:
        """The luck in what an action drew."""
        rng = self.chance(action)
        elsewhere = self.evaluator.reshuffled(before, ALTERNATIVES, rng)
        for other in elsewhere:
            advance_index(other, index, None)
        return self.compared(action, kinds, after, elsewhere, rng)

    def set_up(self, game: Game[Any], record: Record, folder: Files, state: State) -> ChanceEvent:
        """The luck in the first position, against those of other seeds."""
        rng = self.chance(0)
        options = record.found_files(folder)
        elsewhere = [game.started(record.players, int(rng.word()), options, record.rules) for _ in range(ALTERNATIVES)]
        return self.compared(0, (SET_UP,), state, elsewhere, rng)

    def compared(
        self, action: int, kinds: tuple[str, ...], after: State, elsewhere: Sequence[State], rng: Rng
    ) -> ChanceEvent:
        """How much better each seat stands than on average elsewhere."""
        came = self.shares(after, PLAYOUTS, rng)
        others = [self.shares(other, PLAYOUTS_ELSE, rng) for other in elsewhere]
        means = [sum(shares) / len(others) for shares in zip(*others, strict=True)]
        luck = tuple(own - mean for own, mean in zip(came, means, strict=True))
        return ChanceEvent(action, kinds, luck, tuple(errors(others, means, self.plays_on(after))))

    def plays_on(self, state: State) -> bool:
        """Whether a position must be played on before it can be judged."""
        return not self.evaluator.foresees(state)

    def shares(self, state: State, playouts: int, rng: Rng) -> list[float]:
        """What each seat may expect of the win. The number of playouts changes how surely, not what is expected."""
        if self.plays_on(state):
            totals = foreseen(self.evaluator, state, self.players, playouts, HORIZONS, rng)
            return [total / (playouts * WHOLE) for total in totals]
        totals = [0] * self.players
        add_shares(self.evaluator, state, totals)
        return [total / WHOLE for total in totals]


def errors(others: Sequence[Sequence[float]], means: Sequence[float], played_on: bool) -> list[float]:
    """The standard error of each seat's luck.

    Where all that may come was looked at and nothing was played on, there is none. What came was played on so much more
    often than one of the others that its own noise is no larger than that of their mean.
    """
    if len(others) < 2 or (len(others) < ALTERNATIVES and not played_on):
        return [0.0] * len(means)
    found = []
    for mean, values in zip(means, zip(*others, strict=True), strict=True):
        variance = sum((value - mean) ** 2 for value in values) / (len(others) - 1) / len(others)
        found.append(sqrt(variance * (2 if played_on else 1)))
    return found
