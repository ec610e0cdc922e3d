"""A change of a game has one way: what is carried out live is what follows from the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pioneers.server.tables.driver import Driver
from pioneers.server.tables.journal import Progress, progress_of
from tests.server.registries import Listener, Place, open_registry, somebody


def facts(progress: Progress) -> dict[str, Any]:
    """All that a log must bring back."""
    match = progress.match
    return {
        "digest": match.game.digest(match.state),
        "actions": match.record.actions,
        "undoable": [match.undoable(seat) for seat in range(2)],
        "versions": progress.perspectives.versions,
        "recent": [[change._replace(events=[]) for change in seen] for seen in progress.perspectives.recent],
        "last": (progress.last, progress.last_step, progress.time, progress.began, progress.begun),
        "holding": progress.holding,
        "done": progress.done,
        "seen": progress.seen,
        "chat": (progress.chat, progress.said, progress.heard),
        "left": progress.left,
    }


async def ask(place: Place, listener: Listener, table: str, kind: str, **more: Any) -> None:
    progress = place.registry.tables[table].progress
    seat = progress.deciding()
    assert seat is not None
    version = progress.perspectives.version(seat)
    await place.say(listener, type=kind, table=table, seat=seat, version=version, client=listener.client(), **more)


async def test_after_every_message_the_log_says_what_the_table_knows(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada = somebody()
        for game in ("board", "cards"):
            table = await place.table(ada, game)
            listener = place.listener(ada)
            for seat in range(2):
                await place.say(listener, type="watch", table=table, seat=seat)
            for number in range(40):
                known = place.registry.tables[table]
                if number % 7 == 3:
                    await place.say(listener, type="say", table=table, client=listener.client(), text="hm")
                elif known.progress.holding is not None and number % 2:
                    await ask(place, listener, table, "end")
                elif number % 5 == 4 and known.progress.match.undoable(known.progress.deciding() or 0):
                    await ask(place, listener, table, "undo", whole=False)
                elif known.progress.holding is None:
                    first = known.progress.match.state.legal()[0].text
                    await ask(place, listener, table, "play", actions=[first], end=number % 3 == 0)
                read = progress_of(known.header, known.game, await place.store.log.read(table))
                assert facts(read) == facts(known.progress)
            assert place.registry.tables[table].progress.last_step > 15


async def test_a_version_counts_only_what_is_on_the_disk(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada = somebody()
        table = await place.table(ada)
        listener = place.listener(ada)
        seat = place.registry.tables[table].deciding()
        await place.say(listener, type="watch", table=table, seat=seat)
        place.store.log.full = True
        await ask(place, listener, table, "play", actions=["buy road"])
        assert listener.last("refused")["version"] == 1
        place.store.log.full = False


async def test_a_socket_that_closes_while_it_begins_to_look_on_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_registry(tmp_path) as place:
        ada = somebody()
        table = await place.table(ada)
        found = place.registry.tables[table]
        listener = place.listener(ada)

        async def closes_meanwhile(*_: Any, **__: Any) -> None:
            place.registry.left(listener)

        monkeypatch.setattr(Driver, "proceed", closes_meanwhile)
        await place.say(listener, type="watch", table=table, seat=0)
        assert listener not in found.progress.perspectives.places
