"""The event loop of a process, and the signals that end it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


def new_loop() -> asyncio.AbstractEventLoop:
    """The fastest event loop there is."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # noqa: PLC0415 - not on Windows

    return uvloop.new_event_loop()


@contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """An event that the first signal to stop sets."""
    loop = asyncio.get_running_loop()
    signalled = asyncio.Event()
    earlier: list[int] = []

    def stop(number: int, _: FrameType | None) -> None:
        if earlier:
            # Whoever insists does not want to wait. What was acknowledged is on the disk.
            os._exit(128 + number)
        earlier.append(number)
        loop.call_soon_threadsafe(signalled.set)

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield signalled
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
