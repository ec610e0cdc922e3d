"""A review adds up, repeats, is honest about what is not finished, and keeps what marks are made from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pioneers.analysis.judge import judge_of
from pioneers.analysis.marks import usual_marks
from pioneers.analysis.review import Draft, Source, Task, review, work
from pioneers.analysis.shapes import Review
from pioneers.analysis.truth import Truth
from pioneers.bots.budget import Budget
from pioneers.kernel.mistake import Mistake
from tests.analysis.games import finished

ITERATIONS = 24


def made(name: str, players: int) -> tuple[Draft, list[Task]]:
    """A draft, and all that is to be done for it."""
    draft = Draft(Source(finished(name, players).written()), ITERATIONS)
    return draft, list(draft.tasks())


@pytest.fixture(scope="module")
def board() -> Review:
    """A whole review."""
    return review(finished("board", 3), budget=Budget(iterations=ITERATIONS))


def test_result_is_luck_and_skill_and_rest(board: Review) -> None:
    result = board["curve"][-1]["chances"]
    for seat, account in enumerate(board["seats"]):
        together = account["luck"] + account["skill"] + account["rest"]
        assert together == pytest.approx(result[seat] - 1 / 3, abs=2e-4), "as exact as the digits that are kept"
        luck = sum(event["luck"][seat] for event in board["chance_events"])
        skill = sum(one["chances"]["played"][seat] - one["chances"]["best"][seat] for one in board["decisions"])
        assert account["luck"] == pytest.approx(luck, abs=1e-4)
        assert account["skill"] == pytest.approx(skill, abs=1e-4)
    for name in ("luck", "skill", "rest"):
        assert sum(account[name] for account in board["seats"]) == pytest.approx(0, abs=0.02), (
            "what one wins others lose"
        )


def test_a_review_is_done_in_any_order_and_comes_to_the_same(board: Review) -> None:
    draft, tasks = made("board", 3)
    for task in reversed(tasks):
        draft.add(work(task))
    draft.close()
    assert draft.plain() == board
    assert board["state"] == "done"
    assert board["progress"] == 1
    covered = {move for one in board["decisions"] for move in range(one["move"], one["move"] + one["length"])}
    assert sum(one["length"] for one in board["decisions"]) == len(covered), "no action belongs to two decisions"


def test_what_is_not_finished_shows_no_average() -> None:
    draft, tasks = made("cards", 2)
    for task in tasks[: len(draft.course.moments) + 3]:
        draft.add(work(task))
    for state in ("running", "stopped"):
        found = draft.plain()
        assert found["state"] == state
        assert 0 < found["progress"] < 1
        assert len(found["decisions"]) == len(draft.course.moments), "the first look is at all of them"
        assert all(account["average_loss"] is None for account in found["seats"])
        draft.close()


def test_a_review_that_is_told_to_stop_gives_the_best_so_far() -> None:
    budget = Budget(iterations=ITERATIONS)

    def watch(draft: Draft) -> None:
        if len(draft.decisions) == 5:
            budget.stop()

    found = review(finished("cards", 2), budget=budget, watch=watch)
    assert found["state"] == "stopped"
    assert len(found["decisions"]) == 5


def test_marks_can_be_given_again_by_other_thresholds(board: Review) -> None:
    strict = replace(usual_marks(), inaccuracy=0.0, mistake=0.001, blunder=0.002, share=1.0, sure=0.0)
    again = [strict.marked(decision) for decision in board["decisions"]]
    assert all(one["mark"] is None or one["counts"] for one in again)
    assert any(one["mark"] == "blunder" for one in again)
    assert [usual_marks().marked(one) for one in again] == board["decisions"]
    assert board["version"]["judge"] == judge_of("board").digest


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    record = replace(finished("board", 3), actions=finished("board", 3).actions[:-1], end=None)
    with pytest.raises(Mistake) as refused:
        review(record)
    assert refused.value.key == "analysis-unfinished"


def test_a_loss_within_the_error_has_no_mark() -> None:
    marks = usual_marks()
    assert marks.mark(marks.blunder / marks.share + 0.001, 0.0) == "blunder"
    assert marks.mark(marks.blunder, 1.0) is None
    assert marks.mark(marks.inaccuracy / 2, 0.0) is None


def test_corrected_chances_are_chances_and_keep_their_order() -> None:
    truth = Truth(0.9, 0.2)
    for shares in ([0.7, 0.2, 0.1], [0.0, 0.5, 0.5], [0.34, 0.33, 0.33]):
        told = truth.told(shares, 0)
        assert sum(told) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in told)
    assert truth.told([0.6, 0.4], 0)[0] < truth.told([0.7, 0.3], 0)[0]
    assert truth.told([1.0, 0.0], 1) == [1.0, 0.0], "a game that is won stays won"
    assert Truth(1.0, 0.0).told([0.6, 0.4], 0) == pytest.approx([0.6, 0.4])
