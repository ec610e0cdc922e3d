"""What a puzzle of the board game is about, by what happens after the answer and after the plan that looks as good."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pioneers.kernel.event import Event
from pioneers.puzzles.themes import Themes

# In the order in which people are offered them.
NAMES: Final = (
    "fare",
    "network",
    "joining",
    "coach",
    "saving",
    "settling",
    "effect",
    "emptying",
    "ending",
)
# Effects that take another decision, or stay with who settled (B8).
EFFECTS: Final = frozenset({"tile-kept", "nugget", "hotel", "built-free", "returned"})


def themes_of(view: Mapping[str, Any], best: Sequence[Event], rival: Sequence[Event]) -> list[str]:
    """The themes of a decision, most telling first; `best` and `rival` are what happens at once."""
    step = view["step"]
    kinds = {event.key for event in best}
    others = {event.key for event in rival}
    found: list[str] = []
    if step == "join":
        found.append("joining")
    if step in ("place", "sergeant") or kinds & {"bought-road", "bought-roads"}:
        found.append("network")
    if "bought-coach" in kinds:
        found.append("coach")
    if step == "purchase" and not kinds - {"bought-nothing-more", "turn", "income"}:
        found.append("saving")
    if step == "drive" and paid(best) != paid(rival):
        found.append("fare")
    if step in ("drive", "settle") and "settled" in kinds:
        found.append("settling")
    if kinds & EFFECTS - others or step in ("barkeeper", "farmer", "sergeant"):
        found.append("effect")
    if "emptied" in kinds:
        found.append("emptying")
    if view["ending"] or kinds & {"ending", "over"} or others & {"ending", "over"}:
        found.append("ending")
    return [theme for theme in NAMES if theme in found]


def paid(events: Iterable[Event]) -> dict[str, int]:
    """What a drive costs, by who gets it."""
    purses: dict[str, int] = {}
    for event in events:
        if event.key == "drove":
            figures: Any = event.figures
            if figures["bank"]:
                purses["bank"] = purses.get("bank", 0) + figures["bank"]
            for seat in figures["paid"]:
                purses[str(seat)] = purses.get(str(seat), 0) + figures["share"]
    return purses


THEMES: Final = Themes(NAMES, themes_of)
