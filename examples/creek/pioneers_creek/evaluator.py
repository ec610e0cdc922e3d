"""What the levels know of Gold Creek: what a position is worth. All else `Mind` does for any game."""

from pioneers.bots.evaluator import SURE, Mind
from pioneers.kernel.state import State
from pioneers_creek.rules import CreekState


class CreekMind(Mind):
    """Thinks of gold alone."""

    def worth(self, state: State, seat: int) -> int:
        """The own share of all gold; at the end, who has won."""
        assert isinstance(state, CreekState)
        if not state.creek:
            return super().worth(state, seat)
        totals = [1 + sum(pouch) for pouch in state.pouches]
        totals[state.active] += sum(state.pan)
        return SURE * totals[seat] // sum(totals)
