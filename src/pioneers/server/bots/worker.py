"""A process in which bots think: it reads questions, writes answers, and ends with its input.

The bot pool starts it: `python -m pioneers.server.bots.worker SECONDS PATIENCE`. Both directions carry frames: four
bytes that tell a length, then so many bytes of JSON. An empty frame says that the process is ready. It ends when its
input ends, so it never outlives the server, even one that was killed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from traceback import extract_tb
from typing import Any, BinaryIO

import msgspec

from pioneers.bots.budget import Budget
from pioneers.bots.evaluators import usual_evaluator, usual_expert
from pioneers.bots.levels import LevelBot, bot_named
from pioneers.catalogue import descriptor, game, game_names, made
from pioneers.kernel.files.data_file import OwnText
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.server.bots.question import Question
from pioneers.server.bots.student import studied
from pioneers.server.bots.study import Studied, Study

# So much less important than the server, whose event loop comes first.
NICE = 5
# Boards and decks known at a time; each keeps its tables in memory.
MOST_DATA = 64
# So many seconds a process may take until it is ready: the engine may be interpreted, the machine busy.
STARTING_SECONDS = 60.0
LENGTH = 4


class Reply(msgspec.Struct, frozen=True):
    """What a process answers: a whole decision, or why there is none, without anything that is hidden."""

    actions: list[str]
    trouble: str | None = None


class DataChangedError(Exception):
    """The data files are others than those the game began with."""


class Thinker:
    """Answers questions, with at most so many seconds of thinking for each."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._known: set[tuple[str, str]] = set()

    def reply(self, question: Question) -> Reply:
        """A whole decision. Nothing that goes wrong raises."""
        try:
            return Reply(self.decision(question))
        except Exception as error:  # noqa: BLE001 - whatever it is, a lower level must be asked
            return Reply([], described(error))

    def study(self, study: Study) -> Studied:
        """What was found. Nothing that goes wrong raises."""
        try:
            return studied(study, self.game_of, self.seconds)
        except Exception as error:  # noqa: BLE001 - whatever it is, it must be said
            return Studied(trouble=described(error))

    def decision(self, question: Question) -> list[str]:
        """The actions that the bot wants to play one after the other."""
        played = self.game_of(question)
        bot = bot_named(question.bot, question.seed, Budget(seconds=self.seconds))
        if isinstance(bot, LevelBot):
            bot.character = question.character
            return [action.text for action in bot.decide(played, question.view)]
        legal = [played.action(text) for text in question.legal]
        return [bot.choose(played, question.view, legal).text]

    def game_of(self, question: Question) -> Game[Any]:
        """The game, which knows the data of this question when this returns."""
        place = (question.game, question.data)
        if place not in self._known:
            if len(self._known) >= MOST_DATA:
                # A game remembers all data it has ever seen; a new one remembers none.
                made.cache_clear()
                self._known.clear()
            # To begin a game makes its data known; the game itself is of no interest.
            own = {name: OwnText(name, text) for name, text in question.files.items()}
            begun = game(question.game).started(question.players, 0, {**question.options, **own})
            if game(question.game).data_digest(begun) != question.data:
                raise DataChangedError
            self._known.add(place)
        return game(question.game)


def described(error: Exception) -> str:
    """An error for the log: its kind and its place. Its words might tell hidden things."""
    kind = f"Mistake {error.key}" if isinstance(error, Mistake) else type(error).__name__
    places = extract_tb(error.__traceback__)
    return f"{kind} at {Path(places[-1].filename).name}:{places[-1].lineno}" if places else kind


def framed(content: bytes) -> bytes:
    """As it goes through a pipe."""
    return len(content).to_bytes(LENGTH) + content


def read_frame(stream: BinaryIO) -> bytes | None:
    """The next frame; `None` at the end of the stream."""
    head = stream.read(LENGTH)
    if len(head) < LENGTH:
        return None
    content = stream.read(int.from_bytes(head))
    return content if len(content) == int.from_bytes(head) else None


@contextmanager
def mortal(seconds: float) -> Iterator[None]:
    """Let the system end this process if it is still in here after so many seconds.

    The pool does that too, but cannot once it is gone itself. No thread could do it: compiled code lets none run.
    """
    if not hasattr(signal, "setitimer"):  # Windows
        yield
        return
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def private_output() -> BinaryIO:
    """The pipe to the pool. What else is printed in this process goes to the error stream from now on."""
    private = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return os.fdopen(private, "wb")


def serve(questions: BinaryIO, answers: BinaryIO, seconds: float, patience: float) -> None:
    """Answer until there are no more questions."""
    thinker = Thinker(seconds)
    with mortal(STARTING_SECONDS):
        for name in game_names():
            game(name).new()
            usual_evaluator(name)
            if descriptor(name).expert:
                usual_expert(name)
    decoder = msgspec.json.Decoder(Question | Study)
    answers.write(framed(b""))
    answers.flush()
    while (frame := read_frame(questions)) is not None:
        with mortal(patience):
            asked = decoder.decode(frame)
            reply = thinker.study(asked) if isinstance(asked, Study) else thinker.reply(asked)
        answers.write(framed(msgspec.json.encode(reply)))
        answers.flush()


def serve_the_server() -> None:
    """Be a process of a server: it goes first, and decides when to end, also where a signal goes to all processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)


def main() -> None:
    """The whole life of the process."""
    serve_the_server()
    try:
        serve(sys.stdin.buffer, private_output(), float(sys.argv[1]), float(sys.argv[2]))
    except BrokenPipeError:
        # The server is gone. Nothing may be flushed into the pipe any more.
        os._exit(0)


if __name__ == "__main__":
    main()
