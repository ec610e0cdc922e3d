"""How well the bots play is asked, or said on the command line: the same for every game."""

from __future__ import annotations

import pytest

from pioneers.match.match import load_record
from tests.cli.conftest import Run

# By game, what Belle is heard to do.
GAMES = [("board", "Belle takes a turn."), ("cards", "Belle plays")]


@pytest.mark.parametrize(("game", "done"), GAMES)
def test_the_bots_play_as_well_as_the_person_wants(run: Run, game: str, done: str) -> None:
    asked = run("play", game, "--players", "2", "--names", "Ada", "--seed", "1", answers=["9", "3", *["1"] * 8])
    assert "How well should they play, 1, 2, 3, 4 or 5?" in asked.flat
    assert "“9” isn’t an answer here." in asked.flat
    assert done in asked.said
    assert load_record(asked.records[0]).seats[1] == "Belle (bot: level3)"


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_each_bot_may_be_of_another_kind(run: Run, game: str) -> None:
    seated = run("play", game, "--names", "Ada", "--players", "3", "--bots", "level1, level2", answers=["1"])
    assert load_record(seated.records[0]).seats[1:] == ["Belle (bot: level1)", "Clay (bot: level2)"]
    seated = run("play", game, "--names", "Ada", "--players", "4", "--bots", "level1,level2", answers=["1"])
    assert "You gave 2 kinds for 3 bots. Give one for all of them, or 3." in seated.complained


@pytest.mark.parametrize("game", [game for game, _ in GAMES])
def test_a_bot_with_a_character_is_called_as_that_is_and_keeps_it_in_the_record(run: Run, game: str) -> None:
    bots = "level2:builder, level2:builder, level1"
    seated = run("play", game, "--names", "Hank", "--players", "4", "--bots", bots, answers=["1"])
    assert load_record(seated.records[0]).seats == [
        "Hank",
        "Belle (bot: level2:builder)",
        "Clay (bot: level2:builder)",
        "Dora (bot: level1)",
    ]
    resumed = run("play", game, "--resume", str(seated.records[0]), answers=["1"])
    assert "Belle" in resumed.said
    refused = run("play", game, "--players", "2", "--bots", "level2:bilder")
    assert "Did you mean “builder”?" in refused.complained
