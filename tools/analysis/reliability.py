"""Whether win chances are true: of positions rated 70 %, 70 % are won.

A few decisions of each game are analysed, each by what its seat knew; every seat of every position counts. The
positions of one game hang together, so intervals come from drawing whole games again (bootstrap). With few games even
true chances would show some error: how much is said beside it.
"""

from __future__ import annotations

import random
from typing import Any

from pioneers.analysis.course import Course
from pioneers.analysis.decision import analyse
from pioneers.analysis.judge import judge_of
from pioneers.analysis.reliability import expected_error, reliability
from pioneers.bots.budget import Budget
from tools.analysis.games import Task, played

# Decisions of a game that are looked at, and iterations for each: more of both say hardly more than more games do.
POSITIONS = 4
ITERATIONS = 400
DRAWS = 200


def work(task: Task) -> dict[str, Any]:
    """Positions of a game, each with what was told, whose decision it was, and how the game ended."""
    if task.raw:
        judge_of(task.game).truths.corrections.clear()
    course = Course(played(task))
    chosen = random.Random(task.seed).sample(course.moments, min(POSITIONS, len(course.moments)))
    budget = Budget(iterations=task.iterations or ITERATIONS)
    told = []
    for moment in chosen:
        found = analyse(course.game, course.game.view(moment.before, moment.seat), budget=budget)
        told.append([moment.seat, moment.move / len(course.record.actions), found.plans[0]["chances"]])
    return {"result": course.result(), "told": told}


def report(task: Task, found: list[dict[str, Any]]) -> str:
    """The table, the error and what true chances would show."""
    pairs = [pairs_of(one) for one in found]
    lines = [
        f"{task.game}, {task.players} players, {len(found)} games",
        "",
        "| told | came true | number |",
        "|---|---|---|",
    ]
    bins = reliability([pair for one in pairs for pair in one])
    lines += [f"| {100 * one.told:.1f} % | {100 * one.true:.1f} % | {one.count} |" for one in bins]
    chance = random.Random(1)
    again = sorted(error_of(chance.choices(pairs, k=len(pairs))) for _ in range(DRAWS))
    ideal = sum(error_of(ideal_pairs(found, chance)) for _ in range(DRAWS)) / DRAWS
    deciding = [(told[seat], one["result"][seat]) for one in found for seat, _, told in one["told"]]
    hope = sum(told - true for told, true in deciding) / len(deciding)
    interval = f"{100 * again[DRAWS // 40]:.1f}–{100 * again[-DRAWS // 40 - 1]:.1f}"
    lines += [
        "",
        f"expected calibration error {100 * expected_error(bins):.1f} points (drawn again: {interval})",
        f"chances that are true would show {100 * ideal:.1f}",
        f"who decides is told {100 * hope:+.1f} points more than came true",
    ]
    return "\n".join(lines)


def pairs_of(one: dict[str, Any]) -> list[tuple[float, float]]:
    """What was told and what came true, seat by seat."""
    return [(told[seat], one["result"][seat]) for _, _, told in one["told"] for seat in range(len(told))]


def error_of(pairs: list[list[tuple[float, float]]]) -> float:
    """The expected calibration error of these games."""
    return expected_error(reliability([pair for one in pairs for pair in one]))


def ideal_pairs(found: list[dict[str, Any]], chance: random.Random) -> list[list[tuple[float, float]]]:
    """What would have come true had the winner of each game been drawn by what was told last: were that true, all that
    was told before would be too.
    """
    made = []
    for one in found:
        last = max(one["told"], key=lambda told: float(told[1]))[2]
        winner = chance.choices(range(len(last)), last)[0]
        made.append(
            [(told, float(seat == winner)) for _, _, chances in one["told"] for seat, told in enumerate(chances)]
        )
    return made
