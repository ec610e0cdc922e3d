"""The bus in memory."""

from __future__ import annotations

from pioneers.bus.interface import Bus
from pioneers.bus.memory import Exchange, LocalBus, MemoryNotes
from pioneers.bus.opening import open_bus
from tests.bus.bus_suite import BusSuite, Making, until


class TestLocalBus(BusSuite):
    def house(self) -> Making:
        exchange = Exchange()

        async def make() -> Bus:
            return LocalBus(exchange)

        return make

    async def test_while_the_exchange_is_down_all_hold_all_leases_and_learn_when_it_is_back(self) -> None:
        exchange = Exchange()
        one, two = LocalBus(exchange), LocalBus(exchange)
        events: list[str] = []
        one.on_loss.append(lambda: events.append("lost"))
        one.on_return.append(lambda: events.append("back"))
        exchange.down()
        one.publish("t", b"x")
        assert (one.published, one.dropped, one.is_up) == (0, 1, False)
        assert [await bus.leases.holds("clock", 1_000) for bus in (one, two)] == [True, True]
        exchange.back()
        await until(lambda: events == ["lost", "back"])


async def test_without_redis_the_bus_is_in_memory_and_a_topic_that_all_left_takes_none() -> None:
    bus = await open_bus()
    assert isinstance(bus, LocalBus)
    bus.publish("t", b"nobody is there")
    for number in range(3):
        bus.listen(f"t{number}", print).stop()
    assert bus.topics.callbacks == {}


async def test_only_so_many_notes_are_kept_and_the_oldest_go_first() -> None:
    notes = MemoryNotes(most=3)
    for number in range(5):
        await notes.put(str(number), b"x", 60_000)
    assert len(notes) == 3
    assert [await notes.get(str(number)) for number in range(5)] == [None, None, b"x", b"x", b"x"]
