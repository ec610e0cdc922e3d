"""The board game told by its events: a spectator's table, moved by public figures alone.

Written from the rules, not from the engine: every amount is compared with what the rule says it must be.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from pioneers import Event

Table = dict[str, Any]
Figures = dict[str, Any]

# What a spectator sees of the table. The inner course of a turn is not told: who decides, the step, what was bought.
TOLD = ("round", "active", "stagecoach", "tiles", "roads", "pioneers", "ending")
COUNTED = ("money", "score", "bankers", "merchants", "roads", "pioneers")


def told(view: Table) -> Table:
    """A spectator's view, as far as events tell it. The order of seats in a coach and of owners has no meaning."""
    return {
        **{name: view[name] for name in TOLD},
        "display": [described(coach) for coach in view["display"]],
        "stack": len(view["stack"]),
        "nuggets": len(view["nuggets"]),
        "seats": [
            {
                **{name: seat[name] for name in COUNTED},
                "coaches": [described(coach) for coach in seat["coaches"]],
                "nuggets": len(seat["nuggets"]),
            }
            for seat in view["seats"]
        ],
    }


def described(coach: Figures) -> Figures:
    """A coach; in the display nobody is aboard."""
    name = coach.get("id", coach.get("coach"))
    return {
        "id": name,
        "points": coach["points"],
        "seats": sorted(coach["seats"]),
        "aboard": sorted(coach.get("aboard", [])),
    }


def retold(table: Table, events: Sequence[Event]) -> Table:
    """The table after these events."""
    table = json.loads(json.dumps(table))  # a deep copy, fast
    for event in events:
        assert event.key in TELLERS, f"an event nobody knows: {event!r}"
        figures: Figures = dict(event.figures)
        seat = table["seats"][figures["seat"]] if "seat" in figures else {}
        TELLERS[event.key](table, seat, figures)
    return table


def nothing(table: Table, seat: Table, figures: Figures) -> None:
    """Moves nothing on the table."""


