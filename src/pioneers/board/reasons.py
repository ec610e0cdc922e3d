"""Why a plan of the board game is good: what it settles, empties, builds, buys, pays and leaves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pioneers.analysis.reasons import Foreseen
    from pioneers.kernel.view import Json


def reasons(foreseen: Foreseen) -> list[tuple[str, dict[str, Json]]]:
    """What happens for certain, added up: points first, then pioneers, tiles, roads and coaches, money last."""
    found: list[tuple[str, dict[str, Json]]] = []
    seat = foreseen.seat
    events: list[Mapping[str, Any]] = list(foreseen.events)
    own = [event for event in events if event.get("seat") == seat]

    def of(*keys: str) -> list[Mapping[str, Any]]:
        return [event for event in own if event["event"] in keys]

    found += [("why-empties", {"points": event["points"], "money": event["money"]}) for event in of("emptied")]
    if settled := of("settled", "joined"):
        found.append(("why-settles", {"count": len(settled)}))
    if returned := of("returned"):
        found.append(("why-returns", {"count": len(returned)}))
    found += [("why-keeps", {"tile": event["tile"]}) for event in of("tile-kept")]
    found += [("why-nugget", {}) for _ in of("nugget")]
    found += [("why-hotel", {"amount": event["amount"]}) for event in of("hotel")]
    found += [("why-builds", {"line": event["line"]}) for event in of("built", "built-free")]
    found += [("why-buys-coach", {"points": event["points"], "seats": event["seats"]}) for event in of("bought-coach")]
    found += tolls(of("drove"))
    found += [("why-joins", {"price": event["price"], "host": event["host"]}) for event in of("joined")]
    found += [("why-passes", {}) for _ in of("passed")]
    money = foreseen.after["seats"][seat]["money"]
    if money != foreseen.before["seats"][seat]["money"]:
        found.append(("why-leaves", {"amount": money}))
    return found


def tolls(drives: list[Mapping[str, Any]]) -> list[tuple[str, dict[str, Json]]]:
    """What a drive pays to the others, each by name, and to the bank."""
    paid: dict[int, int] = {}
    for drive in drives:
        for other in drive["paid"]:
            paid[other] = paid.get(other, 0) + drive["share"]
    found: list[tuple[str, dict[str, Json]]] = [
        ("why-pays", {"amount": amount, "to": other}) for other, amount in sorted(paid.items())
    ]
    bank = sum(drive["bank"] for drive in drives)
    if bank:
        found.append(("why-pays-bank", {"amount": bank}))
    return found
