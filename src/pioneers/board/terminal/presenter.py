"""The board game at the terminal: its views, its questions and its final scoring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from pioneers.board.terminal.choices import BoardChoices, mine
from pioneers.board.terminal.map import BoardMap, Signs
from pioneers.board.terminal.questions import BoardQuestions
from pioneers.board.terminal.reading import BoardReading
from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.drawing import MARK_STYLES, MARKS, PLAIN_MARKS, mark_of, ruled_grid
from pioneers.cli.terminal.presenting.presenter import HEADING, HIDDEN, Choice, Question
from pioneers.cli.terminal.screen import Screen, flowed
from pioneers.kernel.event import Event
from pioneers.kernel.mistake import Mistake
from pioneers.text.say import Speaker

# The colours of the printed tiles; the code beside them says the same without colour.
TILE_STYLES = {
    "banker": "black on yellow",
    "merchant": "bright_white on magenta",
    "barkeeper": "bright_white on red",
    "sergeant": "bright_white on blue",
    "farmer": "black on green",
    "gold-digger": "bright_white on color(94)",
    "hotel": "black on bright_white",
}
# A road is the hollow sign of its owner.
ROADS = ("○", "△", "□", "◇")
PLAIN_ROADS = ("a", "b", "c", "d")

QUIET = ("income", "bought-nothing-more", "declined", "skipped", "displayed", "drove")
LOUD = ("emptied", "joined", "ending", "warned", "over", "won")
# The final scoring shows these as a table.
SILENT = ("scored", "won")


class BoardPresenter:
    """Draws views of the board game and puts its questions."""

    looks = ("map", "players", "coaches")
    first_looks = ("map", "coaches")
    aim = ("board-aim-turn", "board-aim-settle", "board-aim-roads", "board-aim-end")
    silent_steps = ("settle",)
    turn_events = ("turn",)

    def __init__(self, components: Mapping[str, Any], language: str, seats: Sequence[str], screen: Screen) -> None:
        self.components = components
        names = {city["id"]: city["name"] for city in components["cities"]}
        self.speaker = Speaker(language, names, seats)
        self.screen = screen
        choices = BoardChoices(components, self.speaker)
        self.questions = BoardQuestions(choices)
        self.reading = BoardReading(choices, names)
        self.say = choices.say
        codes = self.say("board-tile-codes").split()
        self.codes = dict(zip(components["tiles"], codes, strict=True))

    # --- the questions ------------------------------------------------------------------------------

    def question(self, decision: Decision) -> Question:
        """The question that the deciding seat must answer."""
        return self.questions.question(decision)

    def read(self, text: str, decision: Decision) -> list[Choice]:
        """The choices that fit the typed words."""
        return self.reading.read(text, decision)

    def style(self, event: Event) -> str:
        """Quiet, loud or ordinary; what a table shows better is not told."""
        if event.key in SILENT:
            return HIDDEN
        if event.key in self.turn_events:
            return HEADING
        if event.key in LOUD:
            return "bold"
        return "dim" if event.key in QUIET else ""

    def mark(self, seat: int) -> tuple[str, str]:
        """A shape and a colour for each player."""
        return mark_of(seat, plain=self.screen.plain)

    # --- the views ----------------------------------------------------------------------------------

    def look(self, name: str, about: str, view: Mapping[str, Any]) -> RenderableType:
        """`map` (of a city: its lines), `players` or `coaches`."""
        if name == "players":
            return self.players(view)
        if name == "coaches":
            return self.coaches(view)
        return self.surroundings(view, about) if about else self.map(view)

    def map(self, view: Mapping[str, Any]) -> RenderableType:
        """The board and its legend."""
        plain = self.screen.plain
        signs = Signs(
            codes=self.codes,
            tile_styles=TILE_STYLES,
            marks=PLAIN_MARKS if plain else MARKS,
            roads=PLAIN_ROADS if plain else ROADS,
            mark_styles=MARK_STYLES,
            line="." if plain else "·",
            stagecoach="@",
        )
        drawing = BoardMap(self.components, view, signs, self.screen.width, self.screen.height)
        return Group(drawing.draw(), self.legend(view, signs))

    def legend(self, view: Mapping[str, Any], signs: Signs) -> Text:
        """The signs of the map in words."""
        items = [
            Text.assemble((signs.marks[seat] + signs.roads[seat], signs.mark_styles[seat]), f" {name}")
            for seat, name in enumerate(self.speaker.seats)
        ]
        items.append(Text(self.say("board-legend-signs", pioneer=signs.marks[0], road=signs.roads[0]), "dim"))
        coach = self.say("board-legend-stagecoach", city=view["stagecoach"])
        items.append(Text.assemble(("@", "bold"), f" {coach}"))
        for tile, code in self.codes.items():
            items.append(Text.assemble((code, TILE_STYLES[tile]), f" {self.say(f'word-{tile}')}"))
        return flowed(items, self.screen.width)

    def named(self, seat: int) -> Text:
        """A player's sign and name."""
        sign, style = self.mark(seat)
        return Text.assemble((sign, style), " ", self.speaker.seats[seat])

    def surroundings(self, view: Mapping[str, Any], about: str) -> RenderableType:
        """One city: its tile, its pioneers, and its lines with the roads on them."""
        found = self.reading.places.matching(about)
        if not found:
            near = self.reading.places.nearest(about)
            if near is None:
                raise Mistake("board-city", text=about)
            raise Mistake("board-city-near", text=about, city=near)
        return Group(*(self.city(view, city) for city in found))

    def city(self, view: Mapping[str, Any], city: str) -> RenderableType:
        """What is known of one city."""
        tile = view["tiles"].get(city)
        title = Text(self.speaker.names[city], "bold")
        if tile is not None:
            title.append("  ").append(self.codes[tile], TILE_STYLES[tile])
            title.append(f" {self.say(f'word-{tile}')}: {self.say(f'board-effect-{tile}')}", "not bold")
        for seat, count in enumerate(view["pioneers"].get(city, [])):
            if count:
                title.append("  ").append_text(self.named(seat)).append(f" ×{count}" if count > 1 else "")
        grid = Grid.grid(padding=(0, 2, 0, 2))
        for line in (row["between"] for row in self.components["lines"]):
            other = next((end for end in line if end != city), "") if city in line else ""
            if not other or other in view["covered"] or city in view["covered"]:
                continue
            owners = view["roads"].get("--".join(line), [])
            road = Text(", ").join(self.named(owner) for owner in owners)
            beyond = view["tiles"].get(other)
            code = Text(self.codes[beyond], TILE_STYLES[beyond]) if beyond else Text("")
            grid.add_row(code, self.speaker.names[other], road or Text(self.say("board-no-road"), "dim"))
        return Group(title, grid)

    def players(self, view: Mapping[str, Any]) -> RenderableType:
        """Everybody's money, points and supplies."""
        columns = ("money", "score", "roads", "pioneers", "bankers", "merchants", "nuggets")
        grid = ruled_grid()
        grid.add_column(self.say("board-column-player"))
        for column in columns:
            grid.add_column(self.say(f"board-column-{column}"), justify="right")
        for seat, player in enumerate(view["seats"]):
            cells = [str(player[column]) for column in columns[:-1]]
            cells[0] = self.money(player["money"])
            active = "bold" if seat == view["active"] else ""
            grid.add_row(self.named(seat), *cells, self.nuggets(player["nuggets"]), style=active)
        return grid

    def nuggets(self, nuggets: list[int | None]) -> str:
        """How many, and their points where the viewer may know them."""
        known = [str(value) for value in nuggets if value is not None]
        return f"{len(nuggets)} ({'+'.join(known)})" if known else str(len(nuggets))

    def coaches(self, view: Mapping[str, Any]) -> RenderableType:
        """What is for sale, and who owns which coaches."""
        title = Text(self.say("board-sale", stack=len(view["stack"])), "bold")
        sale = ruled_grid()
        for column in ("place", "price", "points", "seats"):
            justify: JustifyMethod = "left" if column == "seats" else "right"
            sale.add_column(self.say(f"board-column-{column}"), justify=justify)
        for place, coach in enumerate(view["display"], 1):
            price = self.questions.choices.prices[f"buy coach {place}"]
            seats = ", ".join(self.say(f"word-{profession}") for profession in coach["seats"])
            sale.add_row(str(place), self.money(price), str(coach["points"]), seats)
        # The viewer's own coaches first.
        order = sorted(range(len(view["seats"])), key=lambda seat: (seat != view["viewer"], seat))
        return Group(title, sale, *(self.coaches_of(view, seat) for seat in order))

    def money(self, amount: int) -> str:
        """Dollars as the language writes them."""
        return self.say("money", amount=amount)

    def coaches_of(self, view: Mapping[str, Any], seat: int) -> RenderableType:
        """One player's coaches with who still sits in them."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, coach in enumerate(view["seats"][seat]["coaches"], 1):
            name = self.named(seat) if number == 1 else Text("")
            grid.add_row(name, Text(self.coach(number, coach), "" if coach["aboard"] else "dim"))
        return grid

    def coach(self, number: int, coach: Mapping[str, Any]) -> str:
        """A coach and who still sits in it."""
        if not coach["aboard"]:
            return self.say("board-coach-done", coach=number, points=coach["points"])
        empty = len(coach["seats"]) - len(coach["aboard"])
        return self.say("board-coach", coach=number, points=coach["points"], aboard=coach["aboard"], empty=empty)

    # --- at every decision --------------------------------------------------------------------------

    def headline(self, view: Mapping[str, Any]) -> str:
        """The round and whose turn it is."""
        return self.say("event-turn", round=view["round"], seat=view["active"])

    def status(self, view: Mapping[str, Any]) -> None:
        """The own money, points, supplies and coaches that still carry somebody."""
        own = mine(view)
        figures = {name: own[name] for name in ("money", "score", "roads", "pioneers")}
        self.screen.show(self.named(view["viewer"]).append(f"  {self.say('board-status', **figures)}"))
        for number, coach in enumerate(own["coaches"], 1):
            if coach["aboard"]:
                self.screen.hanging(Text("  "), self.coach(number, coach))

    # --- the end ------------------------------------------------------------------------------------

    def result(self, outcome: Mapping[str, Any], view: Mapping[str, Any]) -> RenderableType:  # noqa: ARG002 - of all games
        """The final scoring part by part, the best first (B11)."""
        grid = ruled_grid()
        grid.add_column(self.say("board-column-rank"), justify="right")
        grid.add_column(self.say("board-column-player"))
        for part in outcome["parts"][0]:
            grid.add_column(self.say(f"board-part-{part}"), justify="right")
        grid.add_column(self.say("board-part-total"), justify="right")
        grid.add_column(self.say("board-column-money"), justify="right")
        for seat in sorted(range(len(outcome["scores"])), key=lambda seat: outcome["ranks"][seat]):
            grid.add_row(
                str(outcome["ranks"][seat]),
                self.named(seat),
                *(str(points) for points in outcome["parts"][seat].values()),
                Text(str(outcome["scores"][seat]), "bold"),
                self.money(outcome["money"][seat]),
                style="bold" if seat in outcome["winners"] else "",
            )
        won = self.speaker.say("event-won", {"seats": outcome["winners"]})
        return Group(grid, Text(won, "bold"))
