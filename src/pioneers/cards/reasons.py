"""Why a plan of the card game is good: what it wins, takes, steals, builds, and what it costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pioneers.analysis.reasons import Foreseen
    from pioneers.kernel.view import Json


def reasons(foreseen: Foreseen) -> list[tuple[str, dict[str, Json]]]:
    """What happens for certain, the most telling first."""
    found: list[tuple[str, dict[str, Json]]] = []
    seat = foreseen.seat
    events: list[Mapping[str, Any]] = list(foreseen.events)
    own = [event for event in events if event.get("seat") == seat]

    def of(*keys: str) -> list[Mapping[str, Any]]:
        return [event for event in own if event["event"] in keys]

    found += [("why-raises", {"building": event["building"]}) for event in of("building-raised")]
    found += [("why-steals", {"suit": event["suit"], "victim": event["victim"]}) for event in of("stolen")]
    plays = of("played")
    won = [event for event in events if event["event"] == "trick-won"]
    if won:
        found.append(("why-wins", {}) if won[-1]["seat"] == seat else ("why-loses", {"winner": won[-1]["seat"]}))
    elif plays and foreseen.ahead is not None:
        ahead: Mapping[str, Any] = foreseen.ahead
        leads = ahead["seat"] == seat
        found.append(("why-ahead", {}) if leads else ("why-behind", {"leader": ahead["seat"]}))
    found += [("why-takes", {"suit": event["suit"]}) for event in of("supply-taken", "storm-took")]
    found += [("why-trump", {"suit": event["suit"]}) for event in of("trump-named")]
    found += [("why-exchanges", {"suit": event["suit"]}) for event in of("exchange-paid")]
    found += [("why-pays-start", {"suit": event["suit"]}) for event in of("paid-start")]
    if plays:
        found.append(("why-plays", {"count": sum(len(event["cards"]) for event in plays)}))
    return found
