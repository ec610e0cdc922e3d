"""The bots have faces and names: chosen apart from the level, and seen at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pioneers.bots.characters import cast_of
from tests.browser.conftest import Invite
from tests.browser.driving.looks import axe_findings, settled, sideways
from tests.browser.driving.pages import StartPage


@pytest.mark.parametrize("game", ["board", "cards"])
def test_bots_of_a_quick_game_have_faces_and_names_of_their_own(visitor: Invite, game: str) -> None:
    ada = visitor()
    table = StartPage(ada).play_now(game)
    seats = [seat for seat in table.known.info["seats"] if seat["bot"] is not None]
    characters = [seat["character"] for seat in seats]
    assert len(set(characters)) == len(seats)
    assert [seat["name"] for seat in seats] == [cast_of(game).characters[one].name for one in characters]
    for character in characters:
        word = ada.say(f"character-{game}-{character}")
        expect(ada.page.get_by_role("img", name=word, exact=True).first).to_be_visible()
    settled(ada.page)
    assert axe_findings(ada.page) == []


def test_the_character_is_chosen_apart_from_the_level_by_keys_alone(visitor: Invite) -> None:
    ada = visitor()
    ada.page.set_viewport_size({"width": 390, "height": 844})
    start = StartPage(ada)
    choice = start.page.get_by_label(ada.say("page-characters"), exact=True).first
    choice.focus()
    # The first letters of a name choose it.
    ada.page.keyboard.type("Silas")
    expect(choice).to_have_value("miser")
    expect(start.page.get_by_text(ada.say("character-board-miser-way"), exact=True)).to_be_visible()
    settled(ada.page)
    assert axe_findings(ada.page) == []
    assert sideways(ada.page) == []
    table = start.play_now("board")
    bots = [seat for seat in table.known.info["seats"] if seat["bot"] is not None]
    assert {seat["character"] for seat in bots} == {"miser"}
    assert all(re.fullmatch(r"Silas( \d)?", seat["name"]) for seat in bots)
    assert {seat["bot"] for seat in bots} == {"level2"}
