"""Positions with something changed: each is a position still, or a `Mistake` that names the place."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pioneers
from pioneers import Mistake
from pioneers.kernel.rng import seeded
from tests.laws.plain import through_wire
from tests.laws.sample import COMPILED

pytestmark = pytest.mark.pure

LONGEST_MESSAGE = 3_000
# How far games are played before they are changed, in decisions, and how many games of each kind.
FAR, GAMES = 400, 6
# Levels of a position: seats, a seat, its coaches, a coach, its seats, a profession.
DEEPEST = 6

Way = tuple[str | int, ...]


@cache
def dumps(name: str, players: int) -> list[dict[str, Any]]:
    """Positions from all over a few games."""
    game, found = pioneers.game(name), []
    for seed in range(GAMES):
        state, rng = game.new(players=players, seed=seed), seeded(seed)
        for number in range(FAR):
            if number % 7 == seed % 7 or state.seat is None:
                found.append(through_wire(game.dump(state)))
            if state.seat is None:
                break
            legal = state.legal()
            game.advance(state, legal[rng.below(len(legal))])
    return found


def ways_of(part: object, way: Way = ()) -> list[Way]:
    """The way to every part but the whole, as deep as positions go."""
    inner: list[tuple[Any, Any]] = []
    if len(way) > DEEPEST:
        return []
    if isinstance(part, dict):
        inner = list(part.items())
    elif isinstance(part, list):
        inner = list(enumerate(part))
    found = [] if way == () else [way]
    for name, item in inner:
        found += ways_of(item, (*way, name))
    return found


def at(content: Any, way: Way) -> Any:
    for name in way:
        content = content[name]
    return content


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


STRANGE: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 3, 7, 1.0, 1.5, float("nan"), 10**6, 10**9, 2**63, 10**4300, -(10**5000)),
    *("", "junk", "over", "\ud800", "x" * 100_000, b"bytes", (1, 2), {1, 2}, [], {}, [None], {"junk": 1}, {1: 2}),
    *([0, 0], {"x" * 100_000: 1}, {10**5000: 1}, ["x" * 100_000] * 3, object()),
]


def mutated(data: st.DataObject, content: dict[str, Any]) -> dict[str, Any]:
    """The content with one thing changed."""
    ways = ways_of(content)
    way = data.draw(st.sampled_from(ways))
    part: Any = at(content, way[:-1])
    name: Any = way[-1]
    kind = data.draw(st.sampled_from(["strange", "near", "other", "delete", "double", "swap", "key"]))
    if kind == "near" and isinstance(part[name], int):
        part[name] += data.draw(st.sampled_from([-1, 1, 2, 1_000, 10**6]))
    elif kind == "other":
        # What stands elsewhere in the position is more to the point than anything else.
        part[name] = copy.deepcopy(at(content, data.draw(st.sampled_from(ways))))
    elif kind == "delete":
        del part[name]
    elif kind == "double" and isinstance(part, list):
        part.append(copy.deepcopy(part[name]))
    elif kind == "swap" and isinstance(part, list):
        other = data.draw(st.integers(0, len(part) - 1))
        part[name], part[other] = part[other], part[name]
    elif kind == "key" and isinstance(part, dict):
        part[data.draw(st.sampled_from([*part, "junk", "denver", 5, None]))] = part.pop(name)
    else:
        part[name] = data.draw(st.sampled_from(STRANGE))
    return content


def unordered(part: Any) -> Any:
    """The part with every list of words or numbers sorted: load takes them in any order that has no meaning."""
    if isinstance(part, dict):
        return {name: unordered(item) for name, item in part.items()}
    if isinstance(part, list):
        inner = [unordered(item) for item in part]
        return inner if any(isinstance(item, (dict, list)) for item in part) else sorted(inner, key=repr)
    return (type(part), part)


def check(name: str, content: dict[str, Any]) -> bool:
    """Whether it was taken for a position; then it is one."""
    game = pioneers.game(name)
    try:
        state = game.load(content)
    except Mistake as mistake:
        message = str(mistake)
        assert message.startswith(f"{mistake.figures['place']}: "), message[:200]  # noqa: PT017 - both are right
        assert len(message) < LONGEST_MESSAGE
        return False
    dumped = game.dump(state)
    assert unordered(dumped) == unordered(content)
    assert game.dump(game.load(through_wire(dumped))) == dumped
    rng = seeded(1)
    decisions = 0
    while state.seat is not None:
        legal = state.legal()
        assert legal, f"{state.step}: nothing is legal"
        game.play(state, legal[rng.below(len(legal))])
        decisions += 1
        if decisions % 40 == 0 or state.seat is None:
            game.load(game.dump(state))
    assert game.result(state)["winners"]
    return True


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_lists_nested_without_end_are_a_mistake_anywhere(name: str) -> None:
    for field in dumps(name, 3)[20]:
        assert not check(name, {**dumps(name, 3)[20], field: deep(5_000)})
        assert not check(name, {**dumps(name, 3)[20], field: [deep(5_000)]})


@pytest.mark.parametrize("name", pioneers.GAMES)
@settings(deadline=None, derandomize=True, max_examples=300 if COMPILED else 100)
@given(data=st.data())
def test_a_changed_position_is_one_still_or_a_mistake_that_names_the_place(name: str, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(pioneers.game(name).player_numbers))
    content = copy.deepcopy(data.draw(st.sampled_from(dumps(name, players))))
    for _ in range(data.draw(st.integers(1, 2))):
        content = mutated(data, content)
    check(name, content)
