"""The parent's end of a side: starts the process, asks for slices, reads the answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pioneers
from pioneers import pure
from tools.bench.contest import FOLDER, OURS, Rival
from tools.bench.environment import rival_python
from tools.bench.side import Tallies

HOST = FOLDER / "side.py"


class SideLost(Exception):  # noqa: N818 - what ended is the other process
    """A side's process ended; the text is the last it said."""


class Side:
    """A long-lived process that measures one side; between requests it sleeps and disturbs nobody."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        # A file, not a pipe: nobody reads it while the side works, and a full pipe would stop it.
        self.complaints = tempfile.TemporaryFile(mode="w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self.process = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            encoding="utf-8",
        )
        self.facts: dict[str, Any] = {}

    def __enter__(self) -> Side:
        try:
            self.facts = self.answer()
        except SideLost:
            self.close()
            raise
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    @property
    def title(self) -> str:
        """Name, version and build."""
        return "{name} {version}, {build}, Python {python}".format_map(self.facts)

    def answer(self) -> dict[str, Any]:
        """The next line that the side says."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.wait()
            self.complaints.seek(0)
            words = self.complaints.read().strip().splitlines()
            raise SideLost(words[-1] if words else f"exit code {self.process.returncode}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, measure: str, seconds: float) -> Tallies:
        """One slice of a measure."""
        assert self.process.stdin is not None
        with suppress(OSError):  # it may have ended: its last words will say why
            self.process.stdin.write(json.dumps({"measure": measure, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
        return {name: (count, amount) for name, (count, amount) in self.answer().items()}

    def close(self) -> None:
        """Let the process end: it does when there is nothing more to read."""
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(OSError):  # it may have ended before it read the last request
                    stream.close()
        self.process.wait()
        self.complaints.close()


def our_surroundings(pure_python: bool) -> dict[str, str]:
    """The environment in which a new Python finds this very package, as it is or interpreted."""
    surroundings = dict(os.environ)
    if pure_python:
        surroundings[pure.VARIABLE] = "1"
    folder = str(Path(pioneers.__file__).parents[1])
    if folder not in (sysconfig.get_path("purelib"), sysconfig.get_path("platlib")):
        surroundings["PYTHONPATH"] = os.pathsep.join(filter(None, (folder, os.environ.get("PYTHONPATH"))))
    return surroundings


def our_side(game: str, players: int, *, pure_python: bool = False) -> Side:
    """A process that measures our game."""
    # -P: the script's own folder must not stand before the libraries.
    command = [sys.executable, "-P", str(HOST), str(OURS), game, str(players)]
    return Side(command, our_surroundings(pure_python))


def rival_side(rival: Rival, game: str, players: int) -> Side:
    """A process that measures the rival; `RivalMissing` if it cannot be had."""
    command = [str(rival_python(rival)), "-I", str(HOST), str(rival.script), game, str(players)]
    return Side(command, dict(os.environ))
