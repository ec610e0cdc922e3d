"""What is said of answers: by where they lead, not by how they were played."""

from __future__ import annotations

import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.puzzles.attempt import attempt
from pioneers.puzzles.position import opened
from pioneers.puzzles.verdict import verdict_on
from tests.puzzles.samples import GAMES, puzzle_with, sample


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_right_and_every_other_plan_is_not(game: str) -> None:
    for puzzle in sample(game, 6):
        found = [verdict_on(puzzle, plan.actions) for plan in puzzle.plans]
        assert [verdict.is_right for verdict in found] == [number < puzzle.right for number in range(len(found))]
        assert [verdict.played for verdict in found] == list(range(len(found)))


def test_the_same_in_another_order_is_the_same_answer() -> None:
    puzzle = puzzle_with("board", "buy", "road", "road")
    number, plan = next((n, p) for n, p in enumerate(puzzle.plans) if p.actions[0] == "buy roads")
    buy, first, second = plan.actions
    assert verdict_on(puzzle, [buy, second, first]).played == number


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_nobody_thought_of_is_measured(game: str) -> None:
    for puzzle in sample(game, 80):
        position = opened(puzzle)
        known = {position.end_of(plan) for plan in puzzle.plans}
        for action in position.state.legal():
            way = attempt(puzzle, [])
            way.play([str(action)])
            if not way.is_complete or position.game.digest(way.state) in known:
                continue
            verdict = way.verdict()
            assert verdict is not None
            assert verdict.plans[verdict.played].actions == (str(action),)
            own = [plan.chances[puzzle.seat] for plan in verdict.plans[verdict.right :]]
            assert own == sorted(own, reverse=True)
            assert verdict.plans[0] == puzzle.plans[0]
            return
    pytest.fail("every answer of the sample was thought of")


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_complete_with_its_last_action_and_not_before(game: str) -> None:
    for puzzle in sample(game, 6):
        for plan in puzzle.plans:
            way = attempt(puzzle, [])
            for number, action in enumerate(plan.actions, 1):
                way.play([action])
                assert way.problem is None
                # What leaves no choice may be played by itself.
                if way.is_complete:
                    break
                assert way.actions == list(plan.actions[:number])
            assert way.is_complete


def test_what_cannot_be_played_changes_nothing_and_what_was_played_must_fit() -> None:
    puzzle = sample(GAMES[0], 6)[0]
    way = attempt(puzzle, [])
    before = way.position.game.digest(way.state)
    way.play(["nonsense"])
    assert way.problem is not None
    assert (way.actions, way.position.game.digest(way.state)) == ([], before)
    with pytest.raises(Mistake, match="has changed"):
        attempt(puzzle, ["nonsense"])
