"""What a game of the search against itself brings."""

from __future__ import annotations

import pytest

import pioneers
from pioneers.bots.evaluators import usual_learning
from pioneers.kernel.state import advance_index
from pioneers.training.harvest import Assignment, harvest

from .lessons import ITERATIONS, games

GAMES = [(game, players) for game in pioneers.GAMES for players in pioneers.game(game).player_numbers]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_same_assignment_brings_the_same(game: str, players: int) -> None:
    first = games(game, players)[0]
    again = harvest(Assignment(game, players, 10, ITERATIONS))
    assert again == first


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_row_is_what_its_viewer_is_shown_when_the_game_is_played_again(game: str, players: int) -> None:
    one = games(game, players)[0]
    learning = usual_learning(game)
    positions = 0
    for number, (kind, lesson) in enumerate(zip(learning.kinds, one.lessons, strict=True)):
        width = kind.common + players * kind.own
        assert len(lesson.rows) == width * len(lesson.viewers)
        for place, (moment, viewer) in enumerate(zip(lesson.moments, lesson.viewers, strict=True)):
            state = pioneers.game(game).new(players=players, seed=one.assignment.seed)
            for index in one.actions[:moment]:
                advance_index(state, index, None)
            assert learning.row(state, viewer) == (number, list(lesson.rows[place * width : (place + 1) * width]))
            positions += 1
    assert positions > 10


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_row_holds_nothing_that_its_viewer_may_not_know(game: str, players: int) -> None:
    played = pioneers.game(game)
    learning = usual_learning(game)
    one = games(game, players)[1]
    state = played.new(players=players, seed=one.assignment.seed)
    differing = 0
    for moment, index in enumerate(one.actions):
        if moment % 5 == 0 and state.stack != 0:
            viewer = moment // 5 % players
            world = played.imagine(played.view(state, viewer), moment)
            differing += played.digest(world) != played.digest(state)
            assert learning.row(world, viewer) == learning.row(state, viewer)
        advance_index(state, index, None)
    assert differing > 5


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_shares_of_the_win_add_up_to_one(game: str, players: int) -> None:
    for one in games(game, players):
        assert sum(one.shares) == pytest.approx(1)
        assert len(one.points) == players
