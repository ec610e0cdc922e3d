"""A game that the page has never heard of, installed beside ours: it is played at the plain table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving.hands import Mouse
from tests.browser.driving.looks import axe_findings, settled, sideways
from tests.browser.driving.tables import PlainPageTable
from tests.examples.installing import install_example
from tests.server.servers import ServerProcess

TITLE = "Gold Creek"


@pytest.fixture(scope="module")
def creek(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the example installed."""
    server = ServerProcess(tmp_path_factory.mktemp("creek"), install_example(tmp_path_factory.mktemp("installed")))
    server.start()
    yield server
    server.stop()


def test_a_third_game_is_played_from_the_first_page_to_its_end(visitor: Invite, creek: ServerProcess) -> None:
    one = visitor(address=creek.address)
    page = one.open("/")
    expect(page.get_by_text("Pan for gold, and bank it before the mud comes.")).to_be_visible()
    Mouse().press(page.get_by_role("button", name=one.say("page-plain-play", {"game": TITLE}), exact=True))
    page.wait_for_url("**/table/*")
    table = PlainPageTable(one)
    table.wait_for_turn()
    # Its own words: of its actions, and of what happened.
    expect(page.get_by_role("button", name="Pan", exact=True)).to_be_visible()
    table.decide_alone()
    expect(page.get_by_text("You find").first).to_be_visible()
    settled(page)
    assert axe_findings(page) == []
    assert sideways(page) == []
    assert table.play_to_the_end() > 2
    result = table.known.result
    assert result is not None
    names = [table.known.info["seats"][seat]["name"] for seat in result["winners"]]
    heading = page.get_by_role("heading", level=1)
    for name in names:
        expect(heading).to_contain_text(name)
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + len(result["scores"]))
    expect(rows.nth(1)).to_contain_text(str(max(result["scores"])))
    assert table.ear.refused == []
