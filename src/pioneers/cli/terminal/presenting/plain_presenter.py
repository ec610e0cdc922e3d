"""The terminal's table for a game that brings none of its own: the view as it is, the legal actions, the result.

It takes the game's own words where there are some (`game-<name>`, `action-<verb>`, `field-<name>-<field>`), else its
notation and its names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.drawing import mark_of, ruled_grid
from pioneers.cli.terminal.presenting.presenter import Choice, Question
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.action import Action
from pioneers.kernel.event import Event
from pioneers.text.say import Speaker

# What tells programs where a view comes from, and people nothing.
FRAME = ("game", "rules", "data", "players", "viewer", "seat", "step")
# Numbers under these names are players.
SEATS = ("active", "first", "leader", "starter", "winner", "owner", "dealer")


class PlainPresenter:
    """Any game on the screen."""

    looks = ("view",)
    first_looks = ()
    silent_steps = ()
    turn_events = ()

    def __init__(self, components: dict[str, Any], language: str, seats: Sequence[str], screen: Screen) -> None:
        self.screen = screen
        self.speaker = Speaker(language, {}, seats)
        self.game: str = components["game"]
        about = f"game-{self.game}-about"
        self.aim = (about,) if self.speaker.knows(about) else ()

    # --- the questions ------------------------------------------------------------------------------

    def headline(self, view: dict[str, Any]) -> str:
        """Whose turn it is."""
        return self.speaker.say("plain-turn", {"seat": view["seat"]})

    def status(self, view: dict[str, Any]) -> None:
        """All that the person may know: nobody here can tell what matters."""
        self.screen.show(self.look("view", "", view))

    def question(self, decision: Decision) -> Question:
        """All legal actions."""
        return Question(self.speaker.say("plain-ask"), [self.choice(action) for action in decision.legal])

    def choice(self, action: Action) -> Choice:
        """An action in the words of the game, with its notation behind it; else in its notation alone."""
        message = f"action-{action.verb}"
        if not self.speaker.knows(message):
            return Choice(action.text, (action.text,))
        label = self.speaker.say(message, {"object": " ".join(action.arguments)})
        return Choice(label, (action.text,), detail=action.text)

    def read(self, text: str, decision: Decision) -> list[Choice]:
        """The actions whose notation or label begins with what was typed."""
        wanted = text.casefold()
        choices = [self.choice(action) for action in decision.legal]
        return [
            choice
            for choice in choices
            if choice.actions[0].startswith(wanted) or choice.label.casefold().startswith(wanted)
        ]

    def style(self, event: Event) -> str:  # noqa: ARG002 - nobody here knows which events matter
        """All events alike."""
        return ""

    def mark(self, seat: int) -> tuple[str, str]:
        """A sign and a colour for each player."""
        return mark_of(seat, plain=self.screen.plain)

    # --- the view and the result --------------------------------------------------------------------

    def look(self, name: str, about: str, view: dict[str, Any]) -> RenderableType:  # noqa: ARG002 - it has one look
        """The view of a seat, a row for each field; a field with an entry for each player, a row for each."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for field, content in view.items():
            if field in FRAME:
                continue
            if field in SEATS and isinstance(content, int):
                grid.add_row(Text(self.field(field), "dim"), self.named(content))
            elif by_player(content, len(self.speaker.seats)):
                grid.add_row(Text(self.field(field), "dim"), "")
                for player, part in enumerate(content):
                    grid.add_row(self.named(player), shown(part))
            else:
                grid.add_row(Text(self.field(field), "dim"), shown(content))
        return grid

    def field(self, name: str) -> str:
        """What a field of the view is called: in the words of the game where it has some."""
        message = f"field-{self.game}-{name}".replace("_", "-")
        return self.speaker.say(message) if self.speaker.knows(message) else as_words(name)

    def named(self, seat: int) -> Text:
        """A player's sign and name."""
        return Text.assemble(self.mark(seat), " ", self.speaker.seats[seat])

    def result(self, outcome: dict[str, Any], view: dict[str, Any]) -> RenderableType:  # noqa: ARG002 - of all games
        """Ranks, scores and their parts, the best first."""
        parts: list[dict[str, Any]] = outcome.get("parts") or [{} for _ in outcome["scores"]]
        grid = ruled_grid()
        side: JustifyMethod
        for column in ("rank", "player", "score"):
            side = "left" if column == "player" else "right"
            grid.add_column(self.speaker.say(f"plain-column-{column}"), justify=side)
        for part in parts[0]:
            grid.add_column(as_words(part), justify="right")
        for seat in sorted(range(len(outcome["scores"])), key=outcome["ranks"].__getitem__):
            grid.add_row(
                str(outcome["ranks"][seat]),
                self.named(seat),
                str(outcome["scores"][seat]),
                *(shown(value) for value in parts[seat].values()),
                style="bold" if seat in outcome["winners"] else "",
            )
        won = self.speaker.say("event-won", {"seats": outcome["winners"]})
        return Group(grid, Text(""), Text(won, "bold"))


def by_player(content: object, players: int) -> bool:
    """Whether there is a list or an object for each player."""
    if not isinstance(content, list) or len(content) != players:
        return False
    return all(isinstance(row, list | dict) for row in content)


def as_words(name: str) -> str:
    """`idle_rounds` for people."""
    return name.replace("_", " ").replace("-", " ").capitalize()


def shown(content: object) -> str:
    """A part of a view: what is hidden is a question mark, and several of it are counted."""
    if content is None:
        return "?"
    if isinstance(content, dict):
        return ", ".join(f"{as_words(str(name))}: {shown(part)}" for name, part in content.items()) or "-"
    if isinstance(content, list):
        if len(content) > 1 and all(part is None for part in content):
            return f"{len(content)} x ?"
        return " ".join(shown(part) for part in content) or "-"
    return str(content)
