"""Why a plan of the card game is good: what it wins, takes, steals, builds, and what it costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pioneers.analysis.reasons import Foreseen, Said


def reasons(foreseen: Foreseen) -> Said:
    """What happens for certain, the most telling first."""
    found: Said = []
    seat = foreseen.seat
    own = foreseen.own
    found += [("why-raises", {"building": event["building"]}) for event in own("building-raised")]
    found += [("why-steals", {"suit": event["suit"], "victim": event["victim"]}) for event in own("stolen")]
    plays = own("played")
    won = [event["seat"] for event in foreseen.events if event["event"] == "trick-won"]
    if won:
        found.append(("why-wins", {}) if won[-1] == seat else ("why-loses", {"winner": won[-1]}))
    elif plays and foreseen.ahead is not None:
        ahead: Mapping[str, Any] = foreseen.ahead
        leads = ahead["seat"] == seat
        found.append(("why-ahead", {}) if leads else ("why-behind", {"leader": ahead["seat"]}))
    found += [("why-takes", {"suit": event["suit"]}) for event in own("supply-taken", "storm-took")]
    found += [("why-trump", {"suit": event["suit"]}) for event in own("trump-named")]
    found += [("why-exchanges", {"suit": event["suit"]}) for event in own("exchange-paid")]
    found += [("why-pays-start", {"suit": event["suit"]}) for event in own("paid-start")]
    if plays:
        found.append(("why-plays", {"count": sum(len(event["cards"]) for event in plays)}))
    return found
