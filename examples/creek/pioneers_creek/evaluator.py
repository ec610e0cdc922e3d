"""What the levels know of Gold Creek: what a position is worth. All else `Evaluator` does for any game."""

from typing import Any

from pioneers.bots.evaluator import SURE, Evaluator


class CreekEvaluator(Evaluator):
    """Thinks of gold alone."""

    def mark(self, state: Any) -> int:
        """Grows with every piece that is taken: nobody can think beyond what nobody knows."""
        return -len(state.creek)

    def worth(self, state: Any, seat: int) -> int:
        """The own share of all gold; at the end, who has won."""
        if not state.creek:
            return super().worth(state, seat)
        totals: list[int] = [1 + sum(pouch) for pouch in state.pouches]
        totals[state.active] += sum(state.pan)
        return SURE * totals[seat] // sum(totals)
