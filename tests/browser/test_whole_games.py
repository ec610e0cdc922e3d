"""Whole games on the screen, against bots, from the first page to the final scoring."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.driving.hands import Keyboard
from tests.browser.driving.pages import StartPage
from tests.browser.driving.tables import PageTable


def winner_is_named(table: PageTable) -> None:
    result = table.known.result
    assert result is not None
    names = [table.known.info["seats"][seat]["name"] for seat in result["winners"]]
    heading = table.page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(names[0])


@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_whole_game_is_played_with_the_mouse(visitor: Invite, game: str) -> None:
    table = StartPage(visitor()).play_now(game)
    assert table.play_to_the_end() > 5
    winner_is_named(table)
    assert table.ear.refused == []
    # Nearly all steps came as what they had changed, and none of them did not fit what the page held.
    assert table.ear.kinds["delta"] > 5 * table.ear.kinds["update"]
    assert sum(message["type"] == "watch" for message in table.ear.sent) <= 2


# Each step of both games is decided by keys in `test_phases`: here one follows the other, the focus where it was left.
@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_game_is_played_with_the_keyboard_from_the_first_page(visitor: Invite, game: str) -> None:
    table = StartPage(visitor(), Keyboard()).play_now(game)
    for _ in range(8):
        table.wait_for_turn()
        assert not table.over
        table.decide_alone()
    assert table.ear.refused == []


def test_the_first_own_move_takes_at_most_three_clicks(visitor: Invite) -> None:
    for game in ("board", "cards"):
        one = visitor()
        one.context.add_init_script("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
        table = StartPage(one).play_now(game)
        table.wait_for_turn()
        table.moved_by(lambda: table.act(table.legal[:1]))  # noqa: B023 - done before the next game begins
        assert one.page.evaluate("window.clicks") <= 3
