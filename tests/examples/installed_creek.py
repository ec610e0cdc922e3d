"""Gold Creek, once it is installed, everywhere that a game is played. `test_creek` runs this where it is.

Nothing here is special to that game: any game that is found by its entry point must come through.
"""

from __future__ import annotations

import asyncio
import io
import json
import re
import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test  # type: ignore[import-untyped]

import pioneers
from pioneers.analysis.hint import hint
from pioneers.analysis.review import review
from pioneers.bots.bot import Bot
from pioneers.bots.budget import Budget
from pioneers.bots.chance import ChanceBot
from pioneers.bots.levels import LevelBot
from pioneers.cli import main
from pioneers.envs.gymnasium import PioneersEnv
from pioneers.envs.pettingzoo import env
from pioneers.kernel import state as engine
from pioneers.kernel.refusal import Refusal
from pioneers.match.match import Match
from pioneers.server.wire.bodies import GameKind
from pioneers.text.say import LANGUAGES, said_plainly
from tests.server.clients.guest import Guest
from tests.server.servers import ServerThread, quick_settings
from tests.server.trials.chaos import Plan, play_game

GAME = "creek"


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    settings = {"LANG": "en_US.UTF-8", "XDG_DATA_HOME": str(tmp_path / "data"), "TERM": "dumb", "COLUMNS": "80"}
    for name, value in settings.items():
        monkeypatch.setenv(name, value)


def answered(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Standard input with these answers, then Enter and 1 again and again."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*answers, *(["2", "1"] * 200)])))


def test_the_catalogue_lists_it_after_our_own() -> None:
    assert pioneers.GAMES[-1] == GAME
    assert Path(sys.modules[type(pioneers.game(GAME)).__module__].__file__ or "").suffix == ".py", "it is interpreted"
    # What it subclasses may be compiled: then interpreted steps are called from compiled code.
    assert isinstance(pioneers.game(GAME).new(), engine.State)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_plays_it_from_beginning_to_end(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.pioneers"
    answered(monkeypatch, "bank", "view", "rules G2.4", "help", "why bank")
    wishes = ("--players", "3", "--seed", "4", "--names", "Ada", "--bots", "level2", "--record", str(record))
    assert main(["play", GAME, *wishes, "--language", language]) == 0
    said = capsys.readouterr().out
    title = {"en": "Gold Creek", "de": "Goldbach", "fr": "Le ruisseau d’or"}[language]
    assert f"── {title} ─" in said
    assert said.count("(G2.4)") == 2, "the refusal, when it was tried and when it was asked for"
    assert re.search(r"^ +1 +. (Ada|Belle|Clay)", said, re.MULTILINE), "the result has a winner"
    assert main(["replay", str(record), "--verify"]) == 0


def test_the_terminal_asks_how_well_bots_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answered(monkeypatch, "1", "3", "Ada")
    assert main(["play", GAME, "--seed", "1"]) == 0
    assert "3. Level 3: Thinks some moves ahead." in capsys.readouterr().out


def test_the_command_line_has_its_rules_and_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", GAME]) == 0
    assert "The heaviest pouch wins." in capsys.readouterr().out
    assert main(["play", "--help"]) == 0
    assert re.search(rf"^  {GAME} +Play this game against bots", capsys.readouterr().out, re.MULTILINE)


def test_all_levels_meet_in_the_arena(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "out"
    seats = ("--seats", "level1,level4@iterations=8")
    assert main(["arena", GAME, *seats, "--games", "2", "--out", str(folder)]) == 0
    assert "level4" in capsys.readouterr().out
    found = json.loads((folder / "standing.json").read_text(encoding="utf-8"))
    assert set(found["reasons"]) == {"creek-empty"}


def test_a_level_that_thinks_beats_chance() -> None:
    game, wins = pioneers.game(GAME), 0
    for seed in range(20):
        state, seat = game.new(players=2, seed=seed), seed % 2
        bots: dict[int, Bot] = {seat: LevelBot(3, seed), 1 - seat: ChanceBot(seed)}
        while state.seat is not None:
            game.advance(state, bots[state.seat].choose(game, game.view(state, state.seat), state.legal()))
        wins += game.result(state)["winners"] == [seat]
    assert wins > 12


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box")
def test_it_passes_pettingzoos_test_of_the_interface() -> None:
    api_test(env(GAME, 3), num_cycles=60)


def test_a_gymnasium_learner_plays_it() -> None:
    table = PioneersEnv(GAME, players=2, opponents="level1")
    observed, info = table.reset(seed=1)
    over = False
    while not over:
        assert table.observation_space.contains(observed)
        observed, _, over, _, info = table.step(np.flatnonzero(info["action_mask"])[-1])


def test_a_whole_game_over_real_sockets_with_people_bots_and_spectators(tmp_path: Path) -> None:
    server = ServerThread(quick_settings(tmp_path / "server.db"))

    async def played() -> None:
        happened = await play_game(server.address, Plan(GAME, [0, None, 1], spectators=1, undo=0), seed=12)
        assert happened["actions"] > happened["moves"], "the bots did not play"
        async with Guest(server.address, "Ada") as guest:
            kinds = await guest.get("/api/catalogue", list[GameKind])
            assert (kinds[-1].name, kinds[-1].players) == (GAME, [2, 3, 4])
            texts = (await guest.http.get("/api/catalogue/de")).text
            assert "game-creek = Goldbach" in texts

    try:
        asyncio.run(played())
    finally:
        server.stop()


def test_what_has_no_text_is_told_by_its_key() -> None:
    refusal = Refusal("G9.9", "no-such-text", {"creek": 3})
    assert refusal.message("de") == "G9.9: no-such-text (creek: 3)"
    assert said_plainly("rained", {}) == "rained"


def test_its_decisions_are_analysed_and_its_games_reviewed() -> None:
    game = pioneers.game(GAME)
    match = Match.new(game, ["Ada", "Ben"], [ChanceBot(1), ChanceBot(2)], 5)
    assert hint(game, match.view(match.state.seat), budget=Budget(iterations=60))["reasons"] == []
    match.run()
    found = review(match.record, budget=Budget(iterations=60))
    assert found["state"] == "done"
    assert found["decisions"]
    for decision in found["decisions"]:
        assert sum(decision["chances"]["best"]) == pytest.approx(1, abs=0.01), "shares, though nobody judges all seats"
