"""The worlds that a seat imagines for one position."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Worlds in which a seat may be, made for one position: what can be said of all of them is worked out once."""

    def draw(self, rng: Rng) -> State:
        """The next world, which nobody else has."""
        raise NotImplementedError  # there is no usual way: each kind draws in its own
