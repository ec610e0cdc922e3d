"""Many games at once are the same games as one at a time."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import pioneers
from pioneers import Mistake
from pioneers.envs.gymnasium import IDS, PioneersEnv
from pioneers.envs.vector import PioneersVectorEnv

GAMES = 6
STEPS = 90


@pytest.mark.pure
@pytest.mark.parametrize(("name", "players"), [("board", 2), ("board", 4), ("cards", 2), ("cards", 3)])
def test_each_game_goes_as_in_an_environment_of_its_own(name: str, players: int) -> None:
    many = PioneersVectorEnv(name, GAMES, players, "chance")
    single = [PioneersEnv(name, players, "chance") for _ in range(GAMES)]
    rng = np.random.default_rng(1)
    seen, infos = many.reset(seed=7)
    begun = [env.reset(seed=7 + number) for number, env in enumerate(single)]
    ended = 0
    for _ in range(STEPS):
        assert np.array_equal(seen, np.array([one for one, _ in begun]))
        assert np.array_equal(infos["action_mask"], np.array([info["action_mask"] for _, info in begun]))
        assert infos["seat"].tolist() == [info["seat"] for _, info in begun]
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, terminations, truncations, infos = many.step(actions)
        assert not truncations.any()
        begun = []
        for number, env in enumerate(single):
            one, reward, over, _, info = env.step(actions[number])
            assert (rewards[number], terminations[number]) == (reward, over)
            if over:
                ended += 1
                assert np.array_equal(infos["final_obs"][number], one)
                assert infos["final_info"]["result"][number] == info["result"]
                assert infos["final_info"]["seat"][number] == info["seat"]
                assert not infos["final_info"]["action_mask"][number].any()
                one, info = env.reset()
            begun.append((one, info))
    assert ended > 0 or name == "cards"


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_a_thousand_games_take_a_step_in_one_call(name: str) -> None:
    env = PioneersVectorEnv(name, 1024, 4, "chance")
    seen, infos = env.reset(seed=1)
    assert seen.shape == (1024, *env.single_observation_space.shape)  # type: ignore[misc]  # a Box has a shape
    for _ in range(3):
        actions = infos["action_mask"].argmax(axis=1)
        seen, rewards, _, _, infos = env.step(actions)
        assert seen in env.observation_space
        assert rewards.shape == (1024,)
        assert np.array_equal(env.action_masks(), infos["action_mask"].astype(bool))


def test_it_is_made_by_its_name() -> None:
    env = gymnasium.make_vec(IDS["cards"], num_envs=3, vectorization_mode="vector_entry_point", opponents="chance")
    assert env.reset(seed=1)[0].shape[0] == 3


def test_some_games_can_begin_anew() -> None:
    env = PioneersVectorEnv("cards", 3, 2, "chance")
    first, infos = env.reset(seed=1)
    seen, *_ = env.step(infos["action_mask"].argmax(axis=1))
    again, _ = env.reset(seed=1, options={"reset_mask": np.array([True, False, True])})
    assert np.array_equal(again[[0, 2]], first[[0, 2]])
    assert np.array_equal(again[1], seen[1])


def test_an_illegal_action_is_named_and_no_game_goes_on() -> None:
    env = PioneersVectorEnv("cards", 3, 2, "chance")
    _, infos = env.reset(seed=1)
    before = [env.rules.game.digest(table.state) for table in env.episodes]
    actions = infos["action_mask"].argmax(axis=1)
    with pytest.raises(Mistake, match=r"Action 147 \(pay tree\) isn’t legal now"):
        env.step(np.array([actions[0], 147, actions[2]]))
    with pytest.raises(Mistake, match="There must be 3 actions"):
        env.step(actions[:2])
    assert [env.rules.game.digest(table.state) for table in env.episodes] == before


def test_an_illegal_action_can_cost_one_game() -> None:
    env = PioneersVectorEnv("cards", 3, 2, "chance", illegal="lose")
    _, infos = env.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = 147
    with pytest.raises(Mistake, match="148 isn’t an action"):
        env.step(np.array([0, 147, 148]))
    _, rewards, terminations, _, _ = env.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert terminations.tolist() == [False, True, False]
