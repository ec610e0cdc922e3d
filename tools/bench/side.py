"""One side of the bench: a process that measures on request, one slice of time after the other.

It is started by path with the Python of either side and uses the standard library only, so that ours and the
rival's run under the same clock. `side.py FILE GAME PLAYERS` loads FILE, the side's own: its function
`open_side(game, players, clock)` gives facts about the side and, by name, what can be measured. Then every
line of JSON on standard input, `{"measure": "copy", "seconds": 0.1}`, is answered by one line of tallies.
"""

from __future__ import annotations

import gc
import importlib.util
import json
import platform
import sys
import time
from collections.abc import Callable
from types import ModuleType
from typing import Any, TextIO

Clock = Callable[[], float]
# What was counted under a name, and how many seconds (or choices) all of it took.
Tallies = dict[str, tuple[int, float]]
Batch = Callable[[], Tallies]


def choose_clock() -> Clock:
    """Time spent by this process: other programs disturb it little. Where it is too coarse, the wall's."""
    if time.get_clock_info("process_time").resolution < 1e-6:
        return time.process_time
    return time.perf_counter


def slice_of(batch: Batch, seconds: float) -> Tallies:
    """Repeat a batch for about this long, at least once, and add up."""
    end = time.perf_counter() + seconds
    total: Tallies = {}
    while True:
        for name, (count, amount) in batch().items():
            counted, sum_so_far = total.get(name, (0, 0.0))
            total[name] = (counted + count, sum_so_far + amount)
        if time.perf_counter() >= end:
            return total


def load(path: str) -> ModuleType:
    """The module in this file, whatever its folder: a rival's Python does not know our package."""
    spec = importlib.util.spec_from_file_location("measured", path)
    if spec is None or spec.loader is None:
        raise ImportError(path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def serve(facts: dict[str, Any], batches: dict[str, Batch], requests: TextIO, answers: TextIO) -> None:
    """Introduce the side, then answer until there are no more requests."""
    hello = {**facts, "python": platform.python_version(), "measures": sorted(batches)}
    answers.write(json.dumps(hello) + "\n")
    answers.flush()
    for line in requests:
        request = json.loads(line)
        tallies = slice_of(batches[request["measure"]], request["seconds"])
        answers.write(json.dumps(tallies) + "\n")
        answers.flush()


def main() -> None:
    """Open the side and serve."""
    path, game, players = sys.argv[1:]
    answers, sys.stdout = sys.stdout, sys.stderr  # what a side prints must not stand among the answers
    facts, batches = load(path).open_side(game, int(players), choose_clock())
    # What was prepared stays; the collector need not look at it in the middle of a slice.
    gc.collect()
    gc.freeze()
    serve(facts, batches, sys.stdin, answers)


if __name__ == "__main__":
    main()
