"""Where a result came from: luck, skill, and what neither explains.

For every seat: its share of the win less an even share = luck + skill + rest.

- Luck is the sum over all events of chance of the value after it less the mean over all that could have come.
- Skill is the sum over all decisions, its own and the others', of the chances after the plan played less those after
  the best: what the seat lost by its own decisions and gained by the others'.
- The rest is what is left: above all what nobody could know when deciding, and where the judgement was wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from pioneers.analysis.shapes import Account, ChanceFound, CurvePoint, Decision

DIGITS = 4


def effect(decision: Decision) -> list[float]:
    """What a decision changed for every seat, against the best plan."""
    pairs = zip(decision["chances"]["played"], decision["chances"]["best"], strict=True)
    return [played - best for played, best in pairs]


def accounts(
    decisions: Sequence[Decision], events: Sequence[ChanceFound], result: Sequence[float], *, done: bool
) -> list[Account]:
    """The account of every seat. Averages only when all is done: half a review would flatter or blame by chance."""
    players = len(result)
    found: list[Account] = []
    for seat in range(players):
        own = [decision for decision in decisions if decision["seat"] == seat and decision["counts"]]
        luck = sum(event["luck"][seat] for event in events)
        skill = sum(effect(decision)[seat] for decision in decisions)
        marks = [decision["mark"] for decision in own]
        found.append(
            {
                "luck": round(luck, DIGITS),
                "luck_error": round(sqrt(sum(event["error"][seat] ** 2 for event in events)), DIGITS),
                "skill": round(skill, DIGITS),
                "skill_error": round(sqrt(sum(decision["error"] ** 2 for decision in decisions)), DIGITS),
                "rest": round(result[seat] - 1 / players - round(luck, DIGITS) - round(skill, DIGITS), DIGITS),
                "average_loss": sum(one["loss"] for one in own) / len(own) if done and own else None,
                "decisions": len(own),
                "inaccuracies": marks.count("inaccuracy"),
                "mistakes": marks.count("mistake"),
                "blunders": marks.count("blunder"),
            }
        )
    return found


def curve(decisions: Sequence[Decision], result: Sequence[float], actions: int) -> list[CurvePoint]:
    """How likely each seat won, from even shares to the result; before and after each decision.

    Everyone knows something else, and a line that followed whoever decides would jump to and fro. So a seat's line goes
    all the way to what it thinks itself, and a part of it to what others think: one of so many as there are players.
    What changes between two decisions is luck in a wider sense: what was drawn, and what was learned of others' cards.
    """
    players = len(result)
    held = [1 / players] * players
    points: list[CurvePoint] = [{"move": 0, "chances": shared_out(held), "cause": "start"}]
    for decision in decisions:
        held = [
            seen if seat == decision["seat"] else had + (seen - had) / players
            for seat, (had, seen) in enumerate(zip(held, decision["chances"]["best"], strict=True))
        ]
        points.append({"move": decision["move"], "chances": shared_out(held), "cause": "luck"})
        if decision["played"] != decision["best"]:
            held = [max(0.0, had + change) for had, change in zip(held, effect(decision), strict=True)]
            move = decision["move"] + decision["length"]
            points.append({"move": move, "chances": shared_out(held), "cause": "decision"})
    points.append({"move": actions, "chances": list(result), "cause": "luck"})
    return points


def shared_out(chances: Sequence[float]) -> list[float]:
    """Chances that are one together."""
    total = sum(chances) or 1.0
    return [round(chance / total, DIGITS) for chance in chances]
