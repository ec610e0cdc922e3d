"""Strangers at one's table: the owner frees their seats and starts the game, and a bot plays for who went away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from pioneers.server.hosting.settings import AbsenceSettings
from tests.browser.conftest import Invite
from tests.browser.driving.ahead import make_table
from tests.browser.driving.hands import Keyboard
from tests.browser.driving.looks import axe_findings
from tests.browser.driving.pages import sit_down
from tests.browser.driving.tables import PageTable
from tests.browser.driving.visitor import Visitor
from tests.server.servers import ServerProcess


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where who is away is not waited for long."""
    server = ServerProcess(tmp_path_factory.mktemp("hasty"), absence=AbsenceSettings(away_minutes=0.02))
    server.start()
    yield server
    server.stop()


def button(visitor: Visitor, message: str, **figures: object) -> Locator:
    return visitor.page.get_by_role("button", name=visitor.say(message, figures), exact=True)


def sits(visitor: Visitor, table: str, name: str) -> None:
    """Come to a table by its link and take the second seat."""
    visitor.open(f"/table/{table}")
    visitor.page.get_by_label(visitor.say("page-room-name")).fill(name)
    button(visitor, "page-room-sit-label", number=2).click()


def test_the_owner_frees_the_seat_of_a_stranger_and_starts_the_game_with_another(visitor: Invite) -> None:
    ada, eve, ben = visitor(), visitor(language="de", width=390, height=844), visitor(language="fr")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "free"}]
    table = make_table(ada.context, ada.address, game="board", seats=seats, public=True)["id"]
    ada.open(f"/table/{table}")
    sits(eve, table, "Eve")
    expect(eve.page.get_by_text(eve.say("page-room-full-wait", {"name": "Ada"}))).to_be_visible()
    expect(ada.page.get_by_text(ada.say("page-room-full-start"))).to_be_visible()

    hand = Keyboard()
    hand.press(button(ada, "page-room-clear-label", name="Eve"))
    dialog = ada.page.get_by_role("dialog", name=ada.say("page-room-clear-title", {"name": "Eve"}))
    expect(dialog.get_by_text(ada.say("page-room-clear-why", {"name": "Eve"}))).to_be_visible()
    assert axe_findings(ada.page) == []
    hand.press(dialog.get_by_role("button", name=ada.say("page-room-clear"), exact=True))
    expect(eve.page.get_by_text(eve.say("page-room-removed-you"))).to_be_visible()
    expect(button(eve, "page-room-sit-label", number=2)).to_have_count(0)
    expect(eve.page.get_by_role("link", name=eve.say("page-room-elsewhere"), exact=True)).to_be_visible()
    expect(eve.page.get_by_role("heading", name=eve.say("page-room-invite"), exact=True)).to_have_count(0)
    expect(button(ada, "page-room-let-back-label", name="Eve")).to_be_visible()

    sits(ben, table, "Ben")
    button(ada, "page-room-start").click()
    for one, seat in ((ada, 0), (ben, 1)):
        one.ear.until(lambda one=one, seat=seat: one.ear.perspectives[seat].view is not None, "the game begins")  # type: ignore[misc]


def away(hers: PageTable, his: PageTable) -> tuple[PageTable, PageTable]:
    """Who waits, and who is waited for."""
    hers.ear.until(lambda: hers.asked or his.asked, "somebody's turn")
    return (his, hers) if hers.asked else (hers, his)


def test_a_bot_plays_for_somebody_who_went_away_until_he_is_back(visitor: Invite, hasty: ServerProcess) -> None:
    ada, bob = visitor(address=hasty.address), visitor(address=hasty.address)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "free"}]
    table = make_table(ada.context, ada.address, game="board", seats=seats)["id"]
    ada.open(f"/table/{table}")
    sits(bob, table, "Bob")
    here, gone = away(sit_down(ada, table, "board", 0), sit_down(bob, table, "board", 1))
    gone.visitor.open("/about")

    page = here.page
    expect(page.get_by_text(here.say("page-overdue-away", seat=gone.seat))).to_be_visible()
    assert axe_findings(page) == []
    Keyboard().press(page.get_by_role("button", name=here.say("page-overdue-call"), exact=True))
    here.ear.until(lambda: here.known.info["seats"][gone.seat]["bot"] is not None, "a bot stands in")
    expect(page.get_by_text(here.say("page-overdue-away", seat=gone.seat))).to_have_count(0)
    here.ear.until(lambda: here.asked, "the bot plays on")

    gone.visitor.open(f"/table/{table}")
    here.ear.until(lambda: here.known.info["seats"][gone.seat]["bot"] is None, "he plays himself again")
