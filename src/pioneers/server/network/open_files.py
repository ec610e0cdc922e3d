"""Open files: every connection is one for the system, and the system allows so many. Running out of them is told."""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

if sys.platform != "win32":
    import resource

logger = logging.getLogger(__name__)

# Left for the database, the processes of the bots and whatever else opens a file while connections come in.
SPARE = 64
# Seconds between two words on the same trouble.
QUIET = 60.0
# Where the system sets no bound at all, some systems still refuse to be asked for that much.
_ENOUGH = 1 << 20
_RUN_OUT = frozenset({errno.EMFILE, errno.ENFILE})


def raise_limit() -> int | None:
    """Let this process open as many files as it may at all; how many that is, if there is a limit."""
    if sys.platform == "win32":
        # It counts otherwise, and has no such limit.
        return None
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    if now == endless:
        return None
    wanted = max(now, _ENOUGH) if most == endless else most
    if wanted > now:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        except (OSError, ValueError):
            # As on macOS, where the hard limit says more than is possible.
            return now
    return wanted


class OpenFiles(logging.Filter):
    """Knows how many files may be open, and says so when they run out: once in a while, however often it happens."""

    def __init__(self, most: int | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.most = most
        self._clock = clock
        self._told: float | None = None

    def is_near_end(self, transport: asyncio.Transport) -> bool:
        """Whether a connection took one of the last files: the system gives out the lowest free number."""
        if self.most is None:
            return False
        connection = transport.get_extra_info("socket")
        if connection is None or connection.fileno() < self.most - min(SPARE, self.most // 4):
            return False
        self.tell()
        return True

    def tell(self) -> None:
        """Say what is wrong and what to do, unless it was said lately."""
        now = self._clock()
        if self._told is None or now - self._told >= QUIET:
            self._told = now
            logger.error(
                "files run out, so new connections are closed: allow more of them "
                "(LimitNOFILE= of systemd, or ulimit -n), or lower limits.connections",
                extra={"most_files": self.most},
            )

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Hear of it wherever it happens: when the loop cannot accept a connection, and in errors that are logged."""
        loop = asyncio.get_running_loop()
        before = loop.get_exception_handler()
        handlers = list(logging.getLogger().handlers)
        loop.set_exception_handler(self.handle)
        for handler in handlers:
            handler.addFilter(self)
        try:
            yield
        finally:
            loop.set_exception_handler(before)
            for handler in handlers:
                handler.removeFilter(self)

    def handle(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What an event loop calls for an error of its own: Python's tells every single connection it cannot accept."""
        if has_run_out(context.get("exception")):
            self.tell()
        else:
            loop.default_exception_handler(context)

    def filter(self, record: logging.LogRecord) -> bool:
        """What a log calls for each line: beside an error for want of files it is told what to do. All lines pass."""
        if record.exc_info and has_run_out(record.exc_info[1]):
            self.tell()
        return True


def has_run_out(error: BaseException | None) -> bool:
    """Whether an error, or one behind it, is that no more files can be opened."""
    seen = 0
    while error is not None and seen < 5:
        if isinstance(error, OSError) and error.errno in _RUN_OUT:
            return True
        error, seen = error.__cause__ or error.__context__, seen + 1
    return False
