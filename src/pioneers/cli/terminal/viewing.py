"""Looking at a recorded game: every position is kept, so that any move is as near as the next."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

import pioneers
from pioneers.cli.reports.inspection import translated
from pioneers.cli.terminal.answer import SHORT, command_words
from pioneers.cli.terminal.presenting.place_names import folded
from pioneers.cli.terminal.presenting.presenter import first_word
from pioneers.cli.terminal.presenting.presenters import presenter_for
from pioneers.cli.terminal.presenting.telling import Telling
from pioneers.cli.terminal.questioning import show_commands, typed_words
from pioneers.cli.terminal.rulebook import show_rules
from pioneers.cli.terminal.screen import Screen
from pioneers.cli.terminal.seating import Seating
from pioneers.kernel.event import Event
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest
from pioneers.kernel.state import State
from pioneers.match.match import load_record

COMMANDS = ("forward", "back", "turn", "rules", "help", "quit")
KEYS = {"n": "forward", "f": "forward", "b": "back", "t": "turn", "+": "forward", "-": "back"}


class Viewing:
    """A record and all its positions, seen as a spectator sees them."""

    def __init__(self, path: Path, language: str, screen: Screen) -> None:
        self.screen = screen
        self.record = load_record(path)
        self.game = pioneers.game(self.record.game)
        state = self.record.start(self.game, path.parent)
        seating = Seating.from_record(self.record.seats)
        self.table = presenter_for(self.game, state, language, seating.names, screen)
        self.say = self.table.speaker.say
        self.telling = Telling(self.table, screen)
        self.states: list[State] = [state.copy()]
        self.events: list[list[Event]] = [[]]
        try:
            for _, events, state in self.record.replay(self.game, path.parent):
                self.states.append(state.copy())
                self.events.append(events)
        except Mistake as mistake:
            raise translated(mistake, self.table.speaker) from mistake
        self.at = 0

    @property
    def last(self) -> int:
        """The number of moves."""
        return len(self.states) - 1

    def view(self) -> Mapping[str, Any]:
        """What a spectator sees of the position that is looked at."""
        return self.game.view(self.states[self.at], None)

    def verify(self) -> int:
        """Only replay, and give the digest of the last position."""
        digest = self.game.digest(self.states[-1])
        figures = {"moves": self.last, "finished": self.record.end is not None}
        self.screen.line(self.say("replay-verified", figures))
        print(digest)
        return 0

    def show_position(self, number: int) -> int:
        """The position after so many moves."""
        self.go_to(number)
        self.show_move()
        for look in self.table.looks:
            self.screen.gap()
            self.screen.show(self.table.look(look, "", self.view()))
        return 0

    def step_through(self) -> int:
        """Forward and back as the person likes."""
        names = list(self.table.speaker.seats)
        self.screen.heading(self.say("replay-title", {"names": names, "moves": self.last}))
        self.screen.line(self.how(), "dim")
        self.screen.show(self.table.look(self.table.looks[0], "", self.view()))
        words = {**command_words([*self.table.looks, *COMMANDS], self.table), **SHORT, **KEYS}
        while True:
            try:
                text = self.screen.ask(self.say("replay-prompt", {"at": self.at, "last": self.last}) + " ")
                if not self.obey(text, words):
                    return 0
            except EOFError:
                self.screen.gap()
                return 0
            except Mistake as mistake:
                self.screen.line(self.say(f"mistake-{mistake.key}", mistake.figures))

    def obey(self, text: str, words: dict[str, str]) -> bool:
        """Carry out what was typed; False ends the viewing."""
        if text.isdecimal():
            self.go_to(int(text))
            self.show_move()
            return True
        word, rest = first_word(text or "n")
        command = words.get(folded(word) or word)
        if command is None:
            raise Mistake("replay-answer", text=text, nearest=nearest(text, words))
        if command in self.table.looks:
            self.screen.show(self.table.look(command, rest, self.view()))
        elif command == "rules":
            show_rules(self.screen, self.table.speaker, self.game.name, rest)
        elif command == "help":
            self.help()
        elif command != "quit":
            self.move(command)
        return command != "quit"

    def move(self, command: str) -> None:
        """One move forward or back, or on to the next turn."""
        if command == "back":
            if self.at == 0:
                raise Mistake("replay-first")
            self.at -= 1
        else:
            if self.at == self.last:
                raise Mistake("replay-last")
            self.at += 1
            while command == "turn" and self.at < self.last and not self.is_turn(self.at):
                self.at += 1
        self.show_move()

    def is_turn(self, number: int) -> bool:
        """Whether a turn began with this move, or whatever is like a turn in this game."""
        return any(event.key in self.table.turn_events for event in self.events[number])

    def go_to(self, number: int) -> None:
        """To the position after so many moves."""
        if not 0 <= number <= self.last:
            raise Mistake("replay-number", number=number, last=self.last)
        self.at = number

    def show_move(self) -> None:
        """The move that led here, and what it brought about."""
        if self.at == 0:
            self.screen.line(self.say("replay-start"), "bold")
            return
        seat = self.states[self.at - 1].seat or 0
        name = self.table.speaker.seats[seat]
        line = Text.assemble((f"{self.at} ", "bold"), self.table.mark(seat), f" {name}: ")
        self.screen.show(line.append(self.record.actions[self.at - 1], "italic"))
        for event in self.events[self.at]:
            self.telling.tell_event(event, None)
        if self.states[self.at].seat is None:
            self.screen.show(self.table.result(self.game.result(self.states[self.at]), self.view()))

    def how(self) -> str:
        """The most important things to type."""
        return self.say("replay-how", {"looks": typed_words(self.table.looks, self.say)})

    def help(self) -> None:
        """Everything that can be typed."""
        self.screen.line(self.how())
        show_commands(self.screen, [*COMMANDS[:3], *self.table.looks, *COMMANDS[3:]], self.say)
