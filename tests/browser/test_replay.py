"""A finished game, seen again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.driving.ahead import finished_table
from tests.browser.driving.visitor import Visitor


def shown_move(page: Page) -> int:
    """The move that the scrubber stands at."""
    return int(page.get_by_role("slider").input_value())


def opened(one: Visitor, path: str) -> Page:
    page = one.open(path)
    page.get_by_role("slider").wait_for()
    return page


def choose(one: Visitor, menu: str, entry: str) -> None:
    """Choose an entry of one of the menus below the scrubber."""
    one.page.get_by_role("button", name=re.compile(f"^{re.escape(menu)}")).click()
    one.page.get_by_role("menuitem", name=entry).or_(one.page.get_by_role("menuitemradio", name=entry)).click()


def test_the_buttons_and_the_scrubber_go_through_the_game(visitor: Invite) -> None:
    one = visitor()
    info = finished_table(one.context, one.address, "board")
    page = opened(one, f"/replay/{info['id']}")
    assert shown_move(page) == 0
    for _ in range(3):
        page.get_by_role("button", name=one.say("page-replay-forward")).click()
    page.get_by_role("button", name=one.say("page-replay-back")).click()
    expect(page.get_by_role("slider")).to_have_value("2")
    page.get_by_role("slider").fill("7")
    page.wait_for_url(f"**/replay/{info['id']}/7")
    page.get_by_role("button", name=one.say("page-replay-last")).click()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    expect(page.get_by_role("slider")).to_have_value(str(last))
    page.get_by_role("button", name=one.say("page-replay-scoring")).click()
    expect(page.get_by_role("heading", name=re.compile(r"\w"), level=1).first).to_be_visible()


def test_a_link_to_a_move_shows_that_move(visitor: Invite) -> None:
    one = visitor()
    info = finished_table(one.context, one.address, "cards")
    page = opened(one, f"/replay/{info['id']}/5")
    assert shown_move(page) == 5
    # Somebody else, who has only the link.
    other = visitor(language="fr")
    assert shown_move(opened(other, page.url.removeprefix(one.address))) == 5


def test_the_game_can_be_seen_from_every_seat(visitor: Invite) -> None:
    one = visitor()
    info = finished_table(one.context, one.address, "cards", 3)
    page = opened(one, f"/replay/{info['id']}/1")
    names = [
        seat["name"] for seat in one.context.request.get(f"/api/tables/{info['id']}", max_retries=3).json()["seats"]
    ]
    hand = page.get_by_role("group", name=one.say("page-cards-your-hand")).get_by_role("button")
    hands: list[list[str]] = [[]]
    for name in names:
        choose(one, one.say("page-replay-seat"), name)
        # Nobody has the cards of another.
        one.ear.until(lambda: labels(hand) not in hands, f"the hand of {name}")
        hands.append(labels(hand))


def labels(cards: Locator) -> list[str]:
    """What a hand says it is, all at once: it may be changing."""
    said: list[str] = cards.evaluate_all("cards => cards.map((card) => card.getAttribute('aria-label'))")
    return said


@pytest.mark.parametrize("game", ["board", "cards"])
def test_the_record_and_the_picture_can_be_saved(visitor: Invite, game: str, tmp_path: Path) -> None:
    one = visitor()
    info = finished_table(one.context, one.address, game)
    opened(one, f"/replay/{info['id']}/8")
    saved = {}
    for entry in ("record", "record-json", "svg", "png"):
        with one.page.expect_download() as waiting:
            choose(one, one.say("page-replay-more"), one.say(f"page-replay-{entry}"))
        saved[entry] = tmp_path / entry
        waiting.value.save_as(saved[entry])
    assert json.loads(saved["record-json"].read_text(encoding="utf-8"))["game"] == game
    assert saved["record"].read_text(encoding="utf-8").strip()
    assert ET.fromstring(saved["svg"].read_text(encoding="utf-8")).tag.endswith("svg")  # noqa: S314 - our own
    assert saved["png"].read_bytes().startswith(b"\x89PNG")
