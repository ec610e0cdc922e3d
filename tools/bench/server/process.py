"""A server's process, seen from outside: its start, its processor time, its memory, its end."""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from picows import WSTransport

# Until a server says where it listens, and until it has ended.
START_PATIENCE = 60.0
STOP_PATIENCE = 15.0


class ServerLost(Exception):  # noqa: N818 - what ended is the other process
    """A server did not start, or ended; the text is the last it said."""


class ServerProcess:
    """A server that ends when it is told to. Its input ends with us, for one that looks at it."""

    def __init__(self, command: Sequence[str | Path], environment: Mapping[str, str]) -> None:
        # A file, not a pipe: nobody reads it while the server works, and a full pipe would stop it.
        self.output = tempfile.NamedTemporaryFile(prefix="pioneers-bench-")  # noqa: SIM115 - closed in `close`
        self.process = subprocess.Popen(
            [str(part) for part in command],
            env=dict(environment),
            stdin=subprocess.PIPE,
            stdout=self.output,
            stderr=subprocess.STDOUT,
        )

    async def listening(self, find_port: Callable[[ServerProcess], int | None]) -> int:
        """Wait until the port of the server can be found."""
        end = time.monotonic() + START_PATIENCE
        while True:
            port = find_port(self)
            if port is not None:
                return port
            if self.process.poll() is not None:
                raise ServerLost(self.last_words() or f"exit code {self.process.returncode}")
            if time.monotonic() > end:
                raise ServerLost(self.last_words() or "it never said where it listens")
            await asyncio.sleep(0.05)

    def said(self) -> list[str]:
        """All lines that it has printed."""
        return Path(self.output.name).read_text(encoding="utf-8", errors="replace").strip().splitlines()

    def last_words(self) -> str:
        """The last line that it has printed."""
        return next(reversed(self.said()), "")

    def processor_seconds(self) -> float | None:
        """Processor time of all its threads so far; None where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident_bytes(self) -> int | None:
        """Memory that it really occupies; None where the system does not tell."""
        try:
            pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1]
        except OSError:
            return None
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def close(self) -> None:
        """Tell it to end, and see to it that it does."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.terminate()
        try:
            self.process.wait(STOP_PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.output.close()


async def hang_up(transports: Iterable[WSTransport | None]) -> None:
    """Close sockets from our end, and wait until they are."""
    known = [transport for transport in transports if transport is not None]
    for transport in known:
        transport.disconnect(graceful=False)
    for transport in known:
        await transport.wait_disconnected()


def disk_of(folder: Path) -> str:
    """The kind of file system that a folder is on, where the system tells."""
    try:
        mounts = [line.split() for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()]
    except OSError:
        return ""
    place = os.path.realpath(folder)
    holding = [mount for mount in mounts if os.path.commonpath([place, mount[1]]) == mount[1]]
    return max(holding, key=lambda mount: len(mount[1]))[2] if holding else ""
