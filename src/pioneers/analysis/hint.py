"""A hint: one plan with its reasons, from what a seat may know and nothing else."""

from __future__ import annotations

from typing import Any

from pioneers.analysis.decision import Watch, analyse
from pioneers.analysis.shapes import Hint
from pioneers.bots.budget import Budget
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import View

# A second or two: people wait for it.
USUAL_HINT = 2000


def hint(game: Game[Any], view: View, *, budget: Budget | None = None, watch: Watch | None = None) -> Hint:
    """What the seat of this view might play now; a `Mistake` if it does not decide, or nobody can judge the game."""
    if view.get("seat") is None or view.get("viewer", view.get("seat")) != view.get("seat"):
        raise Mistake("analysis-turn")
    return analyse(game, view, budget=budget or Budget(iterations=USUAL_HINT), watch=watch).hint()
