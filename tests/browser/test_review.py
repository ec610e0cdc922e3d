"""Reviews, decisions that are tried again, hints and statistics: on a real server that thinks little about each."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from pioneers.server.hosting.settings import AnalysisSettings
from tests.browser.conftest import Invite
from tests.browser.driving.ahead import against_bots, finished_table, make_table
from tests.browser.driving.looks import axe_findings, settled, sideways
from tests.browser.driving.pages import sit_down
from tests.browser.driving.tables import BoardPageTable
from tests.server.servers import ServerProcess

# A look at each decision: what it comes to is the subject of other tests.
FEW = AnalysisSettings(review_iterations=16, hint_iterations=16)
PATIENCE = 60_000
MOST_PARTS = 8


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that judges quickly."""
    server = ServerProcess(tmp_path_factory.mktemp("study"), analysis=FEW)
    server.start()
    yield server.address
    server.stop()


def test_a_game_is_reviewed_and_a_decision_tried_again(visitor: Invite, study: str) -> None:
    one = visitor(address=study, language="de")
    info = finished_table(one.context, study, "board")
    page = one.open(f"/table/{info['id']}")
    page.get_by_role("link", name=one.say("page-scoring-judged")).click()
    page.wait_for_url("**/review/*")
    # What is known comes at once, all of it in a while.
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=PATIENCE)
    decision = page.get_by_role("button", expanded=False).filter(
        has_text=re.compile("|".join(one.say(f"page-review-{mark}") for mark in ("inaccuracy", "mistake", "blunder")))
    )
    decision.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"/review/{info['id']}/\d+"))
    page.locator("[data-board=map]").wait_for()
    settled(page)
    assert axe_findings(page) == []
    assert sideways(page) == []
    # Whoever cannot see the curve reads it.
    page.get_by_text(one.say("page-review-curve-table")).click()
    assert page.get_by_role("rowheader", name=one.say("page-review-end")).count() == 1

    page.get_by_role("button", name=one.say("page-review-try")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name=one.say("page-trial"))).to_be_visible()
    table = BoardPageTable(one)
    back = page.get_by_role("link", name=one.say("page-trial-back"))
    expect(back).to_have_count(0)
    for _ in range(MOST_PARTS):
        table.wait_for_turn()
        table.decide_alone()
        if back.count():
            break
    back.click()
    page.wait_for_url(re.compile(rf"/review/{info['id']}/\d+"))

    page = one.open("/statistics")
    expect(page.get_by_role("heading", level=1)).to_have_text(one.say("page-statistics-heading"))
    page.get_by_role("table").first.wait_for()
    settled(page)
    assert axe_findings(page) == []
    assert sideways(page) == []


def test_a_hint_is_shown_on_the_hand_until_the_question_is_answered(visitor: Invite, study: str) -> None:
    one = visitor(address=study)
    info = make_table(one.context, study, game="cards", seats=against_bots(2))
    table = sit_down(one, info["id"], "cards")
    table.wait_for_turn()
    button = table.page.get_by_role("button", name=one.say("page-prompt-hint"), exact=True)
    button.click()
    card = table.page.get_by_role("region", name=one.say("page-review-hint"))
    expect(card.get_by_role("paragraph")).not_to_have_count(0, timeout=PATIENCE)
    expect(table.page.get_by_text(one.say("page-log-hints", {"hints": ""}).strip())).to_be_visible()
    settled(table.page)
    assert axe_findings(table.page) == []
    table.decide_alone()
    expect(card).to_have_count(0)


def test_people_have_hints_only_where_they_agreed_to_them(visitor: Invite, study: str) -> None:
    one = visitor(address=study)
    for hints in (False, True):
        info = make_table(one.context, study, game="cards", seats=against_bots(2, mine=2), hints=hints)
        one.open(f"/table/{info['id']}")
        one.page.get_by_role("button", name=re.compile(one.say("page-curtain-here"))).click()
        one.page.get_by_role("region", name=one.say("page-prompt")).get_by_role("button").first.wait_for()
        hint = one.page.get_by_role("button", name=one.say("page-prompt-hint"), exact=True)
        expect(hint).to_have_count(1 if hints else 0)


def test_without_games_the_statistics_say_what_to_do(visitor: Invite, study: str) -> None:
    one = visitor(address=study, language="fr")
    page = one.open("/statistics")
    expect(page.get_by_text(one.say("page-statistics-none-hint"))).to_be_visible()
    expect(page.locator("main").get_by_role("link", name=one.say("page-start-play"))).to_be_visible()
