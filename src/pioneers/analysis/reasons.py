"""Reasons: what a plan does, as message keys and figures, made from what the seat can foresee of it.

Each game says in its own words what is worth telling (`GameDescriptor.reasons`). No sentence is made here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from pioneers.analysis.shapes import PlanFound, Reason
from pioneers.catalogue import descriptor
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.view import Json, Told, View
from pioneers.match.preview import preview

# What is said where a game has nothing to say: the chances themselves.
BY_CHANCES = "why-chances"
PERCENT = 100

# Keys of messages, each with its figures.
Said: TypeAlias = list[tuple[str, dict[str, Json]]]


class Foreseen(NamedTuple):
    """What the seat can foresee of a plan: what happens for certain, its view before and after, who is ahead then."""

    seat: int
    before: Mapping[str, Any]
    after: Mapping[str, Any]
    events: list[Told]
    ahead: Mapping[str, Json] | None

    def own(self, *keys: str) -> list[Mapping[str, Any]]:
        """The events of these names that happen to the seat itself."""
        return [event for event in self.events if event["event"] in keys and event.get("seat") == self.seat]


class Reasons(Protocol):
    """What a game says of a plan, the most telling first."""

    def __call__(self, foreseen: Foreseen) -> Said:
        """What is worth telling."""
        ...


def reasons_for(game: Game[Any], view: View, seat: int, actions: Sequence[str]) -> list[Reason]:
    """What a plan does."""
    place = descriptor(game.name).reasons
    if not place:
        return []
    say: Reasons = descriptor(game.name).load(place)
    seen = preview(game, view, seat, actions)
    foreseen = Foreseen(seat, view, view_after(game, view, seat, actions), seen.events, seen.ahead)
    return [{"key": key, "figures": figures, "of": "best"} for key, figures in say(foreseen)]


def reasons_between(game: Game[Any], view: View, seat: int, best: PlanFound, played: PlanFound) -> list[Reason]:
    """What the best plan does and the one played does not, and the other way round."""
    ours = reasons_for(game, view, seat, best["actions"])
    theirs = reasons_for(game, view, seat, played["actions"])
    found = [reason for reason in ours if reason not in theirs]
    found += [{**reason, "of": "played"} for reason in theirs if reason not in ours]
    figures: dict[str, Json] = {
        "best": round(PERCENT * best["chances"][seat]),
        "played": round(PERCENT * played["chances"][seat]),
    }
    return found or [{"key": BY_CHANCES, "figures": figures, "of": "best"}]


def view_after(game: Game[Any], view: View, seat: int, actions: Sequence[str]) -> View:
    """The view after a plan in a world that fits: only what nobody hides from the seat may be read from it."""
    state = game.imagine(view, 0)
    for action in actions:
        try:
            game.play(state, action)
        except (Refusal, Mistake):
            break
    return game.view(state, seat)
