"""Lessons on the disk: a file for each network, number of players and batch of games; read, checked, without twins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

import pioneers
from pioneers.bots.evaluators import usual_learning
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.state import State, advance_index
from pioneers.training.harvest import Harvest

Floats = npt.NDArray[np.float32]

# Of this many games one is for testing: chosen by its seed, so that it is the same game in every generation.
TEST_SHARE = 10
# So many games of a batch are played again to compare what was written with what the program would show now.
REPLAYED = 3
# Which games these are follows from the batch: a multiplier that visits all of them in a scattered order.
STRIDE = 7919


@dataclass(slots=True)
class Lessons:
    """Positions for one network and number of players."""

    # What is common to all seats, and each seat's own row.
    common: npt.NDArray[np.int8]
    own: npt.NDArray[np.int8]
    viewers: npt.NDArray[np.int8]
    shares: Floats
    points: Floats
    expected: Floats
    by_hand: Floats
    games: npt.NDArray[np.int64]

    def __len__(self) -> int:
        """How many positions there are."""
        return len(self.games)

    def pick(self, which: npt.NDArray[np.generic]) -> Lessons:
        """Some of them."""
        return Lessons(*(getattr(self, name)[which] for name in self.__slots__))


def write_shard(folder: Path, number: int, harvests: Sequence[Harvest]) -> list[Path]:
    """Write down what a batch of games of the same kind has brought."""
    first = harvests[0].assignment
    learning = usual_learning(first.game)
    paths = []
    for place, kind in enumerate(learning.kinds):
        lessons = [one.lessons[place] for one in harvests]
        counts = [len(lesson.viewers) for lesson in lessons]
        width = kind.common + first.players * kind.own
        stacked = np.concatenate([np.frombuffer(lesson.rows, np.int8) for lesson in lessons]).reshape(-1, width)
        path = folder / f"{kind.name}-{first.players}-{number:05}.npz"
        fresh = path.with_suffix(".part")
        with fresh.open("wb") as file:
            np.savez_compressed(
                file,
                version=kind.version,
                rows=stacked,
                viewers=joined([np.frombuffer(lesson.viewers, np.int8) for lesson in lessons]),
                moments=joined([np.frombuffer(lesson.moments, np.int32) for lesson in lessons]),
                expected=by_seat([np.frombuffer(lesson.expected, np.float32) for lesson in lessons], first.players),
                by_hand=by_seat([np.frombuffer(lesson.by_hand, np.float32) for lesson in lessons], first.players),
                shares=np.repeat(np.array([one.shares for one in harvests], np.float32), counts, axis=0),
                points=np.repeat(np.array([one.points for one in harvests], np.float32), counts, axis=0),
                games=np.repeat(np.array([one.assignment.seed for one in harvests], np.int64), counts),
                seeds=np.array([one.assignment.seed for one in harvests], np.int64),
                actions=joined([np.array(one.actions, np.int16) for one in harvests]),
                lengths=np.array([len(one.actions) for one in harvests], np.int32),
            )
        fresh.replace(path)  # what stops in the middle leaves no half file
        paths.append(path)
    return paths


def joined(parts: Sequence[npt.NDArray[np.generic]]) -> npt.NDArray[np.generic]:
    """One after the other."""
    return np.concatenate(parts)


def by_seat(parts: Sequence[npt.NDArray[np.generic]], players: int) -> npt.NDArray[np.generic]:
    """One after the other, a column a seat."""
    return np.concatenate(parts).reshape(-1, players)


def read_shards(paths: Iterable[Path], game: str, kind_number: int, players: int) -> Lessons:
    """The positions of these files, without twins; a `Mistake` if a file is of other rows, or says what is not true."""
    kind = usual_learning(game).kinds[kind_number]
    found = []
    for path in sorted(paths):
        with np.load(path) as file:
            rows = file["rows"]
            if int(file["version"]) != kind.version or rows.shape[1] != kind.common + players * kind.own:
                raise Mistake("training-rows", file=path.name)
            check_rows(path.name, file, game, kind_number, players)
            found.append(
                Lessons(
                    rows[:, : kind.common],
                    rows[:, kind.common :].reshape(len(rows), players, kind.own),
                    file["viewers"],
                    file["shares"],
                    file["points"],
                    file["expected"],
                    file["by_hand"],
                    file["games"],
                )
            )
    if not found:
        raise Mistake("training-none", kind=kind.name, players=players)
    together = (np.concatenate([getattr(one, name) for one in found]) for name in Lessons.__slots__)
    return without_twins(Lessons(*together))


def check_rows(name: str, file: np.lib.npyio.NpzFile, game: str, kind_number: int, players: int) -> None:
    """Play some of the games again: every position must still be shown as it was written."""
    learning = usual_learning(game)
    seeds, lengths, actions = file["seeds"], file["lengths"], file["actions"]
    begins = np.concatenate([[0], np.cumsum(lengths)])
    for turn in range(min(REPLAYED, len(seeds))):
        number = turn * STRIDE % len(seeds)
        wanted = np.flatnonzero(file["games"] == seeds[number])
        played = actions[begins[number] : begins[number + 1]]
        state: State = pioneers.game(game).new(players=players, seed=int(seeds[number]))
        done = 0
        for place in wanted:
            moment = int(file["moments"][place])
            for index in played[done:moment]:
                advance_index(state, int(index), None)
            done = moment
            shown = learning.row(state, int(file["viewers"][place]))
            if shown != (kind_number, file["rows"][place].tolist()):
                raise Mistake("training-changed", file=name, seed=int(seeds[number]), moment=moment)


def without_twins(lessons: Lessons) -> Lessons:
    """Positions that look the same become one, which ended as they did on the mean; it belongs to the first's game."""
    rows = np.concatenate([lessons.common, lessons.own.reshape(len(lessons), -1)], axis=1)
    keys = np.ascontiguousarray(rows).view(np.dtype((np.void, rows.shape[1]))).ravel()
    _, first, twin = np.unique(keys, return_index=True, return_inverse=True)
    counts = np.bincount(twin).astype(np.float32)[:, None]
    single = lessons.pick(first)
    for name in ("shares", "points", "expected", "by_hand"):
        values = getattr(lessons, name)
        means = np.zeros_like(getattr(single, name))
        np.add.at(means, twin, values)
        setattr(single, name, means / counts)
    return single


def split(lessons: Lessons) -> tuple[Lessons, Lessons]:
    """For training and for testing: all positions of a game are on the same side."""
    testing = is_test(lessons.games)
    return lessons.pick(np.flatnonzero(~testing)), lessons.pick(np.flatnonzero(testing))


def is_test(games: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Whether games are for testing, by their seeds."""
    testing: npt.NDArray[np.bool_] = games % TEST_SHARE == 0
    return testing
