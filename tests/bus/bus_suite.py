"""What every bus must do. An implementation's test class says how buses are made that share what is said."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Protocol

from pioneers.bus.interface import Bus

# Seconds; far more than anything here takes.
LONG = 10.0


class Making(Protocol):
    """Makes one more bus of the same house."""

    async def __call__(self) -> Bus: ...


class BusSuite:
    def house(self) -> Making:
        raise NotImplementedError

    @asynccontextmanager
    async def buses(self, count: int) -> AsyncIterator[list[Bus]]:
        make = self.house()
        async with AsyncExitStack() as parts:
            made = [await make() for _ in range(count)]
            for bus in made:
                parts.push_async_callback(bus.close)
            yield made

    async def test_all_others_who_listen_get_every_message_in_order(self) -> None:
        async with self.buses(3) as (here, one, two):
            heard: list[list[bytes]] = [[], []]
            for bus, messages in zip((one, two), heard, strict=True):
                assert await bus.listen("t", messages.append).ready()
            sent = [b"%d \x00\xff\r\n" % number for number in range(300)]
            for message in sent:
                here.publish("t", message)
            await until(lambda: all(len(messages) == 300 for messages in heard))
            assert heard == [sent, sent]
            assert (here.published, here.dropped) == (300, 0)

    async def test_nobody_hears_himself(self) -> None:
        async with self.buses(2) as (here, there):
            own: list[bytes] = []
            others: list[bytes] = []
            await here.listen("t", own.append).ready()
            await there.listen("t", others.append).ready()
            here.publish("t", b"from here")
            there.publish("t", b"from there")
            await until(lambda: bool(own and others))
            assert (own, others) == ([b"from there"], [b"from here"])
            assert here.process != there.process

    async def test_a_listener_hears_nothing_of_other_topics_and_earlier_times(self) -> None:
        async with self.buses(2) as (here, there):
            messages: list[bytes] = []
            here.publish("t", b"before")
            # What was said before this answer has been said.
            await here.notes.get("anything")
            await there.listen("t", messages.append).ready()
            here.publish("other", b"elsewhere")
            here.publish("t", b"now")
            await until(lambda: bool(messages))
            assert messages == [b"now"]

    async def test_one_who_stopped_hears_nothing_more_and_the_others_do(self) -> None:
        async with self.buses(2) as (here, there):
            one: list[bytes] = []
            two: list[bytes] = []
            first, second = there.listen("t", one.append), there.listen("t", two.append)
            await second.ready()
            first.stop()
            first.stop()
            here.publish("t", b"1")
            await until(lambda: bool(two))
            second.stop()
            # Again, while the end of the last time may still be under way.
            await there.listen("t", one.append).ready()
            here.publish("t", b"2")
            await until(lambda: bool(one))
            assert (one, two) == ([b"2"], [b"1"])

    async def test_one_that_fails_does_not_keep_the_news_from_others(self) -> None:
        async with self.buses(2) as (here, there):
            messages: list[bytes] = []

            def failing(message: bytes) -> None:
                raise ValueError(message)

            there.listen("t", failing)
            await there.listen("t", messages.append).ready()
            here.publish("t", b"1")
            here.publish("t", b"2")
            await until(lambda: len(messages) == 2)

    async def test_many_topics_do_not_mix(self) -> None:
        async with self.buses(2) as (here, there):
            heard: dict[str, list[bytes]] = {f"t{number}": [] for number in range(1_000)}
            listening = [there.listen(topic, messages.append) for topic, messages in heard.items()]
            await listening[-1].ready()
            for message in range(3):
                for topic in heard:
                    here.publish(topic, f"{topic} {message}".encode())
            await until(lambda: len(heard["t999"]) == 3)
            assert heard == {topic: [f"{topic} {number}".encode() for number in range(3)] for topic in heard}

    async def test_a_lease_has_one_holder_who_may_renew_it_and_let_it_go(self) -> None:
        async with self.buses(2) as (here, there):
            assert not here.leases.held("clock")
            assert await here.leases.holds("clock", 60_000)
            assert not await there.leases.holds("clock", 60_000)
            assert (here.leases.held("clock"), there.leases.held("clock")) == (True, False)
            assert await there.leases.holds("another", 60_000)
            assert await here.leases.holds("clock", 60_000)
            await there.leases.release("clock")
            assert not await there.leases.holds("clock", 60_000)
            await here.leases.release("clock")
            assert not here.leases.held("clock")
            await until_true(lambda: there.leases.holds("clock", 60_000))

    async def test_of_many_who_want_a_lease_one_gets_it(self) -> None:
        async with self.buses(5) as buses:
            for number in range(20):
                got = await asyncio.gather(*(bus.leases.holds(f"lease {number}", 60_000) for bus in buses))
                assert sum(got) == 1

    async def test_a_lease_runs_out(self) -> None:
        async with self.buses(2) as (here, there):
            assert await here.leases.holds("clock", 50)
            await until_true(lambda: there.leases.holds("clock", 60_000))
            assert not here.leases.held("clock")

    async def test_who_closes_lets_go_of_all_leases(self) -> None:
        async with self.buses(2) as (here, there):
            for number in range(5):
                assert await here.leases.holds(f"lease {number}", 60_000)
            await here.close()
            for number in range(5):
                assert await there.leases.holds(f"lease {number}", 60_000)

    async def test_a_note_is_read_by_all_and_taken_by_one(self) -> None:
        async with self.buses(3) as (here, *others):
            await here.notes.put("code", b"\x00\xff", 60_000)
            assert [await bus.notes.get("code") for bus in others] == [b"\x00\xff"] * 2
            taken = await asyncio.gather(*(bus.notes.take("code") for bus in others))
            assert sorted(taken, key=str) == [None, b"\x00\xff"] or sorted(taken, key=str) == [b"\x00\xff", None]
            assert await here.notes.get("code") is None

    async def test_a_note_is_replaced_and_forgotten(self) -> None:
        async with self.buses(2) as (here, there):
            await here.notes.put("code", b"1", 60_000)
            await there.notes.put("code", b"2", 60_000)
            assert await here.notes.get("code") == b"2"
            await here.notes.put("code", b"3", 20)
            await asyncio.sleep(0.04)
            assert (await here.notes.get("code"), await there.notes.take("code")) == (None, None)

    async def test_a_closed_bus_is_silent_and_raises_nothing(self) -> None:
        async with self.buses(2) as (here, there):
            messages: list[bytes] = []
            listening = there.listen("t", messages.append)
            await listening.ready()
            here.publish("t", b"last")
            await here.close()
            await until(lambda: bool(messages))
            await there.close()
            here.publish("t", b"late")
            listening.stop()
            await there.close()
            assert messages == [b"last"]


async def until(met: Callable[[], bool]) -> None:
    """Wait until something has come about."""
    async with asyncio.timeout(LONG):
        while not met():  # noqa: ASYNC110 - it may be anything
            await asyncio.sleep(0.005)


async def until_true(asked: Callable[[], Awaitable[bool]]) -> None:
    """Ask until the answer is yes."""
    async with asyncio.timeout(LONG):
        while not await asked():  # noqa: ASYNC110 - as above
            await asyncio.sleep(0.01)
