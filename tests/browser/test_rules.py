"""The rules inside the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving.ahead import against_bots, make_table, play_ahead
from tests.browser.driving.pages import sit_down
from tests.browser.driving.tables import CardsPageTable


@pytest.mark.parametrize(("game", "rule"), [("board", "B6.5"), ("cards", "C4.2")])
def test_a_link_to_a_rule_shows_that_rule(visitor: Invite, game: str, rule: str) -> None:
    page = visitor().open(f"/rules/{game}#{rule}")
    chosen = page.locator(f'[id="{rule}"]')
    expect(chosen).to_be_in_viewport()
    expect(chosen).to_contain_text(rule)


def test_the_search_finds_rules_and_marks_the_words(visitor: Invite) -> None:
    one = visitor()
    page = one.open("/rules/board")
    rules = page.get_by_role("listitem").filter(has_text=re.compile(r"^B\d+\.\d+"))
    # Chapters are drawn one after the other.
    expect(rules.filter(has_text=re.compile(r"^B11\.")).first).to_be_attached()
    everything = rules.count()
    page.get_by_role("textbox", name=one.say("page-rules-search")).fill("stagecoach")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_visible()
    assert 0 < rules.count() < everything
    expect(page.locator("mark").first).to_have_text(re.compile("stagecoach", re.IGNORECASE))
    page.get_by_role("button", name=one.say("page-rules-clear")).click()
    expect(rules).to_have_count(everything)


def test_rules_open_beside_the_table_which_stays_alive(visitor: Invite) -> None:
    one = visitor()
    while True:
        info = make_table(one.context, one.address, game="cards", seats=against_bots(3))
        assert play_ahead(one.context, info["id"], ["play"]) == "play"
        table = sit_down(one, info["id"], "cards")
        assert isinstance(table, CardsPageTable)
        forbidden = [card for card in table.view["hands"][0] if f"play {card}" not in table.legal]
        if forbidden:
            break
    here = one.page.url
    # A refusal leads to its rule.
    table.hand.choose(table.cards(forbidden[0]).first)
    link = one.page.get_by_role("link", name=re.compile(r"C\d+\.\d+"))
    number = re.search(r"C\d+\.\d+", link.first.inner_text())
    assert number is not None
    link.first.click()
    drawer = one.page.get_by_role("dialog", name=one.say("rules-cards-title"))
    rule = drawer.locator(f'[id="{number[0]}"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    # A link inside leads on inside; the search finds.
    drawer.get_by_role("link", name=one.say("page-rules-link", {"rule": "C1.1"})).click()
    expect(drawer.locator('[id="C1.1"]')).to_be_in_viewport()
    drawer.get_by_role("textbox", name=one.say("page-rules-search")).fill("storm")
    expect(drawer.locator("mark").first).to_be_visible()
    drawer.get_by_role("button", name=one.say("page-rules-clear")).click()
    expect(drawer.get_by_role("link", name=one.say("page-rules-page"))).to_have_attribute("href", "/rules/cards#C1.1")
    assert one.page.evaluate("[...document.querySelectorAll('html, .page')].every(part => part.scrollTop === 0)")
    # Meanwhile one plays.
    table.decide_alone()
    expect(drawer).to_be_visible()
    opener = one.page.get_by_role("link", name=one.say("page-look-rules"), exact=True)
    for key in ("Escape", "Enter", "Escape"):
        opener.focus() if key == "Enter" else None
        one.page.keyboard.press(key)
        expect(drawer).to_be_visible(visible=key == "Enter")
    expect(opener).to_be_focused()
    # The browser's Back closes the rules, and leaves the table only then.
    one.page.keyboard.press("Enter")
    expect(drawer).to_be_visible()
    one.page.go_back()
    expect(drawer).to_have_count(0)
    assert one.page.url == here
