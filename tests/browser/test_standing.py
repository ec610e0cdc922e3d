"""Who is ahead, what a move would bring and what ends the game: seen before it is over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import Invite
from tests.browser.driving.ahead import against_bots, make_table, play_ahead, play_along
from tests.browser.driving.fingers import middle
from tests.browser.driving.pages import sit_down
from tests.browser.driving.tables import BoardPageTable
from tests.browser.driving.visitor import Visitor

# Every frame from the last move on: the heading, the totals, how much of the map is drawn, whether something turns.
_WATCH = """() => {
  window.frames_seen = []
  const look = () => {
    if (document.querySelector('.scoring, .waiting')) window.frames_seen.push({
      totals: [...document.querySelectorAll('td.total')].map((cell) => cell.textContent),
      cities: document.querySelectorAll('[data-city]').length,
      turning: document.querySelectorAll('main > .waiting').length,
    })
    requestAnimationFrame(look)
  }
  look()
}"""

# Whoever begins has money for two roads: in half of the games.
MANY_TABLES = 20


def later_purchase(table: str, context: BrowserContext) -> None:
    """Some turns on, where networks and nuggets differ."""
    for _ in range(3):
        play_ahead(context, table, ["purchase"])
        play_ahead(context, table, ["drive", "settle", "join"])
    play_ahead(context, table, ["purchase"])


def first_of_all(one: Visitor) -> BoardPageTable:
    """A table where one begins: where a bot does, one may be asked to join first."""
    for _ in range(MANY_TABLES):
        info = make_table(one.context, one.address, game="board", seats=against_bots(2))
        table = sit_down(one, info["id"], "board")
        table.wait_for_turn()
        if "buy roads" in table.legal:
            assert isinstance(table, BoardPageTable)
            return table
    raise AssertionError("a bot always begins")


def test_while_buying_one_sees_who_is_ahead_and_what_a_road_or_a_coach_would_bring(visitor: Invite) -> None:
    one = visitor()
    info = make_table(one.context, one.address, game="board", seats=against_bots(3))
    later_purchase(info["id"], one.context)
    table = sit_down(one, info["id"], "board")
    assert isinstance(table, BoardPageTable)
    table.wait_for_turn()
    page, standing = table.page, table.known.standing
    assert standing is not None
    # The board of each player: the points that count at the end, and what they are made of.
    for seat, stands in enumerate(standing["seats"]):
        name = table.known.info["seats"][seat]["name"]
        board = page.get_by_role("article", name=table.say("page-board-player", name=name))
        low, high = stands["total"]["low"], stands["total"]["high"]
        expect(board.locator(".score strong")).to_have_text(str(low) if low == high else f"{low}–{high}")
        parts = board.get_by_role("list", name=table.say("page-board-if-over"))
        expect(parts.get_by_role("listitem")).to_have_count(4)
        # Whoever points at it sees the network on the map.
        board.hover()
        expect(page.locator(f"[data-network='{seat}'] path")).to_have_count(len(stands["lines"]))
    # Both clocks of the game stand beside what is for sale.
    end = standing["end"]
    expect(
        page.get_by_text(table.say("page-board-end-near", coaches=end["coaches"], roads=end["roads"]))
    ).to_be_visible()
    # Faint fares say where the money would still lead.
    table.ear.until(lambda: table.known.final is not None, "the outlook")
    expect(page.locator("[data-faint]")).to_have_count(len(table.known.ways))
    # A coach that brings the next one out of the stack asks once more.
    coaches = [action for action in table.legal if action in (table.known.final or [])]
    if coaches:
        version = table.known.version
        page.locator(".dock .offered button").first.click()
        card = page.get_by_role("region", name=table.say("page-board-consequence"))
        expect(card).to_contain_text(table.say("page-board-buy-final"))
        page.wait_for_timeout(200)
        assert table.known.version == version
        table.moved_by(lambda: page.locator(".dock .pressed button").click())
    assert table.ear.refused == []


def test_a_city_offers_its_lines_and_the_second_of_two_roads_is_announced(visitor: Invite) -> None:
    table = first_of_all(visitor())
    table.moved_by(lambda: table.act(["buy roads"]))
    page, version = table.page, table.known.version
    expect(table.prompt).to_contain_text(table.say("page-board-ask-place", left=2))
    start = table.components["start"]
    page.mouse.click(*middle(page.locator(f"[data-city='{start}']")))
    card = page.get_by_role("region", name=table.say("page-board-consequence"))
    ends = [line["between"] for line in table.components["lines"] if start in line["between"]]
    expect(card.get_by_role("button")).to_have_count(len(ends))
    assert table.known.version == version, "a click on a city builds nothing"
    # Everyone has a pioneer at the start: the first road there brings its points.
    expect(card.get_by_role("button").first).to_contain_text("+2")
    table.moved_by(card.get_by_role("button").first.click)
    expect(table.prompt).to_contain_text(table.say("page-board-ask-place-second"))
    assert table.ear.refused == []


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_the_table_goes_over_into_the_scoring_without_an_empty_map_and_counts_from_zero(
    visitor: Invite, speed: str
) -> None:
    one = visitor(speed=speed)
    info = make_table(one.context, one.address, game="board", seats=against_bots(2))
    page = one.open(f"/table/{info['id']}")
    page.get_by_role("region", name=one.say("page-prompt"), exact=True).wait_for()
    # The map is drawn and the log loaded after what one plays with: until then a part may still be waited for.
    page.locator("[data-city]").last.wait_for()
    page.locator("section.log").wait_for()
    page.evaluate(_WATCH)
    play_along(one.context, info["id"], 0)
    page.bring_to_front()
    page.get_by_role("link", name=one.say("page-scoring-review")).wait_for(timeout=60_000)
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("won|share|win"))
    frames = page.evaluate("window.frames_seen")
    scored = [frame for frame in frames if frame["totals"]]
    assert scored
    assert [frame for frame in frames if frame["cities"] == 0 or frame["turning"] > 0] == []
    totals = [[int(text) for text in frame["totals"]] for frame in scored]
    assert min(min(row) for row in totals) >= 0
    if speed != "off":
        assert totals[0] != totals[-1]
