"""All attacks at once, from one machine, while honest people play: how long they wait, and that nothing is lost.

    python -m tests.server.trials.attack [--minutes 10] [--tables 100] [--addresses 1] [--seed 1] [--only crowd chatter]

A server with the limits it has by default is struck with everything of `http_blows` and `socket_blows`. Honest people,
each with an address of his own, play at many tables meanwhile. At the end every acknowledged move is in the log once,
every game replays to what its seats saw, and the server ends when it is asked to.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.server.trials.attack.run import Verdict, under_attack


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.trials.attack", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--addresses", type=int, default=1, help="from so many addresses the attacker comes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], help="names of blows")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        verdict = asyncio.run(
            under_attack(
                Path(folder), options.minutes * 60, options.tables, options.seed, options.addresses, options.only
            )
        )
    sys.stdout.write(report(verdict))
    sys.exit(not verdict.good)


def report(verdict: Verdict) -> str:
    """What there is to say, a line each."""
    lines = [f"{number:10} {what}" for what, number in verdict.blows.items()]
    lines += ["", *(f"{number:10} {what}" for what, number in verdict.counts.items())]
    lines += ["", *(f"{what}: {text}" for what, text in verdict.figures().items())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
