"""A view of Gold Creek as a row of numbers, for programs that learn: own seat first, the others clockwise."""

from typing import Any

from pioneers.envs.layout import Numbers, Plan
from pioneers.envs.observation import ViewObserver
from pioneers.kernel.game import Game
from pioneers_creek.rules import CREEK

PLAN = Plan()
PLAN.add("pieces", {"creek or pan": 2}, len(CREEK), "what is left in the creek, and lies in the pan")
PLAN.add("deciding", {"seat": 4}, 1, "who decides now")
PLAN.add("nuggets", {"seat": 4}, len(CREEK), "nuggets in each pouch")
PLAN.add("weight", {"pan or pouch": 2}, sum(CREEK), "what is known of the pan, and the own pouch")


def fill(view: Any, parts: dict[str, Numbers]) -> None:
    """Write a view into the parts of an empty observation."""
    viewer = view["viewer"] or 0
    parts["pieces"][:] = [len(view["creek"]), len(view["pan"])]
    for seat, pouch in enumerate(view["pouches"]):
        relative = (seat - viewer) % view["players"]
        parts["nuggets"][relative] = len(pouch)
        parts["deciding"][relative] = seat == view["seat"]
    parts["weight"][:] = [sum(piece or 0 for piece in row) for row in (view["pan"], view["pouches"][viewer])]


def observer(game: Game[Any], data: str | None) -> ViewObserver:  # noqa: ARG001 - there is one creek
    """The observer of the game."""
    return ViewObserver(game, PLAN.layout(), fill)
