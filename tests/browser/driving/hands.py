"""How a person works a control: with the mouse, or with the keyboard and never the mouse."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Position

_HAS_FOCUS = "element => element === document.activeElement"
# Whether the focus is there, or on another control of the same group: arrow keys lead from one to the other.
_HOW_FAR = """element => {
  if (element === document.activeElement) return 'there'
  const group = element.closest('[role=group], [role=radiogroup], [role=tablist], [role=menu]')
  return group !== null && group.contains(document.activeElement) ? 'near' : 'far'
}"""
_DIRECTION = """element => {
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2]
  const [toX, toY] = middle(element.getBoundingClientRect())
  const [fromX, fromY] = middle(document.activeElement.getBoundingClientRect())
  return [toX - fromX, toY - fromY]
}"""
_MANY = 200


class Hand(Protocol):
    """Works a control that the test has found by its role and name."""

    def press(self, control: Locator) -> None:
        """Click it, or what is the same for this hand."""

    def choose(self, control: Locator) -> None:
        """Choose a card without playing it."""


# A point of a card, from its upper left corner, that no other card covers; as soon as all cards lie still. On a busy
# machine, a movement that has begun is not seen for some frames: the animations know of it at once.
_SEEN = """async element => {
  const frame = () => new Promise(requestAnimationFrame)
  const moving = element.closest('.hand')?.getAnimations({ subtree: true }) ?? []
  await Promise.allSettled(moving.map((animation) => animation.finished))
  const place = () => JSON.stringify(element.getBoundingClientRect())
  let before = ''
  while (before !== place()) { before = place(); await frame(); await frame() }
  const box = element.getBoundingClientRect()
  for (const y of [40, 12, 24, box.height - 16, box.height / 2])
    for (const x of [16, 28, box.width / 2, box.width - 14])
      if (element.contains(document.elementFromPoint(box.x + x, box.y + y))) return { x, y }
  return null
}"""


class Mouse:
    """Clicks."""

    def press(self, control: Locator) -> None:
        control.click()

    def choose(self, control: Locator) -> None:
        place: Position | None = control.evaluate(_SEEN)
        assert place is not None, "nothing of the card can be seen"
        # Also a card that may not be played: one learns why.
        control.click(position=place, force=True)


class Keyboard:
    """Goes to the control by Tab and arrow keys, as somebody must who has no mouse."""

    def press(self, control: Locator) -> None:
        self.reach(control)
        control.page.keyboard.press("Enter")

    def choose(self, control: Locator) -> None:
        self.reach(control)
        control.page.keyboard.press("Space")

    def reach(self, control: Locator) -> None:
        """Bring the focus to it. Fails where no key leads."""
        control.wait_for()
        keyboard = control.page.keyboard
        for _ in range(_MANY):
            distance = control.evaluate(_HOW_FAR)
            if distance == "there" or (distance == "near" and self._steer(control)):
                return
            keyboard.press("Tab")
        raise AssertionError(f"no key leads to {control}")

    def _steer(self, control: Locator) -> bool:
        """Go through a group by arrow keys, in the direction in which the control lies; then from its beginning."""
        keyboard = control.page.keyboard
        for _ in range(30):
            if control.evaluate(_HAS_FOCUS):
                return True
            right, down = control.evaluate(_DIRECTION)
            across = "ArrowRight" if right > 0 else "ArrowLeft"
            along = "ArrowDown" if down > 0 else "ArrowUp"
            before = control.page.evaluate_handle("document.activeElement")
            for key in (across, along) if abs(right) > abs(down) else (along, across):
                keyboard.press(key)
                if not before.evaluate(_HAS_FOCUS):
                    break
            else:
                break
        keyboard.press("Home")
        for key in ("ArrowRight", "PageDown"):
            for _ in range(40):
                if control.evaluate(_HAS_FOCUS):
                    return True
                keyboard.press(key)
        return False
