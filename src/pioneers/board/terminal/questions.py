"""What the board game asks at each of its steps, with all that a newcomer needs to decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pioneers.board.terminal.choices import PART, BoardChoices, View, mine
from pioneers.board.terminal.roads import Advice, useful_lines
from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.presenter import Choice, Question

# Routes shown at once; the others come with the list.
MOST_ROUTES = 10
MOST_DRIVES = 5
# Why a purchase is not offered, where it is worth telling.
TOLD = ("too-dear", "too-few-pioneers", "too-few-roads", "too-few-lines", "purchase-used", "coach-first")


class BoardQuestions:
    """One method a step."""

    def __init__(self, choices: BoardChoices) -> None:
        self.choices = choices
        self.say = choices.say
        self.steps: dict[str, Callable[[Decision], Question]] = {
            "purchase": self.purchase,
            "place": self.place,
            "drive": self.drive,
            "settle": self.settle,
            "sergeant": self.sergeant,
            "barkeeper": self.barkeeper,
            "farmer": self.farmer,
            "join": self.join,
        }

    def question(self, decision: Decision) -> Question:
        """What the deciding seat is asked."""
        return self.steps[decision.step](decision)

    def all_of(self, decision: Decision) -> list[Choice]:
        """Every legal action as a choice."""
        return [self.choices.of_action(decision, action) for action in decision.legal]

    # --- purchase -----------------------------------------------------------------------------------

    def purchase(self, decision: Decision) -> Question:
        """Roads, a coach, or no more."""
        view = decision.view
        asked = Question(self.say("ask-purchase"), self.all_of(decision))
        asked.hint = self.say("board-hint-purchase")
        refusal = decision.explain("done")
        if refusal is not None:
            asked.facts.append(self.choices.speaker.say(f"refusal-{refusal.key}", refusal.figures))
        bought = view["turn"]["purchases"]
        if bought:
            asked.facts.append(self.say("board-bought", purchases=bought))
        else:
            asked.lessons.append(self.say("board-purchases"))
        asked.facts.append(self.drives(decision))
        for action in self.choices.prices:
            refusal = decision.explain(action)
            if refusal is not None and refusal.key in TOLD and self.on_display(view, action):
                asked.barred.append(replace(self.choices.purchase(view, action), detail=""))
        return asked

    def on_display(self, view: View, action: str) -> bool:
        """Whether there is a coach in the place that a purchase names; roads are always there."""
        _, _, *numbers = action.split()
        return not numbers or int(numbers[0]) <= len(view["display"])

    def drives(self, decision: Decision) -> str:
        """Where the player could drive with what he has: so he sees what his purchase may cost him."""
        view = decision.view
        offered = decision.outlook["routes"]
        if not offered:
            return self.say("board-no-drive", city=view["stagecoach"], money=mine(view)["money"])
        cheapest = sorted((routes[0]["fare"], city) for city, routes in offered.items())
        drives = [
            self.say("board-drive-entry", city=city, tile=view["tiles"][city], fare=fare)
            for fare, city in cheapest[:MOST_DRIVES]
        ]
        figures = {"drives": drives, "more": len(cheapest) - len(drives), "fare": cheapest[0][0]}
        return self.say("board-drives", city=view["stagecoach"], **figures)

    # --- roads --------------------------------------------------------------------------------------

    def place(self, decision: Decision) -> Question:
        """A line for a road that was paid."""
        view = decision.view
        return self.roads(decision, self.say("ask-place", left=view["turn"]["placing"]))

    def sergeant(self, decision: Decision) -> Question:
        """A line for a free road, or none."""
        return self.roads(decision, self.say("ask-sergeant"))

    def roads(self, decision: Decision, ask: str) -> Question:
        """A few lines that may be useful, and how to pass; the whole list by city for those who ask."""
        view = decision.view
        legal = decision.legal
        lines = [action.arguments[0] for action in legal if action.verb == "road"]
        advised = useful_lines(
            view, view["viewer"], lines, [line["between"] for line in self.choices.components["lines"]]
        )
        shown = [self.choices.road(view, advice.line, self.reasons(advice)) for advice in advised]
        shown += [self.choices.of_action(decision, action) for action in legal if action.verb != "road"]
        if not advised:
            shown = self.all_of(decision)[:MOST_ROUTES] + shown
        asked = Question(ask, shown, lessons=[self.say("board-road-use")])
        offered = {choice.actions for choice in shown}
        by_city: dict[str, list[Choice]] = {}
        for line in lines:
            choice = self.choices.road(view, line)
            if choice.actions not in offered:
                one, _, other = line.partition("--")
                label = self.choices.city(other)
                group = by_city.setdefault(self.choices.city(one), [])
                group.append(Choice(label, choice.actions, choice.detail))
        asked.groups = list(by_city.items())
        asked.hint = self.say("board-hint-roads", count=len(lines), example=lines[len(lines) // 2])
        return asked

    def reasons(self, advice: Advice) -> str:
        """Why a line is among the first."""
        reasons = []
        if advice.roads:
            reasons.append(self.say("board-reason-roads", cities=advice.roads))
        if advice.pioneers:
            reasons.append(self.say("board-reason-pioneers", cities=advice.pioneers))
        if advice.stagecoach:
            reasons.append(self.say("board-reason-stagecoach", cities=advice.stagecoach))
        return PART.join(reasons) or self.say("board-reason-near")

    # --- drive --------------------------------------------------------------------------------------

    def drive(self, decision: Decision) -> Question:
        """Whole routes: for each city the cheapest, and those as cheap that pay somebody else (B6.6)."""
        view = decision.view
        offered = decision.outlook["routes"]
        routes = self.choices.routes(offered)
        best = [pair for pair in routes if pair[1]["fare"] == offered[pair[0]][0]["fare"]]
        shown = best[:MOST_ROUTES]
        asked = Question(
            self.say("ask-drive"),
            [self.choices.route(view, city, route, again=route != offered[city][0]) for city, route in shown],
            lessons=[self.say("board-fares")],
            hint=self.say("board-hint-drive"),
        )
        more = [pair for pair in routes if pair not in shown]
        rest = [self.choices.route(view, city, route, again=True) for city, route in more]
        if rest:
            asked.groups.append((self.say("board-more-routes"), rest))
        asked.groups.append((self.say("board-line-by-line"), self.all_of(decision)))
        return asked

    # --- pioneers -----------------------------------------------------------------------------------

    def settle(self, decision: Decision) -> Question:
        """Who settles, out of which coach."""
        view = decision.view
        city = view["stagecoach"]
        tile = view["tiles"][city]
        asked = Question(self.say("ask-settle", tile=tile, city=city), self.all_of(decision))
        if tile == "hotel":
            asked.lessons.append(self.say("board-hotel"))
        return asked

    def barkeeper(self, decision: Decision) -> Question:
        """Who goes back to the supply."""
        lessons = [self.say("board-barkeeper")]
        return Question(self.say("ask-barkeeper"), self.all_of(decision), lessons=lessons)

    def farmer(self, decision: Decision) -> Question:
        """Another farmer, or no more."""
        view = decision.view
        return Question(self.say("ask-farmer", left=view["turn"]["farmers"]), self.all_of(decision))

    def join(self, decision: Decision) -> Question:
        """Whether to settle in another player's city."""
        view = decision.view
        ask = self.say(
            "ask-join",
            price=self.choices.components["prices"]["join"],
            host=view["active"],
            profession=view["turn"]["settled"],
            city=view["stagecoach"],
        )
        return Question(ask, self.all_of(decision), lessons=[self.say("board-join")])
