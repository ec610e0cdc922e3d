"""`pioneers serve`: the server, for others or at home."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Database, Language, Redis


def serve(
    *,
    home: Annotated[bool, Parameter(help="help-serve-home", negative="")] = False,
    host: Annotated[str | None, Parameter(help="help-serve-host")] = None,
    port: Annotated[int | None, Parameter(help="help-serve-port")] = None,
    database: Database = None,
    redis: Redis = None,
    processes: Annotated[int | None, Parameter(help="help-serve-processes")] = None,
    settings: Annotated[Path | None, Parameter(help="help-serve-settings")] = None,
    browser: Annotated[bool | None, Parameter(help="help-serve-browser")] = None,
    check: Annotated[bool, Parameter(help="help-serve-check", negative="")] = False,
    language: Language = None,
) -> int:
    """Serve until Ctrl-C or a signal ends it."""
    import os

    from pioneers.cli.reports.serving import Wishes, serve_as_wished
    from pioneers.text.say import language_of

    options: dict[str, tuple[str, object]] = {}
    if host is not None:
        options["listen.host"] = ("--host", host)
    if port is not None:
        options["listen.port"] = ("--port", port)
    if database is not None:
        options["database"] = ("--database", database)
    if redis is not None:
        options["redis"] = ("--redis", redis)
    if processes is not None:
        options["processes"] = ("--processes", processes)
    wishes = Wishes(
        home=home,
        options=options,
        settings=settings,
        browser=home if browser is None else browser,
        check=check,
        language=language_of(language, os.environ),
    )
    return serve_as_wished(wishes, os.environ)
