"""How a process ends: in good order, or, if something hangs, in time and with a word about it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time

import pytest

from pioneers.server.hosting import running

HANGS = """
import asyncio, logging, os, signal
from pioneers.server.hosting import running

running._LONG, running._LAST = 1, 2
logging.basicConfig(format="%(message)s")

class Service:
    async def start(self): ...
    async def stop(self):
        print("acknowledged", flush=True)
        await asyncio.Event().wait()

running.run(Service(), lambda: os.kill(os.getpid(), signal.SIGTERM), lambda: None)
"""


def test_a_server_that_cannot_stop_says_so_and_ends_all_the_same() -> None:
    begun = time.monotonic()
    ended = subprocess.run([sys.executable, "-c", HANGS], capture_output=True, text=True, timeout=60, check=False)  # noqa: S603 - our own
    assert time.monotonic() - begun < 50
    assert ended.returncode == 1
    assert ended.stdout == "acknowledged\n"
    assert ended.stderr.splitlines() == ["still stopping", "still stopping", "not stopped in time"]


async def test_what_waits_is_told_by_its_places_in_the_program() -> None:
    async def inner() -> None:
        await asyncio.sleep(60)

    async def outer() -> None:
        await inner()

    waiting = asyncio.create_task(outer())
    await asyncio.sleep(0)
    try:
        [found] = [place for place in running.waiting() if "outer" in place]
        assert [part.partition(":")[0].rpartition(".")[2] for part in found.split(" < ")] == ["sleep", "inner", "outer"]
    finally:
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
