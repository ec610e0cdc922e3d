"""The puzzles that come with the games."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import pioneers
from pioneers.cli import main
from pioneers.kernel.mistake import Mistake
from pioneers.puzzles.checking import check, indices
from pioneers.puzzles.choosing import PLAIN, chosen
from pioneers.puzzles.collection import Collection, collection_of, place_of, read_collection, stride, write_collection
from pioneers.puzzles.course import CourseError, packed, unpacked
from pioneers.puzzles.difficulty import ASKED
from pioneers.puzzles.journal import Journal
from pioneers.puzzles.making import themes_at
from pioneers.puzzles.position import opened
from pioneers.puzzles.proving import MARGIN, Look
from pioneers.puzzles.themes import themes_of
from tests.puzzles.samples import GAMES, sample

ENOUGH = 300
LARGEST = 500_000
QUICK = Look(3, 300, range(60, 62))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_puzzles_all_different_all_clear_and_most_not_plain(game: str) -> None:
    puzzles = list(collection_of(game).puzzles.values())
    assert len(puzzles) >= ENOUGH
    assert place_of(game).stat().st_size < LARGEST
    assert len({(puzzle.seed, puzzle.players, puzzle.plans[0].actions) for puzzle in puzzles}) == len(puzzles)
    assert all(puzzle.margin >= MARGIN and puzzle.right < len(puzzle.plans) for puzzle in puzzles)
    assert all(puzzle.themes and set(puzzle.themes) <= set(themes_of(game).names) for puzzle in puzzles)
    levels = Counter(puzzle.found for puzzle in puzzles)
    assert levels[min(ASKED)] <= PLAIN * len(puzzles) + 1, "too many are solved by a plain evaluation"
    assert len({puzzle.players for puzzle in puzzles}) == len(pioneers.game(game).player_numbers)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_leads_to_its_position_and_every_plan_can_be_played_there(game: str) -> None:
    for puzzle in sample(game, 25):
        position = opened(puzzle)
        answers = {position.end_of(plan) for plan in puzzle.plans[: puzzle.right]}
        others = {position.end_of(plan) for plan in puzzle.plans[puzzle.right :]}
        assert not answers & others, "a wrong plan is an answer in another order"
        best = puzzle.plans[0].chances[puzzle.seat]
        assert all(plan.chances[puzzle.seat] <= best for plan in puzzle.plans)


@pytest.mark.parametrize("game", GAMES)
def test_some_puzzles_are_proven_again(game: str) -> None:
    assert [check(puzzle, QUICK).state for puzzle in sample(game, 3)] == ["sound"] * 3


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_with_a_wrong_answer_falls_and_one_that_cannot_be_played_is_broken(game: str) -> None:
    puzzle = sample(game, 3)[0]
    wrong = (*puzzle.plans[puzzle.right :], *puzzle.plans[: puzzle.right])
    assert check(replace(puzzle, plans=wrong, right=1), QUICK).state == "fallen"
    assert check(replace(puzzle, course=puzzle.course[:-1] + "~~Z"), QUICK).state == "broken"
    assert check(replace(puzzle, seat=(puzzle.seat + 1) % puzzle.players), QUICK).state == "broken"
    assert check(replace(puzzle, data="0" * 16), QUICK).state == "broken"


@pytest.mark.parametrize("game", GAMES)
def test_a_course_leads_where_its_actions_lead(game: str) -> None:
    played = pioneers.game(game)
    for seed in range(3):
        state, again = played.new(players=3, seed=seed), played.new(players=3, seed=seed)
        dice, actions = random.Random(seed), list[str]()
        while state.seat is not None and len(actions) < 150:
            actions.append(str(dice.choice(state.legal())))
            played.advance(state, played.action(actions[-1]))
        course = packed(played, played.new(players=3, seed=seed), actions)
        assert len(course) <= len(actions) * 1.2
        for action in unpacked(again, course):
            played.advance(again, action)
        while state.seat is not None and len(state.legal()) == 1:  # what left no choice is played on
            played.advance(state, state.legal()[0])
        assert played.digest(again) == played.digest(state)
    with pytest.raises(CourseError):
        list(unpacked(played.new(players=3, seed=0), "~~~~~Z"))


def test_everybody_has_the_same_puzzle_on_a_day_and_each_once_before_any_comes_again() -> None:
    for count in (1, 7, 300, 317):
        assert len({day * stride(count) % count for day in range(count)}) == count
    collection: Collection = collection_of(GAMES[0])
    days = [collection.of_day(day).id for day in range(730_000, 730_000 + len(collection.puzzles))]
    assert len(set(days)) == len(days)
    assert collection.of_day(730_001) == collection.of_day(730_001)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_of_puzzles_is_read_as_it_was_written(game: str, tmp_path: Path) -> None:
    puzzles = sample(game, 25)
    place = tmp_path / "puzzles.jsonl"
    write_collection(game, place, puzzles)
    assert list(read_collection(game, place).puzzles.values()) == puzzles
    place.write_text(place.read_text("utf-8").replace('"course"', '"curse"'), "utf-8")
    with pytest.raises(Mistake, match="damaged"):
        read_collection(game, place)


def test_of_puzzles_that_are_alike_one_is_chosen_and_not_too_many_of_a_kind() -> None:
    puzzles = list(collection_of(GAMES[0]).puzzles.values())
    alike = [replace(puzzle, course=puzzle.course[:-1]) for puzzle in puzzles[:10]]
    taken = chosen([*puzzles[:10], *alike], 20)
    assert len({(puzzle.seed, puzzle.plans[0].actions) for puzzle in taken}) == len(taken)
    plain = [replace(puzzle, found=min(ASKED), seed=9_000 + number) for number, puzzle in enumerate(puzzles[:60])]
    assert Counter(puzzle.found for puzzle in chosen([*plain, *puzzles[60:260]], 100))[min(ASKED)] <= 26


def test_the_command_checks_a_sample(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = GAMES[-1]
    arguments = ["puzzles", "check", game, "--sample", "1", "--out", str(tmp_path), "--language", "en"]
    assert main(arguments) == 0
    assert f"{game}: 1 of 1 puzzles stand" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_what_a_puzzle_is_about_hangs_on_nothing_that_is_hidden(game: str) -> None:
    """The themes are told before an answer is given."""
    for puzzle in sample(game, 25):
        position = opened(puzzle)
        view = position.game.view(position.state, puzzle.seat)
        for world in range(3):
            base = position.game.imagine(view, world)
            best, rival = (indices(position.game, base, puzzle.plans[number]) for number in (0, puzzle.right))
            assert themes_at(position.game, view, base, best, rival) == puzzle.themes


def test_a_journal_that_was_torn_goes_on_with_the_last_whole_line(tmp_path: Path) -> None:
    place = tmp_path / "board.journal"
    rows = [sample("board", 2)[0].line(), '{"done": 7}', sample("board", 2)[1].line()]
    place.write_text("\n".join(rows)[:-9], encoding="utf-8")
    for _ in range(2):
        journal = Journal("board", place)
        assert ([puzzle.line() for puzzle in journal.puzzles], journal.games) == (rows[:1], 7)
    assert place.read_text(encoding="utf-8") == "\n".join(rows[:2]) + "\n"
