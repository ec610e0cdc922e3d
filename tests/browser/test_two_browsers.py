"""Two people, each with a browser of his own, at one table; one of them loses the connection in the middle."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving.ahead import make_table, play_ahead, play_along
from tests.browser.driving.cable import Cable
from tests.browser.driving.chooser import Chooser
from tests.browser.driving.pages import sit_down
from tests.browser.driving.tables import PageTable

# What both must see alike: a view without what only one of them may know.
PUBLIC = ("run", "step", "trump", "trick", "supplies", "stock", "buildings", "seat")


def public(table: PageTable) -> dict[str, Any]:
    return {name: table.view[name] for name in PUBLIC}


def together(tables: list[PageTable], chooser: Chooser, decisions: int) -> None:
    """Let whoever is asked decide, so many times or until the end."""
    ear = tables[0].ear
    for _ in range(decisions):
        ear.until(lambda: tables[0].over or any(table.asked for table in tables), "somebody's turn")
        if tables[0].over:
            return
        next(table for table in tables if table.asked).decide(chooser)


def test_two_browsers_play_through_a_lost_connection_and_see_the_same_end(visitor: Invite, cable: Cable) -> None:
    ada, bob = visitor(), visitor(address=cable.address, language="de", width=390, height=844)
    info = make_table(ada.context, ada.address, game="cards", seats=[{"kind": "me", "name": "Ada"}, {"kind": "free"}])
    ada.open(f"/table/{info['id']}")
    expect(ada.page.get_by_role("heading", name=ada.say("page-room-title"), exact=True)).to_be_visible()
    bob.open(f"/table/{info['id']}")
    bob.page.get_by_label(bob.say("page-room-name")).fill("Bob")
    bob.page.get_by_role("button", name=bob.say("page-room-sit-label", {"number": 2})).click()
    hers = sit_down(ada, info["id"], "cards", 0)
    his = sit_down(bob, info["id"], "cards", 1)
    tables, chooser = [hers, his], Chooser("cards")

    together(tables, chooser, 5)
    bob.troubles.expect("WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET")
    cable.pull()
    expect(bob.page.get_by_role("alert")).to_contain_text(bob.say("page-connection-lost"))
    # She goes on as long as it is her turn; he must see it all when he is back.
    for _ in range(3):
        if hers.asked:
            hers.decide(chooser)
    cable.plug()
    his.ear.until(lambda: his.known.version > 0 and public(his) == public(hers), "he has caught up")
    expect(bob.page.get_by_text(bob.say("page-connection-lost"))).to_be_hidden()

    together(tables, chooser, 8)
    # Whole games on the screen are played elsewhere: the rest of this one goes without hands.
    play_along(ada.context, info["id"], 0)
    assert play_ahead(bob.context, info["id"], seats=[1]) is None
    ada.ear.until(lambda: hers.over and his.over, "both know that it is over")
    assert public(hers) == public(his)
    assert hers.known.result == his.known.result
    for table in tables:
        winner = table.known.info["seats"][hers.known.result["winners"][0]]["name"]  # type: ignore[index]
        expect(table.page.get_by_role("heading", level=1)).to_contain_text(winner)


def test_what_one_says_the_other_reads(visitor: Invite) -> None:
    ada, bob = visitor(), visitor()
    info = make_table(ada.context, ada.address, game="board", seats=[{"kind": "me"}, {"kind": "free"}])
    answer = bob.context.request.put(
        f"{bob.address}/api/tables/{info['id']}/seats/1", data={"name": "Bob"}, max_retries=3
    )
    assert answer.ok
    for one in (ada, bob):
        one.open(f"/table/{info['id']}")
        one.page.get_by_role("button", name=one.say("page-chat"), exact=False).first.click()
    field = ada.page.get_by_role("textbox", name=ada.say("page-chat-field"))
    field.fill("Wagons west!")
    field.press("Enter")
    # Exactly: who does not see it hears it, with the name and whatever else is said at that moment.
    expect(bob.page.get_by_text("Wagons west!", exact=True)).to_be_visible()
