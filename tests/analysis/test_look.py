"""What would be called a mistake or a blunder is looked at again before it is."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from pioneers.analysis.course import Course
from pioneers.analysis.look import DEEPER, HEAVY, judged, looked_at
from pioneers.analysis.marks import usual_marks
from pioneers.analysis.review import Source, Task, course_of, work
from tests.analysis.games import finished

ITERATIONS = 40


@cache
def course() -> Course:
    """A game of level 1, which plays badly enough."""
    return course_of(Source(finished("board", 2).written()))


def test_a_heavy_mark_stands_on_a_deeper_look() -> None:
    marks = usual_marks()
    # So few iterations tell little; the first decisions are enough to have some of both kinds.
    heavy = light = 0
    for number, moment in enumerate(course().moments[:24]):
        first = looked_at(course(), moment, ITERATIONS)
        suspected = marks.marked(first)["mark"] in HEAVY
        wanted = looked_at(course(), moment, DEEPER * ITERATIONS) if suspected else first
        assert judged(course(), moment, ITERATIONS) == wanted
        task = Task(Source(finished("board", 2).written()), number, ITERATIONS)
        assert work(task).decision == wanted
        assert work(replace(task, glance=True)).decision == first, "a glance does not wait for that"
        heavy += suspected
        light += not suspected
    assert heavy and light
