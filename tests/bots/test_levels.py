"""The levels: what every bot keeps to, whatever the game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

import pioneers
from pioneers import Mistake
from pioneers.bots.budget import Budget
from pioneers.bots.levels import BOT_NAMES, LEVELS, LevelBot, bot_named
from pioneers.match.match import Match
from pioneers.text.say import LANGUAGES, Speaker

from .hidden import differing
from .moves import course, golden_file, row, tables, thinking_long

ROOT = Path(__file__).parent.parent.parent
# Versions of the rules that deal as another one and tell more, and the levels that make nothing of what they tell.
TELLING_MORE = [("cards", 3, 2)]
LEVELS_WITHOUT_PAST = (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("game", "rules", "players", "level"),
    [pytest.param(*table, marks=() if thinking_long(*table) else pytest.mark.pure) for table in tables()],
)
def test_the_moves_of_a_seed_and_a_budget_are_the_golden_ones(game: str, rules: int, players: int, level: int) -> None:
    assert row(game, rules, players, level) in golden_file(game, rules).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("level", LEVELS_WITHOUT_PAST)
@pytest.mark.parametrize(("game", "rules", "before"), TELLING_MORE)
def test_rules_that_only_tell_more_change_no_move_of_a_level_that_does_not_use_it(
    game: str, rules: int, before: int, level: int
) -> None:
    now, then = (golden_file(game, version).read_text(encoding="utf-8").splitlines() for version in (rules, before))
    rows = [line for line in now if f" level{level} " in line]
    assert rows == [line for line in then if f" level{level} " in line] != []


def test_the_moves_are_the_same_in_another_process_whatever_the_order_of_sets() -> None:
    script = "from tests.bots.moves import row; print(row('board', 2, 3, 4)); print(row('cards', 2, 3, 4))"
    answers = set()
    for hash_seed in ("0", "7"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        asked = [sys.executable, "-c", script]
        answers.add(subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, check=True).stdout)  # noqa: S603 - our own module
    assert len(answers) == 1


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("game", pioneers.GAMES)
def test_every_bot_plays_whole_games(game: str, name: str) -> None:
    for players in pioneers.game(game).player_numbers:
        bots = [bot_named(name, seat, Budget(iterations=8)) for seat in range(players)]
        match = Match.new(pioneers.game(game), [name] * players, bots, seed=players)
        match.run()
        assert match.state.seat is None


def test_every_bot_plays_with_separate_hands() -> None:
    for level in LEVELS:
        bots = [LevelBot(level, seat, Budget(iterations=8)) for seat in range(2)]
        match = Match.new(pioneers.game("cards"), ["one", "two"], bots, seed=level, hands="separate")
        match.run()
        assert match.state.seat is None


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", pioneers.GAMES)
def test_what_a_bot_may_not_see_never_changes_its_move(game: str, level: int) -> None:
    worlds, moves = differing(game, level, 60)
    assert worlds > 30
    assert moves == 0


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_a_bot_that_is_made_anew_decides_as_the_old_one_does(game: str) -> None:
    played = pioneers.game(game)
    lasting = [LevelBot(3, seat) for seat in range(2)]
    match = Match.new(played, ["one", "two"], lasting, seed=11)
    decided = 0
    for _ in range(30):
        seat = match.state.seat
        assert seat is not None
        view, legal, rest = match.view(seat), match.state.legal(), lasting[seat].rest
        # In the middle of a decision the old one follows its plan, which the new one does not know.
        following = bool(rest) and rest[0][0] == view
        action = match.bot_action()
        assert action is not None
        if not following:
            decided += len(legal) > 1
            assert LevelBot(3, seat).choose(played, view, legal) == action
        match.play(action)
    assert decided > 8


def test_a_bot_forgets_its_plan_where_the_position_is_another_one() -> None:
    game = pioneers.game("board")
    bot = LevelBot(2, 1)
    state = game.new(players=2, seed=3)
    bot.choose(game, game.view(state, state.seat), state.legal())
    other = game.new(players=4, seed=4)
    assert bot.choose(game, game.view(other, other.seat), other.legal()) in other.legal()


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_a_stopped_bot_answers_with_the_best_so_far(game: str) -> None:
    played = pioneers.game(game)
    state = played.new(players=4, seed=2)
    budget = Budget(iterations=10**12)

    def stop_soon() -> None:
        # More than once: the first may come before the thinking begins.
        while not done:
            sleep(0.02)
            budget.stop()

    done: list[object] = []
    stopper = Thread(target=stop_soon)
    stopper.start()
    answer = LevelBot(4, 1, budget).choose(played, played.view(state, state.seat), state.legal())
    done.append(answer)
    stopper.join()
    assert answer in state.legal()


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_a_budget_of_no_time_still_gives_an_answer(game: str) -> None:
    played = pioneers.game(game)
    state = played.new(players=3, seed=2)
    bot = LevelBot(4, 1, Budget(iterations=10**12, seconds=0.0))
    assert bot.choose(played, played.view(state, state.seat), state.legal()) in state.legal()


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_two_cores_give_the_same_moves_every_time(game: str) -> None:
    assert course(game, 2, 4, cores=2)[:12] == course(game, 2, 4, cores=2)[:12]


@pytest.mark.parametrize("game", pioneers.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_character_in_every_language(game: str, language: str) -> None:
    say = Speaker(language).say
    said = {say(f"level-{game}-{level}{part}") for level in LEVELS for part in ("", "-character")}
    assert len(said) == 2 * len(LEVELS)


def test_a_name_that_no_bot_has_is_refused_with_the_nearest() -> None:
    with pytest.raises(Mistake, match="level3"):
        bot_named("levl3", 1)
