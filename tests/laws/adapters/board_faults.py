"""Faults that only the board game can have: a shared list, a forgotten field, a silent dollar, an open stack."""

from __future__ import annotations

from typing import Any

from pioneers import Event
from tests.laws.broken.doubles import Calls
from tests.laws.broken.faults import Fault, retelling
from tests.laws.broken.field_faults import forgetting, moving, sharing, showing

# Every list of the state that an action changes in place.
LISTS = (
    *("tiles", "settlers", "owners", "own", "paired", "display", "nugget_owner", "money", "score", "bankers"),
    *("merchants", "roads", "supply", "aboard", "coach_count", "garage", "crew"),
)
# Every field that stands beside the lists, with what a forgetful reader puts there.
FIELDS = {"purchases": 0, "visited": 0, "farmers": 0, "bought": False, "moved": False, "idle_rounds": 0, "asked": 1}


def never_idle() -> Calls:
    """Positions and views that know nothing of idle rounds."""

    def calm(shown: Any) -> Any:
        over = shown["step"] == "over"
        return {**shown, "idle_rounds": shown["idle_rounds"] if over else 0}

    return {
        "dump": lambda game, state: calm(game.dump(state)),
        "view": lambda game, state, seat: calm(game.view(state, seat)),
        "digest": lambda game, state: str(calm(game.dump(state))),
    }


def richer(events: list[Event]) -> list[Event]:
    """Tells of one dollar too much wherever an amount is told."""
    amounts = [{name: figure for name, figure in event.figures.items() if name == "amount"} for event in events]
    return [
        Event(event.key, {**event.figures, **{name: int(str(figure)) + 1 for name, figure in amount.items()}})
        for event, amount in zip(events, amounts, strict=True)
    ]


def unpaid(events: list[Event]) -> list[Event]:
    """Does not tell who was paid for a road."""
    return [
        Event(event.key, {**event.figures, "paid": []} if event.key == "drove" else event.figures) for event in events
    ]


FAULTS = [
    *(
        Fault("copies are independent", f"`{n}` is shared", "changed|differen", state={"copy": sharing(n)})
        for n in LISTS
    ),
    *(
        Fault("positions load back", f"`{name}` is not read", "loaded", forgetting(name, left))
        for name, left in FIELDS.items()
    ),
    Fault("positions load back", "idle rounds are not written", "loading|plays on differently", never_idle()),
    *(
        Fault("hidden things stay hidden", f"the {n} is open", "the view tells", showing(n))
        for n in ("stack", "nuggets")
    ),
    Fault("hidden things stay hidden", "nuggets of the others are open", "the view tells", showing("seats")),
    *(
        Fault("nothing is lost or made", f"`{name}` dwindles", "not conserved", moving(name, -1))
        for name in ("supply", "roads", "settlers")
    ),
    *(
        Fault("events tell every change", f"`{name}` changes in silence", "do not explain", moving(name, 1))
        for name in ("money", "score", "supply", "roads", "bankers", "merchants", "settlers")
    ),
    Fault("events tell every change", "an amount is told wrongly", "do not explain", retelling(richer)),
    Fault("events tell every change", "nobody is said to be paid", "do not explain", retelling(unpaid)),
]
