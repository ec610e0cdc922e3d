"""Every step of both games on the screen: axe finds nothing, nothing is wider than the window, and keys are enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Invite
from tests.browser.driving.ahead import against_bots, finished_table, make_table, play_ahead
from tests.browser.driving.hands import Keyboard
from tests.browser.driving.looks import axe_findings, settled, sideways
from tests.browser.driving.pages import sit_down

STEPS = {
    "board": ("purchase", "place", "drive", "settle", "barkeeper", "sergeant", "farmer", "join"),
    "cards": ("exchange", "discard", "play", "take", "trump", "steal", "plunder", "build", "pay"),
}
# Of so many games, each of these steps comes up in one, whatever is dealt.
MANY_GAMES = 60


def findings(page: Page, where: str) -> list[str]:
    """What is wrong with the page as it is: by day on a wide screen, by night on a phone."""
    settled(page)
    found = [f"{where}, light: {finding}" for finding in axe_findings(page)]
    found += [f"{where}, {finding}" for finding in sideways(page)]
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": 390, "height": 844})
    settled(page)
    found += [f"{where}, dark, 390 px: {finding}" for finding in axe_findings(page)]
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1440, "height": 900})
    return found


@pytest.mark.parametrize("game", ["board", "cards"])
def test_nothing_is_wrong_with_any_step_of_the_game_and_keys_alone_decide_it(visitor: Invite, game: str) -> None:
    one = visitor()
    missing = set(STEPS[game])
    found: list[str] = []
    for _ in range(MANY_GAMES):
        info = make_table(one.context, one.address, game=game, seats=against_bots(3))
        while missing and (step := play_ahead(one.context, info["id"], missing)) is not None:
            table = sit_down(one, info["id"], game, hand=Keyboard())
            table.prompt.wait_for()
            found += findings(one.page, step)
            table.decide_alone()
            # A page that is open plays what is the only choice, and would be in the way of playing ahead.
            one.page.goto("/mark.svg")
            missing.remove(step)
        if not missing:
            break
    assert not missing, f"never came up: {missing}"
    assert not found, "\n".join(found)
    assert one.ear.refused == []


@pytest.mark.parametrize("game", ["board", "cards"])
def test_nothing_is_wrong_with_the_final_scoring(visitor: Invite, game: str) -> None:
    one = visitor()
    info = finished_table(one.context, one.address, game)
    page = one.open(f"/table/{info['id']}")
    page.get_by_role("link", name=one.say("page-scoring-review")).wait_for()
    found = findings(page, "scoring")
    assert not found, "\n".join(found)
