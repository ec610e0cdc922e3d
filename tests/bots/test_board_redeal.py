"""Dealing anew what a seat may not know in the board game."""

from __future__ import annotations

from collections import Counter

import pytest

from pioneers.board.equipment.box import NUGGETS
from pioneers.board.position.redeal import redeal
from pioneers.board.position.state import BoardState
from pioneers.kernel.rng import seeded

from .board_positions import GAME, NUMBERS, positions


@pytest.mark.parametrize("players", NUMBERS)
def test_a_seat_sees_the_same_in_every_world_dealt_anew(players: int) -> None:
    rng = seeded(1, "redeal")
    for state in positions(players, 4):
        seat = int(rng.below(players))
        seen = GAME.view(state, seat)
        before = GAME.digest(state)
        assert GAME.view(redeal(state, seat, rng), seat) == seen
        assert GAME.digest(state) == before, "the given state stays as it was"


@pytest.mark.parametrize("players", NUMBERS)
def test_a_world_dealt_anew_is_a_right_position(players: int) -> None:
    rng = seeded(2, "redeal")
    for state in positions(players, 4):
        position = GAME.dump(redeal(state, int(rng.below(players)), rng))
        assert GAME.dump(GAME.load(position)) == position, "every check of a position is passed"


@pytest.mark.parametrize("players", NUMBERS)
def test_what_is_done_in_one_world_is_not_seen_in_the_other(players: int) -> None:
    rng = seeded(3, "redeal")
    for state in positions(players, 1):
        before = GAME.digest(state)
        world = redeal(state, 0, rng)
        while world.seat is not None:
            legal = world.legal()
            GAME.advance(world, legal[rng.below(len(legal))])
        assert GAME.digest(state) == before


def stack_of(state: BoardState) -> list[int]:
    """The coaches of the stack, the next one first."""
    return [int(state.pile[place]) for place in range(state.drawn, len(state.pile))]


def nearly_equal(found: Counter[int], kinds: int, times: int) -> bool:
    """Whether there are so many kinds, each about equally often (a chance of one in millions to fail)."""
    fair = times / kinds
    return len(found) == kinds and all(abs(count - fair) < 5.5 * fair**0.5 for count in found.values())


@pytest.mark.parametrize("players", NUMBERS)
def test_at_every_place_of_the_stack_every_coach_not_yet_seen_is_equally_likely(players: int) -> None:
    state = GAME.new(players=players, seed=5)
    rng = seeded(4, "redeal")
    shown = {int(coach) for coach in state.display}
    times = 4000
    stacks = [stack_of(redeal(state, 0, rng)) for _ in range(times)]
    for place in range(len(stacks[0])):
        assert nearly_equal(Counter(stack[place] for stack in stacks), 24 - len(shown), times)
    # Nor does one place tell of another.
    steps = Counter((stack[1] - stack[0]) % len(state.lookup.coaches) for stack in stacks)
    assert max(steps.values()) < times / 8
    for stack in stacks:
        assert len(set(stack)) == len(stack)
        assert not shown & set(stack)


def with_nuggets(owners: list[int]) -> BoardState:
    """A game of three in which these seats have taken nuggets, in this order."""
    state = GAME.new(players=3, seed=6)
    for number, owner in enumerate(owners):
        state.nugget_owner[number] = owner
    state.nuggets_taken = len(owners)
    return state


def test_only_the_own_nuggets_stay_and_the_others_share_what_is_left() -> None:
    state = with_nuggets([0, 1, 0, 2])
    rng = seeded(5, "redeal")
    times = 4000
    fives: Counter[int] = Counter()
    for _ in range(times):
        world = redeal(state, 0, rng)
        values = [int(value) for value in world.nugget_pile]
        assert sorted(values) == sorted(NUGGETS)
        assert values[0] == state.nugget_pile[0]
        assert values[2] == state.nugget_pile[2]
        fives[values.index(5)] += 1
    if 5 in (state.nugget_pile[0], state.nugget_pile[2]):
        assert len(fives) == 1
    else:
        assert nearly_equal(fives, 8, times)
