"""The sequence of play: numbers, list and bits of the steps come from one declaration."""

from __future__ import annotations

from typing import Any

import pytest

import pioneers
from pioneers.kernel.sequence import Numbering
from pioneers.kernel.state import MOST_STEPS, packed
from pioneers.kernel.step import Step

pytestmark = pytest.mark.pure


def numbered(*names: str) -> Numbering:
    steps = Numbering()
    for name in names:
        steps.add(name)
    return steps


def test_steps_are_numbered_in_the_order_in_which_they_are_named() -> None:
    steps = Numbering()
    assert [steps.add("deal"), steps.add("play"), steps.add("win")] == [1, 2, 3]
    assert steps.names == ["over", "deal", "play", "win"]


def test_a_step_too_many_for_the_bits_of_a_stack_is_an_error() -> None:
    steps = numbered(*(f"step {number}" for number in range(15)))
    with pytest.raises(ValueError, match="one too many"):
        steps.add("step 15")


def test_a_stack_that_is_too_deep_is_an_error() -> None:
    assert packed((15,) * MOST_STEPS) < 2**63
    with pytest.raises(ValueError, match="room"):
        packed((1,) * (MOST_STEPS + 1))


def test_a_name_stands_once_in_the_sequence() -> None:
    with pytest.raises(ValueError, match="twice"):
        numbered("deal", "play", "deal")


def test_the_list_of_steps_is_in_the_order_of_their_numbers_whatever_order_it_is_written_in() -> None:
    play, deal = Step[Any]("play"), Step[Any]("deal")
    over, *others = numbered("deal", "play").ordered([play, deal])
    assert (over.name, others) == ("over", [deal, play])


@pytest.mark.parametrize("names", [["deal"], ["deal", "play", "win"], ["deal", "deal"], ["deal", "deal", "play"]])
def test_a_step_that_is_missing_or_unknown_or_stands_twice_is_an_error(names: list[str]) -> None:
    with pytest.raises(ValueError, match="each once"):
        numbered("deal", "play").ordered([Step[Any](name) for name in names])


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_every_step_of_a_state_is_found_by_its_number(name: str) -> None:
    course = pioneers.game(name).new(players=2, seed=1).shared
    assert course.steps[0].name == "over"
    assert len({step.name for step in course.steps}) == len(course.steps)
