"""Laws of accounts: nothing is lost or made, and the events alone explain every change that people can see."""

from __future__ import annotations

from typing import Any

from pioneers.kernel.game import Game
from tests.laws.adapter import Adapter
from tests.laws.sample import Setup, played


def law_nothing_is_lost_or_made(game: Game[Any], adapter: Adapter, setup: Setup) -> None:
    """The adapter's sums are in every position what they were in the first."""
    first: dict[str, Any] | None = None
    for number, (state, _) in enumerate(played(game, setup)):
        sums = adapter.conserved(game.dump(state))
        first = first or sums
        changed = {name: (first[name], value) for name, value in sums.items() if first[name] != value}
        assert not changed, f"{setup}: not conserved at decision {number}: {changed}"


def law_events_tell_every_change(game: Game[Any], adapter: Adapter, setup: Setup) -> None:
    """A spectator who saw the first view can follow the game by its public events alone, to the last dollar."""
    told: dict[str, Any] = {}
    for number, (state, events) in enumerate(played(game, setup)):
        seen = adapter.told(game.view(state, None))
        keys = [event.key for event in events]
        try:
            told = adapter.retold(told, events) if number else seen
            differing = {name: (told[name], value) for name, value in seen.items() if told[name] != value}
            assert not differing, f"(told, seen) are {differing}"
        except AssertionError as broken:
            raise AssertionError(f"{setup}: {keys} at decision {number} do not explain it: {broken}") from broken
        told = seen
