"""A phone: fingers instead of a mouse, and a sheet that keeps still."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.driving.ahead import against_bots, make_table, play_ahead
from tests.browser.driving.fingers import Fingers, middle
from tests.browser.driving.pages import sit_down
from tests.browser.driving.tables import BoardPageTable, CardsPageTable

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def test_fingers_pan_pinch_look_and_drive(visitor: Invite) -> None:
    one = visitor(**PHONE)
    while True:
        info = make_table(one.context, one.address, game="board", seats=against_bots(3))
        if play_ahead(one.context, info["id"], ["drive"]):
            break
    table = sit_down(one, info["id"], "board")
    assert isinstance(table, BoardPageTable)
    table.ear.until(lambda: bool(table.known.ways), "the ways to drive")
    fingers = Fingers(one.page)
    board = one.page.locator("[data-board=map]")
    x, y = middle(board)

    before = places(board)
    # The coach is still in the east: there is land to the west.
    fingers.drag((x, y), (x + 60, y))
    panned = places(board)
    assert all(after[0] > place[0] + 30 for place, after in zip(before, panned, strict=True))
    fingers.move([((x - 50, y), (x - 25, y)), ((x + 50, y), (x + 25, y))])
    pinched = places(board)
    assert spread(pinched) < spread(panned) * 0.8
    assert table.ear.moves == 0, "looking around is no move"

    city = min(table.known.ways, key=lambda name: distance(middle(table.city(name)), (x, y)))
    # The first touch looks, however long it is; the second one drives.
    fingers.press(table.city(city))
    expect(one.page.locator(".look")).to_be_visible()
    assert table.ear.moves == 0
    one.page.wait_for_timeout(400)  # later than a double tap
    table.moved_by(lambda: fingers.tap(table.city(city)))


def test_the_sheet_keeps_its_height_until_its_handle_is_dragged(visitor: Invite) -> None:
    one = visitor(**PHONE)
    info = make_table(one.context, one.address, game="cards", seats=against_bots(3))
    table = sit_down(one, info["id"], "cards")
    assert isinstance(table, CardsPageTable)
    sheet = one.page.locator(".sheet")
    fingers = Fingers(one.page)
    heights = set()
    steps: set[str] = set()
    while len(steps) < 3:
        table.wait_for_turn()
        heights.add(height(sheet))
        steps.add(table.view["step"])
        table.decide_alone()
    assert len(heights) == 1, heights

    for seat in info["seats"]:
        chip = one.page.get_by_role("listitem").filter(has_text="/4")
        expect(chip.get_by_text(seat["name"], exact=True)).to_be_visible()
    fingers.tap(one.page.get_by_role("tab", name=one.say("page-cards-tab-log")))
    expect(one.page.get_by_role("group", name=one.say("page-log"))).to_be_visible()
    reading = height(sheet)
    assert reading > max(heights) + 80
    handle = one.page.get_by_role("separator", name=one.say("page-sheet-handle"))
    x, y = middle(handle)
    fingers.drag((x, y), (x, y + 150))
    assert abs(height(sheet) - (reading - 150)) < 4
    handle.press("ArrowUp")
    assert height(sheet) > reading - 150
    # Keys are no matter where there is no keyboard; that one was one.
    fingers.tap(one.page.get_by_role("button", name=one.say("page-bar-menu")))
    expect(one.page.get_by_role("menuitem", name=one.say("page-menu-keys"))).to_be_visible()
    one.page.reload()
    fingers.tap(one.page.get_by_role("button", name=one.say("page-bar-menu")))
    expect(one.page.get_by_role("menuitem", name=one.say("page-menu-settings"))).to_be_visible()
    expect(one.page.get_by_role("menuitem", name=one.say("page-menu-keys"))).to_be_hidden()


def places(board: Locator) -> list[tuple[float, float]]:
    """Where the middles of all cities are on the screen."""
    found: list[tuple[float, float]] = board.locator("[data-city]").evaluate_all(
        "cities => cities.map(city => { const box = city.getBoundingClientRect(); return [box.x, box.y] })"
    )
    return found


def spread(found: list[tuple[float, float]]) -> float:
    return max(x for x, _ in found) - min(x for x, _ in found)


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def height(sheet: Locator) -> float:
    box = sheet.bounding_box()
    assert box is not None
    return box["height"]
