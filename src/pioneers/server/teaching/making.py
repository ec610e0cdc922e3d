"""A review in the making: what is known of a game so far, what is still to be done, and how it is kept.

Every number is kept with what it stands on, so that a review goes on after a restart where it was, and its marks can be
given anew without any search.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, cast

import msgspec

from pioneers.analysis.accounts import accounts, curve
from pioneers.analysis.decision import USUAL
from pioneers.analysis.marks import usual_marks
from pioneers.analysis.review import GLANCE, LUCK_WORK
from pioneers.analysis.shapes import ChanceFound, Decision
from pioneers.kernel.view import Json
from pioneers.server.bots.study import StudyKind
from pioneers.server.tables.new_table import ENGINE
from pioneers.server.wire.reviewing import ChanceEvent, DecisionReviewed
from pioneers.store.sql.rows import Account, KeptReview, ReviewHead, ReviewState

LENS: Final = "known"


class Course(msgspec.Struct, frozen=True):
    """What is to be known of a game as a whole: how much there is to judge, and everyone's share of the win."""

    decisions: int
    draws: int
    actions: int
    result: list[float]
    judge: str


class Looked(msgspec.Struct, frozen=True):
    """A decision as it is kept: its number among those of the game, and how many iterations its numbers stand on."""

    number: int
    depth: int
    decision: Any


class Summary(msgspec.Struct, frozen=True):
    """What is kept of the game as a whole."""

    course: Course
    draws: dict[str, Any]
    curve: Any = ()
    seats: Any = ()


class Task(NamedTuple):
    """One thing to study."""

    kind: StudyKind
    number: int
    iterations: int
    glance: bool = False


class Making:
    """One review. `fresh` are the decisions that were judged since it was kept last."""

    def __init__(self, course: Course, iterations: int = 0, kept: KeptReview | None = None) -> None:
        self.course = course
        self.iterations = iterations or USUAL
        self.looked: dict[int, Looked] = {}
        self.draws: dict[int, ChanceFound] = {}
        self.fresh: set[int] = set()
        if kept is not None and judge_of(kept.head) == course.judge:
            self._go_on(kept)

    def _go_on(self, kept: KeptReview) -> None:
        looked = [msgspec.convert(body, Looked) for body in kept.decisions]
        self.looked = {look.number: look for look in looked}
        if kept.head.summary is not None:
            known = msgspec.convert(kept.head.summary, Summary)
            self.draws = {int(number): draw for number, draw in known.draws.items()}

    # ── What there is to do ──────────────────────────────────────────────────────────────────────────────

    def tasks(self) -> Iterator[Task]:
        """A glance at every decision, all that chance did, then every decision as deep as is wanted."""
        glance = max(1, self.iterations // GLANCE)
        yield from (Task("decision", number, glance, glance=True) for number in self._shallower(glance))
        yield from (Task("luck", number, 0) for number in range(self.course.draws) if number not in self.draws)
        yield from (Task("decision", number, self.iterations) for number in self._shallower(self.iterations))

    def _shallower(self, depth: int) -> Iterator[int]:
        for number in range(self.course.decisions):
            if number not in self.looked or self.looked[number].depth < depth:
                yield number

    def add(self, task: Task, found: Json) -> None:
        """Take in what was found; whatever has another form is refused with a `ValidationError`."""
        if task.kind == "luck":
            msgspec.convert(found, ChanceEvent)
            self.draws[task.number] = cast("ChanceFound", found)
            return
        msgspec.convert(found, DecisionReviewed)
        before = self.looked.get(task.number)
        if before is None or before.depth <= task.iterations:
            self.looked[task.number] = Looked(task.number, task.iterations, found)
            self.fresh.add(task.number)

    @property
    def complete(self) -> bool:
        """Whether nothing is left to do."""
        return next(self.tasks(), None) is None

    @property
    def progress(self) -> float:
        """How much of the work is done."""
        glance = max(1, self.iterations // GLANCE)
        deep = sum(glance + (look.depth if look.depth >= self.iterations else 0) for look in self.looked.values())
        wanted = (glance + self.iterations) * self.course.decisions + LUCK_WORK * self.course.draws
        return min(1.0, (deep + LUCK_WORK * len(self.draws)) / wanted) if wanted else 1.0

    # ── How it is kept ───────────────────────────────────────────────────────────────────────────────────

    def head(self, state: ReviewState) -> ReviewHead:
        """The review without its decisions, marked by the thresholds of this program."""
        decisions = self.decisions()
        events = [self.draws[number] for number in sorted(self.draws)]
        result = self.course.result
        summary = Summary(
            self.course,
            {str(number): draw for number, draw in self.draws.items()},
            curve(decisions, result, self.course.actions),
            accounts(decisions, events, result, done=state == "done"),
        )
        version = {
            "program": ENGINE,
            "judge": self.course.judge,
            "marks": usual_marks().version,
            "iterations": min((look.depth for look in self.looked.values()), default=0),
            "lens": LENS,
        }
        progress = 1.0 if state == "done" else self.progress
        return ReviewHead(state=state, progress=progress, version=version, summary=msgspec.to_builtins(summary))

    def decisions(self) -> list[Decision]:
        """All decisions that were looked at, in their order, marked."""
        return [self.marked(self.looked[number]) for number in sorted(self.looked)]

    def marked(self, look: Looked) -> Decision:
        """A decision with the mark that it has by the thresholds of this program."""
        return usual_marks().marked(look.decision)

    def taken(self, numbers: set[int]) -> Mapping[int, Json]:
        """These decisions as they are kept, by their moves."""
        kept = {}
        for number in sorted(numbers):
            look = self.looked[number]
            decision = self.marked(look)
            kept[decision["move"]] = msgspec.to_builtins(Looked(number, look.depth, decision))
        return kept

    def accounts(self) -> list[Account]:
        """What it says for everyone's statistics."""
        events = list(self.draws.values())
        lost = dict.fromkeys(range(len(self.course.result)), 0.0)
        counted = dict.fromkeys(lost, 0)
        for decision in self.decisions():
            if decision["counts"]:
                lost[decision["seat"]] += decision["loss"]
                counted[decision["seat"]] += 1
        return [Account(seat, sum(event["luck"][seat] for event in events), lost[seat], counted[seat]) for seat in lost]


def judge_of(head: ReviewHead) -> str | None:
    """The digest of what has judged so far."""
    return head.version.get("judge") if isinstance(head.version, dict) else None


def marks_of(head: ReviewHead) -> int | None:
    """The version of the thresholds by which it is marked."""
    return head.version.get("marks") if isinstance(head.version, dict) else None
