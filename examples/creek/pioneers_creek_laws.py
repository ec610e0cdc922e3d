"""What the laws kit of the program must know of Gold Creek: see tests/laws/adapter.py."""

from typing import Any, ClassVar

from pioneers_creek.rules import MUD
from tests.laws.adapter import Adapter
from tests.laws.policies import chance, often, preferring


class CreekAdapter(Adapter):
    """Gold Creek for the laws."""

    policies: ClassVar[Any] = {"chance": chance, "bold": preferring("pan"), "careful": often(preferring("bank"), 8)}
    must_reach: ClassVar[Any] = dict.fromkeys((2, 3, 4), frozenset({"turn", "over", "lost"}))
    longest = 60
    private: ClassVar[Any] = {"panned": {"weight"}}
    reveals: ClassVar[Any] = {**private, "sifted": {"mud", "lost"}, "weighed": {"nuggets", "total"}, "won": {"seats"}}

    def marks(self, game: Any, state: Any) -> set[str]:
        """The step, and whether gold was lost."""
        return {state.step, "lost" if any(state.gone) else "safe"}

    def conserved(self, position: Any) -> dict[str, Any]:
        """No piece leaves the game."""
        rows = (position["creek"], position["pan"], position["gone"], *position["pouches"])
        return {"pieces": sorted(piece for row in rows for piece in row)}

    def told(self, view: Any) -> dict[str, Any]:
        """What everybody can follow."""
        return {"gone": view["gone"], "pouches": [len(pouch) for pouch in view["pouches"]]}

    def retold(self, told: Any, events: Any) -> dict[str, Any]:
        """The same after these events."""
        for event in events:
            if event.key == "banked":
                told["pouches"][event.figures["seat"]] += event.figures["count"]
            elif event.key == "sifted" and event.figures["mud"]:
                told["gone"] += [MUD, *event.figures["lost"]]
        return dict(told)


ADAPTER = CreekAdapter()
