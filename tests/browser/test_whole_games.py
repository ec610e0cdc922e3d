"""Whole games on the screen, against bots, from the first page to the final scoring."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.ahead import against_bots, make_table
from tests.browser.conftest import Invite
from tests.browser.hands import Keyboard
from tests.browser.pages import StartPage, sit_down
from tests.browser.tables import Table


def winner_is_named(table: Table) -> None:
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


def test_a_whole_board_game_is_played_with_the_keyboard_alone(visitor: Invite) -> None:
    one = visitor()
    info = make_table(one.context, one.address, game="board", seats=against_bots(2))
    table = sit_down(one, info["id"], "board", hand=Keyboard())
    assert table.play_to_the_end() > 5
    winner_is_named(table)
    assert table.ear.refused == []


def test_the_card_game_is_played_with_the_keyboard_from_the_first_page(visitor: Invite) -> None:
    table = StartPage(visitor(), Keyboard()).play_now("cards")
    played = 0
    while not table.over and table.view["run"] == 1 and played < 6:
        table.wait_for_turn()
        table.decide_alone()
        played += 1
    assert table.ear.refused == []


def test_the_first_own_move_takes_at_most_three_clicks(visitor: Invite) -> None:
    for game in ("board", "cards"):
        one = visitor()
        one.context.add_init_script("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
        table = StartPage(one).play_now(game)
        table.wait_for_turn()
        table.moved_by(lambda: table.act(table.legal[:1]))  # noqa: B023 - done before the next game begins
        assert one.page.evaluate("window.clicks") <= 3
