"""Why a plan of the board game is good: what it settles, empties, builds, buys, pays and leaves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pioneers.analysis.reasons import Foreseen, Said


def reasons(foreseen: Foreseen) -> Said:
    """What happens for certain, added up: points first, then pioneers, tiles, roads and coaches, money last."""
    found: Said = []
    seat = foreseen.seat
    own = foreseen.own
    found += [("why-empties", {"points": event["points"], "money": event["money"]}) for event in own("emptied")]
    if settled := own("settled", "joined"):
        found.append(("why-settles", {"count": len(settled)}))
    if returned := own("returned"):
        found.append(("why-returns", {"count": len(returned)}))
    found += [("why-keeps", {"tile": event["tile"]}) for event in own("tile-kept")]
    found += [("why-nugget", {}) for _ in own("nugget")]
    found += [("why-hotel", {"amount": event["amount"]}) for event in own("hotel")]
    found += [("why-builds", {"line": event["line"]}) for event in own("built", "built-free")]
    found += [("why-buys-coach", {"points": event["points"], "seats": event["seats"]}) for event in own("bought-coach")]
    found += tolls(own("drove"))
    found += [("why-joins", {"price": event["price"], "host": event["host"]}) for event in own("joined")]
    found += [("why-passes", {}) for _ in own("passed")]
    money = foreseen.after["seats"][seat]["money"]
    if money != foreseen.before["seats"][seat]["money"]:
        found.append(("why-leaves", {"amount": money}))
    return found


def tolls(drives: list[Mapping[str, Any]]) -> Said:
    """What a drive pays to the others, each by name, and to the bank."""
    paid: dict[int, int] = {}
    for drive in drives:
        for other in drive["paid"]:
            paid[other] = paid.get(other, 0) + drive["share"]
    found: Said = [("why-pays", {"amount": amount, "to": other}) for other, amount in sorted(paid.items())]
    bank = sum(drive["bank"] for drive in drives)
    if bank:
        found.append(("why-pays-bank", {"amount": bank}))
    return found