def turn(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001 - tellers share one signature
    table["active"] = figures["seat"]
    table["round"] = figures["round"]


def income(table: Table, seat: Table, figures: Figures) -> None:
    assert figures["seat"] == table["active"], "B4.1: income out of turn"
    assert figures["bankers"] == seat["bankers"] <= 2, "B4.2"
    assert figures["extra"] == seat["bankers"], "B4.1"
    assert figures["amount"] == 3 + seat["bankers"], "B4.1"
    seat["money"] += figures["amount"]


def bought_road(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001
    assert figures["price"] == 2, "B5.1"
    seat["money"] -= 2


def bought_roads(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001
    assert figures["price"] == 5, "B5.1"
    seat["money"] -= 5


def bought_coach(table: Table, seat: Table, figures: Figures) -> None:
    assert figures["price"] == figures["place"], "B5.1"
    coach = table["display"].pop(figures["place"] - 1)
    assert described(figures) == coach, "B5.6: another coach than the one at this place"
    seat["money"] -= figures["price"]
    seat["pioneers"] -= len(coach["seats"])
    seat["coaches"].append({**coach, "aboard": list(coach["seats"])})


def displayed(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001
    table["display"].append(described(figures))
    table["stack"] -= 1
    assert figures["left"] == table["stack"], "B5.7: the stack is counted wrongly"
    assert len(table["display"]) == 4, "B5.7: a coach comes to the fourth place"


def built(table: Table, seat: Table, figures: Figures) -> None:
    assert figures["line"] not in table["roads"], "B5.4: the line had a road"
    lay_road(table, seat, figures)


def built_free(table: Table, seat: Table, figures: Figures) -> None:
    owners = table["roads"].get(figures["line"], [])
    assert len(owners) <= 1, "B8.2: a third road"
    assert figures["seat"] not in owners, "B8.2: a second road of his own"
    lay_road(table, seat, figures)


def lay_road(table: Table, seat: Table, figures: Figures) -> None:
    """A road from the supply to the line."""
    seat["roads"] -= 1
    assert seat["roads"] >= 0, "B1.6: more roads than there are"
    owners = [*table["roads"].get(figures["line"], []), figures["seat"]]
    table["roads"][figures["line"]] = sorted(owners)


def drove(table: Table, seat: Table, figures: Figures) -> None:
    assert figures["start"] == table["stagecoach"], "B6.1: the stagecoach stands elsewhere"
    line = "--".join(sorted((figures["start"], figures["city"])))
    owners = table["roads"].get(line, [])
    paid = [] if figures["seat"] in owners else owners
    assert figures["paid"] == paid, f"B6.2: {line} belongs to {owners}"
    assert figures["bank"] == (0 if owners else 1), "B6.2"
    assert figures["share"] == (1 if paid else 0), "B6.2"
    seat["money"] -= figures["bank"] + figures["share"] * len(paid)
    assert seat["money"] >= 0, "B6.6"
    for owner in paid:
        table["seats"][owner]["money"] += figures["share"]
    table["stagecoach"] = figures["city"]


def settled(table: Table, seat: Table, figures: Figures) -> None:
    city, tile = figures["city"], figures["tile"]
    assert city == table["stagecoach"], "B7.1: settled elsewhere"
    assert tile in ("hotel", figures["profession"]), "B7.1: no match"
    if city in table["tiles"]:
        assert table["tiles"].pop(city) == tile, "B7.1: another tile lay there"
    else:
        assert tile == "farmer", "B8.5: only farmers follow"
    move_in(table, seat, figures)


def move_in(table: Table, seat: Table, figures: Figures) -> None:
    """A pioneer of this seat goes from his coach to the city."""
    get_off(seat, figures)
    counts = table["pioneers"].setdefault(figures["city"], [0] * len(table["seats"]))
    counts[figures["seat"]] += 1


def get_off(seat: Table, figures: Figures) -> None:
    """A pioneer leaves his coach."""
    aboard = seat["coaches"][figures["coach"] - 1]["aboard"]
    assert figures["profession"] in aboard, "B7.1: not aboard"
    aboard.remove(figures["profession"])


def emptied(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001
    coach = seat["coaches"][figures["coach"] - 1]
    assert not coach["aboard"], "B9.1: somebody is aboard"
    assert figures["points"] == coach["points"], "B9.1"
    assert figures["money"] == 1, "B9.1"
    seat["score"] += figures["points"]
    seat["money"] += figures["money"]


def tile_kept(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001
    seat[f"{figures['tile']}s"] += 1
    assert figures["count"] == seat[f"{figures['tile']}s"] <= 2, "B4.2, B5.3"


def tile_gone(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001
    assert seat[f"{figures['tile']}s"] == 2, "B4.2, B5.3: there was room for it"


def returned(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001
    get_off(seat, figures)
    seat["pioneers"] += 1


def nugget(table: Table, seat: Table, figures: Figures) -> None:
    seat["nuggets"] += 1
    table["nuggets"] -= 1
    assert figures["left"] == table["nuggets"], "B8.4: the nuggets are counted wrongly"


def hotel(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001
    assert figures["amount"] == 3, "B8.6"
    seat["money"] += 3


def joined(table: Table, seat: Table, figures: Figures) -> None:
    assert figures["host"] == table["active"] != figures["seat"], "B10.1"
    assert figures["price"] == 2, "B10.1"
    assert seat["money"] >= 2, "B10.3"
    seat["money"] -= 2
    table["seats"][figures["host"]]["money"] += 2
    move_in(table, seat, figures)


def ending(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001
    assert figures["round"] == table["round"], "B3.2"
    if figures["reason"] not in table["ending"]:
        order = ("roads", "stack", "idle")
        table["ending"] = sorted([*table["ending"], figures["reason"]], key=order.index)


def over(table: Table, seat: Table, figures: Figures) -> None:  # noqa: ARG001
    assert figures["round"] == table["round"], "B3.2"
    assert set(table["ending"]) | {"idle"} >= set(figures["reasons"]) >= set(table["ending"]), "B3.2, B3.3"
    table["ending"] = figures["reasons"]


def scored(table: Table, seat: Table, figures: Figures) -> None:
    assert figures["coaches"] == seat["score"], "B9.1"
    begun = [coach for coach in seat["coaches"] if coach["aboard"]]
    assert figures["empty"] == sum(len(coach["seats"]) - len(coach["aboard"]) for coach in begun), "B11.1"
    assert 3 * seat["nuggets"] <= figures["nuggets"] <= 3 * seat["nuggets"] + 5, "B1.5, B11.2"
    own = sum(counts[figures["seat"]] for counts in table["pioneers"].values())
    assert figures["network"] in range(0, 2 * own + 1, 2), "B11.3"
    parts = ("coaches", "empty", "nuggets", "network")
    assert figures["total"] == sum(figures[part] for part in parts), "B11"


TELLERS: dict[str, Callable[[Table, Table, Figures], None]] = {
    "turn": turn,
    "income": income,
    "bought-road": bought_road,
    "bought-roads": bought_roads,
    "bought-coach": bought_coach,
    "displayed": displayed,
    "bought-nothing-more": nothing,
    "built": built,
    "built-free": built_free,
    "drove": drove,
    "passed": nothing,
    "settled": settled,
    "emptied": emptied,
    "tile-kept": tile_kept,
    "tile-gone": tile_gone,
    "returned": returned,
    "nugget": nugget,
    "hotel": hotel,
    "joined": joined,
    "declined": nothing,
    "skipped": nothing,
    "ending": ending,
    "warned": nothing,
    "over": over,
    "scored": scored,
    "won": nothing,
}
