"""A mailbox: one thing after the other, again if somebody else was first, and an end."""

from __future__ import annotations

import asyncio

import pytest

from pioneers.server.tables.mailbox import Again, Mailbox
from pioneers.server.wire.problems import Conflict


async def test_a_work_that_was_overtaken_is_done_again_from_the_beginning_and_not_for_ever() -> None:
    box = Mailbox()
    tries: list[int] = []

    async def second() -> int:
        tries.append(len(tries))
        if len(tries) < 3:
            raise Again
        return len(tries)

    assert await box.ask(second) == 3

    async def never() -> None:
        raise Again

    with pytest.raises(Conflict):
        await box.ask(never)


async def test_what_waits_when_a_table_ends_is_not_begun_and_who_asked_is_told() -> None:
    box, began, free = Mailbox(), asyncio.Event(), asyncio.Event()
    done: list[str] = []

    async def slow() -> None:
        began.set()
        await free.wait()
        done.append("slow")

    async def later() -> None:
        done.append("later")

    box.submit(slow)
    await began.wait()
    box.submit(later)
    asked = asyncio.create_task(box.ask(later))
    await asyncio.sleep(0)
    box.is_ended = True
    free.set()
    await box.idle()
    assert done == ["slow"], "what was begun is finished"
    with pytest.raises(Conflict):
        await asked
