"""The pages around the games: nothing is wrong with them, they are light, and the app opens offline."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving.ahead import against_bots, finished_table, make_table
from tests.browser.driving.looks import axe_findings, settled, sideways
from tests.browser.driving.pages import until_offline_ready
from tests.browser.test_phases import findings

PATHS = ("/", "/rules/board", "/rules/cards", "/games", "/about", "/nowhere", "/table/aaaaaaaaaaaaaaaa")
# Scripts, styles, fonts, map and texts of the first screen may weigh this much together, in bytes packed by gzip.
WEIGHT = 180_000


@pytest.mark.parametrize("path", PATHS)
def test_nothing_is_wrong_with_the_page(visitor: Invite, path: str) -> None:
    one = visitor()
    one.troubles.expect("404")
    page = one.open(path)
    page.get_by_role("main").get_by_role("heading", level=1).wait_for()
    found = findings(page, path)
    assert not found, "\n".join(found)


def test_nothing_is_wrong_with_the_waiting_room(visitor: Invite) -> None:
    one = visitor()
    info = make_table(
        one.context, one.address, game="board", seats=[{"kind": "me"}, {"kind": "free"}, {"kind": "free"}]
    )
    page = one.open(f"/table/{info['id']}")
    page.get_by_role("heading", name=one.say("page-room-title"), exact=True).wait_for()
    found = findings(page, "waiting room")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["board", "cards"])
def test_nothing_is_wrong_with_the_replay(visitor: Invite, game: str) -> None:
    one = visitor()
    info = finished_table(one.context, one.address, game)
    page = one.open(f"/replay/{info['id']}/5")
    page.get_by_role("slider").wait_for()
    found = findings(page, "replay")
    assert not found, "\n".join(found)


def test_nothing_is_wrong_at_twice_the_size(visitor: Invite) -> None:
    # A window of 1440 px at 200 % is one of 720 px.
    one = visitor(width=720, height=450)
    info = make_table(one.context, one.address, game="board", seats=against_bots(2))
    for path in ("/", f"/table/{info['id']}", "/rules/board"):
        page = one.open(path)
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        settled(page)
        assert axe_findings(page) == []
        assert sideways(page) == []


@pytest.mark.parametrize("path", ["/", "board", "cards"])
def test_the_first_screen_is_light(visitor: Invite, path: str) -> None:
    one = visitor()
    if path != "/":
        path = f"/table/{make_table(one.context, one.address, game=path, seats=against_bots(4))['id']}"
    # What is fetched while nothing else is to be done does not count.
    one.context.add_init_script("window.requestIdleCallback = () => 0")
    loaded: set[str] = set()
    one.page.on("requestfinished", lambda request: loaded.add(request.url))
    page = one.open(path)
    page.get_by_role("button").last.wait_for()
    if path != "/":
        page.get_by_role("region", name=one.say("page-prompt")).wait_for()
    settled(page)
    # Chromium takes Brotli, which is smaller still: count what a browser gets that knows gzip alone.
    weights = {url: packed_size(url) for url in loaded if "/api/" not in url}
    assert len(weights) > 5
    assert sum(weights.values()) <= WEIGHT, sorted(weights.items(), key=lambda one: -one[1])


def packed_size(url: str) -> int:
    """How many bytes of this file go over the wire, packed by gzip."""
    with httpx.stream("GET", url, headers={"Accept-Encoding": "gzip"}, trust_env=False) as answer:
        return sum(len(part) for part in answer.iter_raw())


def test_the_app_opens_offline_and_says_what_needs_the_server(visitor: Invite) -> None:
    one = visitor(service_workers="allow")
    page = one.open("/")
    until_offline_ready(page)
    # Who has read the rules once can read them again.
    one.open("/rules/board").locator('[id="B6.5"]').wait_for()
    one.open("/")
    one.troubles.expect("ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|WebSocket|503|504")
    one.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(one.say("page-unreachable-hint"))).to_be_visible()
    page.goto("/rules/board#B6.5")
    expect(page.locator('[id="B6.5"]')).to_be_in_viewport()


def test_who_asks_for_less_motion_sees_none(visitor: Invite) -> None:
    one = visitor(speed="watch", reduced_motion="reduce")
    info = make_table(one.context, one.address, game="board", seats=against_bots(2))
    page = one.open(f"/table/{info['id']}")
    page.get_by_role("region", name=re.compile(one.say("page-prompt"))).wait_for()
    lasting = page.evaluate("document.getAnimations().filter((one) => one.effect.getTiming().duration > 1).length")
    assert lasting == 0
