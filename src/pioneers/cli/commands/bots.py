"""`pioneers bots`: a worker in which bots think for servers that ask through Redis."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language, Redis


def bots(
    *,
    redis: Redis = None,
    workers: Annotated[int | None, Parameter(help="help-bots-workers")] = None,
    settings: Annotated[Path | None, Parameter(help="help-serve-settings")] = None,
    language: Language = None,
) -> int:
    """Answer until Ctrl-C or a signal ends it."""
    import os

    from pioneers.kernel.mistake import Mistake
    from pioneers.server.bots.remote.program import run
    from pioneers.server.hosting import logs
    from pioneers.server.hosting.settings_reading import read_settings

    del language  # the command line has it already
    options: dict[str, tuple[str, object]] = {}
    if redis is not None:
        options["redis"] = ("--redis", redis)
    if workers is not None:
        options["bots.workers"] = ("--workers", workers)
    wanted = read_settings(settings, os.environ, options)
    if not wanted.redis:
        raise Mistake("bots-redis")
    logs.configure(wanted.log)
    run(wanted)
    return 0
