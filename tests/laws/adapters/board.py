"""The board game for the laws: how to reach all of it, what is conserved, and what is hidden from whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from pioneers import Action, Event
from pioneers.board.equipment.load import load_coaches
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from tests.laws.adapter import Adapter, Json
from tests.laws.adapters import board_retold
from tests.laws.policies import Policy, chance, often, preferring

STEPS = {"purchase", "place", "drive", "settle", "sergeant", "barkeeper", "farmer", "join", "over"}
# Eight cities away from the start that leave the rest connected (B2.3).
CHOSEN_COVER = [
    *("bismarck", "charleston", "cincinnati", "denver", "fort-worth", "jacksonville", "los-angeles", "seattle"),
]


class BoardAdapter(Adapter):
    """Pioneers, the stagecoach game."""

    policies: ClassVar[Mapping[str, Policy]] = {
        "chance": chance,
        "road-hungry": preferring("buy roads", "buy road", "road"),
        "passive": preferring("done", "decline", "skip"),
        "spend-all": preferring("buy"),
        "chance again": chance,
        "building": often(preferring("buy roads", "buy road", "road", "join"), 7),
        "idling": often(preferring("done", "skip"), 8),
        "collecting": often(preferring("buy coach", "join", "return"), 7),
    }
    must_reach: ClassVar[Mapping[int, frozenset[str]]] = {
        players: frozenset({*STEPS, "roads", "stack", "idle", "nugget", "two merchants", "two roads on a line"})
        for players in (2, 3, 4)
    }
    longest = 1000
    kept = 12
    choices_are_public = True
    private: ClassVar[Mapping[str, frozenset[str]]] = {"nugget": frozenset({"value"})}
    reveals: ClassVar[Mapping[str, frozenset[str]]] = {
        "displayed": frozenset({"coach", "points", "seats"}),
        "nugget": frozenset({"value"}),
        # After the last round the nuggets are turned over (B11.2).
        "scored": frozenset({"nuggets", "total"}),
        "won": frozenset({"seats"}),
    }

    def options(self, players: int, number: int) -> dict[str, Json]:
        """Only two players have variants (B2.3)."""
        if players != 2:
            return {}
        return ({}, {"cover": "random"}, {"cover": CHOSEN_COVER})[number % 3]

    def marks(self, game: Game[Any], state: State) -> set[str]:
        """The step, the reasons of the end, and things that come seldom."""
        position: Mapping[str, Any] = game.dump(state)
        found = {state.step}
        if state.seat is None:
            found.add("+".join(position["ending"]))
        if any(len(owners) == 2 for owners in position["roads"].values()):
            found.add("two roads on a line")
        if any(seat["nuggets"] for seat in position["seats"]):
            found.add("nugget")
        if any(seat["merchants"] == 2 for seat in position["seats"]):
            found.add("two merchants")
        return found

    def conserved(self, position: Json) -> dict[str, Json]:
        """Pioneers and roads of each colour, coaches, nuggets, and a tile or a settler in every city."""
        rows = range(position["players"])
        seats = position["seats"]
        coaches = [coach["id"] for coach in (*position["display"], *position["stack"])]
        settled = [city for city in position["pioneers"] if city not in position["tiles"]]
        return {
            "pioneers": [
                seats[seat]["pioneers"]
                + sum(len(coach["aboard"]) for coach in seats[seat]["coaches"])
                + sum(counts[seat] for counts in position["pioneers"].values())
                for seat in rows
            ],
            "roads": [
                seats[seat]["roads"] + sum(seat in owners for owners in position["roads"].values()) for seat in rows
            ],
            "coaches": sorted(coaches + [coach["id"] for seat in seats for coach in seat["coaches"]]),
            "nuggets": sorted(position["nuggets"] + [nugget for seat in seats for nugget in seat["nuggets"]]),
            "cities": sorted([*position["tiles"], *settled]),
            "set-up": [position[field] for field in ("game", "rules", "data", "players", "first", "covered")],
        }

    def told(self, view: Json) -> dict[str, Json]:
        """All but the inner course of a turn."""
        return board_retold.told(view)

    def retold(self, told: dict[str, Json], events: Sequence[Event]) -> dict[str, Json]:
        """See `board_retold`."""
        return board_retold.retold(told, events)

    def shuffled(self, position: Json, seat: int | None, rng: Rng, action: Action | None = None) -> Json:  # noqa: ARG002
        """Other coaches in the stack, in another order, and other values of the nuggets that lie face down."""
        seen = {coach["id"] for row in position["seats"] for coach in row["coaches"]}
        seen.update(coach["id"] for coach in position["display"])
        unseen = [dict(coach) for coach in all_coaches() if coach["id"] not in seen]
        rng.shuffle(unseen)
        position["stack"] = unseen[: len(position["stack"])]
        over = position["seat"] is None
        rows = [row["nuggets"] for owner, row in enumerate(position["seats"]) if not over and owner != seat]
        rows.append(position["nuggets"])
        hidden = [nugget for row in rows for nugget in row]
        rng.shuffle(hidden)
        for row in rows:
            row[:] = [hidden.pop() for _ in row]
        return position


@cache
def all_coaches() -> list[dict[str, Any]]:
    """Every coach but the starting ones, as positions show them."""
    return [{"id": c.id, "points": c.points, "seats": list(c.seats)} for c in load_coaches().others]


ADAPTER = BoardAdapter()
