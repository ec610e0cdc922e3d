"""The card game for the laws: how to reach all of it, what is conserved, and what is hidden from whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from pioneers import Action, Event
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from tests.laws.adapter import Adapter, Json
from tests.laws.adapters import cards_retold
from tests.laws.adapters.cards_worlds import another_world
from tests.laws.policies import Policy, chance, often, preferring

STEPS = {"exchange", "discard", "play", "add", "take", "trump", "steal", "plunder", "build", "pay", "over"}
SELDOM = {"settlement", "runs", "storm led", "thief in the trick", "suit missing", "two given away", "stock empty"}
# What shows something of a hand, which its player knew and the others did not. A play is told when it is complete, and
# whether it is depends on the hand; so does whether he who should lead must lose his thieves.
SHOWING = {
    "played": frozenset({"event", "cards"}),
    "thieves-lost": frozenset({"event"}),
    "last-hand": frozenset({"cards"}),
}


class CardsAdapter(Adapter):
    """Pioneer, the trick-taking game."""

    policies: ClassVar[Mapping[str, Policy]] = {
        "chance": chance,
        "settling": preferring("build", "keep"),
        "single cards": often(preferring("build", "done"), 9),
        "whole suits": often(preferring("add", "build"), 9),
        "thieving": preferring("play thief", "play storm", "build"),
        "exchanging": often(preferring("exchange", "build"), 8),
        "storming": often(preferring("build", "play storm", "trump deer", "keep"), 9),
        # Builds so seldom that most of these games last to the last run.
        "putting off": often(preferring("done", "keep"), 9),
    }
    must_reach: ClassVar[Mapping[int, frozenset[str]]] = {
        2: frozenset({*STEPS, *SELDOM, "separate hands"}),
        3: frozenset({*STEPS, *SELDOM}),
        4: frozenset({*STEPS, *SELDOM}),
    }
    longest = 5000
    games = (16, 16)
    kept = 25
    choices_are_public = False
    private: ClassVar[Mapping[str, frozenset[str]]] = {
        "dealt": frozenset({"cards"}),
        "discarded": frozenset({"card"}),
        "drew": frozenset({"cards"}),
    }
    reveals: ClassVar[Mapping[str, frozenset[str]]] = {
        "dealt": frozenset({"cards"}),
        "drew": frozenset({"cards"}),
        "starter-drawn": frozenset({"seat"}),
    }

    def options(self, players: int, number: int) -> dict[str, Json]:
        """Only two players have variants (C2.2)."""
        return {"hands": "separate"} if players == 2 and number % 2 else {}

    def revealed(self, event: Mapping[str, Json], seat: int | None) -> frozenset[str]:
        """What a hidden hand decides is new to all but its player."""
        if event["event"] in SHOWING and event["seat"] != seat:
            return SHOWING[event["event"]]
        return super().revealed(event, seat)

    def marks(self, game: Game[Any], state: State) -> set[str]:
        """The step, how the game ended, and things that come seldom."""
        position: Mapping[str, Any] = game.dump(state)
        plays = position["trick"]["plays"]
        found = {state.step}
        if state.seat is None:
            found.update(game.result(state)["reasons"])  # type: ignore[arg-type]
        if position["options"]["hands"] == "separate":
            found.add("separate hands")
        if plays and plays[0]["cards"][0].startswith("storm"):
            found.add("storm led")
        if any(play["cards"] == ["thief"] for play in plays):
            found.add("thief in the trick")
        if any(position["void"]):
            found.add("suit missing")
        if any(len(given) == 2 for given in position["discards"]):
            found.add("two given away")
        if 0 in position["stock"].values():
            found.add("stock empty")
        return found

    def conserved(self, position: Json) -> dict[str, Json]:
        """The play cards and, by suit, the supply cards."""
        cards = [*position["deck"], *position["gone"], *position["pending"]]
        for part in (*position["hands"], *position["discards"]):
            cards += part
        for play in position["trick"]["plays"]:
            cards += play["cards"]
        return {
            "cards": sorted(cards),
            "supplies": {
                suit: count + sum(row[suit] for row in position["supplies"])
                for suit, count in position["stock"].items()
            },
            "set-up": [position[field] for field in ("game", "rules", "data", "players", "options")],
        }

    def told(self, view: Json) -> dict[str, Json]:
        """All but who decides what."""
        return cards_retold.told(view)

    def retold(self, told: dict[str, Json], events: Sequence[Event]) -> dict[str, Json]:
        """See `cards_retold`."""
        return cards_retold.retold(told, events)

    def shuffled(self, position: Json, seat: int | None, rng: Rng, action: Action | None = None) -> Json:
        """See `cards_worlds`."""
        return another_world(position, seat, rng, None if action is None else action.text)


ADAPTER = CardsAdapter()
