"""The story of a game on the page: what others did is told, marked and can be seen again, and a turn is one's own until
one ends it.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.driving.looks import axe_findings, settled
from tests.browser.driving.pages import StartPage
from tests.browser.driving.tables import PageTable

# Keeps every sentence that the band has shown, with the newest line of the log at that time.
_LISTEN = """() => {
  window.told = []
  const look = () => {
    const band = document.querySelector('[data-course=prompt] .words')?.innerText.trim()
    const line = document.querySelector('.log li .what')?.innerText.trim() ?? ''
    if (band && window.told.at(-1)?.band !== band) window.told.push({ band, line })
    requestAnimationFrame(look)
  }
  look()
}"""

# So long the turns of all bots may be shown, on a busy machine, in milliseconds.
SHOWN = 60_000


def told(page: Page) -> list[str]:
    """What the band has said so far."""
    said: list[dict[str, Any]] = page.evaluate("window.told")
    return [one["band"] for one in said]


def until_mine(table: PageTable, step: str) -> None:
    """Decide until this step of one's own turn is asked."""
    chooser = table.chooser()
    for _ in range(60):
        table.wait_for_turn()
        if not table.holding and table.view["step"] == step and table.view["active"] == table.seat:
            return
        table.decide(chooser)
    raise AssertionError(f"{step} was never asked")


def until_held(table: PageTable) -> int:
    """Decide until a turn is complete and can be ended; the round in which it was taken.

    Nothing that reveals something hidden is bought; but who finds a nugget has no end of turn to wait for.
    """
    played = 0
    for _ in range(60):
        table.wait_for_turn()
        if table.holding:
            return played
        played = table.view["round"]
        legal = table.legal
        passing = [action for action in legal if action in ("done", "skip", "decline")]
        if passing:
            table.moved_by(partial(table.act, passing[:1]))
        else:
            table.decide_alone()
    raise AssertionError("the turn never was complete")


def test_what_bots_do_is_told_from_their_first_move_on_and_can_be_seen_again(visitor: Invite) -> None:
    one = visitor(speed="brisk")
    one.context.add_init_script(f"addEventListener('DOMContentLoaded', {_LISTEN})")
    table = StartPage(one).play_now("board")
    page = one.page
    until_mine(table, "purchase")
    band = table.prompt.locator(".words")
    expect(band).to_contain_text(table.say("page-board-ask-purchase"), timeout=SHOWN)
    names = [seat["name"] for seat in table.known.info["seats"][1:]]
    if table.view["first"] != table.seat:
        # Nobody had looked when the table was made, and still the first moves were seen.
        assert any(name in sentence for sentence in told(page) for name in names), told(page)
    # Until I end my turn, it is my turn everywhere.
    played = until_held(table)
    expect(page.locator("header.bar")).to_contain_text(table.say("page-table-round", round=played))
    expect(page.locator(".player.active")).to_contain_text(table.known.info["seats"][0]["name"])
    table.end_turn()
    until_mine(table, "purchase")
    expect(band).to_contain_text(table.say("page-board-ask-purchase"), timeout=SHOWN)
    assert any(name in sentence for sentence in told(page) for name in names)
    # New pieces keep a mark in my turn.
    expect(page.locator("[data-since]").first).to_be_attached()
    # Seen again, by key, and back by itself or by Escape.
    page.keyboard.press("b")
    back = table.prompt.get_by_role("button", name=table.say("page-past-back"))
    back.wait_for()
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
    expect(band).to_contain_text(table.say("page-board-ask-purchase"))
    # A line of the log leads to its moment.
    page.get_by_role("button", name=table.say("page-log-show")).last.click()
    expect(band).to_contain_text(table.say("page-past"))
    settled(page)
    assert axe_findings(page) == []
    back.click()
    expect(band).to_contain_text(table.say("page-board-ask-purchase"))
    # After a reload the history is at hand as well.
    page.reload()
    page.get_by_role("button", name=table.say("page-past-since")).first.click()
    back.wait_for()
    back.click()
    expect(band).to_contain_text(table.say("page-board-ask-purchase"))
