"""The page in each of the three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import pioneers
from tests.browser.conftest import Invite
from tests.browser.driving.ahead import against_bots, finished_table, make_table, play_ahead
from tests.browser.driving.pages import sit_down

LANGUAGES = ("en", "de", "fr")
PACKAGE = Path(pioneers.__file__).parent
# All ids with a hyphen: a word that is none stands nowhere by chance.
IDS = {
    found[1]
    for file in PACKAGE.glob("*/locale/en/*.ftl")
    for found in re.finditer(r"^([a-z][\w-]*-[\w-]+) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
}


def visible_ids(page: Page) -> set[str]:
    """Ids of messages that a person would read: in the text, or in names for screen readers."""
    words = page.evaluate(
        """() => {
          const names = ['aria-label', 'title', 'placeholder']
          const named = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
          const spoken = named.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''))
          return [document.title, document.body.innerText, ...spoken].join('\\n')
        }"""
    )
    return IDS & set(re.findall(r"[a-z][\w-]*-[\w-]+", words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser(visitor: Invite, language: str) -> None:
    one = visitor(language=language)
    finished = finished_table(one.context, one.address, "cards")
    waiting = make_table(one.context, one.address, game="board", seats=[{"kind": "me"}, {"kind": "free"}])
    running = make_table(one.context, one.address, game="board", seats=against_bots(2))
    play_ahead(one.context, running["id"], ["purchase"])
    tables = [f"/table/{info['id']}" for info in (finished, waiting, running)]
    for path in ("/", "/rules/board", "/rules/cards", "/games", "/about", f"/replay/{finished['id']}", *tables):
        page = one.open(path)
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        assert page.evaluate("document.documentElement.lang") == language, path
        assert visible_ids(page) == set(), path


def test_the_language_can_be_changed_in_the_middle_of_a_game(visitor: Invite) -> None:
    one = visitor()
    info = make_table(one.context, one.address, game="cards", seats=against_bots(3))
    table = sit_down(one, info["id"], "cards")
    table.wait_for_turn()
    expect(table.prompt).to_be_visible()
    for language, name in (("fr", "Français"), ("de", "Deutsch"), ("en", "English")):
        one.page.get_by_role("button", name=re.compile("English|Deutsch|Français")).first.click()
        one.page.get_by_role("menuitemradio", name=name).or_(one.page.get_by_role("menuitem", name=name)).first.click()
        one.speak(language)
        expect(table.prompt).to_be_visible()
        assert one.page.evaluate("document.documentElement.lang") == language
        assert visible_ids(one.page) == set()
    table.decide_alone()
    assert table.ear.refused == []
