"""The bus within the process."""

from __future__ import annotations

import pickle
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from pioneers.store.bus import Dropped, LocalBus
from tests.store.bus_suite import BusSuite


class TestLocalBus(BusSuite):
    @asynccontextmanager
    async def open(self) -> AsyncIterator[LocalBus]:
        bus = LocalBus()
        yield bus
        await bus.close()

    async def test_a_topic_that_all_left_takes_no_memory(self) -> None:
        async with self.open() as bus:
            for number in range(3):
                async with bus.subscribe(f"t{number}"), bus.subscribe(f"t{number}"):
                    pass
            assert bus._subscribers == {}


def test_the_news_of_being_dropped_travels_between_processes() -> None:
    assert pickle.loads(pickle.dumps(Dropped("t"))) == Dropped("t")  # noqa: S301 - our own
