"""`./run bench serve`: how fast the server is, beside boardgame.io. A developer's tool: its words are English."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

from cyclopts import Parameter
from cyclopts.validators import Number
from rich.console import Console

import pioneers
from tools.bench.environment import cache_folder
from tools.bench.server.load import LoadLost
from tools.bench.server.many import Crowd, crowd
from tools.bench.server.process import ServerLost
from tools.bench.server.report import crowds_json, missed_targets, outcome_json, print_crowds, print_outcome
from tools.bench.server.run import contend
from tools.bench.server.scale.growth import Grown, grow
from tools.bench.server.scale.report import print_measured
from tools.bench.server.scale.shared import Sharing, share

# As many as are compared unless somebody wants otherwise.
PROCESSES = 3

T = TypeVar("T")


def serve(
    *,
    tables: Annotated[int, Parameter(validator=Number(gte=1))] = 500,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 10.0,
    rounds: Annotated[int, Parameter(validator=Number(gte=1))] = 3,
    rival: bool = True,
    many: bool = False,
    idle: Annotated[int, Parameter(validator=Number(gte=1))] = 5000,
    shared: Annotated[int, Parameter(validator=Number(gte=1))] | None = None,
    growth: bool = False,
    folder: Path | None = None,
    json_file: Annotated[Path | None, Parameter(name="--json")] = None,
    gate: bool = False,
) -> int:
    """Measure the server beside boardgame.io on this machine, in slices that take turns.

    Parameters
    ----------
    tables
        How many tables are played at once, by two connected clients each.
    seconds
        How long each slice is. Setting up comes on top.
    rounds
        How many rounds; a ratio is the median over the rounds.
    rival
        Measure boardgame.io too. It is installed once, into the user's cache folder; this needs Node.
    many
        Instead, measure memory and times of ours with many idle tables beside the active ones.
    idle
        How many idle tables there are then.
    shared
        Instead, measure ours on PostgreSQL and Redis with 1 process, 2 and so on up to this number.
    growth
        Instead, measure how cost grows: tables and watchers ×10, logs ×100, processes up to `--shared` (3).
    folder
        Where databases are made; without it, the user's cache folder. It should be on a disk. PostgreSQL does not
        run as root: root's is in the folder for temporary files then, where its own user gets in.
    json_file
        Write every figure into this file.
    gate
        End with exit code 1 if a target is missed.
    """
    errors = Console(stderr=True)

    def tell(words: str) -> None:
        # No spinner: it would take time from the load between two moves.
        errors.print(words, style="dim", markup=False, highlight=False)

    services = growth or shared is not None
    place = (folder or (folder_of_services() if services else cache_folder())).absolute()
    files = allow_many_files()
    try:
        if many:
            crowds = run(crowd_of_each(active=tables, idle=idle, seconds=seconds, folder=place, files=files, tell=tell))
            print_crowds(Console(), crowds)
            report, failed = crowds_json(crowds), False
        elif services:
            measure: Callable[..., Coroutine[Any, Any, Sharing | Grown]] = grow if growth else share
            measured = run(
                measure(
                    pioneers.GAMES,
                    processes=shared or PROCESSES,
                    tables=tables,
                    seconds=seconds,
                    rounds=rounds,
                    folder=place,
                    tell=tell,
                )
            )
            report = print_measured(Console(), measured)
            failed = False
        else:
            outcome = run(contend(tables=tables, seconds=seconds, rounds=rounds, folder=place, rival=rival, tell=tell))
            print_outcome(Console(), outcome)
            report, failed = outcome_json(outcome), bool(missed_targets(outcome))
    except (LoadLost, ServerLost) as reason:
        errors.print(f"Our own server failed: {reason}", style="bold red", markup=False, highlight=False)
        return 1
    if json_file is not None:
        json_file.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return int(gate and failed)


async def crowd_of_each(**settings: Any) -> list[Crowd]:
    """Each game in a process of its own, one after the other."""
    return [await crowd(game, **settings) for game in pioneers.GAMES]


def folder_of_services() -> Path:
    """Where PostgreSQL can write too: root's own folders are closed to the user that it runs as then."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return Path(tempfile.gettempdir()) if root else cache_folder()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run the load on the fastest loop there is."""
    if sys.platform == "win32":
        return asyncio.run(work)
    import uvloop  # noqa: PLC0415 - not on Windows

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def allow_many_files() -> int:
    """Let this process and the servers open as many sockets as the system allows, and say how many."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return 500
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = 1 << 20
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most
