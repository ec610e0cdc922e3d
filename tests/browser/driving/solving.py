"""Somebody who solves a puzzle: the same hands at the same tables, but what is true comes over HTTP, not a socket."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Response

from tests.browser.driving.ear import GLANCE, PATIENCE
from tests.browser.driving.hands import Hand, Mouse
from tests.browser.driving.tables import BoardPageTable, CardsPageTable, PageTable
from tests.browser.driving.visitor import Visitor

TABLES: dict[str, type[PageTable]] = {"board": BoardPageTable, "cards": CardsPageTable}


class AnswerEar:
    """Hears the answers to what is tried of a puzzle; to a table it is both ear and perspective."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.answers: list[dict[str, Any]] = []
        self.page.on("response", self.hear)

    def hear(self, response: Response) -> None:
        asked = response.request
        if asked.method == "POST" and "/api/puzzles/" in asked.url and not asked.url.endswith("preview"):
            self.answers.append(response.json())

    def until(self, condition: Callable[[], bool], what: str) -> None:
        for _ in range(int(PATIENCE * 1000 / GLANCE)):
            if condition():
                return
            self.page.wait_for_timeout(GLANCE)
        raise AssertionError(f"waited in vain: {what}")

    @property
    def moves(self) -> int:
        return len(self.answers)

    answered = True
    version = moves

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.answers[-1]["view"]
        return view

    @property
    def turn(self) -> dict[str, Any]:
        turn: dict[str, Any] = self.answers[-1]["turn"]
        return turn

    @property
    def ways(self) -> dict[str, Any]:
        ways: dict[str, Any] = self.answers[-1]["outlook"].get("routes", {})
        return ways

    @property
    def final(self) -> list[str]:
        final: list[str] = self.answers[-1]["outlook"].get("final", [])
        return final

    @property
    def verdict(self) -> dict[str, Any] | None:
        # Afterwards the page asks for the position once more, to draw the plans on it.
        return next((answer["verdict"] for answer in self.answers if answer["verdict"] is not None), None)


def solve(visitor: Visitor, game: str, puzzle: str, plan: Sequence[str], hand: Hand | None = None) -> dict[str, Any]:
    """Open a puzzle, carry a plan out on the screen, and give the verdict."""
    ear = AnswerEar(visitor)
    visitor.page.goto(f"/puzzle/{game}/{puzzle}")
    ear.until(lambda: bool(ear.answers), "the puzzle")
    table = seated(visitor, game, puzzle, ear, hand)
    table.prompt.wait_for()
    left = [action for action in plan if action != "done" or len(plan) == 1]
    while ear.verdict is None:
        before = ear.moves
        played = len(ear.answers[-1]["played"])
        done = ear.answers[-1]["played"]
        rest = list(plan[played:]) if list(plan[:played]) == done else left
        visitor.page.wait_for_timeout(GLANCE)
        table.act([*rest])
        ear.until(lambda count=before: ear.moves > count, f"an answer to {rest}")  # type: ignore[misc]
    verdict = ear.verdict
    visitor.page.get_by_role("region", name=visitor.say(heading(verdict)), exact=True).wait_for()
    return verdict


def heading(verdict: dict[str, Any]) -> str:
    """The message above a verdict."""
    if verdict["played"] >= verdict["right"]:
        return "page-puzzles-wrong"
    return "page-puzzles-right" if verdict["played"] == 0 else "page-puzzles-as-good"


def seated(visitor: Visitor, game: str, puzzle: str, ear: AnswerEar, hand: Hand | None) -> PageTable:
    """The game's table, as whoever solves sits at it."""
    kind = TABLES[game]
    table = kind.__new__(kind)
    start = visitor.context.request.get(f"/api/puzzles/{game}/{puzzle}", max_retries=3).json()
    table.visitor, table.page, table.hand = visitor, visitor.page, hand or Mouse()
    table.seat, table.components = start["seat"], start["components"]
    ear.info = {"seats": [{"name": f"{seat}"} for seat in range(start["players"])]}  # type: ignore[attr-defined]
    ear.perspectives = {table.seat: ear}  # type: ignore[attr-defined]
    table.ear = ear  # type: ignore[assignment]
    return table
