"""Whether a review finds what was planted: in games of a strong bot some moves are replaced by clearly worse ones.

A plant is a plan that a search of its own, much longer than the review's and with other chance, finds worse than the
best by more than `CLEARLY`. It is found if the review marks its decision. The bot's own moves show how often the review
cries wolf: how many of them it calls a mistake or a blunder.
"""

from __future__ import annotations

import random
from typing import Any

import pioneers
from pioneers.analysis.decision import USUAL, analyse
from pioneers.analysis.marks import usual_marks
from pioneers.analysis.review import review
from pioneers.bots.budget import Budget
from pioneers.match.match import Match
from tools.analysis.games import Task, players_of, share_of

# How much a plant must lose, how sure that is, how long its search is, and about how many decisions lie between two.
CLEARLY = 0.08
SURE = 3.0
LONGER = 4
BETWEEN = 12


def work(task: Task) -> dict[str, Any]:
    """Play a game with plants, review it, and see what was found."""
    game = pioneers.game(task.game)
    match = Match.new(game, ["x"] * task.players, players_of(task), task.seed)
    chance = random.Random(task.seed)
    plants = {}
    while match.state.seat is not None:
        seat = match.state.seat
        if len(match.state.legal()) > 1 and chance.randrange(BETWEEN) == 0:
            budget = Budget(iterations=LONGER * (task.iterations or USUAL) + 13)
            worse = [
                plan
                for plan in analyse(game, match.view(seat), budget=budget).plans[1:]
                if plan["loss"] - SURE * plan["error"] > CLEARLY
            ]
            if worse:
                plan = chance.choice(worse)
                plants[match.version] = plan["loss"]
                for text in plan["actions"]:
                    match.play(text)
                continue
        action = match.bot_action()
        assert action is not None
        match.play(action)
    found = review(match.record, budget=Budget(iterations=task.iterations or USUAL))
    return {
        "plants": plants,
        "decisions": [[d["move"], d["loss"], d["error"], d["counts"]] for d in found["decisions"]],
    }


def report(task: Task, found: list[dict[str, Any]]) -> str:
    """How many plants were found, and how many of the bot's own moves were called mistakes."""
    marks = usual_marks()
    planted = marked = mistaken = own = wolf = 0
    for one in found:
        # A plant may lie in the middle of a decision.
        starts = [move for move, *_ in one["decisions"]]
        places = {max(start for start in starts if start <= int(move)) for move in one["plants"]}
        planted += len(places)
        for move, loss, error, counts in one["decisions"]:
            mark = marks.mark(loss, error) if counts else None
            if move in places:
                marked += mark is not None
                mistaken += mark in ("mistake", "blunder")
            else:
                own += 1
                wolf += mark in ("mistake", "blunder")
    return "\n".join(
        [
            f"{task.game}, {task.players} players, {len(found)} games, {task.iterations or USUAL} iterations",
            f"planted and marked: {share_of(marked, planted)}",
            f"planted and called a mistake or a blunder: {share_of(mistaken, planted)}",
            f"own moves called a mistake or a blunder: {share_of(wolf, own)}",
        ]
    )
