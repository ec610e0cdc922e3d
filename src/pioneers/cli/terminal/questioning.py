"""Questions on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.table import Table as Grid
from rich.text import Text

from pioneers.cli.terminal.presenting.presenter import Choice, Question
from pioneers.cli.terminal.presenting.telling import Say
from pioneers.cli.terminal.screen import Screen, flowed, wrapped

# Columns of the list of choices, in characters; the share of a long label where not all fits.
NUMBER = 3
GAP = 2
LABEL_SHARE = 0.65
# A longer list stands in two columns, where there is room.
MOST_ROWS = 9
# Things that are not possible now stand in a row if their names are no longer than this.
SHORT_LABEL = 14


def show_question(screen: Screen, question: Question, say: Say) -> None:
    """The question, the facts, the numbered choices and what else can be typed."""
    screen.line(question.ask, "bold")
    for fact in [*(question.lessons if question.teaching else ()), *question.facts]:
        screen.line(fact)
    usual = question.usual or (question.numbered[0] if len(question.numbered) == 1 else None)
    choices = [
        replace(choice, detail=f"{choice.detail} [{say('play-enter')}]".strip()) if choice is usual else choice
        for choice in question.choices
    ]
    in_rows = any(choice.detail or len(choice.label) > SHORT_LABEL for choice in question.barred)
    show_choices(screen, choices, 1, question.barred if in_rows else ())
    if question.barred:
        if not in_rows:
            show_barred(screen, question.barred)
        # A short label is the name of the thing; a longer one nobody would type.
        wanted = question.barred[0].actions[0] if in_rows else question.barred[0].label
        screen.line(say("play-barred", {"example": f"{say('command-why')} {wanted}"}), "dim")
    if question.hint:
        screen.line(question.hint, "dim")


def show_choices(screen: Screen, choices: list[Choice], first: int = 1, barred: Sequence[Choice] = ()) -> None:
    """Numbers, labels and what each choice costs and brings; a long list in two columns, where that saves rows."""
    lines = [(Text(str(number), "bold"), choice, choice.style) for number, choice in enumerate(choices, first)]
    lines += [(Text("-", "dim"), choice, "dim") for choice in barred]
    layouts = [Layout(lines, screen.width, columns) for columns in (1, 2)]
    screen.show((layouts[1] if len(choices) > MOST_ROWS and layouts[1].height < len(lines) else layouts[0]).grid)


class Layout:
    """A list of choices in so many columns, and how many rows it takes."""

    def __init__(self, lines: Sequence[tuple[Text, Choice, str]], width: int, columns: int) -> None:
        room = width // columns - NUMBER - (1 + columns) * GAP
        label = max((len(choice.label) for _, choice, _ in lines), default=0)
        detail = max((len(choice.detail) for _, choice, _ in lines), default=0)
        # What stands behind the label gives way first.
        label = min(label, max(room - detail, int(room * LABEL_SHARE)))
        detail = min(detail, room - label)
        self.grid = Grid.grid(padding=(0, GAP, 0, 0))
        for _ in range(columns):
            self.grid.add_column(justify="right", width=NUMBER)
            self.grid.add_column(width=label)
            self.grid.add_column(style="dim", width=detail)
        self.height = 0
        rows = -(-len(lines) // columns)
        for row in range(rows):
            cells = []
            for number, choice, style in lines[row::rows]:
                cells += [number, wrapping(choice.label, label, style), wrapping(choice.detail, detail)]
            self.grid.add_row(*cells)
            self.height += max(cell.plain.count("\n") + 1 for cell in cells)


def wrapping(text: str, width: int, style: str = "") -> Text:
    """The text in rows of this width."""
    return Text("\n".join(wrapped(text, width)), style)


def show_barred(screen: Screen, barred: Sequence[Choice]) -> None:
    """Side by side, under the labels of the choices."""
    margin = NUMBER + GAP
    rows = flowed((Text(choice.label, "dim") for choice in barred), screen.width - margin).split("\n")
    for number, row in enumerate(rows):
        sign = "" if number else "-"
        screen.show(Text.assemble((f"{sign:>{NUMBER}}{'':{GAP}}", "dim"), row))


def show_groups(screen: Screen, question: Question) -> None:
    """The further choices under their headings, side by side where nothing is to be said about them."""
    number = len(question.choices) + 1
    for heading, choices in question.groups:
        if any(choice.detail for choice in choices):
            screen.line(heading, "bold")
            show_choices(screen, choices, number)
        else:
            items = [Text.assemble((str(at), "bold"), f" {choice.label}") for at, choice in enumerate(choices, number)]
            screen.show(flowed([Text(f"{heading}:", "bold"), *items], screen.width))
        number += len(choices)


def typed_words(commands: Sequence[str], say: Say) -> list[str]:
    """What is typed for these commands, in quotation marks."""
    return [say("play-typed", {"word": say(f"command-{command}")}) for command in commands]


def show_commands(screen: Screen, commands: Sequence[str], say: Say) -> None:
    """What can be typed, and what it does."""
    words = {command: say(f"command-{command}") for command in commands}
    longest = max(map(len, words.values()))
    for command, word in words.items():
        screen.hanging(Text(f"  {word:<{longest}} ", "bold"), say(f"command-help-{command}"))
