"""The proxy of the storm passes everything on, until it is told not to."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from tests.storm.gate import Gate


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while data := await reader.read(1000):
            writer.write(data)
        writer.write(b"bye")
    writer.close()


def through_a_gate(trial: Callable[[Gate, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]) -> None:
    """Try a connection through a gate to somebody who repeats everything, behind a port where nobody is."""

    async def tried() -> None:
        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        # Nobody listens at the first port: the gate goes on to the next.
        gate = Gate([1, server.sockets[0].getsockname()[1]], random.Random(1))
        await gate.start()
        reader, writer = await asyncio.open_connection("127.0.0.1", gate.port)
        try:
            async with asyncio.timeout(60):
                await said(reader, writer)
                await trial(gate, reader, writer)
        finally:
            writer.transport.abort()
            await gate.stop()
            server.close()

    asyncio.run(tried())


async def said(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"hello")
    assert await reader.readexactly(5) == b"hello"


def test_a_connection_that_is_cut_ends_on_both_sides() -> None:
    async def trial(gate: Gate, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:  # noqa: ARG001 - it has nothing to say
        assert gate.cut() == 1
        with pytest.raises(ConnectionResetError):
            await reader.readexactly(1)

    through_a_gate(trial)


def test_what_is_held_up_comes_later_and_whole() -> None:
    async def trial(gate: Gate, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        gate.hold(True)
        writer.write(b"one two three")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(asyncio.create_task(wait_for_data(reader))), 0.1)
        gate.hold(False)
        assert await reader.readexactly(13) == b"one two three"

    through_a_gate(trial)


async def wait_for_data(reader: asyncio.StreamReader) -> None:
    while not reader._buffer:  # type: ignore[attr-defined]  # noqa: ASYNC110 - nothing tells
        await asyncio.sleep(0.01)


def test_what_is_delayed_takes_at_least_so_long_each_way() -> None:
    async def trial(gate: Gate, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        gate.delay = 0.1
        began = time.monotonic()
        await said(reader, writer)
        assert time.monotonic() - began >= 0.2

    through_a_gate(trial)


def test_half_closed_the_far_side_hears_no_more_and_is_still_heard() -> None:
    async def trial(gate: Gate, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:  # noqa: ARG001 - it has nothing to say
        assert gate.half_close(1.0) == 1
        assert await reader.read() == b"bye"

    through_a_gate(trial)


def test_nobody_gets_through_a_gate_that_is_shut_until_it_is_opened() -> None:
    async def trial(gate: Gate, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:  # noqa: ARG001 - cut
        gate.part(True)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await said_again(gate)
        gate.part(False)
        await said_again(gate)

    through_a_gate(trial)


async def said_again(gate: Gate) -> None:
    """On a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", gate.port)
    try:
        await said(reader, writer)
    finally:
        writer.transport.abort()
