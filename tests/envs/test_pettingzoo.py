"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import pioneers
from pioneers import Mistake
from pioneers.envs.observation import observation
from pioneers.envs.pettingzoo import env, raw_env

TABLES = [(name, players) for name in pioneers.GAMES for players in (2, 4)]
# PettingZoo knows by name which environments have a mask beside the observation, and warns of all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
]


def played(table: Any, seed: int) -> list[tuple[str, int]]:
    """A whole game by chance, with the mask: who did what."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    done: list[tuple[str, int]] = []
    for agent in table.agent_iter():
        seen, _, over, _, _ = table.last()
        action = None if over else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        if action is not None:
            done.append((agent, action))
        table.step(action)
    return done


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_passes_the_test_of_the_interface(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=60)


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_the_raw_environment_passes_too(name: str) -> None:
    api_test(raw_env(name, 3, render_mode="ansi"), num_cycles=60)


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_one_seed_is_one_game(name: str) -> None:
    seed_test(lambda: env(name, 3), num_cycles=40)
    assert played(env(name, 2), 5) == played(env(name, 2), 5) != played(env(name, 2), 6)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_agent_sees_its_view_and_only_who_decides_has_a_choice(name: str, players: int) -> None:
    table = env(name, players)
    table.reset(seed=3)
    game, raw = pioneers.game(name), table.unwrapped
    for _ in range(40):
        legal = {action.index for action in raw.position.legal()}
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            assert np.array_equal(seen["observation"], observation(game.view(raw.position, seat)))
            right = legal if seat == raw.position.seat else set()
            assert set(np.flatnonzero(seen["action_mask"])) == right
        table.step(min(legal))


@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_rewards_come_at_the_end_and_sum_to_zero(reward: str) -> None:
    table = raw_env("board", 4, reward=reward)
    rng = np.random.default_rng(1)
    table.reset(seed=1)
    while not any(table.terminations.values()):
        assert not any(table.rewards.values())
        table.step(int(rng.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))
    assert sum(table.rewards.values()) == pytest.approx(0)
    best = max(table.rewards.values())
    result = table.infos["seat_0"]["result"]
    assert [seat for seat, agent in enumerate(table.agents) if table.rewards[agent] == best] == result["winners"]


def test_an_illegal_action_is_told_what_would_be_right() -> None:
    table = env("cards", 2)
    table.reset(seed=1)
    with pytest.raises(Mistake, match=r"Action 147 \(pay tree\) isn’t legal now.*Legal actions: "):
        table.step(147)
    table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))


def test_an_illegal_action_can_cost_the_game() -> None:
    table = env("cards", 2, illegal="lose")
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(147)
    assert table.rewards[loser] == -1
    assert all(table.terminations.values())


def test_it_shows_what_who_decides_may_know() -> None:
    table = env("cards", 2, render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert f"seat: {table.unwrapped.position.seat}" in shown
    assert "null" in shown


def test_options_that_make_no_sense_are_refused() -> None:
    with pytest.raises(Mistake, match="Did you mean “rank”"):
        env("board", 2, reward="ranks")
    with pytest.raises(Mistake, match="for 2, 3 or 4 players"):
        env("board", 5)
    with pytest.raises(Mistake, match="raise"):
        env("board", 2, illegal="raises")
