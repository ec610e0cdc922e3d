"""Around a table: waiting together, watching others, the same person on a second device, and sounds."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.driving.ahead import against_bots, make_table
from tests.browser.driving.looks import axe_findings
from tests.browser.driving.visitor import Visitor

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def sees_a_game(visitor: Visitor, seat: int) -> bool:
    """Whether a game is shown to a seat."""
    return visitor.ear.perspectives[seat].view is not None


def button(visitor: Visitor, message: str, **figures: object) -> Locator:
    return visitor.page.get_by_role("button", name=visitor.say(message, figures), exact=True)


def test_people_talk_while_they_wait_and_the_host_starts_with_bots_for_others_to_watch(visitor: Invite) -> None:
    ada, ben, cleo = visitor(), visitor(language="de", **PHONE), visitor(language="fr")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "free"}, {"kind": "free"}]
    table = make_table(ada.context, ada.address, game="board", seats=seats, public=True)["id"]
    for one in (ada, ben):
        one.open(f"/table/{table}")
    ben.page.get_by_label(ben.say("page-room-name")).fill("Ben")
    button(ben, "page-room-sit-label", number=2).click()
    expect(ben.page.get_by_text(ben.say("page-room-seated", {"count": 1, "name": "Ada"}))).to_be_visible()
    expect(button(ben, "page-room-start-bots")).to_have_count(0)

    field = ada.page.get_by_role("textbox", name=ada.say("page-chat-field"))
    field.fill("Wagons west")
    field.press("Enter")
    expect(ben.page.get_by_text("Wagons west", exact=True)).to_be_visible()
    # Each reads it in the own language.
    button(ben, "page-emote-luck").click()
    expect(ada.page.get_by_role("listitem").filter(has_text=ada.say("page-emote-luck"))).to_be_visible()
    expect(ben.page.get_by_role("listitem").filter(has_text=ben.say("page-emote-luck"))).to_be_visible()
    assert axe_findings(ada.page) == []

    button(ada, "page-room-start-bots").click()
    for one, seat in ((ada, 0), (ben, 1)):
        one.ear.until(partial(sees_a_game, one, seat), "the game begins")
    watched = cleo.open("/").get_by_role("region", name=cleo.say("page-start-running-title"))
    watched.get_by_role("link", name=re.compile("Ada.*Ben")).click()
    expect(cleo.page.get_by_text(cleo.say("page-spectator"))).to_be_visible()


def test_a_code_makes_another_device_the_same_person(visitor: Invite) -> None:
    ada, phone = visitor(), visitor(**PHONE)
    ada.context.request.put(f"{ada.address}/api/me", data={"name": "Ada"})
    make_table(ada.context, ada.address, game="cards", seats=against_bots(3))
    ada.open("/")
    ada.page.get_by_role("button", name=ada.say("page-name-change", {"name": "Ada"})).click()
    button(ada, "page-device-get").click()
    code = ada.page.locator("output").inner_text()
    expect(ada.page.get_by_role("img", name=ada.say("page-device-qr"))).to_be_visible()
    assert axe_findings(ada.page) == []

    # As if the picture had been scanned.
    phone.open(f"/#device-{code.replace(' ', '')}")
    button(phone, "page-device-take").click()
    expect(phone.page.get_by_role("button", name=phone.say("page-name-change", {"name": "Ada"}))).to_be_visible()
    expect(phone.page).to_have_url(f"{phone.address}/")
    mine = phone.page.get_by_role("complementary", name=phone.say("page-start-mine"))
    # Whoever begins: the bots wait until somebody comes to the table.
    turn = mine.get_by_text(phone.say("page-start-turn-mine")).or_(mine.get_by_text(re.compile("is thinking$")))
    expect(turn.first).to_be_visible()


def test_each_sound_is_off_by_itself(visitor: Invite) -> None:
    one = visitor()
    table = make_table(one.context, one.address, game="board", seats=against_bots(2))["id"]
    page = one.open(f"/table/{table}")
    button(one, "page-bar-menu").click()
    page.get_by_role("menuitem", name=one.say("page-menu-settings")).click()
    page.get_by_role("switch", name=one.say("page-settings-sound"), exact=True).check()
    money = page.get_by_role("switch", name=one.say("page-settings-sound-money"))
    expect(money).to_be_checked()
    money.uncheck()
    expect(page.get_by_role("switch", name=one.say("page-settings-sound-turn"), exact=True)).to_be_checked()
    assert axe_findings(page) == []
    kept = page.evaluate("JSON.parse(localStorage.getItem('pioneers'))")
    assert (kept["sound"], kept["silenced"]) == (True, ["money"])
