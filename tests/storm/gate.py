"""A small proxy between two parts: what goes through it can be cut off, delayed, held up and kept out.

It stands before all servers as a load balancer would, and between each server and what it needs.
"""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Sequence
from struct import pack

CHUNK = 65_536
# What lets a closing socket throw away what it has not sent.
AT_ONCE = pack("ii", 1, 0)


class Passage:
    """One connection through a gate."""

    def __init__(
        self,
        gate: Gate,
        near: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        far: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        self.gate = gate
        self.near_reader, self.near_writer = near
        self.far_reader, self.far_writer = far
        # The far side was told that nothing more comes: what the near side says is lost.
        self.deaf = False

    async def carry(self) -> None:
        """Carry everything both ways until both are at their end, or one breaks off."""
        try:
            async with asyncio.TaskGroup() as ways:
                ways.create_task(self._carry(self.near_reader, self.far_writer))
                ways.create_task(self._carry(self.far_reader, self.near_writer))
        except* OSError:
            pass
        finally:
            self.cut()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            await self.gate.passable.wait()
            if self.gate.delay:
                await asyncio.sleep(self.gate.delay)
            if writer is self.far_writer and self.deaf:
                continue
            writer.write(data)
            await writer.drain()
        if not writer.is_closing() and not (writer is self.far_writer and self.deaf):
            writer.write_eof()

    def cut(self) -> None:
        """Break it off on both sides, without a farewell."""
        for writer in (self.near_writer, self.far_writer):
            cut_off(writer)

    def half_close(self) -> None:
        """Tell the far side that nothing more comes; the near side still hears it, and goes on to talk."""
        if not self.far_writer.is_closing() and not self.deaf:
            self.deaf = True
            self.far_writer.write_eof()


def cut_off(writer: asyncio.StreamWriter) -> None:
    """Reset a connection: what is still under way in it is lost."""
    peer = writer.get_extra_info("socket")
    if peer is not None and not writer.transport.is_closing():
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    writer.transport.abort()


class Gate:
    """A port that leads to one of several others: to the first that answers, from any of them on."""

    def __init__(self, targets: Sequence[int], chance: random.Random) -> None:
        self.targets = targets
        self.chance = chance
        self.port = 0
        self.delay = 0.0
        self.shut = False
        self.passable = asyncio.Event()
        self.passable.set()
        self.passages: set[Passage] = set()
        self.passed = 0
        self._server: asyncio.Server | None = None
        self._carrying: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen, at the port it had or at any free one."""
        self._server = await asyncio.start_server(self._enter, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Cut everything and listen no more."""
        assert self._server is not None
        self._server.close()
        # Who has just come gets in first: a task that never began could not cut its connection off.
        await asyncio.sleep(0.01)
        for task in self._carrying:
            task.cancel()
        self.cut()
        if self._carrying:
            await asyncio.wait(self._carrying)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def _enter(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._carrying.add(task)
        try:
            far = None if self.shut else await self._reach()
            if far is None:
                cut_off(writer)
                return
            passage = Passage(self, (reader, writer), far)
            self.passages.add(passage)
            self.passed += 1
            try:
                await passage.carry()
            finally:
                self.passages.discard(passage)
        except asyncio.CancelledError:
            # The gate stops; whoever made the task does not wait for it.
            cut_off(writer)
        finally:
            self._carrying.discard(task)

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        first = self.chance.randrange(len(self.targets))
        for port in [*self.targets[first:], *self.targets[:first]]:
            try:
                return await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
        return None

    # ── Harm ─────────────────────────────────────────────────────────────────────────────────────────────

    def cut(self, share: float = 1.0) -> int:
        """Break off some of the connections; how many."""
        chosen = self._some(share)
        for passage in chosen:
            passage.cut()
        return len(chosen)

    def half_close(self, share: float) -> int:
        """Close some in one direction; how many."""
        chosen = self._some(share)
        for passage in chosen:
            passage.half_close()
        return len(chosen)

    def _some(self, share: float) -> list[Passage]:
        return [passage for passage in list(self.passages) if self.chance.random() < share]

    def hold(self, held: bool) -> None:
        """Let nothing through, and later all of it at once."""
        if held:
            self.passable.clear()
        else:
            self.passable.set()

    def part(self, parted: bool) -> None:
        """Cut everything and let nobody connect, until it is opened again."""
        self.shut = parted
        if parted:
            self.cut()
