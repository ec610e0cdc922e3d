"""A level that sits in a game of the same process knows no more than one that gets views."""

from __future__ import annotations

from typing import Any

import pytest

import pioneers
from pioneers.bots.evaluators import usual_evaluator
from pioneers.bots.levels import LevelBot
from pioneers.bots.plans import Plans
from pioneers.bots.seated import Seated
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from tests.laws.sample import sample

TABLES = [(name, players) for name in pioneers.GAMES for players in pioneers.game(name).player_numbers]
# One state of the sample in so many.
SHARE = 5


class Overheard(LevelBot):
    """Level 1, and what it thought about last."""

    world: State | None = None

    def think(self, game: Game[Any], world: State, rng: Rng) -> tuple[Plans, int]:
        self.world = world.copy()
        return super().think(game, world, rng)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_thinks_about_another_deal_that_its_seat_cannot_tell_from_the_true_one(name: str, players: int) -> None:
    game = pioneers.game(name)
    thoughts = dealt_anew = 0
    for number, situation in enumerate(sample(name, players)[::SHARE]):
        state = situation.state
        before = game.digest(state)
        bot = Overheard(1, number)
        if state.seat is not None:
            Seated(game, bot).choose(state, state.choices())
        assert game.digest(state) == before, str(situation)
        if bot.world is not None:
            assert game.view(bot.world, state.seat) == game.view(state, state.seat), str(situation)
            thoughts += 1
            dealt_anew += game.digest(bot.world) != before
    assert thoughts > 20
    # Where hardly anything is hidden any more, the true deal may come up again.
    assert dealt_anew > 0.9 * thoughts


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("level", [1, 2])
def test_it_plays_a_whole_game_legally_and_the_same_again(name: str, players: int, level: int) -> None:
    game = pioneers.game(name)
    courses: list[list[int]] = []
    for _ in range(2):
        state = game.new(players=players, seed=4)
        seats = [Seated(game, LevelBot(level, seat)) for seat in range(players)]
        course: list[int] = []
        while state.seat is not None:
            index = int(seats[state.seat].choose(state, state.choices()))
            action = state.shared.space.actions[index]
            assert action in state.legal()
            game.advance(state, action)
            course.append(index)
        courses.append(course)
    assert courses[0] == courses[1]


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_it_carries_out_what_it_has_decided(name: str) -> None:
    game, evaluator = pioneers.game(name), usual_evaluator(name)
    followed = 0
    for seed in range(4):
        state = game.new(players=2, seed=seed)
        seats = [Seated(game, LevelBot(1, seat)) for seat in range(2)]
        while state.seat is not None:
            own = seats[state.seat]
            planned = list(own.rest)
            first: set[int] = set()
            if not planned:
                plans = Plans()
                evaluator.plans(state, plans)
                first = {plans.listed(plan)[0] for plan in range(plans.count)}
            index = int(own.choose(state, state.choices()))
            if planned:
                assert index == planned[-1]
                followed += 1
            elif len(state.legal()) > 1:
                assert index in first
            game.advance(state, state.shared.space.actions[index])
    assert followed > 4
