"""Somebody who opens the page: a browser of his own, with his language, his window and his preferences."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page

from pioneers.text.say import Speaker
from tests.browser.driving.ear import PATIENCE, Ear
from tests.browser.driving.troubles import Troubles

LOCALES = {"en": "en-US", "de": "de-DE", "fr": "fr-FR"}
# As if he had chosen so earlier. What he chooses later stays.
_CHOOSE = """if (location.protocol.startsWith('http') && !localStorage.getItem('pioneers'))
  localStorage.setItem('pioneers', JSON.stringify({}))"""
_PREFER = """choices => localStorage.setItem(
  'pioneers', JSON.stringify({ ...JSON.parse(localStorage.getItem('pioneers') ?? '{}'), ...choices }))"""

# Nothing has been put there for some frames.
_STANDS = """() => new Promise((resolve) => {
  let timer
  const again = () => { clearTimeout(timer); timer = setTimeout(() => { watching.disconnect(); resolve() }, 150) }
  const watching = new MutationObserver(again)
  watching.observe(document.body, { childList: true, subtree: true })
  again()
})"""


class Visitor:
    """One person with one browser. `say` speaks his language; `page` is his tab, `ear` what its sockets hear."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        dark: bool = False,
        width: int = 1440,
        height: int = 900,
        speed: str = "once",
        **more: Any,
    ) -> None:
        self.address = address
        self.speak(language)
        self.context = browser.new_context(
            base_url=address,
            locale=LOCALES[language],
            extra_http_headers={"Accept-Language": LOCALES[language]},
            color_scheme="dark" if dark else "light",
            viewport={"width": width, "height": height},
            **more,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(_CHOOSE.replace("{}", json.dumps({"speed": speed})))
        self.troubles = Troubles(address)
        self.troubles.watch(self.context)
        self.page, self.ear = self.new_tab()

    def speak(self, language: str) -> None:
        """From now on he reads this language."""
        self.language = language
        self.say = Speaker(language).say

    def prefer(self, **choices: str) -> None:
        """Choose something for this browser, as in an earlier visit."""
        self.page.goto("/mark.svg")
        self.page.evaluate(_PREFER, choices)

    def new_tab(self) -> tuple[Page, Ear]:
        """Another tab of the same browser, and what its sockets hear."""
        page = self.context.new_page()
        return page, Ear(page)

    def open(self, path: str) -> Page:
        """Go to an address of the page and wait until it stands: pages are drawn piece by piece."""
        self.page.goto(path)
        self.page.get_by_role("main").wait_for()
        self.page.evaluate(_STANDS)
        return self.page

    def leave(self) -> list[str]:
        """Close everything; what went wrong meanwhile."""
        self.context.close()
        return self.troubles.left()
