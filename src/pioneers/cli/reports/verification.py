"""Checking a record, told step by step for somebody who does not know what a hash is."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.text import Text

import pioneers
from pioneers.cli.reports.inspection import translated
from pioneers.cli.terminal.archive import program
from pioneers.cli.terminal.screen import Screen
from pioneers.cli.terminal.seating import Seating
from pioneers.kernel.files.record import FURTHER
from pioneers.kernel.mistake import Mistake
from pioneers.match.match import load_record
from pioneers.server.tables.fair import kept
from pioneers.text.harmless import harmless
from pioneers.text.say import Speaker

# For each step whether it is right, wrong or open: a sign, the same in ASCII, and its style.
SIGNS = {True: ("✓", "+", "green"), False: ("✗", "!", "red"), None: ("·", "?", "yellow")}


class Verification:
    """One record and what was promised of it."""

    def __init__(self, path: Path, promised: str | None, screen: Screen, speaker: Speaker) -> None:
        self.path = path
        self.screen = screen
        self.speaker = speaker
        self.say = speaker.say
        given = None if promised is None else promised.strip().lower()
        if given is not None and not FURTHER["commitment"].fullmatch(given):
            raise Mistake("verify-commitment", found=promised)
        self.record = load_record(path)
        # What was promised, by whoever told: all of it must have been kept.
        promises = {"given": given, "record": self.record.commitment}
        self.promises = {source: promise for source, promise in promises.items() if promise is not None}

    def run(self) -> int:
        """Check everything and tell the outcome; 0 only if all is right."""
        record = self.record
        names = list(Seating.from_record(record.seats).names)
        figures = {"game": record.game, "names": names, "moves": len(record.actions), "engine": record.engine or "none"}
        self.screen.line(harmless(self.say("verify-game", figures)), "bold")
        outcome = self.outcome(played=self.follow(), dealt=self.compare())
        self.screen.gap()
        self.screen.line(self.say("verify-outcome", {"outcome": outcome}), "bold")
        if outcome == "open":
            self.screen.command(f"{program()} verify {shlex.quote(str(self.path))} --commitment …")
        if outcome == "fair" and "given" not in self.promises:
            self.screen.line(self.say("verify-compare"))
            self.screen.command(self.promises["record"])
        self.screen.gap()
        self.screen.line(self.say("verify-meaning"), "dim")
        return 0 if outcome == "fair" else 1

    def follow(self) -> bool:
        """Play the game again by the rules, up to its end if it has one."""
        record = self.record
        try:
            game = pioneers.game(record.game)
            record.start(game, self.path.parent)
            self.tell(True, "verify-rules", rules=record.rules, data=record.data)
            record.final(game, self.path.parent)
        except Mistake as mistake:
            self.show(False, translated(mistake, self.speaker).message(self.speaker.language))
            return False
        self.tell(True, "verify-moves", moves=len(record.actions))
        if record.end is not None:
            self.tell(True, "verify-end", end=record.end)
        else:
            self.tell(None, "verify-no-end")
        return True

    def compare(self) -> bool | None:
        """Whether the seed is the promised one; `None` if nothing was promised."""
        if not self.promises:
            self.tell(None, "verify-no-promise")
            return None
        answers = {source: kept(self.record.seed, promise) for source, promise in self.promises.items()}
        for source, right in answers.items():
            self.tell(right, "verify-kept" if right else "verify-other", source=source)
        return all(answers.values())

    def outcome(self, *, played: bool, dealt: bool | None) -> str:
        """The worst that was found."""
        if not played:
            return "wrong"
        if dealt is False:
            return "broken"
        if self.record.end is None:
            return "unfinished"
        return "open" if dealt is None else "fair"

    def tell(self, right: bool | None, message: str, **figures: object) -> None:
        """One step, with what came of it."""
        self.show(right, self.say(message, figures))

    def show(self, right: bool | None, sentence: str) -> None:
        """One step in words that may quote the record."""
        sign, plain, style = SIGNS[right]
        self.screen.hanging(Text(plain if self.screen.plain else sign, style), harmless(sentence))
