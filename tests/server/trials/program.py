"""A trial as a program: how much of it, from which seed, and what came of it."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.servers import ServerThread, server_thread

Trial = Callable[[ServerThread, int, int], Awaitable[Counter[str]]]


def run_trial(module: str, description: str | None, amount: tuple[str, int], trial: Trial, proved: str) -> None:
    """Take `--<amount>` and `--seed` from the command line, try a server of its own, and print what happened."""
    what, usual = amount
    parser = argparse.ArgumentParser(prog=f"python -m tests.server.trials.{module}", description=description)
    parser.add_argument(f"--{what}", type=int, default=usual, dest="amount")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    began = time.monotonic()

    async def tried(server: ServerThread) -> Counter[str]:
        return await trial(server, options.amount, options.seed)

    with tempfile.TemporaryDirectory() as folder, server_thread(Path(folder)) as server:
        counts = asyncio.run(tried(server))
    for name, number in sorted(counts.items()):
        sys.stdout.write(f"{number:10} {name}\n")
    sys.stdout.write(f"{proved}; {time.monotonic() - began:.0f} s\n")
