"""The card game at the terminal: the table as it lies, the hands, its questions and its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from pioneers.cards.terminal.choices import STYLES, CardsChoices, View, hand_number, kind_of
from pioneers.cards.terminal.questions import CardsQuestions
from pioneers.cards.terminal.reading import CardsReading
from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.drawing import mark_of, ruled_grid
from pioneers.cli.terminal.presenting.presenter import HEADING, HIDDEN, Choice, Question
from pioneers.cli.terminal.screen import Screen, flowed
from pioneers.kernel.event import Event
from pioneers.text.say import Speaker

# At these steps a trick lies on the table; at these the hand stands among the choices.
TRICK_STEPS = ("play", "add", "take", "trump", "steal")
HAND_STEPS = ("play", "discard")

QUIET = ("kept", "build-done", "thief-lost")
LOUD = ("trick-won", "building-raised", "game-finished")
# The next status shows the new hand, the drawing says that cards were given away, the final table shows the counting.
SILENT = ("dealt", "discarded", "counted", "won")


class CardsPresenter:
    """Draws views of the card game and puts its questions."""

    looks = ("table", "hand", "gone")
    first_looks = ()
    aim = ("cards-aim-build", "cards-aim-trick", "cards-aim-others", "cards-aim-run")
    silent_steps = ("take", "steal", "plunder", "pay")
    turn_events = ("trick-won", "run")

    def __init__(self, components: Mapping[str, Any], language: str, seats: Sequence[str], screen: Screen) -> None:
        self.screen = screen
        self.speaker = Speaker(language, {}, seats)
        self.choices = CardsChoices(components, self.speaker)
        self.questions = CardsQuestions(self.choices)
        self.reading = CardsReading(self.choices, self.questions)
        self.say = self.choices.say
        self.places = len(components["places"])
        # C6.2: what decides a tie, after the number of supply cards.
        self.result_parts = ("buildings", "supplies", *components["tie_break"])

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
        if event.key == "run":
            return HEADING
        if event.key in LOUD:
            return "bold"
        return "dim" if event.key in QUIET else ""

    def mark(self, seat: int) -> tuple[str, str]:
        """A shape and a colour for each player."""
        return mark_of(seat, plain=self.screen.plain)

    # --- the views ----------------------------------------------------------------------------------

    def look(self, name: str, about: str, view: Mapping[str, Any]) -> RenderableType:  # noqa: ARG002 - of all games
        """`table`, `hand` or `gone`."""
        if name == "hand":
            return self.hands(view)
        if name == "gone":
            return self.gone(view)
        deck = Text(self.say("cards-deck", count=len(view["deck"])), "dim")
        return Group(self.situation(view), self.table(view), self.all_buildings(view), deck)

    def situation(self, view: View) -> Text:
        """The run, the trump and the suit to follow."""
        follow = view["trick"]["suit"] if view["step"] in TRICK_STEPS else None
        parts = [Text(self.say("cards-run", run=view["run"]))]
        for message, suit in (("cards-trump", view["trump"]), ("cards-follow", follow)):
            if suit is not None:
                name = self.say("cards-suit", suit=suit)
                parts.append(Text.assemble(self.say(message), " ", (name, f"bold {STYLES.get(suit, '')}".strip())))
        return flowed(parts, self.screen.width)

    def table(self, view: View) -> Grid:
        """A row for each place: cards, supplies, buildings and what lies in the trick; then the stock."""
        in_trick = view["step"] in TRICK_STEPS
        grid = ruled_grid()
        grid.add_column("")
        grid.add_column(self.say("cards-column-cards"), justify="right")
        for suit in self.choices.suits:
            grid.add_column(Text(self.say("cards-suit", suit=suit), STYLES.get(suit, "")), justify="right")
        grid.add_column(self.say("cards-column-built"), justify="right")
        if in_trick:
            grid.add_column(self.say("cards-column-trick"))
        for place in range(self.places):
            seat = place % view["players"]
            cells: list[RenderableType] = [self.named(place)]
            hand = place if len(view["hands"]) == self.places else seat
            first = place == seat
            cells.append(str(len(view["hands"][hand])) if first or hand != seat else "")
            cells += [counted(view["supplies"][seat][suit]) if first else "" for suit in self.choices.suits]
            cells.append(f"{len(view['buildings'][seat])}/{len(self.choices.prices)}" if first else "")
            if in_trick:
                cells.append(self.in_trick(view, place))
            grid.add_row(*cells, style="bold" if seat == view["viewer"] else "")
        stock = [counted(view["stock"][suit]) for suit in self.choices.suits]
        grid.add_row(self.say("cards-stock"), "", *stock, "", style="dim")
        return grid

    def named(self, place: int) -> Text:
        """A player's sign and name; two players have two places each."""
        seats = self.speaker.seats
        seat = place % len(seats)
        sign, style = self.mark(seat)
        name = seats[seat]
        if self.places > len(seats):
            name = self.say("cards-place", name=name, number=place // len(seats) + 1)
        return Text.assemble((sign, style), " ", name)

    def in_trick(self, view: View, place: int) -> Text:
        """What lies before a place, who led, who is ahead and whose turn it is."""
        trick = view["trick"]
        cards = next((play["cards"] for play in trick["plays"] if play["place"] == place), None)
        if cards is None:
            here = place == view["place"]
            whose = "cards-your-turn" if view["seat"] == view["viewer"] else "cards-their-turn"
            return Text(self.say(whose) if here else "", "dim")
        notes = []
        if place == trick["leader"]:
            notes.append(self.say("cards-led"))
        ahead = view["ahead"] is not None and place == view["ahead"]["place"]
        if ahead:
            notes.append(self.say("cards-ahead" if trick["winner"] is None else "cards-won"))
        shown = Text(self.choices.several(cards), STYLES.get(kind_of(cards[0]), ""))
        return shown.append(f" ({', '.join(notes)})", "bold" if ahead else "dim") if notes else shown

    def hands(self, view: View) -> RenderableType:
        """The own hand, by suit; a spectator sees none."""
        own = [number for number in range(len(view["hands"])) if number % view["players"] == view["viewer"]]
        if view["viewer"] is None:
            return Text(self.say("cards-no-hand"), "dim")
        return Group(*(self.hand(view, number) for number in own))

    def hand(self, view: View, number: int) -> Text:
        """One hand: "Your hand: Stone 2 5 · Gold 1 · Thief"."""
        separate = len(view["hands"]) > view["players"]
        place = number // view["players"] + 1 if separate else 0
        title = Text(self.say("cards-hand", place=place), "bold")
        return Text.assemble(title, " ", self.by_suit(view["hands"][number]))

    def by_suit(self, cards: Sequence[str]) -> Text:
        """Cards sorted by suit, each suit named once."""
        if not cards:
            return Text(self.say("cards-none"), "dim")
        groups = []
        for kind, group in groupby(cards, key=kind_of):
            numbers = [card.partition(" ")[2] for card in group]
            shown = " ".join(numbers) if kind != "thief" else f"{len(numbers)}x" if len(numbers) > 1 else ""
            groups.append(Text(f"{self.say('cards-kind', kind=kind)} {shown}".strip(), STYLES.get(kind, "")))
        return flowed(groups, self.screen.width - 20)

    def gone(self, view: View) -> RenderableType:
        """The cards that have been played in this run, and those that lie in the trick."""
        lying = [card for play in view["trick"]["plays"] for card in play["cards"]]
        return Text.assemble((self.say("cards-gone"), "bold"), " ", self.by_suit([*view["gone"], *lying]))

    def all_buildings(self, view: View) -> RenderableType:
        """Who has built what, and what is missing for the rest."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for seat in range(view["players"]):
            sign, style = self.mark(seat)
            name = Text.assemble((sign, style), " ", self.speaker.seats[seat])
            grid.add_row(name, flowed(self.buildings(view, seat), self.screen.width - name.cell_len - 2))
        return grid

    def buildings(self, view: View, seat: int) -> list[Text]:
        """What is built, and what is missing for the rest; buildings that lack the same stand together."""
        lacking = self.choices.lacking(view, seat)
        names: dict[tuple[str, ...] | None, list[str]] = {}
        for building in self.choices.prices:
            missing = tuple(lacking[building]) if building in lacking else None
            names.setdefault(missing, []).append(self.say("cards-building", building=building))
        return [self.building(", ".join(together), missing) for missing, together in names.items()]

    def building(self, name: str, missing: tuple[str, ...] | None) -> Text:
        """One or more buildings that are built (`None`), could be paid for (nothing) or lack something."""
        if missing is None:
            return Text(self.say("cards-is-built", name=name), "bold")
        if not missing:
            return Text(self.say("cards-is-paid", name=name), "bold")
        lacking = ", ".join(self.say(f"word-{suit}") for suit in missing)
        return Text(self.say("cards-is-missing", name=name, lacking=lacking))

    # --- at every decision --------------------------------------------------------------------------

    def headline(self, view: Mapping[str, Any]) -> str:
        """The run and who started it."""
        return self.say("event-run", run=view["run"], starter=view["starter"])

    def status(self, view: Mapping[str, Any]) -> None:
        """The table, what the own buildings lack, and the hand where the choices do not show it."""
        seat = view["viewer"]
        self.screen.show(self.situation(view))
        if view["step"] == "add":
            return  # the rest stood there a moment ago
        self.screen.show(self.table(view))
        if view["step"] != "build":
            title = Text(self.say("cards-to-build"), "dim")
            self.screen.show(flowed([title, *self.buildings(view, seat)], self.screen.width))
        active = hand_number(view)
        for number, hand in enumerate(view["hands"]):
            own = number % view["players"] == seat
            if own and hand and not (number == active and view["step"] in HAND_STEPS):
                self.screen.show(self.hand(view, number))

    # --- the end ------------------------------------------------------------------------------------

    def result(self, outcome: Mapping[str, Any], view: Mapping[str, Any]) -> RenderableType:
        """Buildings and supplies, the best first (C6.2)."""
        grid = ruled_grid()
        grid.add_column(self.say("cards-column-rank"), justify="right")
        grid.add_column(self.say("cards-column-player"))
        for part in self.result_parts:
            head = self.say("cards-suit", suit=part) if part in self.choices.suits else self.say(f"cards-column-{part}")
            grid.add_column(head, justify="right")
        for seat in sorted(range(len(outcome["scores"])), key=lambda seat: outcome["ranks"][seat]):
            sign, style = self.mark(seat)
            grid.add_row(
                str(outcome["ranks"][seat]),
                Text.assemble((sign, style), " ", self.speaker.seats[seat]),
                *(str(outcome["parts"][seat][part]) for part in self.result_parts),
                style="bold" if seat in outcome["winners"] else "",
            )
        won = self.speaker.say("event-won", {"seats": outcome["winners"]})
        return Group(grid, Text(""), self.all_buildings(view), Text(""), Text(won, "bold"))


def counted(number: int) -> str:
    """A number in a table where most are nought."""
    return str(number) if number else "-"
