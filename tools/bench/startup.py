"""How long a process takes until it can play."""

from __future__ import annotations

import subprocess
import sys
import time

from tools.bench.process import our_surroundings

# The clock runs inside the new process: the interpreter's own start is not our affair, but measured beside.
IMPORT = "import time; begin = time.perf_counter(); import pioneers; print(time.perf_counter() - begin)"
READY = """
import time
begin = time.perf_counter()
import pioneers
pioneers.game({game!r}).new(players={players}, seed=1)
print(time.perf_counter() - begin)
"""


def start_times(game: str, players: int, *, pure_python: bool) -> dict[str, float]:
    """Seconds for a bare Python, for the import, and for import and first game, each in a new process."""
    surroundings = our_surroundings(pure_python)
    begin = time.perf_counter()
    say(surroundings, "pass")
    bare = time.perf_counter() - begin
    ready = READY.format(game=game, players=players)
    return {
        "bare": bare,
        "import": float(say(surroundings, IMPORT)),
        "ready": float(say(surroundings, ready)),
    }


def say(surroundings: dict[str, str], program: str) -> str:
    """What a Python program prints."""
    command = [sys.executable, "-P", "-c", program]
    done = subprocess.run(command, env=surroundings, stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return done.stdout
