"""How a process of the server runs: its event loop, its garbage, and the signals that end it."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CoroutineType, FrameType
from typing import Protocol

logger = logging.getLogger(__name__)

# Seconds in which a server stops, unless something is wrong, and after which it is ended all the same.
_LONG = 10
_LAST = 50
# New objects before the garbage is looked for; how often that goes before a longer look, and before a full one.
_GARBAGE = (50_000, 20, 50)
# Seconds that a thread may go on when another waits.
_SWITCH = 0.001


def new_loop() -> asyncio.AbstractEventLoop:
    """The fastest event loop there is."""
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop  # noqa: PLC0415 - not on Windows

    return uvloop.new_event_loop()


class Running(Protocol):
    """What can be started and stopped: a `Service`."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


def run(service: Running, started: Callable[[], None], stopping: Callable[[], None]) -> None:
    """Serve until a signal comes: Ctrl-C, or SIGTERM of whoever watches over services. A second one ends at once."""
    # Thousands of tables are many objects that all live on: looking through them for garbage again and again took a
    # fifth of the time, and a full search made everybody wait. Nearly everything is freed without it.
    gc.set_threshold(*_GARBAGE)
    # The thread that writes the log waits no longer than this for its turn.
    sys.setswitchinterval(_SWITCH)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(_run(service, started, stopping))


async def _run(service: Running, started: Callable[[], None], stopping: Callable[[], None]) -> None:
    with stop_signals() as signalled:
        await service.start()
        try:
            started()
            # What is there now stays.
            gc.collect()
            gc.freeze()
            await signalled.wait()
            stopping()
        finally:
            await _stopped(service)


async def _stopped(service: Running) -> None:
    """Stop it. What keeps it from that for long is logged, and then no more waited for."""
    stopping = asyncio.create_task(service.stop())
    for _ in range(_LAST // _LONG):
        done, _ = await asyncio.wait({stopping}, timeout=_LONG)
        if done:
            stopping.result()
            return
        logger.warning("still stopping", extra={"waiting": waiting()})
    logger.error("not stopped in time")
    # What was acknowledged is on the disk.
    os._exit(1)


def waiting() -> list[str]:
    """Where each task waits, from the outside in: places in the program, nothing of what it works with."""
    found = []
    for task in asyncio.all_tasks():
        places = []
        step: object = task.get_coro()
        while isinstance(step, CoroutineType) and step.cr_frame is not None:
            places.append(f"{step.cr_code.co_qualname}:{step.cr_frame.f_lineno}")
            step = step.cr_await
        found.append(" < ".join(reversed(places)))
    return sorted(found)


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
