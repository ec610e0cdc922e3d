"""Gymnasium's own tests, and what they do not look at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import pioneers
from pioneers import Mistake
from pioneers.envs.gymnasium import IDS, PioneersEnv
from pioneers.envs.observation import observation


def played(env: PioneersEnv, seed: int) -> list[float]:
    """A whole game by chance: the rewards."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        _, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not truncated
        rewards.append(float(reward))
    return rewards


# The checker plays actions without looking at the mask; where they cost the game it sees the whole interface.
@pytest.mark.parametrize("name", pioneers.GAMES)
def test_it_passes_the_checker(name: str) -> None:
    env = gymnasium.make(IDS[name], players=3, opponents="chance", illegal="lose", render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", pioneers.GAMES)
@pytest.mark.parametrize("opponents", ["level1", ("level2", "chance")])
def test_a_game_against_levels_comes_to_an_end(name: str, opponents: str | tuple[str, ...]) -> None:
    rewards = played(PioneersEnv(name, 3, opponents), 1)
    assert not any(rewards[:-1])
    assert rewards[-1] in (pytest.approx(1), pytest.approx(-0.5), pytest.approx(0.25), pytest.approx(0))


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_what_is_seen_and_allowed_is_that_of_the_learners_seat(name: str) -> None:
    env = PioneersEnv(name, 4, "chance")
    rng = np.random.default_rng(2)
    seen, info = env.reset(seed=2)
    for _ in range(60):
        state = env.episode.state
        assert state.seat == info["seat"] == env.episode.seat
        assert np.array_equal(seen, observation(env.episode.rules.game.view(state, info["seat"])))
        assert set(np.flatnonzero(info["action_mask"])) == {action.index for action in state.legal()}
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        seen, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        if over:
            seen, info = env.reset()


def test_a_seed_is_a_game_and_the_next_one_is_another() -> None:
    env = PioneersEnv("cards", 2, "chance")
    first, _ = env.reset(seed=4)
    second, _ = env.reset()
    again, _ = env.reset(seed=4)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, second)


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    fixed, free = PioneersEnv("cards", 3, "chance", seat=2), PioneersEnv("cards", 3, "chance")
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(20)} == {2}
    assert {free.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_the_end_tells_the_result() -> None:
    env = PioneersEnv("board", 2, "chance", reward="score")
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    scores = info["result"]["scores"]
    assert reward == scores[info["seat"]] - scores[1 - info["seat"]]
    with pytest.raises(Mistake, match=r"Call reset\(\)"):
        env.step(np.int64(0))


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (np.int64(147), r"Action 147 \(pay tree\) isn’t legal now.*Legal actions: "),
        (np.int64(148), "148 isn’t an action. Actions are whole numbers from 0 to 147"),
        (-1, "-1 isn’t an action"),
        ("play gold 3", "isn’t an action"),
    ],
)
def test_an_illegal_action_is_told_what_would_be_right_and_changes_nothing(action: object, words: str) -> None:
    env = PioneersEnv("cards", 2, "chance")
    _, info = env.reset(seed=1)
    legal = np.flatnonzero(info["action_mask"])
    info["action_mask"][:] = 1
    before = env.episode.rules.game.digest(env.episode.state)
    with pytest.raises(Mistake, match=words):
        env.step(action)  # type: ignore[arg-type]  # that is the point
    assert env.episode.rules.game.digest(env.episode.state) == before
    env.step(legal[0])


def test_an_illegal_action_can_cost_the_game() -> None:
    env = PioneersEnv("cards", 2, "chance", illegal="lose")
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(np.int64(147))
    assert (reward, over) == (-1, True)


def test_nothing_can_be_played_before_the_first_game() -> None:
    with pytest.raises(Mistake, match=r"Call reset\(\)"):
        PioneersEnv("cards", 2, "chance").step(np.int64(0))


def test_options_that_make_no_sense_are_refused() -> None:
    with pytest.raises(Mistake, match="level2"):
        PioneersEnv("board", 2, "level22")
    with pytest.raises(Mistake, match=r"There are 2 opponents. A game of 4 needs 3"):
        PioneersEnv("board", 4, ("chance", "chance"))
    with pytest.raises(Mistake, match="There’s no seat 2"):
        PioneersEnv("board", 2, "chance", seat=2)
    with pytest.raises(Mistake, match=r"There’s no option “covers”. Did you mean “cover”"):
        PioneersEnv("board", 2, "chance", covers="random")
