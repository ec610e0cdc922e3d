"""What we rely on inside picows: a new version of it must pass here."""

from __future__ import annotations

from pioneers.server.network.picows_protocol import LARGEST_MESSAGE, PicowsProtocol
from pioneers.server.network.socket import SLOW_READER, SocketConnection
from tests.server.network.door import house, in_both_loops
from tests.server.network.raw_socket import TEXT, frame

MANY: dict[str, float] = {"messages_per_second": 1_000_000, "message_burst": 1_000_000}


@in_both_loops
async def test_a_flood_does_not_fill_the_memory() -> None:
    async with house(limits=MANY) as there, there.visitor() as ada:
        message = frame(TEXT, b"x" * 10_000)
        for _ in range(100):
            ada.put(message * 5)
            await ada.writer.drain()
        await there.until(lambda: len(there.registry.said) == 500)
        (protocol,) = there.protocols()
        # All the room that picows has. Left alone, it would have made megabytes of it.
        assert len(super(PicowsProtocol, protocol).get_buffer(-1)) < 8 * LARGEST_MESSAGE


@in_both_loops
async def test_large_and_small_messages_arrive_whole_although_they_had_to_wait() -> None:
    async with house() as there, there.visitor(receive_buffer=4096) as slow:
        await there.until(lambda: len(there.registry.connections) == 1)
        (connection,) = there.registry.connections
        assert isinstance(connection, SocketConnection)
        sent: list[bytes] = []
        while connection._transport.underlying_transport.get_write_buffer_size() < SLOW_READER // 2:
            for size in (9000, 30, 70_000, 1):
                sent.append(bytes([65 + len(sent) % 26]) * size)
                connection.send(sent[-1])
        assert [await slow.text() for _ in sent] == sent
