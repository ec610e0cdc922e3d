"""Somebody who goes through the lessons of a game on the screen and makes the moves that are wanted."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from pioneers.match.lesson_file import Lesson, Move, Step
from tests.browser.driving.hands import Hand, Mouse
from tests.browser.driving.visitor import Visitor

# Moves that a screen makes by itself once the one before is made.
_BY_ITSELF = ("settle",)


class Pupil:
    """Finds things by what they say they are, as the rings of the lessons do."""

    def __init__(self, visitor: Visitor, game: str, hand: Hand | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = game
        self.hand = hand or Mouse()
        self.touches = bool(self.page.evaluate("matchMedia('(pointer: coarse)').matches"))

    @property
    def teacher(self) -> Locator:
        """Where the lessons speak."""
        return self.page.get_by_role("region", name=self.visitor.say("page-lessons-name"), exact=True)

    @property
    def prompt(self) -> Locator:
        """The band that asks."""
        return self.page.get_by_role("region", name=self.visitor.say("page-prompt"), exact=True)

    def thing(self, name: str) -> Locator:
        """Something that lies on the table."""
        return self.page.locator(f'[data-thing="{name}"]').first

    def arrive(self, step: Step) -> None:
        """Wait for a step, and read it."""
        expect(self.page.locator(f'[data-course="lesson"][data-step="{step.name}"]')).to_be_visible()
        expect(self.teacher).not_to_contain_text(f"lesson-{self.game}")
        expect(self.next if not step.asks else self.prompt).to_be_visible()

    @property
    def next(self) -> Locator:
        return self.teacher.get_by_role("button", name=self.visitor.say("page-lessons-next"))

    def answer(self, step: Step) -> None:
        """Do what the step wants, or go on."""
        if not step.asks:
            self.hand.press(self.next)
        elif step.wanted:
            self.play(step.wanted[0])
        else:
            self.play_any()

    def finish(self, lesson: Lesson) -> None:
        """On from a lesson that ended with a move."""
        if lesson.steps[-1].asks:
            self.hand.press(self.next)

    def play(self, move: Move) -> None:
        """Make a move of the lesson."""
        WAYS[self.game](self, move)

    def play_any(self) -> None:
        """The first that is offered on the map, and the first pioneer who may settle there."""
        self.press_on_map()
        pioneer = self.thing("own-coaches").get_by_role("button").first
        expect(self.next.or_(pioneer).first).to_be_visible()
        if pioneer.is_visible():
            self.press_twice(pioneer)

    def press_twice(self, button: Locator) -> None:
        """A finger looks first, and presses the button then."""
        if self.touches:
            button.tap()
            self.main.tap()
        else:
            self.hand.press(button)

    def press_on_map(self, *places: str) -> None:
        """What lies at these cities."""
        names = [place.replace("-", " ") for place in places]
        name = re.compile(".*".join(map(re.escape, names)), re.IGNORECASE)
        button = self.page.locator("[data-board=map]").get_by_role("button", name=name).first
        self.press_twice(button)

    @property
    def main(self) -> Locator:
        """The one bright button below the band."""
        return self.prompt.locator("button.main")


def board(pupil: Pupil, move: Move) -> None:
    """Cities, lines and coaches are pressed where they lie."""
    for action in move:
        verb, _, rest = action.partition(" ")
        if verb == "drive":
            pupil.press_on_map(rest)
        elif action == "buy road":
            name = pupil.visitor.say("page-board-buy-road", {"price": 2})
            pupil.hand.press(pupil.prompt.get_by_role("button", name=name))
        elif verb == "road":
            pupil.press_on_map(*rest.split("--"))
        elif verb == "buy":
            button = pupil.thing(rest).get_by_role("button")
            pupil.hand.press(button)
            pupil.hand.press(button)
        elif verb not in _BY_ITSELF:
            pupil.hand.press(pupil.main)


def cards(pupil: Pupil, move: Move) -> None:
    """Cards are chosen and played together; suits and buildings are buttons."""
    verbs = [action.partition(" ") for action in move]
    if verbs[0][0] == "play":
        for verb, _, card in verbs:
            if verb != "done":
                pupil.hand.choose(pupil.thing(f"card {card}"))
        pupil.hand.press(pupil.main)
    elif verbs[0][0] == "build":
        pupil.hand.press(pupil.thing(f"building {verbs[0][2]}").get_by_role("button"))
    else:
        pupil.hand.press(pupil.page.locator("button[data-suit]").first)


WAYS: dict[str, Callable[[Pupil, Move], None]] = {"board": board, "cards": cards}
