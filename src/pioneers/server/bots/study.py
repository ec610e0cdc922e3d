"""What is studied in the processes of the bots, beside their own moves: a part of a review, or a hint.

A part of a review takes a second or so and waits for all moves of bots; a hint waits no longer than a move.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from pioneers.kernel.view import Json
from pioneers.server.bots.question import Question

StudyKind = Literal["course", "decision", "luck", "hint"]


class OwnData(NamedTuple):
    """An own file of a game, under the name that its record has for it."""

    name: str
    text: str


class Study(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What is to be found out: of a finished game its `course`, a decision or an event of chance; or a hint for what a
    bot could be asked too.

    `table` is in whose turn it is done, and who answers for a process that is lost over it.
    """

    kind: StudyKind
    table: str
    record: str = ""
    files: list[OwnData] = []
    number: int = 0
    iterations: int = 0
    # A first look at a decision: a deeper one comes in any case.
    glance: bool = False
    question: Question | None = None

    @property
    def is_urgent(self) -> bool:
        """Whether somebody waits for it at a table."""
        return self.kind == "hint"


class Hindrance(msgspec.Struct, frozen=True):
    """Why something cannot be studied at all, as a message with its figures: to try again would be of no use."""

    key: str
    figures: dict[str, Json] = {}


class Studied(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was found, as the analysis says it; or `trouble`, for the log, or a `hindrance`."""

    found: Json = None
    trouble: str | None = None
    hindrance: Hindrance | None = None
