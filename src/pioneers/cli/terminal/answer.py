"""Understanding what a person types at a prompt: numbers, an action, words of the game, or a command."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.place_names import folded
from pioneers.cli.terminal.presenting.presenter import Choice, Presenter, Question, first_word
from pioneers.cli.terminal.questioning import show_choices, show_commands, show_groups, show_question
from pioneers.cli.terminal.rulebook import show_rules
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest
from pioneers.kernel.refusal import Refusal
from pioneers.match.match import Match
from pioneers.text.say import said_plainly

# Commands of every game, in the order of the help; a table adds its views.
COMMANDS = ("list", "rules", "why", "save", "help", "quit")
# After these the choices are in sight; after all others the person is reminded of them.
SHOWING = ("list", "help")
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}
NUMBERS = re.compile(r"\d+(?:[\s,+&]+\d+)*")


class Quit(Exception):  # noqa: N818 - the person's wish, no error
    """The person wants to leave."""


class Answers:
    """Asks until an answer is a choice. Whatever else is typed gets its reply, and nothing is lost."""

    def __init__(self, match: Match, table: Presenter, screen: Screen, save: Callable[[Path | None], bool]) -> None:
        self.match = match
        self.table = table
        self.screen = screen
        self.save = save
        self.say = table.speaker.say
        self.commands = command_words([*table.looks, *COMMANDS], table)

    def answer(self, question: Question, decision: Decision) -> Choice:
        """The choice that the person makes."""
        while True:
            text = self.screen.ask()
            try:
                found = self.understood(text, question, decision)
            except Refusal as refusal:
                self.refused(refusal)
                continue
            except Mistake as mistake:
                self.screen.line(self.say(f"mistake-{mistake.key}", mistake.figures))
                continue
            if len(found) == 1:
                return found[0]
            if found:
                # Several fit: from now on the numbers mean these.
                self.screen.line(self.say("play-several", {"count": len(found)}))
                show_choices(self.screen, found)
                question = Question(question.ask, found, hint=question.hint, together=question.together)

    def understood(self, text: str, question: Question, decision: Decision) -> list[Choice]:
        """The choices that the text means; none if it was a command."""
        if not text:
            return self.nothing(question)
        if NUMBERS.fullmatch(text):
            return [self.numbered(text, question)]
        word, rest = first_word(text)
        command = self.commands.get(folded(word) or word)
        if command is not None and (rest == "" or command in self.with_words()):
            self.obey(command, rest, question, decision)
            if command not in SHOWING:
                figures = {"count": len(question.numbered), "list": self.say("command-list")}
                self.screen.line(self.say("play-open", figures), "dim")
            return []
        legal = {action.text for action in decision.legal}
        if text.lower() in legal:
            return [Choice(text, (text.lower(),))]
        return self.table.read(text, decision) or self.lost(text, question, decision)

    def with_words(self) -> set[str]:
        """Commands that take words after them."""
        return {"rules", "why", "save", *self.table.looks}

    def nothing(self, question: Question) -> list[Choice]:
        """Enter alone: enough where there is but one choice, or one that is meant by it."""
        if question.usual is not None:
            return [question.usual]
        if len(question.numbered) == 1:
            return question.numbered
        raise Mistake("answer-empty", count=len(question.choices))

    def numbered(self, text: str, question: Question) -> Choice:
        """The choice of this number, or the one that several of them make together."""
        choices = question.numbered
        numbers = [int(number) for number in re.findall(r"\d+", text)]
        for number in numbers:
            if not 1 <= number <= len(choices):
                raise Mistake("answer-number", number=number, count=len(choices))
        meant = [choices[number - 1] for number in numbers]
        if len(meant) == 1:
            return meant[0]
        if question.together is None:
            raise Mistake("answer-one", count=len(choices))
        return question.together(meant)

    def lost(self, text: str, question: Question, decision: Decision) -> list[Choice]:
        """Nothing that can be done now: say why, or what was probably meant."""
        spoken = self.known_action(text)
        if spoken is not None:
            refusal = decision.explain(spoken)
            if refusal is not None:
                raise refusal
        near = nearest(text, {*self.commands, *(action.text for action in decision.legal)})
        raise Mistake("answer", text=text, nearest=near, count=len(question.choices))

    def known_action(self, text: str) -> str | None:
        """The notation that the text is, if it is one."""
        try:
            return self.match.game.action(text.lower()).text
        except Mistake:
            return None

    def refused(self, refusal: Refusal) -> None:
        """The rule's reason, with its number."""
        message = f"refusal-{refusal.key}"
        known = self.table.speaker.knows(message)
        reason = self.say(message, refusal.figures) if known else said_plainly(refusal.key, refusal.figures)
        self.screen.line(f"{reason} ({refusal.rule})")

    # --- commands -----------------------------------------------------------------------------------

    def obey(self, command: str, rest: str, question: Question, decision: Decision) -> None:
        """Carry out a command."""
        if command in self.table.looks:
            self.screen.show(self.table.look(command, rest, decision.view))
        elif command == "list":
            question.listed = True
            show_question(self.screen, question, self.say)
            show_groups(self.screen, question)
        elif command == "rules":
            show_rules(self.screen, self.table.speaker, self.match.game.name, rest)
        elif command == "why":
            self.why(rest, question, decision)
        elif command == "save":
            self.save(Path(rest).expanduser() if rest else None)
        elif command == "help":
            self.help(question)
        else:
            raise Quit

    def why(self, text: str, question: Question, decision: Decision) -> None:
        """Whether an action would be allowed now, and by which rule not."""
        if not text:
            raise Mistake("answer-why", example=question.choices[0].actions[0])
        if NUMBERS.fullmatch(text):
            choice = self.numbered(text, question)
            self.screen.line(self.say("play-allowed", {"choice": choice.label}))
            return
        spoken = self.known_action(text)
        if spoken is None:
            found = self.table.read(text, decision)
            if not found:
                self.match.game.action(text)  # raises the mistake that names the nearest
            self.screen.line(self.say("play-allowed", {"choice": found[0].label}))
            return
        refusal = decision.explain(spoken)
        if refusal is not None:
            self.refused(refusal)
            self.screen.line(self.say("play-see-rule", {"rule": refusal.rule}), "dim")
        else:
            self.screen.line(self.say("play-allowed", {"choice": spoken}))

    def help(self, question: Question) -> None:
        """What is asked, and everything that can be typed."""
        question.teaching = True
        show_question(self.screen, question, self.say)
        self.screen.gap()
        show_commands(self.screen, [*self.table.looks, *COMMANDS], self.say)


def command_words(commands: list[str], table: Presenter) -> dict[str, str]:
    """What can be typed for each command: its English name, and its word in the person's language."""
    words = dict(SHORT)
    for command in commands:
        words[command] = command
        words[folded(table.speaker.say(f"command-{command}"))] = command
    return words
