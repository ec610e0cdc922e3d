"""Marks: what a loss is called. They follow from numbers that are kept, so they can be given anew at any time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pioneers.analysis.shapes import Decision, Mark, PlanFound
from pioneers.kernel.files.data_file import read_file

FILE = Path(__file__).with_name("marks.toml")
WHOLE = 100
NAMES = ("version", "inaccuracy", "mistake", "blunder", "share", "sure", "level")


@dataclass(frozen=True, slots=True)
class Marks:
    """The thresholds, in wins; how much of a loss is believed, and how many standard errors are taken off."""

    version: int
    inaccuracy: float
    mistake: float
    blunder: float
    share: float
    sure: float
    level: float

    def mark(self, loss: float, error: float) -> Mark | None:
        """What a loss is called that is known so well."""
        certain = self.share * loss - self.sure * error
        if certain >= self.blunder:
            return "blunder"
        if certain >= self.mistake:
            return "mistake"
        return "inaccuracy" if certain >= self.inaccuracy else None

    def suspects(self, loss: float) -> bool:
        """Whether a loss would be called a mistake at least if it were known exactly."""
        return self.share * loss >= self.mistake

    def counts(self, plans: Sequence[PlanFound]) -> bool:
        """Whether something could be lost: one of the plans is worse than the best beyond the error."""
        return any(plan["loss"] > self.level * plan["error"] for plan in plans[1:])

    def marked(self, decision: Decision) -> Decision:
        """A decision that was kept, marked by these thresholds."""
        counts = self.counts(decision["plans"])
        mark = self.mark(decision["loss"], decision["error"]) if counts else None
        return {**decision, "counts": counts, "mark": mark}


@cache
def usual_marks() -> Marks:
    """The thresholds that come with the program."""
    return read_marks(FILE)


def read_marks(path: Path) -> Marks:
    """The thresholds in a file; a `Mistake` says what is wrong in it."""
    file = read_file(path)
    file.top.check_keys(NAMES)
    found = {name: file.top.read_whole(name) or 0 for name in NAMES}
    file.raise_first()
    version = found.pop("version")
    return Marks(version, **{name: number / WHOLE for name, number in found.items()})
