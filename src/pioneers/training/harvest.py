"""One game of the search against itself, and what its positions have to teach."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import pioneers
from pioneers.bots.evaluator import SURE, Evaluator
from pioneers.bots.evaluators import evaluator_of, manner_of, usual_learning, usual_weights
from pioneers.bots.learned.network_file import network_from
from pioneers.bots.search import Search
from pioneers.bots.weights import EXPERT_TABLE, SEARCH_TABLE
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State, advance_index

# Of a hundred decisions so many are drawn by how often the search tried them, and so many by chance alone: the search
# asks about positions that the best play never sees.
WAVERING = 12
STRAYING = 2
HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Assignment:
    """A game to play: plain data that travels to any worker, the networks as their files hold them.

    Without networks, the evaluation made by hand plays.
    """

    game: str
    players: int
    seed: int
    iterations: int
    networks: tuple[bytes, ...] = ()


@dataclass(slots=True)
class Lesson:
    """The positions of one game for one network: rows of bytes one after the other, and for each who looked at it."""

    rows: array[int] = field(default_factory=lambda: array("b"))
    viewers: array[int] = field(default_factory=lambda: array("b"))
    # After how many actions of the game it came.
    moments: array[int] = field(default_factory=lambda: array("i"))
    # Seat by seat: what the search expected (-1: nothing is known), and what the evaluation made by hand does.
    expected: array[float] = field(default_factory=lambda: array("f"))
    by_hand: array[float] = field(default_factory=lambda: array("f"))


@dataclass(slots=True)
class Harvest:
    """What a game has brought: by network, and how it ended by seat."""

    assignment: Assignment
    actions: list[int]
    shares: list[float]
    points: list[float]
    lessons: list[Lesson]
    # Why there is nothing: whoever played it died of it.
    lost: str = ""


@lru_cache(maxsize=4)
def expert_with(game: str, networks: tuple[bytes, ...]) -> Evaluator:
    """The expert with these networks."""
    learning = usual_learning(game)
    read = [
        network_from(kind.name, content, kind.name, kind.version, kind.own, kind.common)
        for content, kind in zip(networks, learning.kinds, strict=True)
    ]
    return learning.expert(usual_weights(game), read)


@lru_cache(maxsize=4)
def by_hand(game: str) -> Evaluator:
    """The evaluation made by hand."""
    return evaluator_of(game, usual_weights(game))


def harvest(assignment: Assignment) -> Harvest:
    """Play the game."""
    game = pioneers.game(assignment.game)
    learned = bool(assignment.networks)
    weights = usual_weights(assignment.game)
    evaluator = expert_with(assignment.game, assignment.networks) if learned else by_hand(assignment.game)
    evaluator.judges_all = True
    manner = manner_of(weights, table=EXPERT_TABLE if learned else SEARCH_TABLE)
    rng = seeded(assignment.seed, "harvest")
    state: State = game.new(players=assignment.players, seed=assignment.seed)
    gathering = Gathering(assignment)
    actions: list[int] = []
    while state.stack != 0:
        legal = state.legal()
        if len(legal) == 1:
            actions.append(legal[0].index)
            advance_index(state, legal[0].index, None)
            continue
        seat = int(state.deciding)
        search = Search(evaluator, evaluator.redeal(state, seat, rng), rng, manner)
        search.run(assignment.iterations)
        gathering.note(state, search, len(actions), rng)
        for index in search.first.listed(chosen(search, rng)):
            actions.append(index)
            advance_index(state, index, None)
    result: Mapping[str, Any] = game.result(state)
    winners: Sequence[int] = result["winners"]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(assignment.players)]
    return Harvest(assignment, actions, shares, [float(score) for score in result["scores"]], gathering.lessons)


def lost(assignment: Assignment, reason: str) -> Harvest:
    """What a game has brought of which a worker died."""
    return Harvest(assignment, [], [], [], [], reason)


def chosen(search: Search, rng: Rng) -> int:
    """The best plan, mostly."""
    draw = int(rng.below(HUNDRED))
    if draw < STRAYING:
        return int(rng.below(search.first.count))
    if draw >= STRAYING + WAVERING:
        return int(search.best())
    votes = {key: visits for key, visits, _ in search.votes()}
    visits = [votes.get(int(search.first.keys[plan]), 0) for plan in range(int(search.first.count))]
    left = int(rng.below(max(1, sum(visits))))
    for plan, count in enumerate(visits):
        left -= count
        if left < 0:
            return plan
    return int(search.best())


class Gathering:
    """The lessons of a game while it is played."""

    def __init__(self, assignment: Assignment) -> None:
        self.assignment = assignment
        self.learning = usual_learning(assignment.game)
        self.by_hand = by_hand(assignment.game)
        self.lessons = [Lesson() for _ in self.learning.kinds]

    def note(self, state: State, search: Search, moment: int, rng: Rng) -> None:
        """Keep the position as the seat that decides sees it, or as another does; not every one."""
        players = self.assignment.players
        viewer = int(state.deciding)
        if rng.below(2) == 0:
            viewer = int(rng.below(players))
        number, row = self.learning.row(state, viewer)
        if rng.below(self.learning.kinds[number].sparsity) != 0:
            return
        lesson = self.lessons[number]
        lesson.rows.extend(row)
        lesson.viewers.append(viewer)
        lesson.moments.append(moment)
        visits = int(search.root.visits)
        for seat in range(players):
            lesson.expected.append(int(search.worths[seat]) / visits / SURE if visits else -1.0)
            lesson.by_hand.append(int(self.by_hand.worth(state, seat)) / SURE)
