"""Questions on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from pioneers.cli.screen import Screen, flowed, wrapped
from pioneers.cli.table import Choice, Question
from pioneers.cli.telling import Say

# Columns of the list of choices, in characters; the share of a long label where not all fits.
NUMBER = 3
GAP = 2
LABEL_SHARE = 0.65


def show_question(screen: Screen, question: Question, say: Say) -> None:
    """The question, the facts, the numbered choices and what else can be typed."""
    screen.line(question.ask, "bold")
    for fact in [*(question.lessons if question.teaching else ()), *question.facts]:
        screen.line(fact)
    show_choices(screen, question.choices, 1, question.barred)
    if question.barred:
        example = f"{say('command-why')} {question.barred[0].actions[0]}"
        screen.line(say("play-barred", {"example": example}), "dim")
    if question.hint:
        screen.line(question.hint, "dim")


def show_choices(screen: Screen, choices: list[Choice], first: int = 1, barred: Sequence[Choice] = ()) -> None:
    """Numbers, labels and what each choice costs and brings."""
    room = screen.width - NUMBER - 2 * GAP
    label = max((len(choice.label) for choice in [*choices, *barred]), default=0)
    detail = max((len(choice.detail) for choice in choices), default=0)
    # What stands behind the label gives way first.
    label = min(label, max(room - detail, int(room * LABEL_SHARE)))
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    grid.add_column(justify="right", width=NUMBER)
    grid.add_column(width=label)
    grid.add_column(style="dim", width=min(detail, room - label))
    for number, choice in enumerate(choices, first):
        words = "\n".join(wrapped(choice.label, label))
        more = "\n".join(wrapped(choice.detail, room - label))
        grid.add_row(Text(str(number), "bold"), Text(words), Text(more))
    for choice in barred:
        grid.add_row(Text("-", "dim"), Text("\n".join(wrapped(choice.label, label)), "dim"), "")
    screen.show(grid)


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


def show_commands(screen: Screen, commands: Sequence[str], say: Say) -> None:
    """What can be typed, and what it does."""
    words = {command: say(f"command-{command}") for command in commands}
    longest = max(map(len, words.values()))
    for command, word in words.items():
        screen.hanging(Text(f"  {word:<{longest}} ", "bold"), say(f"command-help-{command}"))
