"""Whether marks hold: how many mistakes and blunders a search of ten times the budget confirms.

Confirmed means: the longer search finds that at least as much was lost as the mark's threshold says. That it finds half
of it is told beside. The longer search thinks with other chance.
"""

from __future__ import annotations

from typing import Any

from pioneers.analysis.course import Course
from pioneers.analysis.decision import USUAL
from pioneers.analysis.look import judged, looked_at
from pioneers.analysis.marks import usual_marks
from tools.analysis.games import Task, played, share_of

TIMES = 10


def work(task: Task) -> list[Any]:
    """Decisions of a game that seem to have lost something, with what a longer search says."""
    course = Course(played(task))
    iterations = task.iterations or USUAL
    found = []
    for moment in course.moments:
        short = judged(course, moment, iterations)
        if short["loss"] < usual_marks().inaccuracy / 2:
            continue
        long = looked_at(course, moment, TIMES * iterations + 7)
        found.append([moment.move, short["loss"], short["error"], short["counts"], long["loss"], long["error"]])
    return found


def report(task: Task, found: list[list[Any]]) -> str:
    """How many of each mark are confirmed."""
    marks = usual_marks()
    losses = {"inaccuracy": marks.inaccuracy, "mistake": marks.mistake, "blunder": marks.blunder}
    lines = [f"{task.game}, {task.players} players, {len(found)} games, {task.iterations or USUAL} iterations"]
    rows = [row for one in found for row in one]
    for name, least in losses.items():
        marked = [row for row in rows if row[3] and marks.mark(row[1], row[2]) == name]
        whole = sum(row[4] >= least for row in marked)
        half = sum(row[4] >= least / 2 for row in marked)
        lines.append(f"{name}: {share_of(whole, len(marked))}; half of it {share_of(half, len(marked))}")
    return "\n".join(lines)
