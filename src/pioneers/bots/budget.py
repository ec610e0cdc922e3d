"""How long a bot may think: so many iterations, so many seconds, or until it is told to stop."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Budget:
    """Iterations make a bot repeatable; seconds are a limit on top. `None` stands for no limit."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.stopped = False

    def stop(self) -> None:
        """End the thinking that goes on now, from any thread; the bot answers with the best it has found."""
        self.stopped = True

    def granted(self, usual: int) -> int:
        """How many iterations a search may do; without a limit, as many as is usual."""
        return usual if self.iterations is None else self.iterations

    def spend(self, run: Callable[[int], None], iterations: int, chunk: int) -> None:
        """Let `run` think in small portions, at least one, until they are done or time is up.

        Between two portions other threads get their turn, which compiled code alone would not give them.
        """
        self.stopped = False
        end = None if self.seconds is None else monotonic() + self.seconds
        done = 0
        while done < iterations:
            portion = min(chunk, iterations - done)
            run(portion)
            done += portion
            if self.stopped or (end is not None and monotonic() >= end):
                break
