"""What a review is called in a language: players, marks, reasons and hundredths of a win."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pioneers.analysis.shapes import Decision, Reason
from pioneers.arena.results.numerals import decimal
from pioneers.cli.terminal.seating import Seating
from pioneers.kernel.files.record import Record
from pioneers.text.say import Speaker, said_plainly

HUNDRED = 100
# Steps of a decision are joined as the record has them, one after the other.
STEP = " · "


class Words:
    """One language and the names at one table."""

    def __init__(self, language: str, record: Record) -> None:
        self.language = language
        self.names = Seating.from_record(record.seats).names
        self.speaker = Speaker(language, seats=self.names)

    def say(self, key: str, figures: Mapping[str, object] | None = None) -> str:
        """A message."""
        return self.speaker.say(key, figures)

    def hundredths(self, value: float, error: float | None = None, digits: int = 1) -> str:
        """A part of a win in hundredths, with its error where there is one."""
        text = decimal(HUNDRED * value, digits, self.language).replace("-", "−")
        return text if error is None else f"{text} ± {decimal(HUNDRED * error, digits, self.language)}"

    def reasons(self, reasons: Sequence[Reason], of: str) -> str:
        """What is said of one of the two plans."""
        return ", ".join(self.reason(reason) for reason in reasons if reason["of"] == of)

    def reason(self, reason: Reason) -> str:
        """A reason; one of a game that brings no words for it, plainly."""
        if not self.speaker.knows(reason["key"]):
            return said_plainly(reason["key"], reason["figures"])
        return self.say(reason["key"], reason["figures"])

    def mark(self, decision: Decision) -> str:
        """What a decision is called."""
        return self.say(f"review-mark-{decision['mark']}") if decision["mark"] else ""

    def plan(self, actions: Sequence[str]) -> str:
        """A plan in the notation."""
        return STEP.join(actions)
