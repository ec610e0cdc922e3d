"""`pioneers copy`: from one database to another, a file or a PostgreSQL server."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from pioneers.cli.terminal.options import Language


def copy(
    *,
    origin: Annotated[str, Parameter(name="--from", help="help-copy-from")],
    target: Annotated[str, Parameter(name="--to", help="help-copy-to")],
    language: Language = None,
) -> int:
    """Copy all that a server has saved."""
    import os

    from rich.console import Console

    from pioneers.cli.terminal.screen import Screen
    from pioneers.server.hosting.copying import copy_server
    from pioneers.store.opening import shown
    from pioneers.text.say import Speaker, language_of

    screen, speaker = Screen(), Speaker(language_of(language, os.environ))
    # On the error stream: the outcome can be read by a program.
    with Console(stderr=True).status("") as status:

        def progress(done: int, total: int) -> None:
            status.update(speaker.say("copy-progress", {"done": done, "total": total}))

        copied = copy_server(origin, target, progress)
    rows = copied.contents.rows
    figures = {"file": shown(target), "tables": rows["tables"], "entries": rows["log"], "games": rows["finished"]}
    screen.remark(
        speaker.say("copy-done", {**figures, "people": rows["people"], "digest": copied.contents.digest[:16]})
    )
    for broken in copied.broken:
        screen.remark(broken.message(speaker.language))
    if copied.since:
        screen.remark(speaker.say("copy-since", {"file": shown(origin), "count": sum(copied.since.values())}))
    return 1 if copied.broken else 0
