"""What level 5 has learned, for other programs: the numbers its networks look at, and the chances they tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

import pioneers
from pioneers.bots.evaluator import SURE
from pioneers.bots.evaluators import usual_expert, usual_learning
from pioneers.kernel.view import View


class Judged(NamedTuple):
    """A position as a seat's networks see it."""

    # The network that judges it, what is common to all seats, and a row for each seat.
    network: str
    common: list[int]
    own: list[list[int]]
    # How likely each seat wins, from 0 to 1.
    chances: list[float]


def judged(game: str, view: View, viewer: int) -> Judged:
    """What a seat's view comes to: nothing that it may not know is asked."""
    played = pioneers.game(game)
    world = played.imagine(view, 0)
    learning = usual_learning(game)
    number, row = learning.row(world, viewer)
    kind = learning.kinds[number]
    own = [row[begin : begin + kind.own] for begin in range(kind.common, len(row), kind.own)]
    chances = usual_expert(game).told(world, viewer, len(own))
    return Judged(kind.name, row[: kind.common], own, [chance / SURE for chance in chances])


def judged_in(table: Any, agent: str) -> Judged:
    """The same for an agent of a PettingZoo environment."""
    inner = table.unwrapped
    seat = inner.possible_agents.index(agent)
    view = cast("Mapping[str, Any]", inner.game.view(inner.position, seat))
    return judged(inner.game.name, view, seat)
