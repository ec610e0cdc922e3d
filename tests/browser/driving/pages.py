"""The pages around the tables, as a person uses them."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.driving.hands import Hand, Mouse
from tests.browser.driving.tables import BoardPageTable, CardsPageTable, PageTable
from tests.browser.driving.visitor import Visitor

TABLES: dict[str, type[PageTable]] = {"board": BoardPageTable, "cards": CardsPageTable}


class StartPage:
    """The first page."""

    def __init__(self, visitor: Visitor, hand: Hand | None = None) -> None:
        self.visitor = visitor
        self.hand = hand or Mouse()
        self.page = visitor.open("/")

    def play_now(self, game: str) -> PageTable:
        """One click, and one sits at a table with bots."""
        self.hand.press(self.page.get_by_role("button", name=self.visitor.say(f"page-start-play-{game}"), exact=True))
        self.page.wait_for_url("**/table/*")
        return TABLES[game](self.visitor, hand=self.hand)


def until_offline_ready(page: Page) -> None:
    """Wait until the service worker answers for the page and has everything that it needs."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_load_state("networkidle")


def sit_down(visitor: Visitor, table: str, game: str, seat: int = 0, hand: Hand | None = None) -> PageTable:
    """Open a table where one has a seat."""
    visitor.open(f"/table/{table}")
    return TABLES[game](visitor, seat, hand)
