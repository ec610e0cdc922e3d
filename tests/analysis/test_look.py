"""Where much seems to be lost, a deeper look is taken."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from pioneers.analysis.course import Course
from pioneers.analysis.look import DEEPER, judged, looked_at
from pioneers.analysis.marks import usual_marks
from pioneers.analysis.review import Source, Task, course_of, work
from tests.analysis.games import finished

ITERATIONS = 40


@cache
def course() -> Course:
    """A game of level 1, which plays badly enough."""
    return course_of(Source(finished("board", 2).written()))


def test_what_may_be_a_mistake_is_known_by_a_deeper_look() -> None:
    marks = usual_marks()
    # So few iterations tell little; the first decisions are enough to have some of both kinds.
    heavy = light = 0
    for number, moment in enumerate(course().moments[:24]):
        first = looked_at(course(), moment, ITERATIONS)
        suspected = marks.suspects(first["loss"])
        wanted = looked_at(course(), moment, DEEPER * ITERATIONS) if suspected else first
        assert judged(course(), moment, ITERATIONS) == wanted
        task = Task(Source(finished("board", 2).written()), number, ITERATIONS)
        assert work(task).decision == wanted
        assert work(replace(task, glance=True)).decision == first, "a glance does not wait for that"
        if marks.marked(first)["mark"] in ("mistake", "blunder"):
            assert suspected, "no heavy mark without it"
        heavy += suspected
        light += not suspected
    assert heavy
    assert light
