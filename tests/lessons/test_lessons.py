"""Every lesson is played: its positions load, its moves are possible and lead where it says, its texts are there."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import pioneers
from pioneers.kernel.mistake import DataError
from pioneers.match.lesson import Lost, Walk, walk
from pioneers.match.lesson_file import Lesson, Move, Step, games_with_lessons, lessons_of, read_lessons
from pioneers.text.say import LANGUAGES, say
from tests.lessons.make import POSITIONS, text
from tests.text.entries import parsed

LESSONS = [lesson for game in games_with_lessons() for lesson in lessons_of(game).values()]
# As the style guide has it.
MOST_SENTENCES = 2
MOST_WORDS = 20
DATA = Path(pioneers.__file__).parent


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


def message(lesson: Lesson, step: Step) -> str:
    return f"lesson-{lesson.game}-{lesson.name}-{step.name}"


def played(way: Walk, move: Move) -> None:
    """Make a wanted move: for each pattern, the first action that fits."""
    for pattern in move:
        fitting = [str(action) for action in way.state.legal() if fnmatchcase(str(action), pattern)]
        assert fitting, (named(way.lesson), pattern, [str(action) for action in way.state.legal()])
        way.play(fitting[:1])
        assert way.problem is None


def played_until(way: Walk, step: Step, seed: int) -> None:
    """Move by chance until the step is done."""
    dice = random.Random(seed)
    while way.step is step:
        way.play([str(dice.choice(way.state.legal()))])
        assert way.problem is None


def steps_of(lesson: Lesson) -> Iterator[tuple[Step, Walk]]:
    """Every step with the way to it, by the first of the wanted moves."""
    way = walk(lesson, [])
    for step in lesson.steps:
        yield step, walk(lesson, way.played)
        if step.wanted:
            played(way, step.wanted[0])
        elif step.until:
            played_until(way, step, 1)
        else:
            way.finish()
    assert way.step is None


def test_each_of_our_games_can_be_learned() -> None:
    assert set(games_with_lessons()) == set(POSITIONS) >= {"board", "cards"}


@pytest.mark.parametrize("game", POSITIONS)
def test_the_positions_are_those_that_are_made(game: str) -> None:
    made = {make.__name__: text(make) for make in POSITIONS[game]}
    kept = {file.stem: file.read_text(encoding="utf-8") for file in (DATA / game / "data" / "lessons").glob("*.json")}
    assert kept == made, "make them anew: python -m tests.lessons.make"
    assert list(lessons_of(game)) == list(made)


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_wanted_move_is_possible_and_brings_what_the_lesson_says(lesson: Lesson) -> None:
    for step, way in steps_of(lesson):
        assert way.is_asked == step.asks
        assert not step.asks or way.state.seat == lesson.seat
        for move in step.wanted:
            here = walk(lesson, way.played)
            before = len(here.moves)
            played(here, move)
            assert (here.done, here.astray) == (way.done + 1, False), (step.name, move)
            own = [shown for shown in here.moves[before:] if shown.by == lesson.seat]
            assert {str(event["event"]) for shown in own for event in shown.events} >= set(step.brings), step.name
            # What was handed over leads to the same place.
            again = walk(lesson, here.played)
            assert pioneers.game(lesson.game).digest(again.state) == pioneers.game(lesson.game).digest(here.state)
        for seed in range(5) if step.until else ():
            here = walk(lesson, way.played)
            played_until(here, step, seed)
            assert here.done == way.done + 1
        assert step.asks or not (step.brings or step.until), step.name


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_any_other_move_goes_astray_and_is_explained(lesson: Lesson) -> None:
    for step, way in steps_of(lesson):
        if not step.wanted:
            assert f"{message(lesson, step)}-other" not in parsed("en")
            continue
        for action in map(str, way.state.legal()):
            if any(fnmatchcase(action, move[0]) for move in step.wanted):
                continue
            here = walk(lesson, way.played)
            here.play([action])
            assert (here.astray, here.done) == (True, way.done), action
            with pytest.raises(Lost):
                walk(lesson, [*here.played, []])
            for language in LANGUAGES:
                check_length(say(f"{message(lesson, step)}-other", here.figures(), language))


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_says_one_idea_in_two_short_sentences(lesson: Lesson, language: str) -> None:
    for step, way in steps_of(lesson):
        check_length(say(message(lesson, step), way.figures(), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_is_two_short_sentences(language: str) -> None:
    tips = [key for key in parsed(language) if key.startswith("tip-")]
    assert len(tips) > 10
    for tip in tips:
        check_length(say(tip, {}, language))


@pytest.mark.parametrize("game", POSITIONS)
def test_every_step_that_asks_has_a_tip(game: str) -> None:
    asked = {key.removeprefix("step-") for key in parsed("en", game) if key.startswith("step-")} - {"over"}
    tips = {key.removeprefix(f"tip-{game}-") for key in parsed("en", game) if key.startswith("tip-")}
    assert tips == asked


def check_length(told: str) -> None:
    """At most two sentences, none of them long."""
    sentences = re.split(r"(?<=[.?])\s", told)
    assert len(sentences) <= MOST_SENTENCES, told
    for sentence in sentences:
        assert len(re.findall(r"[^\W_][\w’'-]*", sentence)) <= MOST_WORDS, sentence


def test_a_move_that_is_not_possible_changes_nothing_and_says_why() -> None:
    lesson = LESSONS[0]
    way = walk(lesson, [[], []])
    before = pioneers.game(lesson.game).digest(way.state)
    way.play(["drive denver"])
    assert way.problem is not None
    assert way.played == [[], []]
    assert pioneers.game(lesson.game).digest(way.state) == before


@pytest.mark.parametrize("wrong", [[["drive albany"]], [[], [], ["drive denver"]], [[], [], [], []]])
def test_what_does_not_fit_the_lesson_is_lost(wrong: list[list[str]]) -> None:
    with pytest.raises(Lost):
        walk(LESSONS[0], wrong)


def test_a_mistake_in_the_file_is_named_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "one.json").write_text("{}", encoding="utf-8")
    file = tmp_path / "lessons.toml"
    file.write_text('format = 1\n[[lessons]]\nname = "one"\nseat = 0\nnames = []\nsteps = [{ nam = "a" }]\n', "utf-8")
    with pytest.raises(DataError, match=r"lessons\[1\].steps\[1\].nam"):
        read_lessons("board", file)


@pytest.mark.parametrize(("position", "key"), [(None, "data-missing"), ("{", "data-unreadable")])
def test_a_lesson_whose_position_cannot_be_read_is_refused_with_its_file(
    tmp_path: Path, position: str | None, key: str
) -> None:
    (tmp_path / "lessons").mkdir()
    if position is not None:
        (tmp_path / "lessons" / "one.json").write_text(position, encoding="utf-8")
    file = tmp_path / "lessons.toml"
    file.write_text('format = 1\n[[lessons]]\nname = "one"\nseat = 0\nnames = []\nsteps = []\n', "utf-8")
    with pytest.raises(DataError, match=r"one\.json") as refused:
        read_lessons("board", file)
    assert refused.value.key == key
