"""Foreign bots: programs in other languages play whole games by the line protocol."""

from __future__ import annotations

import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import pioneers
from pioneers import Mistake
from pioneers.bots.bot import Bot
from pioneers.bots.chance import ChanceBot
from pioneers.bots.foreign.bot import ForeignBot
from pioneers.bots.foreign.program import command_words
from pioneers.match.match import Match

from .foreign_programs import EXAMPLES, PATIENT, ROOT, Watched, example, played, write_program

LANGUAGES_OF_EXAMPLES = ("python", "javascript")


def actions_of(command: str, game: str, seed: int) -> list[str]:
    """The moves of a whole game of a program that makes no fault."""
    with ForeignBot(command, seed, PATIENT, PATIENT) as bot:
        match = played(bot, game, seed=seed)
        assert bot.faults == []
    return match.record.actions


# ── The examples ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", pioneers.GAMES)
@pytest.mark.parametrize("language", LANGUAGES_OF_EXAMPLES)
def test_the_examples_play_whole_games_without_a_fault(language: str, game: str, players: int) -> None:
    with ForeignBot(example(language), 3, PATIENT, PATIENT) as bot:
        match = played(bot, game, players)
        assert match.state.seat is None
        assert bot.faults == []
        assert bot.name == "Simple"
        assert bot.number > 10


@pytest.mark.parametrize("game", pioneers.GAMES)
@pytest.mark.parametrize("language", LANGUAGES_OF_EXAMPLES)
def test_the_examples_play_better_than_chance(language: str, game: str) -> None:
    won = 0.0
    deals = 12
    for deal in range(deals):
        with ForeignBot(example(language), deal, PATIENT, PATIENT) as bot:
            bots: list[Bot] = [bot, ChanceBot(deal)]
            seat = deal % 2
            match = Match.new(pioneers.game(game), ["", ""], bots[:: 1 - 2 * seat], deal // 2)
            match.run()
            winners = match.game.result(match.state)["winners"]
            assert isinstance(winners, list)
            won += (seat in winners) / len(winners)
    assert won > deals / 2


@pytest.mark.parametrize("language", LANGUAGES_OF_EXAMPLES)
def test_the_examples_play_the_same_game_again_with_the_same_seed(language: str) -> None:
    command = example(language)
    assert actions_of(command, "board", 1) == actions_of(command, "board", 1)


def test_a_foreign_bot_plays_the_same_in_a_worker_process() -> None:
    command = example("python")
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        elsewhere = pool.submit(actions_of, command, "cards", 2).result()
    assert elsewhere == actions_of(command, "cards", 2)


@pytest.mark.parametrize("file", ["simple.py", "simple.js"])
def test_the_guide_shows_the_examples_as_they_are(file: str) -> None:
    source = (EXAMPLES / file).read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 50
    assert f"\n{source}```\n" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


# ── What is said ─────────────────────────────────────────────────────────────────────────────────────────


def heard(folder: Path, game: str, parts: str = "") -> list[dict[str, object]]:
    """All that a program hears in a whole game."""
    listening = f"""
def hear(message):
    with open({str(folder / "heard")!r}, "a") as file:
        file.write(json.dumps(message) + "\\n")

def greet(message):
    hear(message)
    say({{"type": "hello", "version": 1, "name": "Ear", "mood": "good"}})

def answer(message):
    hear(message)
    right(message)

def finish(message):
    hear(message)
{parts}
"""
    with ForeignBot(write_program(folder, listening), 9, PATIENT, PATIENT) as bot:
        played(bot, game)
        assert bot.faults == []
    return [json.loads(line) for line in (folder / "heard").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_a_program_is_greeted_asked_and_told_the_result(game: str, tmp_path: Path) -> None:
    hello, *questions, end = heard(tmp_path, game)
    space = [str(action) for action in pioneers.game(game).spaces()[0].actions]
    greeted = {name: hello[name] for name in ("type", "version", "game", "rules", "players", "seat", "seconds")}
    assert greeted == {
        "type": "hello",
        "version": 1,
        "game": game,
        "rules": pioneers.game(game).rules,
        "players": 2,
        "seat": 0,
        "seconds": PATIENT,
    }
    assert hello["actions"] == space
    assert isinstance(hello["seed"], int)
    assert [question["number"] for question in questions] == list(range(1, len(questions) + 1))
    for question in questions:
        view, legal = question["view"], question["legal"]
        assert isinstance(view, dict)
        assert isinstance(legal, list)
        assert view["viewer"] == view["seat"] == 0
        assert len(legal) > 1
        assert set(legal) <= set(space)
    assert end["type"] == "end"
    assert isinstance(end["result"], dict)
    assert end["result"]["over"] is True


def test_what_a_program_hears_is_what_its_seat_may_know(tmp_path: Path) -> None:
    _, *questions, _ = heard(tmp_path, "cards")
    for question in questions:
        view = question["view"]
        assert isinstance(view, dict)
        assert set(view["hands"][1]) <= {None}
        assert set(view["deck"]) <= {None}


def test_a_whole_decision_may_be_answered_at_once(tmp_path: Path) -> None:
    several = """
def answer(message):
    assert message["view"]["turn"]["placing"] == 0
    if "buy roads" in message["legal"] and roads:
        say({"type": "actions", "number": message["number"], "actions": ["buy roads", roads.pop(), roads.pop()]})
    else:
        right(message)

roads = ["road albany--boston", "road albany--buffalo"]
"""
    with ForeignBot(write_program(tmp_path, several), 0, PATIENT, PATIENT) as bot:
        match = played(bot)
        assert bot.faults == []
    bought = match.record.actions.index("buy roads")
    assert match.record.actions[bought + 1 : bought + 3] == ["road albany--buffalo", "road albany--boston"]


def test_what_no_longer_fits_of_a_whole_decision_is_asked_again(tmp_path: Path) -> None:
    stubborn = """
def answer(message):
    say({"type": "actions", "number": message["number"], "actions": [message["legal"][0], "drive nowhere", "done"]})
"""
    with ForeignBot(write_program(tmp_path, stubborn), 0, PATIENT, PATIENT) as bot:
        match = played(bot)
        assert bot.faults == []
    assert "drive nowhere" not in match.record.actions


def test_a_program_is_not_told_the_secrets_of_its_surroundings(tmp_path: Path) -> None:
    curious = """
def greet(message):
    say({"type": "hello", "version": 1, "name": os.environ.get("PYTEST_CURRENT_TEST", "nothing") + " " +
        ("path" if "PATH" in os.environ else "")})
"""
    with ForeignBot(write_program(tmp_path, curious), 0, PATIENT, PATIENT) as bot:
        played(bot)
        assert bot.name == "nothing path"


def test_after_close_the_next_decision_begins_another_game(tmp_path: Path) -> None:
    with Watched(write_program(tmp_path), 0, PATIENT, PATIENT) as bot:
        first = played(bot)
        one = bot.started
        assert played(bot).record.actions == first.record.actions
        assert bot.started is not one
        assert bot.faults == []


def test_a_command_that_cannot_be_read_is_refused_before_the_game() -> None:
    for command, key in (("node 'mybot.js", "foreign-command"), ("  ", "foreign-no-command")):
        with pytest.raises(Mistake) as caught:
            ForeignBot(command, 0)
        assert caught.value.key == key


def test_a_command_is_parted_as_a_shell_does_but_no_shell_reads_it() -> None:
    assert command_words("node 'my bot.js' --depth 3 $HOME; ls") == [
        "node",
        "my bot.js",
        "--depth",
        "3",
        "$HOME;",
        "ls",
    ]
