"""What every bus must do. An implementation's test class says how it is made."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager

import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.store.bus import Bus, Dropped, Subscription


class BusSuite:
    def open(self) -> AbstractAsyncContextManager[Bus]:
        raise NotImplementedError

    async def test_all_who_subscribe_get_every_message_in_order(self) -> None:
        async with self.open() as bus, bus.subscribe("t") as one, bus.subscribe("t") as two:
            messages = [b"%d" % number for number in range(100)]
            for message in messages:
                await bus.publish("t", message)
            assert await some(one, 100) == messages
            assert await some(two, 100) == messages

    async def test_a_subscriber_hears_nothing_of_other_topics_and_earlier_times(self) -> None:
        async with self.open() as bus:
            await bus.publish("t", b"before")
            async with bus.subscribe("t") as messages:
                await bus.publish("other", b"elsewhere")
                await bus.publish("t", b"now")
                assert await some(messages, 1) == [b"now"]

    async def test_one_who_waits_is_woken(self) -> None:
        async with self.open() as bus, bus.subscribe("t") as messages:
            waiting = asyncio.ensure_future(anext(messages))
            await asyncio.sleep(0)
            assert not waiting.done()
            await bus.publish("t", b"x")
            assert await asyncio.wait_for(waiting, 10) == b"x"

    async def test_nobody_need_listen(self) -> None:
        async with self.open() as bus:
            await bus.publish("t", b"x")

    async def test_the_slow_one_is_dropped_and_told_and_the_others_are_not(self) -> None:
        async with self.open() as bus, bus.subscribe("t", backlog=3) as slow, bus.subscribe("t", backlog=9) as quick:
            for number in range(5):
                await bus.publish("t", b"%d" % number)
            with pytest.raises(Dropped, match="too slow for “t”"):
                # What waits may still come before the news that it is too late.
                await some(slow, 5)
            with pytest.raises(Dropped):
                await anext(slow)
            assert len(await some(quick, 5)) == 5

    async def test_one_who_was_dropped_can_subscribe_anew(self) -> None:
        async with self.open() as bus:
            async with bus.subscribe("t", backlog=1) as slow:
                await bus.publish("t", b"1")
                await bus.publish("t", b"2")
                with pytest.raises(Dropped):
                    await some(slow, 2)
            async with bus.subscribe("t") as messages:
                await bus.publish("t", b"3")
                assert await some(messages, 1) == [b"3"]

    async def test_one_who_left_gets_nothing_more(self) -> None:
        async with self.open() as bus:
            async with bus.subscribe("t") as messages:
                await bus.publish("t", b"1")
            await bus.publish("t", b"2")
            assert [message async for message in messages] in ([], [b"1"])

    async def test_closing_ends_every_subscription_after_what_waits(self) -> None:
        async with self.open() as bus, bus.subscribe("t") as messages, bus.subscribe("u") as others:
            waiting = asyncio.ensure_future(collect(others))
            await bus.publish("t", b"last")
            await asyncio.sleep(0)
            await bus.close()
            assert await asyncio.wait_for(collect(messages), 10) == [b"last"]
            assert await asyncio.wait_for(waiting, 10) == []
            with pytest.raises(Mistake, match="closed"):
                await bus.publish("t", b"late")
            with pytest.raises(Mistake, match="closed"):
                await bus.subscribe("t").__aenter__()

    async def test_many_topics_do_not_mix(self) -> None:
        async with self.open() as bus:

            async def listen(topic: str, ready: asyncio.Event) -> list[bytes]:
                async with bus.subscribe(topic) as messages:
                    ready.set()
                    return await some(messages, 20)

            readies = [asyncio.Event() for _ in range(30)]
            listeners = [asyncio.ensure_future(listen(f"t{number}", ready)) for number, ready in enumerate(readies)]
            await asyncio.gather(*(ready.wait() for ready in readies))
            for message in range(20):
                for topic in range(30):
                    await bus.publish(f"t{topic}", b"%d %d" % (topic, message))
            for topic, heard in enumerate(await asyncio.gather(*listeners)):
                assert heard == [b"%d %d" % (topic, message) for message in range(20)]


async def some(messages: Subscription, count: int) -> list[bytes]:
    return [await asyncio.wait_for(anext(messages), 10) for _ in range(count)]


async def collect(messages: Subscription) -> list[bytes]:
    return [message async for message in messages]
