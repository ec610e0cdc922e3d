"""Puzzles in the page: solved on the game's own table, and a verdict that explains itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pioneers.puzzles.collection import collection_of
from pioneers.puzzles.puzzle import Puzzle
from tests.browser.conftest import Invite
from tests.browser.driving.hands import Keyboard
from tests.browser.driving.looks import axe_findings, settled, sideways
from tests.browser.driving.solving import solve

# Steps that every screen answers in one go.
USUAL = {"board": ("drive ", "settle "), "cards": ("take ", "steal ", "trump ", "play ")}


def puzzle_of(game: str) -> Puzzle:
    """One whose best two plans are of the usual kinds, and short."""
    return next(
        puzzle
        for puzzle in collection_of(game).puzzles.values()
        if all(
            len(plan.actions) <= 2 and plan.actions[0].startswith(USUAL[game])
            for plan in (puzzle.plans[0], puzzle.plans[puzzle.right])
        )
    )


@pytest.mark.parametrize("game", sorted(USUAL))
def test_a_wrong_plan_is_explained_and_tried_again_the_right_one_is_right(visitor: Invite, game: str) -> None:
    one = visitor(language="de" if game == "board" else "fr", dark=game == "board")
    puzzle = puzzle_of(game)
    wrong = solve(one, game, puzzle.id, puzzle.plans[puzzle.right].actions)
    assert wrong["played"] >= wrong["right"]
    page = one.page
    verdict = page.get_by_role("region", name=one.say("page-puzzles-wrong"), exact=True)
    expect(verdict.get_by_role("heading", level=2)).to_be_focused()
    expect(verdict.get_by_text(one.say("page-puzzles-best"), exact=True)).to_be_visible()
    settled(page)
    assert axe_findings(page) == []
    assert sideways(page) == []
    right = solve(one, game, puzzle.id, puzzle.plans[0].actions, Keyboard() if game == "board" else None)
    assert right["played"] == 0
    # The first answer counted, and it was wrong.
    page.goto("/puzzles")
    expect(page.get_by_text(one.say("page-puzzles-solved-of", {"right": 0, "answered": 1})).first).to_be_visible()
    settled(page)
    assert axe_findings(page) == []
    assert sideways(page) == []


def test_todays_puzzle_is_one_click_from_the_first_page(visitor: Invite) -> None:
    one = visitor(width=390, height=844)
    page = one.open("/")
    page.get_by_role("link", name=one.say("page-start-puzzles-today", {"game": one.say("page-together-cards")})).click()
    page.wait_for_url("**/puzzle/cards/*")
    expect(page.get_by_text(one.say("page-puzzles-ask"))).to_be_visible()
