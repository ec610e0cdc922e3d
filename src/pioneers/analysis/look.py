"""One look at a decision of a finished game, and a deeper one where it may have been a mistake or a blunder.

The first search finds large losses now and then where a longer one finds none: it has not seen what the plan played was
for. Its error does not tell, for it knows of chance alone. Elsewhere it finds a large loss and cannot be sure of it. So
where much seems to be lost, another look is taken, several times as deep and with other chance, and only that counts.
"""

from __future__ import annotations

from typing import Final

from pioneers.analysis.course import Course, Moment
from pioneers.analysis.decision import Analysis, analyse, analyse_open
from pioneers.analysis.marks import usual_marks
from pioneers.analysis.shapes import Decision
from pioneers.bots.budget import Budget

# The second look has so many times the iterations.
DEEPER: Final = 4


def looked_at(course: Course, moment: Moment, iterations: int) -> Decision:
    """A decision as it is known after one look."""
    budget = Budget(iterations=iterations)
    found: Analysis
    if course.lens == "open":
        found = analyse_open(course.game, moment.before, moment.following, budget=budget)
    else:
        view = course.game.view(moment.before, moment.seat)
        found = analyse(course.game, view, moment.following, budget=budget)
    return found.decision(moment.move)


def judged(course: Course, moment: Moment, iterations: int) -> Decision:
    """A decision after one look, or two, so that a heavy mark can be believed."""
    decision = looked_at(course, moment, iterations)
    if usual_marks().suspects(decision["loss"]):
        return looked_at(course, moment, DEEPER * iterations)
    return decision
