"""Looks at what is on the screen now: what axe finds, and whether the page is wider than its window."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it says nothing of its types
from playwright.sync_api import Page

# From the smallest phone to a usual screen.
WIDTHS = (360, 768, 1440)
_STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_OPTIONS = {"runOnly": {"type": "tag", "values": _STANDARDS}, "resultTypes": ["violations"]}
# Only what is wrong is handed over: to tell of all that is right takes as long as to look at it.
_JUDGE = "options => axe.run(document, options).then((results) => results.violations)"
_WIDER = """() => {
  const wide = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= wide && document.body.scrollWidth <= wide) return []
  const clipped = (element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true
    return false
  }
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > wide + 0.5 && !clipped(element))
    .map((element) => `${element.tagName}.${element.getAttribute('class')} to ${element.getBoundingClientRect().right}`)
    .concat(`${document.documentElement.scrollWidth} px in a window of ${wide}`)
}"""


def axe_findings(page: Page) -> list[str]:
    """What axe has against the page as it is now: each rule with the elements it names."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    violations: list[dict[str, Any]] = page.evaluate(_JUDGE, _OPTIONS)
    return [
        f"{violation['id']}: {node['html'][:300]} ({node['failureSummary'][:400]})"
        for violation in violations
        for node in violation["nodes"]
    ]


def sideways(page: Page) -> list[str]:
    """What sticks out to the right at some width; the window is as wide as before afterwards."""
    before = page.viewport_size
    assert before is not None
    found: list[str] = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": before["height"]})
        found += [f"at {width} px: {what}" for what in page.evaluate(_WIDER)]
    page.set_viewport_size(before)
    return found


def settled(page: Page) -> None:
    """Wait until nothing moves any more and the fonts are there: colours that fade are not judged half-way."""
    page.evaluate(
        """async () => {
          await document.fonts.ready
          // Whoever watches sizes answers a new one within two frames.
          for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
          const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
          await Promise.allSettled(ending.map((one) => one.finished))
        }"""
    )
