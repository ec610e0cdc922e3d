"""What the server studies of a review is what the analysis says."""

from __future__ import annotations

from pioneers.analysis.review import Source, Task, work
from pioneers.server.bots.student import outcome_of
from pioneers.server.bots.study import Study
from tests.analysis.games import finished

ITERATIONS = 40
DECISIONS = 12


def test_a_glance_and_a_whole_look_of_the_server_are_those_of_the_analysis() -> None:
    record = finished("board", 2).written()
    told = 0
    for number in range(DECISIONS):
        looks = []
        for glance in (True, False):
            study = Study(
                kind="decision", table="t", record=record, number=number, iterations=ITERATIONS, glance=glance
            )
            looks.append(outcome_of(study))
            assert looks[-1] == work(Task(Source(record), number, ITERATIONS, glance)).decision
        told += looks[0] != looks[1]
    assert told, "none of these decisions was looked at twice"
