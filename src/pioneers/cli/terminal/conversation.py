"""A game at one keyboard: ask, understand, play, tell. It knows no game; the table does."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.text import Text

from pioneers.cli.terminal.answer import Answers, Quit
from pioneers.cli.terminal.archive import keep, replay_command, resume_command
from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.presenter import Choice, Presenter, Question
from pioneers.cli.terminal.presenting.telling import Telling
from pioneers.cli.terminal.questioning import show_question, typed_words
from pioneers.cli.terminal.screen import Screen
from pioneers.cli.terminal.seating import Seating
from pioneers.kernel.mistake import Mistake
from pioneers.match.match import Match

STOPPED = 130
LESSONS = 2


class Conversation:
    """Runs a match until it is over or the person leaves; either way nothing is lost."""

    def __init__(self, match: Match, table: Presenter, screen: Screen, seating: Seating, path: Path) -> None:
        self.match = match
        self.table = table
        self.screen = screen
        self.seating = seating
        self.path = path
        self.say = table.speaker.say
        self.telling = Telling(table, screen)
        self.answers = Answers(match, table, screen, self.save)
        # The person at the keyboard; with one person it is always he.
        self.here: int | None = seating.kinds.index(None) if seating.people == 1 else None
        # How many events there were when he was last asked.
        self.asked = 0
        self.warned = False
        self.taught: Counter[tuple[int, str]] = Counter()

    def run(self) -> int:
        """The whole game; gives the exit code."""
        try:
            self.begin()
            while (seat := self.match.state.seat) is not None:
                if self.match.bots[seat] is None:
                    self.person(seat)
                else:
                    self.bot(seat)
            self.end()
        except (EOFError, Quit):
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(STOPPED)
        return 0

    def begin(self) -> None:
        """What a newcomer must know, and the table as it stands."""
        if self.match.version == 0:
            self.screen.gap()
            for message in self.table.aim:
                self.screen.hanging(Text("*" if self.screen.plain else "•", "dim"), self.say(message))
        elif self.match.state.seat is not None:
            self.screen.line(self.say("play-again"))
        for look in self.table.first_looks:
            self.screen.pause(self.say("play-pause"))
            self.screen.gap()
            self.screen.show(self.table.look(look, "", self.match.view(self.here)))
        self.screen.pause(self.say("play-pause"))
        self.screen.gap()
        self.screen.line(self.say("play-commands", {"looks": typed_words(self.table.looks, self.say)}), "dim")
        if self.match.state.seat is not None:
            self.screen.heading(self.table.headline(self.match.view(None)))

    # --- turns --------------------------------------------------------------------------------------

    def bot(self, seat: int) -> None:
        """Let a bot play one action and tell it."""
        if self.here is not None:
            self.telling.tell(self.here)
        with self.screen.waiting(self.say("play-thinking", {"seat": seat})):
            action = self.match.bot_action()
        assert action is not None, "a bot always chooses"
        self.telling.note(self.match.play(action))
        if self.here is not None:
            self.telling.tell(self.here)

    def person(self, seat: int) -> None:
        """Ask a person until he has made a choice."""
        if seat != self.here:
            self.hand_over(seat)
        self.telling.tell(seat)
        decision = Decision(self.match.game, self.match.state)
        if len(decision.legal) == 1 and decision.step in self.table.silent_steps:
            self.play(Choice("", (decision.legal[0].text,)), seat)
            return
        question = self.table.question(decision)
        # Whoever has read a lesson twice knows it; the help still shows it.
        self.taught[seat, decision.step] += 1
        question.teaching = self.taught[seat, decision.step] <= LESSONS
        self.asked = len(self.telling.events)
        self.telling.told_privately = False
        self.put(question, decision)
        self.play(self.answers.answer(question, decision), seat)

    def hand_over(self, seat: int) -> None:
        """Another person comes to the keyboard; he must not see what the one before was shown alone."""
        if self.here is not None:
            self.telling.tell(self.here)
            if self.telling.told_privately:
                self.screen.gap()
                self.screen.ask(self.say("play-hide", {"seat": self.here}) + " ")
            self.screen.hide()
            self.telling.tell_openly(self.asked)
        self.screen.gap()
        self.screen.ask(self.say("play-hand-over", {"seat": seat}) + " ")
        self.screen.hide()
        self.here = seat

    def put(self, question: Question, decision: Decision) -> None:
        """Show where the person stands and what is asked."""
        self.screen.gap()
        self.table.status(decision.view)
        self.screen.gap()
        show_question(self.screen, question, self.say)

    def play(self, choice: Choice, seat: int) -> None:
        """Play a choice's actions in a row and keep the game; what happened is told before anything else is."""
        for action in choice.actions:
            self.telling.note(self.match.play(action, seat))
        try:
            keep(self.match, self.path)
        except Mistake as mistake:
            if not self.warned:
                self.screen.line(self.say(f"mistake-{mistake.key}", mistake.figures), "bold")
            self.warned = True

    # --- the end ------------------------------------------------------------------------------------

    def end(self) -> None:
        """Final scoring, winners, and where the game can be seen again."""
        self.telling.tell(self.here)
        self.screen.heading(self.say("play-scoring"))
        self.screen.show(self.table.result(self.match.game.result(self.match.state), self.match.view(None)))
        self.screen.gap()
        if self.save(None):
            self.screen.line(self.say("play-replay"))
            self.screen.command(replay_command(self.path))

    def leave(self, code: int) -> int:
        """Save, and say how to go on."""
        self.screen.gap()
        if self.save(None):
            self.screen.line(self.say("play-resume"))
            self.screen.command(resume_command(self.match.game.name, self.path))
        return code

    def save(self, other: Path | None) -> bool:
        """Write the record and tell where; a person may name another file."""
        path = other or self.path
        try:
            keep(self.match, path)
        except Mistake as mistake:
            self.screen.line(self.say(f"mistake-{mistake.key}", mistake.figures), "bold")
            return False
        self.screen.line(self.say("play-saved", {"file": str(path)}))
        return True
