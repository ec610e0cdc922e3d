"""Keeping a table in step with what other processes write: in its mailbox, as everything that changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.server.tables.journal import BEGUN, CHAT, HINT, names_of
from pioneers.server.tables.mailbox import Again
from pioneers.server.teaching.hints import tell_asked
from pioneers.server.watching.talk import tell_line
from pioneers.server.watching.telling import tell
from pioneers.store.sql.rows import Entry

if TYPE_CHECKING:
    from pioneers.server.tables.table import Table


async def follow(table: Table, entries: Sequence[Entry]) -> None:
    """Entries of another process are in the log: carry them out here too, and tell them."""
    progress = table.progress
    new = [entry for entry in entries if entry.number > progress.last]
    if new and new[0].number > progress.last + 1:
        new = await table.context.store.log.read(table.header.id, progress.last + 1)
    for entry in new:
        _carry_out(table, entry)
    if not new:
        return
    table.touched = table.context.time.elapsed()
    if progress.over():
        await look_up(table)
    else:
        await table.driver.proceed(after_a_step=True)


def _carry_out(table: Table, entry: Entry) -> None:
    progress = table.progress
    if entry.kind == BEGUN:
        progress.match.record.seats = names_of(table.header)
    try:
        change = progress.apply(entry)
    except (Mistake, Refusal) as error:
        # What is in memory is not what the other process had: all of it is made from the log again.
        table.broken = Mistake("table-broken")
        raise Again from error
    progress.note(entry, change)
    if change is not None:
        table.driver.set_clock()
        tell(table, change)
    elif entry.kind == CHAT:
        tell_line(table, progress.chat[-1])
    elif entry.kind == HINT and entry.seat is not None:
        tell_asked(table, entry.seat)


async def look_up(table: Table) -> None:
    """Another process has changed seats or state: go on with the header as it is now."""
    header = await table.context.store.tables.find(table.header.id)
    if header is None:
        table.let_go(table, None)
        return
    if header.revision == table.header.revision:
        return
    if header.state == "over" and not table.progress.over():
        await follow(table, await table.context.store.log.read(header.id, table.progress.last + 1))
    table.adopt(header)
    if header.state == "asleep" and not table.progress.perspectives.places:
        table.let_go(table, header)
        return
    if header.state == "asleep":
        # Asleep there, but not here.
        await table.save(replace(header, state="running", deadline=None, time_left=None))
    if header.state == "over":
        table.driver.dismiss()
    else:
        await table.driver.proceed()


async def catch_up(table: Table) -> None:
    """Look at all that other processes may have written: news of it may have been lost."""
    await follow(table, await table.context.store.log.read(table.header.id, table.progress.last + 1))
    await look_up(table)
    await table.driver.proceed()
