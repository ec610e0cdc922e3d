"""Many clients at many tables, while a seeded schedule does harm to every part; then witnesses judge what they saw.

python -m tests.storm --minutes 30 --seed 1 [--processes 3] [--parts sqlite|full] [--report FILE]

See docs/storm.md.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from pathlib import Path

from tests.storm.report import findings, report
from tests.storm.run import Storm, Wish, parts_of, rage
from tests.storm.schedule import schedule


async def until_told(folder: Path, wish: Wish) -> Storm:
    """A storm that takes its processes with it when it is ended from outside."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    return await rage(folder, wish)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.storm", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=3, help="how many servers, with --parts full")
    parser.add_argument("--parts", choices=("sqlite", "full"), default="sqlite")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--pace", type=float, default=4.0, help="seconds between two harms, about")
    parser.add_argument("--report", type=Path, help="write the report into this file as well")
    parser.add_argument("--keep", type=Path, help="an empty folder for databases, logs and histories, to be looked at")
    parser.add_argument("--plan", action="store_true", help="only say what would be done")
    options = parser.parse_args()
    servers = 1 if options.parts == "sqlite" else options.processes
    wish = Wish(options.minutes * 60, options.seed, servers, options.parts, options.tables, options.pace)
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        if options.plan:
            harms = schedule(wish.seed, wish.seconds, parts_of(folder, wish).kinds, wish.pace)
            sys.stdout.write("".join(f"{harm}\n" for harm in harms))
            return 0
        storm = asyncio.run(until_told(folder, wish))
    told = report(storm)
    sys.stdout.write(told + findings(storm))
    if options.report is not None:
        options.report.write_text(told, encoding="utf-8")
    return 1 if storm.findings else 0


if __name__ == "__main__":
    sys.exit(main())
