"""`python -m tools.analysis REPORT GAME`: what docs/analysis.md reports, made again.

    python -m tools.analysis reliability board --players 2 --games 600
    python -m tools.analysis confirm cards --players 4 --games 20
    python -m tools.analysis planted board --players 3 --games 30
    python -m tools.analysis accounts board --players 2 --games 200

Games are played by level 5 against itself, each from a seed of its own; the same seeds give the same report. With
`--from FILE`, what `--keep FILE` has kept is reported again, by the marks that hold now.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from pioneers.arena.workers import Here, Processes
from tools.analysis import accounts, confirm, planted, reliability
from tools.analysis.games import Task, lost

REPORTS: dict[str, tuple[Callable[[Task], Any], Callable[[Task, list[Any]], str]]] = {
    "reliability": (reliability.work, reliability.report),
    "confirm": (confirm.work, confirm.report),
    "planted": (planted.work, planted.report),
    "accounts": (accounts.work, accounts.report),
}


def main() -> int:
    """Play, look, and say what was found."""
    parser = argparse.ArgumentParser(prog="python -m tools.analysis", description=__doc__.partition("\n")[0])
    parser.add_argument("report", choices=REPORTS)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=None, help="of the analysis, for each decision")
    parser.add_argument("--thinking", type=int, default=60, help="iterations of the players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--raw", action="store_true", help="chances as the search finds them, to fit corrections")
    parser.add_argument("--keep", type=Path, help="a file for what was found in each game, as JSON")
    parser.add_argument("--from", type=Path, dest="kept", help="what an earlier run has kept")
    given = parser.parse_args()
    tasks = [
        Task(given.game, given.players, given.seed * 1_000_000 + game, given.thinking, given.iterations, given.raw)
        for game in range(given.games)
    ]
    work, report = REPORTS[given.report]
    workers: Any = Here(work) if given.jobs == 1 else Processes(given.jobs, work, lost)
    found: list[Any] = []
    if given.kept is not None:
        print(report(tasks[0], json.loads(given.kept.read_text("utf-8"))))
        return 0
    # Interrupted, it reports what it has.
    with suppress(KeyboardInterrupt):
        for outcome in workers.run(tasks):
            found.append(outcome)
            if given.keep is not None:
                given.keep.write_text(json.dumps(found), encoding="utf-8")
            if sys.stderr.isatty():
                print(f"\r{len(found)} of {given.games}", end="", file=sys.stderr)
    workers.close()
    print(report(tasks[0], found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
