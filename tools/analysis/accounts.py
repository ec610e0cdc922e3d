"""Whether luck evens out: over many games the luck and the rest of every seat have mean 0 within their error.

Also how much of the result they explain: the variance of the result, and of what is left without luck and skill.
"""

from __future__ import annotations

from statistics import pvariance
from typing import Any

from pioneers.analysis.course import Course
from pioneers.analysis.review import review
from pioneers.bots.budget import Budget
from tools.analysis.games import Task, mean_of, played


# Luck needs no search; with --iterations skill is told too.
def work(task: Task) -> dict[str, Any]:
    """The account of a game."""
    record = played(task)
    if task.iterations is not None:
        found = review(record, budget=Budget(iterations=task.iterations))
        return {"result": Course(record).result(), "events": found["chance_events"], "seats": found["seats"]}
    course = Course(record)
    events = [course.luck(draw) for draw in course.draws]
    return {
        "result": course.result(),
        "events": [{"kinds": list(e.kinds), "luck": list(e.luck), "error": list(e.error)} for e in events],
        "seats": [],
    }


def report(task: Task, found: list[dict[str, Any]]) -> str:
    """Means by seat and kind, in hundredths of a win."""
    even = 1 / task.players
    lines = [f"{task.game}, {task.players} players, {len(found)} games; hundredths of a win, 95 %"]
    kinds = sorted({kind for one in found for event in one["events"] for kind in event["kinds"]})
    for seat in range(task.players):
        luck = [sum(event["luck"][seat] for event in one["events"]) for one in found]
        result = [one["result"][seat] - even for one in found]
        row = f"seat {seat}: luck {mean_of(luck)}"
        for kind in kinds:
            part = [sum(e["luck"][seat] for e in one["events"] if kind in e["kinds"]) for one in found]
            row += f"; {kind} {mean_of(part)}"
        left = [whole - lucky for whole, lucky in zip(result, luck, strict=True)]
        row += f"; variance of the result {pvariance(result):.4f}, less luck {pvariance(left):.4f}"
        if all(one["seats"] for one in found):
            rest = [one["seats"][seat]["rest"] for one in found]
            skill = [one["seats"][seat]["skill"] for one in found]
            row += f", less skill {pvariance(rest):.4f}; skill {mean_of(skill)}; rest {mean_of(rest)}"
        lines.append(row)
    return "\n".join(lines)
