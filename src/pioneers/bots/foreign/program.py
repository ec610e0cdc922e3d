"""A foreign program in a process of its own, spoken to by lines. Whatever it does, who speaks to it goes on."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.text.harmless import harmless

# An answer is some hundred bytes long; who writes a longer line than this floods us.
LINE_LIMIT = 65_536
# How much is read or written in one go.
PORTION = 65_536
# What is kept of what the program says on its error stream: enough for the end of a traceback.
WORDS_LIMIT = 4_096
WORDS_LINES = 5
WORD_LENGTH = 200
# How long a program that closed its output may take to end, so that its exit code can be told, in seconds.
PATIENCE = 0.5
# How often it is looked whether a program that was told to end has ended, in seconds.
GLANCE = 0.002

# What a program may know of its surroundings. Passwords and keys that lie there are none of its business; what else
# it needs is put into its command: `env NAME=value program`.
KEPT_VARIABLES = frozenset(
    {
        "CUDA_VISIBLE_DEVICES",
        "HOME",
        "JAVA_HOME",
        "LANG",
        "LANGUAGE",
        "LD_LIBRARY_PATH",
        "LOGNAME",
        "NODE_PATH",
        "OMP_NUM_THREADS",
        "PATH",
        "PIONEERS_PURE",
        "PYTHONPATH",
        "TMPDIR",
        "TZ",
        "USER",
        "VIRTUAL_ENV",
    }
)


class Program:
    """A running program in a process group of its own. `end` it when it is no longer needed.

    There are no threads: what the program reads and writes is moved on while somebody waits for it.
    """

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self.process = subprocess.Popen(  # noqa: S603 - what the user wants to play, and no shell in between
                words,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=surroundings(),
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Mistake("foreign-missing", program=shortened(words[0]), reason=reason) from error
        self.selector = selectors.DefaultSelector()
        self.outgoing = bytearray()
        self.incoming = bytearray()
        self.said = bytearray()
        self.closed = False
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            os.set_blocking(number_of(stream), False)
        self.selector.register(number_of(self.process.stdout), selectors.EVENT_READ, self.take_answers)
        self.selector.register(number_of(self.process.stderr), selectors.EVENT_READ, self.take_words)

    def send(self, message: dict[str, Json]) -> None:
        """Put a message on its way; it goes while somebody waits for an answer."""
        if not self.outgoing:
            self.selector.register(number_of(self.process.stdin), selectors.EVENT_WRITE, self.give)
        self.outgoing += json.dumps(message, separators=(",", ":")).encode() + b"\n"

    def receive(self, deadline: float, seconds: float) -> bytes:
        """The next line of the program. A `Mistake` if it ends, floods us, or takes longer than the deadline."""
        last_look = False
        while True:
            end = self.incoming.find(b"\n")
            if end > LINE_LIMIT or (end < 0 and len(self.incoming) > LINE_LIMIT):
                raise Mistake("foreign-long-line", most=LINE_LIMIT)
            if end >= 0:
                line = bytes(self.incoming[:end])
                del self.incoming[: end + 1]
                return line
            if self.closed:
                raise self.how_it_ended()
            if last_look:
                raise self.how_it_ended() if self.process.poll() is not None else late(seconds)
            left = deadline - monotonic()
            # An answer that was in time counts, even if we were busy elsewhere and look for it too late.
            last_look = left <= 0
            self.move(left)

    def move(self, seconds: float) -> None:
        """Read and write what can be, waiting at most so long for the first of it."""
        for key, _ in self.selector.select(max(0.0, seconds)):
            key.data()

    def give(self) -> None:
        """Write some of what is on its way."""
        with suppress(BlockingIOError):
            try:
                written = os.write(number_of(self.process.stdin), self.outgoing[:PORTION])
            except BrokenPipeError:
                written = len(self.outgoing)  # it reads no more; that it does not answer will be seen
            del self.outgoing[:written]
        if not self.outgoing:
            self.selector.unregister(number_of(self.process.stdin))

    def take_answers(self) -> None:
        """Read some of what the program answers."""
        with suppress(BlockingIOError):
            portion = os.read(number_of(self.process.stdout), PORTION)
            self.incoming += portion
            if not portion:
                self.closed = True
                self.selector.unregister(number_of(self.process.stdout))

    def take_words(self) -> None:
        """Read some of what it says on its error stream, and keep the last."""
        with suppress(BlockingIOError):
            portion = os.read(number_of(self.process.stderr), PORTION)
            self.said += portion
            del self.said[:-WORDS_LIMIT]
            if not portion:
                self.selector.unregister(number_of(self.process.stderr))

    def last_words(self) -> tuple[str, ...]:
        """The last lines of its error stream."""
        lines = self.said.decode("utf-8", "replace").splitlines()
        return tuple(shortened(line) for line in lines if line.strip())[-WORDS_LINES:]

    def how_it_ended(self) -> Mistake:
        """That the program is gone, with its exit code, or that it only closed its output."""
        status = self.wait(PATIENCE)
        if status is None:
            return Mistake("foreign-closed")
        self.move(0)  # its last words may still be in the pipe
        return Mistake("foreign-gone", status=status)

    def wait(self, seconds: float) -> int | None:
        """Let it end by itself: its exit code, or `None` if it goes on. What it still says on its output is lost."""
        end = monotonic() + seconds
        while (status := self.process.poll()) is None and monotonic() < end:
            self.move(GLANCE)
            self.incoming.clear()
        return status

    def end(self, seconds: float = 0.0) -> None:
        """Close its input, give it so many seconds to end, and end by force what is left of its process group."""
        begin = monotonic()
        while self.outgoing and not self.closed and monotonic() < begin + seconds:
            self.move(GLANCE)
            self.incoming.clear()
        if self.outgoing:
            self.selector.unregister(number_of(self.process.stdin))
            self.outgoing.clear()
        close(self.process.stdin)
        self.wait(seconds - (monotonic() - begin))
        # Also if it has ended: its children have its group. A group with members keeps its number to itself.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.selector.close()
        close(self.process.stdout)
        close(self.process.stderr)


def command_words(command: str) -> list[str]:
    """A command as the program and its arguments, parted as a shell would; a `Mistake` if that cannot be done here."""
    if os.name == "nt":
        raise Mistake("foreign-system")  # pipes there cannot be waited for, nor are there process groups
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Mistake("foreign-command", command=shortened(command)) from error
    if not words:
        raise Mistake("foreign-no-command")
    return words


def surroundings() -> dict[str, str]:
    """The environment of a program."""
    return {name: value for name, value in os.environ.items() if name in KEPT_VARIABLES or name.startswith("LC_")}


def shortened(text: str, most: int = WORD_LENGTH) -> str:
    """Text of a stranger for messages: harmless, and not too long."""
    words = harmless(text[: most + 1])
    return words if len(words) <= most else words[:most] + "…"


def late(seconds: float) -> Mistake:
    """That there was no answer in time."""
    return Mistake("foreign-time-out", seconds=f"{seconds:g}")


def number_of(stream: IO[bytes] | None) -> int:
    """The file descriptor of a pipe to the program."""
    assert stream is not None, "all three are pipes"
    return stream.fileno()


def close(stream: IO[bytes] | None) -> None:
    """Close a pipe to the program."""
    assert stream is not None, "all three are pipes"
    with suppress(BrokenPipeError):
        stream.close()
