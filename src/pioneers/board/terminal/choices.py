"""The answers of the board game in words: what each costs and what it brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pioneers.cli.terminal.decision import Decision
from pioneers.cli.terminal.presenting.presenter import Choice
from pioneers.kernel.action import Action
from pioneers.text.say import Speaker

View = Mapping[str, Any]

# Between the parts of a note: a sign that all languages write alike.
PART = " · "


class BoardChoices:
    """Makes choices from legal actions and whole routes. It reads views and offers; it knows no rules."""

    def __init__(self, components: Mapping[str, Any], speaker: Speaker) -> None:
        self.components = components
        self.prices: dict[str, int] = {row["action"]: row["price"] for row in components["purchases"]}
        self.speaker = speaker

    def of_action(self, decision: Decision, action: Action) -> Choice:
        """The choice of one action."""
        view = decision.view
        if action.verb == "buy":
            return self.purchase(view, action.text)
        if action.verb == "road":
            return self.road(view, action.arguments[0])
        if action.verb == "drive":
            return self.one_line(decision, action)
        if action.verb in {"settle", "return", "join"}:
            return self.pioneer(view, action)
        keeps = action.verb in {"done", "decline"}
        detail = self.say("play-keeps", money=mine(view)["money"]) if keeps else ""
        return Choice(self.say(f"action-{action.verb}"), (action.text,), detail)

    def say(self, identifier: str, **figures: object) -> str:
        """A message in the person's language."""
        return self.speaker.say(identifier, figures)

    # --- purchases and roads ------------------------------------------------------------------------

    def purchase(self, view: View, action: str) -> Choice:
        """Roads or a coach (B5.1)."""
        price = self.prices[action]
        left = mine(view)["money"] - price
        _, thing, *numbers = action.split()
        if thing != "coach":
            label = self.say(f"action-buy-{thing}", price=price)
            return Choice(label, (action,), self.say("play-leaves", money=max(0, left)))
        place = int(numbers[0])
        coach = view["display"][place - 1]
        figures = {"place": place, "price": price, "seats": coach["seats"], "points": coach["points"]}
        label = self.say("action-buy-coach", **figures)
        return Choice(label, (action,), self.say("play-leaves", money=max(0, left)))

    def road(self, view: View, line: str, detail: str = "") -> Choice:
        """A line to build on; a road of somebody else that lies there already is told (B8.2)."""
        others = view["roads"].get(line, [])
        if others:
            detail = self.say("board-road-beside", seats=others)
        return Choice(self.line(line), (f"road {line}",), detail)

    def line(self, line: str) -> str:
        """A line as people read it."""
        one, _, other = line.partition("--")
        return self.say("line-name", **{"from": self.city(one), "to": self.city(other)})

    def city(self, city: str) -> str:
        """A city as people read it."""
        return self.speaker.names[city]

    # --- drives -------------------------------------------------------------------------------------

    def one_line(self, decision: Decision, action: Action) -> Choice:
        """One line of a drive and its fare (B6.2)."""
        city = action.arguments[0]
        drove = next(event for event in decision.preview((action.text,)).events if event["event"] == "drove")
        label = self.say("action-drive", city=city, fare=paid_in_all(drove))
        return Choice(label, (action.text,), self.owners(decision.view, city))

    def owners(self, view: View, city: str) -> str:
        """Whose roads lie on the line from the stagecoach to this city."""
        owners = view["roads"].get("--".join(sorted((view["stagecoach"], city))), [])
        return self.say("board-roads-of", seats=owners) if owners else ""

    def routes(self, offered: Mapping[str, Any]) -> list[tuple[str, dict[str, Any]]]:
        """Every route that the game offers, with its city: near cities first, for each the cheapest first."""
        found = [(city, route) for city, routes in offered.items() for route in routes]
        return sorted(found, key=lambda pair: (offered[pair[0]][0]["fare"], pair[0]))

    def route(self, view: View, city: str, route: Mapping[str, Any], *, again: bool = False) -> Choice:
        """A whole drive: where to, which tile, who gets the fare, the way, and (once) what the tile brings."""
        tile = view["tiles"][city]
        label = self.say("board-route", city=city, tile=tile, fare=route["fare"])
        parts = []
        if route["paid"]:
            parts.append(self.payment(route["bank"], route["paid"]))
        if len(route["path"]) > 1:
            parts.append(self.say("board-route-by", cities=route["path"][:-1]))
        if not again:
            parts.append(self.effect(tile, mine(view)))
        return Choice(label, tuple(f"drive {space}" for space in route["path"]), PART.join(parts))

    def effect(self, tile: str, player: Mapping[str, Any]) -> str:
        """What a tile brings this player: of bankers and merchants only two count (B4.2, B5.3)."""
        limits = self.components["limits"]
        if f"{tile}s" in limits and player.get(f"{tile}s", 0) >= limits[f"{tile}s"]:
            return self.say("board-effect-none")
        return self.say(f"board-effect-{tile}")

    def payment(self, bank: int, paid: Mapping[str, int]) -> str:
        """Who gets how much."""
        shares = [self.say("board-pay-bank", amount=bank)] if bank else []
        shares += [self.say("board-pay-seat", amount=amount, seat=int(seat)) for seat, amount in paid.items()]
        return ", ".join(shares)

    # --- pioneers -----------------------------------------------------------------------------------

    def pioneer(self, view: View, action: Action) -> Choice:
        """A pioneer who leaves a coach, and what becomes of the coach (B9.1)."""
        profession, number = action.arguments[0], int(action.arguments[1])
        label = self.say(f"action-{action.verb}", profession=profession, coach=number)
        coach = mine(view)["coaches"][number - 1]
        left = [*coach["aboard"]]
        left.remove(profession)
        if left:
            detail = self.say("board-coach-left", pioneers=left, points=coach["points"])
        else:
            detail = self.say("board-coach-empty", points=coach["points"], money=self.components["money"]["emptied"])
        if action.verb == "join":
            paid = self.say("play-leaves", money=mine(view)["money"] - self.components["prices"]["join"])
            detail = PART.join((paid, detail))
        return Choice(label, (action.text,), detail)


def paid_in_all(drove: Mapping[str, Any]) -> int:
    """What a line cost, as the event of the drive tells it."""
    return int(drove["bank"] + drove["share"] * len(drove["paid"]))


def mine(view: View) -> Mapping[str, Any]:
    """The viewer's own part of his view."""
    own: Mapping[str, Any] = view["seats"][view["viewer"]]
    return own
