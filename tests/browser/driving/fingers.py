"""Fingers on a touch screen: gestures as the browser gets them from the glass, not clicks of a mouse."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import CDPSession, Locator, Page

Point = tuple[float, float]

# So many positions on the way of a finger, and so long each takes, in milliseconds.
_STEPS = 8
_STEP_TIME = 16
LONG = 700


class Fingers:
    """One hand on the glass of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.glass: CDPSession = page.context.new_cdp_session(page)

    def tap(self, control: Locator) -> None:
        """Touch it shortly."""
        self.press(control, 40)

    def press(self, control: Locator, time: int = LONG) -> None:
        """Touch it and hold."""
        control.scroll_into_view_if_needed()
        self._touch("touchStart", [middle(control)])
        self.page.wait_for_timeout(time)
        self._touch("touchEnd", [])

    def drag(self, begin: Point, end: Point) -> None:
        """One finger from here to there."""
        self.move([(begin, end)])

    def move(self, ways: Sequence[tuple[Point, Point]]) -> None:
        """All fingers at the same time, each on its way: two that go apart are a pinch."""
        self._touch("touchStart", [begin for begin, _ in ways])
        for step in range(1, _STEPS + 1):
            part = step / _STEPS
            self._touch("touchMove", [_between(begin, end, part) for begin, end in ways])
            self.page.wait_for_timeout(_STEP_TIME)
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: Sequence[Point]) -> None:
        touching = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})


_STILL = """async element => {
  const frame = () => new Promise(requestAnimationFrame)
  const place = () => JSON.stringify(element.getBoundingClientRect())
  let before = ''
  while (before !== place()) { before = place(); await frame(); await frame(); await frame() }
}"""


def middle(control: Locator) -> Point:
    """The middle of a control, on the screen, as soon as it lies still: a map may still be on its way."""
    control.evaluate(_STILL)
    box = control.bounding_box()
    assert box is not None, f"{control} cannot be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _between(begin: Point, end: Point, part: float) -> Point:
    return begin[0] + (end[0] - begin[0]) * part, begin[1] + (end[1] - begin[1]) * part
