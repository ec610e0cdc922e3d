"""What a person means who types words instead of a number: cities, two cities, professions, things to buy."""

from __future__ import annotations

from collections.abc import Mapping

from pioneers.board.terminal.choices import BoardChoices
from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.place_names import PlaceNames, folded
from pioneers.cli.terminal.presenting.presenter import Choice
from pioneers.kernel.mistake import Mistake

ROAD_STEPS = ("place", "sergeant")
# The steps that ask for a pioneer, with their verb.
PIONEER_STEPS = {"settle": "settle", "barkeeper": "return", "farmer": "settle", "join": "join"}


class BoardReading:
    """Reads typed words at one step. It offers only legal actions; what else was meant, the game explains."""

    def __init__(self, choices: BoardChoices, names: Mapping[str, str]) -> None:
        self.choices = choices
        self.places = PlaceNames(names)

    def read(self, text: str, decision: Decision) -> list[Choice]:
        """The choices that fit; none if the words mean nothing here."""
        if decision.step in ROAD_STEPS:
            return self.lines(without(text, "road"), decision)
        if decision.step == "drive":
            return self.drives(without(text, "drive"), decision)
        if decision.step in PIONEER_STEPS:
            return self.pioneers(without(text, PIONEER_STEPS[decision.step]), decision)
        wanted = f"buy {folded(without(text, 'buy'))}"
        meant = [action for action in decision.legal if action.text == wanted]
        return [self.choices.of_action(decision, action) for action in meant]

    # --- lines --------------------------------------------------------------------------------------

    def lines(self, text: str, decision: Decision) -> list[Choice]:
        """Two cities name a line, one city all lines that begin there."""
        view = decision.view
        legal = [action.arguments[0] for action in decision.legal if action.verb == "road"]
        pairs = list(self.places.pairs(text))
        found = [line for line in legal if any(joins(line, ones, others) for ones, others in pairs)]
        if not found and not pairs:
            ends = self.places.matching(text)
            if not ends:
                self.unknown(text)
                return []
            found = [line for line in legal if set(line.split("--")) & set(ends)]
            if not found:
                raise Mistake("board-no-free-line", city=ends[0])
        if not found:
            self.no_line(decision, pairs)
        return [self.choices.road(view, line) for line in found]

    def no_line(self, decision: Decision, pairs: list[tuple[list[str], list[str]]]) -> None:
        """Two cities are known, but nothing can be built between them: the game says why."""
        board = {line["id"] for line in self.choices.components["lines"]}
        for ones, others in pairs:
            for line in board:
                if joins(line, ones, others):
                    refusal = decision.explain(f"road {line}")
                    if refusal is not None:
                        raise refusal
        one, other = pairs[0][0][0], pairs[0][1][0]
        lines = [line.split("--") for line in board if one in line.split("--")]
        near = sorted(end for line in lines for end in line if end != one)
        raise Mistake("board-no-line", one=one, other=other, near=near)

    def unknown(self, text: str) -> None:
        """No city is called like that: name the nearest, if the words look like a city at all."""
        near = self.places.nearest(text)
        if near is not None:
            raise Mistake("board-city-near", text=text, city=near)

    # --- drives -------------------------------------------------------------------------------------

    def drives(self, text: str, decision: Decision) -> list[Choice]:
        """A city to drive to, by any of the routes; if no route ends there, a space to enter next."""
        view = decision.view
        cities = self.places.matching(text)
        if not cities:
            self.unknown(text)
            return []
        routes = [pair for pair in self.choices.routes(decision.outlook["routes"]) if pair[0] in cities]
        if routes:
            return [self.choices.route(view, city, route) for city, route in routes]
        spaces = [action for action in decision.legal if action.arguments[0] in cities]
        if spaces:
            return [self.choices.of_action(decision, action) for action in spaces]
        refusal = decision.explain(f"drive {cities[0]}")
        if refusal is not None and refusal.key != "not-a-neighbour":
            raise refusal
        tile = view["tiles"].get(cities[0])
        raise Mistake("board-no-route", city=cities[0], tile=tile, reach=sorted(decision.outlook["routes"]))

    # --- pioneers -----------------------------------------------------------------------------------

    def pioneers(self, text: str, decision: Decision) -> list[Choice]:
        """A profession, and the coach where there is a choice: `farmer`, `farm 2`."""
        words = folded(text).split()
        coach = words.pop() if words and words[-1].isdigit() else None
        typed = " ".join(words)
        if not typed:
            return []
        meant = [name for name in self.choices.components["professions"] if self.called(name, typed)]
        actions = [action for action in decision.legal if action.arguments and action.arguments[0] in meant]
        fitting = [action for action in actions if coach in (None, action.arguments[1])]
        return [self.choices.of_action(decision, action) for action in fitting]

    def called(self, profession: str, typed: str) -> bool:
        """Whether a profession begins like this in notation or in the person's language."""
        spoken = self.choices.speaker.say(f"word-{profession}")
        return any(folded(name).startswith(typed) for name in (profession, spoken))


def without(text: str, verb: str) -> str:
    """The text without the verb it may begin with."""
    return text[len(verb) :].strip() if text.casefold().startswith(f"{verb} ") else text.strip()


def joins(line: str, ones: list[str], others: list[str]) -> bool:
    """Whether the line leads from one of these cities to one of those."""
    start, _, end = line.partition("--")
    return (start in ones and end in others) or (start in others and end in ones)
