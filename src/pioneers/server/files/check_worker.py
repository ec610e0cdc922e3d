"""A process that reads the own files of strangers: what is too much for it harms nobody else.

`checker` starts it: `python -m pioneers.server.files.check_worker`. It has a bound of memory and, for each question,
of time; the system ends it if it goes beyond. Frames are those of `bots.worker`, and like that one it ends with its
input.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from pioneers.catalogue import game, game_names
from pioneers.kernel.files.data_file import OwnText
from pioneers.kernel.files.record import Record
from pioneers.kernel.mistake import DataError, Mistake
from pioneers.kernel.view import Json
from pioneers.server.bots.worker import STARTING_SECONDS, framed, mortal, private_output, read_frame, serve_the_server

# What the built-in board takes is a fiftieth of either. What passes here is done once more where the table is.
MOST_SECONDS = 0.5
MOST_MEMORY = 200_000_000
# It may wait so many seconds for a processor before it is given up.
PATIENCE = 10.0


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A game that somebody wishes: `files` has texts by the options they are for."""

    game: str
    players: int
    seed: int
    options: dict[str, Json]
    files: dict[str, str]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The rules and the digest of the data of a game that can be played, or the mistake that stands against it."""

    rules: int = 0
    data: str = ""
    mistake: str | None = None
    figures: dict[str, Any] = {}
    in_file: bool = False

    def approve(self) -> None:
        """Raise the mistake, if there is one."""
        if self.mistake is not None and self.in_file:
            raise DataError(self.mistake, **self.figures)
        if self.mistake is not None:
            raise Mistake(self.mistake, **self.figures)


def judged(draft: Draft) -> Verdict:
    """Begin the game, as its table will: everything about it is right if that works."""
    options: dict[str, Json] = {**draft.options, **{name: OwnText(name, text) for name, text in draft.files.items()}}
    try:
        record = Record.begun(game(draft.game), draft.players, draft.seed, options, [""] * draft.players)
    except Mistake as mistake:
        return Verdict(mistake=mistake.key, figures=mistake.figures, in_file=isinstance(mistake, DataError))
    return Verdict(rules=record.rules, data=record.data)


def bound_memory() -> None:
    """From now on this process gets no more than `MOST_MEMORY` on top, and writes no files."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on Windows

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    sizes = Path("/proc/self/statm")
    if sizes.exists():
        most = int(sizes.read_text(encoding="ascii").split()[0]) * resource.getpagesize() + MOST_MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


@contextmanager
def bounded_time() -> Iterator[None]:
    """Let the system end this process if it works for too long in here, or does not get to work at all."""
    with mortal(PATIENCE):
        if not hasattr(signal, "ITIMER_PROF"):  # Windows
            yield
            return
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more questions."""
    with mortal(STARTING_SECONDS):
        for name in game_names():
            game(name).new()
    bound_memory()
    decoder = msgspec.json.Decoder(Draft)
    answers.write(framed(b""))
    answers.flush()
    while (frame := read_frame(questions)) is not None:
        with bounded_time():
            answer = framed(msgspec.json.encode(judged(decoder.decode(frame))))
        answers.write(answer)
        answers.flush()


def main() -> None:
    """The whole life of the process."""
    serve_the_server()
    try:
        serve(sys.stdin.buffer, private_output())
    except BaseException:  # noqa: BLE001 - too much memory, a server that is gone: there is nobody to tell but the server
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    main()
