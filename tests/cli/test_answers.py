"""What can be typed at a prompt, and what is said to what cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

import pioneers
from pioneers.cli.terminal.answer import Answers
from pioneers.cli.terminal.presenting.presenter import Choice, Question
from pioneers.match.match import load_record
from tests.cli.conftest import Outcome, Run

# With this seed Ada begins at Boston with $5; Albany shows a merchant, New York a farmer.
GAME = ("play", "board", "--bots", "chance", "--players", "2", "--names", "Ada", "--seed", "9")


def actions(done: Outcome) -> list[str]:
    return load_record(done.records[0]).actions if done.records else []


def test_ada_begins_as_these_tests_need_it() -> None:
    game = pioneers.game("board")
    state = game.new(players=2, seed=9)
    view = game.view(state, 0)
    assert (view["active"], view["stagecoach"]) == (0, "boston")
    tiles = view["tiles"]
    assert isinstance(tiles, dict)
    assert (tiles["albany"], tiles["new-york"]) == ("merchant", "farmer")


# --- answers that are understood --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "played"),
    [
        (["1"], ["buy road"]),
        (["buy road"], ["buy road"]),
        (["BUY ROAD"], ["buy road"]),
        (["road"], ["buy road"]),
        (["coach 2"], ["buy coach 2"]),
        (["7"], ["done"]),
        (["done", "albany"], ["done", "drive albany", "settle merchant 1"]),
        (["done", "New York"], ["done", "drive new-york", "settle farmer 1"]),
        (["done", "drive albany"], ["done", "drive albany", "settle merchant 1"]),
        (["done", "alb"], ["done", "drive albany", "settle merchant 1"]),
        (["road", "denver omaha", "quit"], ["buy road"]),
        (["road", "denver - dodge city"], ["buy road", "road denver--dodge-city"]),
        (["road", "denver--dodge-city"], ["buy road", "road denver--dodge-city"]),
        (["road", "road denver--dodge-city"], ["buy road", "road denver--dodge-city"]),
        (["road", "dod denv"], ["buy road", "road denver--dodge-city"]),
        (["road", "Denver, Dodge City"], ["buy road", "road denver--dodge-city"]),
        (["road", "salt lake denver"], ["buy road", "road denver--salt-lake-city"]),
        (["road", "boston", "1"], ["buy road", "road albany--boston"]),
        (["road", "list", "7"], ["buy road"]),
    ],
)
def test_an_answer_and_the_actions_it_plays(run: Run, answers: list[str], played: list[str]) -> None:
    done = run(*GAME, answers=answers)
    found = actions(done)
    assert found[: len(played)] == played
    if played == ["buy road"] and len(answers) > 1 and "list" not in answers:
        assert len(found) == 1


def test_a_route_of_several_lines_is_one_answer(run: Run) -> None:
    # Drive on and on to whatever is nearest; sooner or later it is two lines away.
    done = run(*GAME, resort="1")
    recorded = actions(done)
    drives = [number for number, action in enumerate(recorded) if action.startswith("drive ")]
    assert any(recorded[number + 1].startswith("drive ") for number in drives)
    assert "via " in done.said


def test_one_city_shows_its_lines_and_their_numbers_count(run: Run) -> None:
    done = run(*GAME, answers=["road", "denver", "2"])
    assert "More than one choice matches." in done.said
    assert actions(done)[1].startswith("road denver--")


def test_a_number_that_was_not_shown_means_nothing(run: Run) -> None:
    done = run(*GAME, answers=["road", "40"])
    assert "There’s no choice 40 here. Type a number from 1 to 6." in done.said
    assert len(actions(done)) == 1
    listed = run(*GAME, answers=["road", "list", "40"])
    assert len(actions(listed)) == 2


def test_pioneers_are_called_by_their_profession(run: Run) -> None:
    # Belle settles a farmer in New York; Ada is asked to join.
    started = run(*GAME, answers=["done", "albany"])
    assert "you may also settle a" in started.flat
    wanted = started.flat.split("you may also settle a ")[1].split(" in ")[0]
    done = run(*GAME, answers=["done", "albany", wanted])
    assert any(action.startswith("join ") for action in actions(done))


def test_enter_is_enough_where_there_is_one_choice() -> None:
    only = Choice("Go on", ("done",))
    assert Answers.nothing(None, Question("", [only])) == [only]  # type: ignore[arg-type]


# --- answers that are not ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        (["0"], "There’s no choice 0 here. Type a number from 1 to 7."),
        (["99"], "There’s no choice 99 here. Type a number from 1 to 7."),
        (["-1"], "“-1” isn’t an answer here."),
        ([""], "Type a number from 1 to 7; “help” shows what else you can type."),
        (["mpa"], "“mpa” isn’t an answer here. Did you mean “map”?"),
        (["buy rod"], "Did you mean “buy road”?"),
        (["xyzzy"], "“xyzzy” isn’t an answer here. Type a number from 1 to 7"),
        (["drive albany"], "it’s time to buy roads or a coach, or finish buying"),
        (
            ["settle banker 1"],
            "You can’t settle a pioneer now; it’s time to buy roads or a coach, or finish buying. (B3.1)",
        ),
        (["road", "dever"], "There’s no city “dever” on this board. Did you mean Denver?"),
        (["road", "denver boston"], "No line joins Denver and Boston. From Denver lines lead to"),
        (["road", "seattle spokane"], "There’s no city"),
        (["road", "qqqq"], "“qqqq” isn’t an answer here."),
        (["done", "denver"], "You can’t drive to Denver (merchant) now"),
        (["done", "bosten"], "Did you mean Boston?"),
        (["done", "drive denver"], "You can reach Albany or New York."),
        (["done", "boston"], "The stagecoach can’t end its drive in Boston"),
        (["road", "portland boise"], "touches a covered city"),
        (["{ $seat }"], "“{ $seat }” isn’t an answer here."),
        (["[bold]x[/bold]"], "“[bold]x[/bold]” isn’t an answer here."),
        (["x" * 5000], "xxx"),
        (["\x1b[31mred"], "isn’t an answer here."),
    ],
)
def test_a_wrong_answer_teaches_and_costs_nothing(run: Run, answers: list[str], said: str) -> None:
    done = run(*GAME, answers=answers)
    assert done.code == 0
    assert said in done.flat
    assert len(actions(done)) == len(answers) - 1


def test_control_characters_never_reach_the_terminal(run: Run) -> None:
    done = run(*GAME, answers=["\x1b[31mred", "why \x1b[31mred", "map \x1b[2J", "rules \x1b[2J"])
    assert "\x1b" not in done.said


def test_a_line_that_has_a_road_is_refused_with_its_rule(run: Run) -> None:
    answers = ["road", "albany boston", "albany"]
    later = ["2", "road", "albany boston"]
    done = run(*GAME, answers=[*answers, *later, "1", "1", "1", "1", "1", "1", "1", "1", "road", "albany boston"])
    assert "The line Albany – Boston already has a road." in done.flat
    assert "(B5.4)" in done.flat


# --- commands ---------------------------------------------------------------------------------------


def test_looking_around(run: Run) -> None:
    done = run(*GAME, answers=["map", "players", "coaches", "map chica", "map", "help", "?"])
    assert done.said.count("stagecoach (Boston)") == 3
    assert "Pioneers left" in done.said
    assert "Chicago" in done.said
    assert "no road" in done.said
    assert done.said.count("Save the game now") == 2
    assert actions(done) == []


def test_a_city_that_is_not_there_has_no_map(run: Run) -> None:
    done = run(*GAME, answers=["map dever", "map qqqq"])
    assert "Did you mean Denver?" in done.flat
    assert "There’s no city “qqqq” on this board. “map” shows them all." in done.flat


@pytest.mark.parametrize(
    ("question", "reply"),
    [
        ("why buy coach 4", "That’s possible: buy coach 4"),
        ("why 1", "That’s possible: Buy 1 road for $2"),
        ("why coach 1", "That’s possible: Buy coach 1"),
        ("why", "Say what you would like to do, as in “why buy road”."),
        ("why drive albany", "or finish buying. (B3.1) “rules B3.1” shows the whole rule."),
        ("why buy rods", "Did you mean “buy roads”?"),
        ("why 50", "There’s no choice 50 here."),
    ],
)
def test_why(run: Run, question: str, reply: str) -> None:
    assert reply in run(*GAME, answers=[question]).flat


def test_why_not_two_roads(run: Run) -> None:
    done = run(*GAME, answers=["coach 4", "1", "1", "1", "why buy roads"], resort=None)
    assert "(B5.1)" in done.said or "(B3.1)" in done.said


def test_rules_at_the_prompt(run: Run) -> None:
    done = run(*GAME, answers=["rules", "rules b6.3", "rules B99", "rules B6"])
    assert "B11 Final scoring" in done.flat
    assert "it never crosses one." in done.flat
    assert "There is no rule “B99”." in done.flat
    assert actions(done) == []


def test_a_copy_can_be_saved_anywhere(run: Run, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.pioneers"
    done = run(*GAME, answers=["road", f"save {copy}", "1"])
    assert load_record(copy).actions == ["buy road"]
    assert actions(done)[1] == "road albany--boston"


@pytest.mark.parametrize("word", ["quit", "q", "exit", "QUIT"])
def test_quitting(run: Run, word: str) -> None:
    done = run(*GAME, answers=["1", word, "1"])
    assert done.code == 0
    assert actions(done) == ["buy road"]
    assert "To go on with it, type:" in done.said


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        (
            "de",
            ["karte", "spieler", "kutschen", "regeln B6", "warum buy roads", "hilfe", "ende"],
            "Postkutsche (Boston)",
        ),
        (
            "fr",
            ["carte", "joueurs", "chariots", "règles B6", "pourquoi buy roads", "aide", "quitter"],
            "diligence (Boston)",
        ),
        ("fr", ["regles B6", "quit"], "il ne les traverse jamais|elle ne"),
    ],
)
def test_commands_in_the_own_language_or_in_english(run: Run, language: str, words: list[str], said: str) -> None:
    done = run(*GAME, "--language", language, answers=words)
    assert done.code == 0
    assert any(part in done.flat for part in said.split("|"))
    for wrong in ("ist hier keine Antwort", "n’est pas une réponse"):
        assert wrong not in done.flat


def test_professions_in_the_own_language(run: Run) -> None:
    # With this seed Belle settles a banker in New York, and Ada is asked to join.
    done = run(*GAME[:-1], "70", "--language", "fr", answers=["done", "albany", "banquier"])
    assert "join banker 1" in actions(done)
