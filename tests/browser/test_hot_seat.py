"""Several people at one screen: between two of them nothing of a hand is in the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving.ahead import against_bots, make_table
from tests.browser.driving.chooser import Chooser
from tests.browser.driving.ear import Message
from tests.browser.driving.pages import TABLES


def test_no_card_is_in_the_page_until_the_next_player_says_that_he_is_there(visitor: Invite) -> None:
    one = visitor()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}, *against_bots(1, mine=0)]
    info = make_table(one.context, one.address, game="cards", seats=seats)
    one.page.goto(f"/table/{info['id']}")
    one.ear.until(lambda: {0, 1} <= one.ear.perspectives.keys(), "both seats")
    here = one.page.get_by_role("button", name=one.say("page-curtain-here"))
    chooser = Chooser("cards")
    switches = 0
    last = None
    while switches < 4:
        one.ear.until(lambda: any(asked(one.ear.perspectives[seat].turn, seat) for seat in (0, 1)), "a turn of theirs")
        seat = next(seat for seat in (0, 1) if asked(one.ear.perspectives[seat].turn, seat))
        if seat != last:
            here.wait_for()
            # Nobody's cards: neither those of the one who played nor those of the one who comes.
            for other in (0, 1):
                view = one.ear.perspectives[other].view
                assert view is not None
                cards = {card for card in view["hands"][other] if card is not None}
                for card in cards:
                    label = one.say("page-cards-card", {"card": card})
                    expect(one.page.get_by_role("button", name=label, exact=True)).to_have_count(0)
            assert "data-kind" not in re.sub(r'data-kind="back"', "", one.page.content())
            here.click()
            expect(here).to_be_hidden()
            switches += 1
            last = seat
        TABLES["cards"](one, seat).decide(chooser)


def asked(turn: Message, seat: int) -> bool:
    return bool(turn["legal"]) or turn["holding"] == seat
