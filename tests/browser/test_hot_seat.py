"""Several people at one screen: between two of them nothing of a hand is in the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving.ahead import against_bots, make_table
from tests.browser.driving.chooser import Chooser
from tests.browser.driving.ear import Message
from tests.browser.driving.pages import TABLES

# Looks at the page in every frame and after every change of its document. A hand lies open only while its player is
# asked: `asked` is what the socket has said last, `present` who has said that he is there.
_WATCH = """
window.seen = { looks: 0, open: 0, wrong: [], present: null, asked: null }
const look = () => {
  seen.looks += 1
  const cards = [...document.querySelectorAll('.hand [data-kind]:not([data-kind=back])')]
  if (cards.length > 0) seen.open += 1
  if (cards.length > 0 && seen.asked !== seen.present)
    seen.wrong.push(`${cards.length} cards of ${seen.present} while ${seen.asked} is asked`)
  for (const part of document.querySelectorAll('html, main'))
    if (part.scrollHeight > innerHeight) seen.wrong.push(`${part.localName} is ${part.scrollHeight} high`)
}
const frame = () => { look(); requestAnimationFrame(frame) }
requestAnimationFrame(frame)
new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address)
    this.addEventListener('message', ({ data }) => {
      const { turn } = JSON.parse(data)
      if (turn) seen.asked = turn.holding ?? turn.deciding
    })
  }
}
"""


def test_no_frame_shows_a_card_from_the_end_of_a_turn_until_the_next_player_says_that_he_is_there(
    visitor: Invite,
) -> None:
    one = visitor(speed="fast")
    one.page.add_init_script(_WATCH)
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
            # What was said to the last one is gone too, and Enter is enough for the next.
            assert not one.page.locator(".toast").count()
            expect(here).to_be_focused()
            one.page.evaluate("seat => { seen.present = seat }", seat)
            one.page.keyboard.press("Enter")
            expect(here).to_be_hidden()
            expect(TABLES["cards"](one, seat).prompt).to_be_focused()
            switches += 1
            last = seat
        TABLES["cards"](one, seat).decide(chooser)
    seen = one.page.evaluate("seen")
    assert seen["looks"] > 100
    assert seen["open"] > 10
    assert not seen["wrong"], seen["wrong"][:5]


def asked(turn: Message, seat: int) -> bool:
    return bool(turn["legal"]) or turn["holding"] == seat
