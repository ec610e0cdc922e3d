"""What goes between those who ask bots and the workers in which they think, and where."""

from __future__ import annotations

import msgspec

from pioneers.server.bots.pool import Answer
from pioneers.server.bots.question import Question
from pioneers.server.bots.study import Studied, Study

# The stream of questions, the group of workers that share it, and the field of an entry that holds the question.
STREAM = "questions"
# Another stream with what is studied: a worker takes of it what moves of bots leave room for.
STUDIES = "studies"
GROUP = "workers"
FIELD = b"asked"
# So many questions wait at most, and for so many milliseconds at the longest after the last: they hold what a seat may
# know, and nobody needs them later.
MOST_QUESTIONS = 10_000
KEPT = 600_000
# Topics: signs of life of the workers, and what makes them give one at once.
ALIVE = "bot-workers"
WHO_IS_THERE = "bot-workers-wanted"
# Seconds between two signs of life, and after which a silent worker is taken for dead.
BEAT = 1.0
SILENCE = 3.0


class Asked(msgspec.Struct, frozen=True):
    """A question on its way. Who asks knows it by its number, and needs no answer after so many milliseconds."""

    number: int
    process: str
    milliseconds: int
    question: Question


class AskedStudy(msgspec.Struct, frozen=True):
    """The same with something to be studied."""

    number: int
    process: str
    milliseconds: int
    study: Study


class Answered(msgspec.Struct, frozen=True):
    """An answer on its way back, or what was found out."""

    number: int
    answer: Answer | None = None
    studied: Studied | None = None


def answers_for(process: str) -> str:
    """The topic at which a process hears the answers to its questions."""
    return f"bot-answers-{process}"
