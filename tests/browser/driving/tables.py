"""A table on the screen, in the language of the game: what is asked, and how a person answers it.

Controls are found as a person finds them, by what they are and what they say; the words come from the catalogue.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from pioneers.text.say import Speaker
from tests.browser.driving.chooser import Chooser, Decider, LastOffered
from tests.browser.driving.ear import GLANCE, Perspective
from tests.browser.driving.hands import Hand, Mouse
from tests.browser.driving.visitor import Visitor

# No game is longer than this, counted in decisions of one person.
LONGEST_GAME = 600


class PageTable(ABC):
    """What both games have: the band that asks, undo, the end of a turn."""

    game = ""

    def __init__(self, visitor: Visitor, seat: int = 0, hand: Hand | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.ear = visitor.ear
        self.seat = seat
        self.hand = hand or Mouse()
        self.ear.until(lambda: seat in self.ear.perspectives, f"the table from seat {seat}")
        address = f"{visitor.address}/api/tables/{self.known.info['id']}/components"
        self.components: dict[str, Any] = visitor.context.request.get(address, max_retries=3).json()

    @property
    def known(self) -> Perspective:
        """What the server has told this seat."""
        return self.ear.perspectives[self.seat]

    @property
    def view(self) -> dict[str, Any]:
        view = self.known.view
        assert view is not None, "the game has not begun"
        return view

    @property
    def legal(self) -> list[str]:
        legal: list[str] = self.known.turn["legal"]
        return legal

    @property
    def over(self) -> bool:
        return self.known.over

    @property
    def holding(self) -> bool:
        """Everything is done, and the turn passes on when he says so."""
        return bool(self.known.turn["holding"] == self.seat)

    @property
    def asked(self) -> bool:
        return self.holding or bool(self.legal)

    @property
    def prompt(self) -> Locator:
        """The band that asks."""
        return self.page.get_by_role("region", name=self.say("page-prompt"), exact=True)

    def say(self, message: str, **figures: object) -> str:
        """A sentence of the catalogue in the visitor's language, with the names of this table."""
        cities = {city["id"]: city["name"] for city in self.components.get("cities", [])}
        seats = [seat["name"] for seat in self.known.info["seats"]]
        return Speaker(self.visitor.language, cities, seats).say(message, figures)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The button of the band that says this."""
        return self.prompt.get_by_role("button", name=name, exact=True)

    def wait_for_turn(self) -> None:
        """Until something is asked of this seat, or the game is over."""
        self.ear.until(lambda: self.over or self.asked, f"the turn of seat {self.seat}")

    def end_turn(self) -> None:
        """Let the turn pass on."""
        self.moved_by(lambda: self.hand.press(self.button(self.say("page-prompt-end"))))

    def undo(self) -> None:
        """Take the last move back."""
        self.moved_by(lambda: self.hand.press(self.button(self.say("page-prompt-undo"))))

    def moved_by(self, deed: Callable[[], None]) -> None:
        """Do it, and wait until the server has taken a move in and told how things stand."""
        before = self.known.version
        deed()
        self.ear.until(lambda: self.known.version > before and self.ear.answered, "a move is sent and answered")

    def decide(self, chooser: Decider) -> None:
        """One decision of the game, or the end of the turn."""
        if self.holding:
            self.end_turn()
        else:
            actions = chooser.decide(self.view, self.legal)
            self.moved_by(lambda: self.act(actions))

    def decide_alone(self) -> None:
        """One decision, whatever seems good."""
        self.decide(self.chooser())

    def chooser(self) -> Decider:
        """Somebody who plays this game with sense."""
        return Chooser(self.game)

    @abstractmethod
    def act(self, actions: list[str]) -> None:
        """Do these actions on the screen."""

    def play_to_the_end(self, chooser: Decider | None = None) -> int:
        """Play until the game is over; how many decisions it took."""
        chooser = chooser or self.chooser()
        for count in range(LONGEST_GAME):
            self.wait_for_turn()
            if self.over:
                return count
            self.decide(chooser)
        raise AssertionError("the game does not end")


class PlainPageTable(PageTable):
    """The table of any game that has none of its own: buttons, by verb."""

    def chooser(self) -> Decider:
        return LastOffered()

    def act(self, actions: list[str]) -> None:
        verb = actions[0].split()[0]
        place = [action for action in self.legal if action.split()[0] == verb].index(actions[0])
        group = self.page.get_by_role("group", name=verb.capitalize(), exact=True)
        self.hand.press(group.get_by_role("button").nth(place))


class BoardPageTable(PageTable):
    """The map with its coaches."""

    game = "board"

    def city(self, city: str) -> Locator:
        """A city to which one can drive now."""
        ways = self.known.ways.get(city)
        if ways:
            return self.map_button(self.say("action-drive", city=city, fare=ways[0]["fare"]))
        return self.map_button(self.say("page-board-drive-next", city=city))

    def line(self, line: str) -> Locator:
        """A line on which a road can be built now; what it would bring may follow its name."""
        name = self.say("action-road", line=line)
        return self.map_button(re.compile(rf"^{re.escape(name)}(\. |$)"))

    def map_button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.locator("[data-board=map]").get_by_role("button", name=name, exact=True)

    def act(self, actions: list[str]) -> None:
        verb, *what = actions[0].split()
        match verb:
            case "buy":
                self.buy(*what)
            case "done" | "skip" | "decline":
                self.hand.press(self.button(self.say(f"action-{verb}")))
            case "road":
                self.hand.press(self.line(what[0]))
            case "drive":
                self.ear.until(lambda: bool(self.known.ways), "the ways to drive")
                # The whole way is driven by choosing the city at its end.
                last = actions[-1].split()[1]
                self.hand.press(self.city(last if last in self.known.ways else what[0]))
            case "settle" if self.view["step"] == "settle" and len(self.legal) == 1:
                pass  # the only pioneer who can settle does it by himself
            case _:
                profession, coach = what
                self.hand.press(self.pioneer(verb, profession, int(coach)))

    def buy(self, what: str, place: str = "") -> None:
        """Buy a road, two roads, or the coach at a place of the display."""
        if what != "coach":
            price = self.components["prices"][what]
            self.hand.press(self.button(self.say(f"page-board-buy-{what}", price=price)))
            return
        coach = self.view["display"][int(place) - 1]
        name = self.say(
            "action-buy-coach", place=int(place), price=int(place), seats=coach["seats"], points=coach["points"]
        )
        offered = self.page.get_by_role("button", name=name, exact=True)
        self.ear.until(lambda: self.known.final is not None, "what cannot be taken back")
        # What cannot be taken back asks once more.
        if f"buy coach {place}" in (self.known.final or ()):
            self.hand.press(offered)
        self.hand.press(offered)

    def pioneer(self, verb: str, profession: str, coach: int) -> Locator:
        """A pioneer of mine who may leave his coach: to `settle`, to `join`, or to `return`."""
        mine = self.view["seats"][self.seat]["coaches"]
        points = mine[coach - 1]["points"]
        message = {"settle": "page-board-settle", "return": "page-board-return", "join": "page-board-join-with"}[verb]
        name = self.say(message, profession=profession, points=points)
        coaches = self.page.get_by_role("region", name=self.say("page-board-your-coaches"), exact=True)
        # Coaches of the same points are told apart by where they stand.
        alike = [
            number
            for number, one in enumerate(mine, 1)
            if one["points"] == points and f"{verb} {profession} {number}" in self.legal
        ]
        return coaches.get_by_role("button", name=name, exact=True).nth(alike.index(coach))


class CardsPageTable(PageTable):
    """The trick, the hand and the supplies."""

    game = "cards"

    def cards(self, card: str) -> Locator:
        """The cards of this kind in the hand that have not been chosen yet."""
        hand = self.page.get_by_role("group", name=re.compile(_beginning(self.say("page-cards-your-hand"))))
        return hand.get_by_role("button", name=self.say("page-cards-card", card=card), exact=True, pressed=False)

    def act(self, actions: list[str]) -> None:
        verb, *what = actions[0].split()
        match verb:
            case "play" | "add" | "discard":
                self.play_cards([" ".join(action.split()[1:]) for action in actions if action != "done"])
            case "done":
                self.hand.press(self.button(self.say("action-cards-done")))
            case "keep":
                self.hand.press(self.button(self.say("action-keep")))
            case "build":
                name = self.say("action-build", building=what[0])
                self.hand.press(self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}\. ")))
            case "steal" if len(what) > 1:
                self.hand.press(self.offer(self.say("action-steal-from", suit=what[0], victim=int(what[2]))))
            case _:
                self.hand.press(self.offer(self.say(f"action-{verb}", suit=what[0])))

    def offer(self, name: str) -> Locator:
        """A suit that may be chosen, by what choosing it does; a note may follow."""
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(name)}(\. |$)"))

    def play_cards(self, cards: list[str]) -> None:
        """Choose these cards and play them; the only one that can be played needs no more than to be chosen."""
        # Counted before the hand is drawn, there would be none; chosen while the page still shows what others did, or
        # while the cards rise to be chosen, a card would not be the one that is meant.
        self.cards(cards[0]).and_(self.page.locator("[aria-disabled=false]")).first.wait_for()
        button = None if self.is_only_play(cards) else self.name_of_playing(cards)
        sent = self.ear.moves
        for card in cards:
            self.choose(card, sent)
        if button is not None:
            playing = self.button(button)
            # Of two cards that are alike the page may take the first one for the only play.
            self.ear.until(lambda: self.ear.moves > sent or playing.is_visible(), f"what plays the cards: {button}")
            if self.ear.moves == sent:
                self.hand.press(playing)

    def choose(self, card: str, sent: int) -> None:
        """Choose one more card. Like anybody, look whether it is chosen, and if not, take it once more."""
        here = self.page.get_by_role("button", name=self.say("page-cards-card", card=card), exact=True, pressed=True)
        before = here.count()
        for _ in range(3):
            self.hand.choose(self.cards(card).first)
            for _ in range(20):
                if self.ear.moves > sent or here.count() > before:
                    return
                self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"{card} is not chosen, but {self.prompt.inner_text()!r} is asked")

    def is_only_play(self, cards: list[str]) -> bool:
        """Whether nothing else can be played."""
        return self.view["step"] == "play" and len(self.legal) == 1 and self.cards(cards[0]).count() == 1

    def name_of_playing(self, cards: list[str]) -> str:
        """What the button says that plays these cards."""
        if self.view["step"] == "discard":
            return self.say("page-cards-give-away", count=self.view["phase"]["discarding"])
        whole = [*self.view["pending"], *cards]
        if len(whole) > 1:
            return self.say("page-cards-play-sum", sum=sum(int(card.split()[1]) for card in whole))
        return self.say("action-play", card=cards[0])


def _beginning(text: str) -> str:
    """A pattern for names that begin with the first word of this: numbers and places may follow."""
    return rf"^{re.escape(text.split(maxsplit=1)[0])}"
