"""Many games at once are the same games as one at a time."""

from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import pytest

import pioneers
from pioneers import Mistake
from pioneers.envs.episode import SEEDS
from pioneers.envs.gymnasium import IDS, PioneersEnv
from pioneers.envs.pettingzoo import PioneersAEC
from pioneers.envs.vector import PioneersVectorEnv
from pioneers.kernel.rng import seeded

from .situations import TABLES

GAMES = 6
STEPS = 90
# So many whole games are played to their ends: each observation by its view takes its time.
TOGETHER = 3


@pytest.mark.pure
@pytest.mark.parametrize(("name", "players"), TABLES)
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


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_games_are_those_of_a_table_where_all_seats_are_agents(name: str, players: int) -> None:
    many = PioneersVectorEnv(name, TOGETHER, players, "chance")
    tables = [Table(name, players, 7 + number) for number in range(TOGETHER)]
    rng = np.random.default_rng(1)
    seen, infos = many.reset(seed=7)
    going_on = set(range(TOGETHER))
    while going_on:
        for number in going_on:
            own = tables[number].env.observe(tables[number].learner)
            assert np.array_equal(seen[number], own["observation"])
            assert np.array_equal(infos["action_mask"][number], own["action_mask"])
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, terminations, _, infos = many.step(actions)
        for number in list(going_on):
            table = tables[number]
            table.play(int(actions[number]))
            assert terminations[number] == table.env.terminations[table.learner]
            assert rewards[number] == table.env.rewards[table.learner]
            if terminations[number]:
                last = table.env.observe(table.learner)["observation"]
                assert np.array_equal(infos["final_obs"][number], last)
                assert infos["final_info"]["result"][number] == table.env.infos[table.learner]["result"]
                going_on.remove(number)


class Table:
    """A game of the vectorised environment, played in PettingZoo's with everybody's chance as it is there."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        self.env = PioneersAEC(name, players)
        self.env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        seeds = [int(drawn) for drawn in chance.integers(SEEDS, size=players)]
        seat = int(chance.integers(players))
        self.learner = f"seat_{seat}"
        self.dice = {f"seat_{(seat + turn) % players}": seeded(seeds[turn], "opponent") for turn in range(1, players)}
        self.let_others_play()

    def play(self, action: int) -> None:
        self.env.step(action)
        self.let_others_play()

    def let_others_play(self) -> None:
        while (agent := self.env.agent_selection) != self.learner and not self.env.terminations[agent]:
            legal = np.flatnonzero(self.env.observe(agent)["action_mask"])
            self.env.step(int(legal[self.dice[agent].below(len(legal))]))


@pytest.mark.parametrize("name", pioneers.GAMES)
@pytest.mark.parametrize("opponents", ["level1", ("level2", "chance")])
def test_games_against_levels_go_as_one_at_a_time(name: str, opponents: str | tuple[str, ...]) -> None:
    many = PioneersVectorEnv(name, 3, 3, opponents)
    single = [PioneersEnv(name, 3, opponents) for _ in range(3)]
    seen, infos = many.reset(seed=5)
    begun: list[tuple[Any, Any]] = [env.reset(seed=5 + number) for number, env in enumerate(single)]
    for _ in range(30):
        assert np.array_equal(seen, np.array([one for one, _ in begun]))
        actions = infos["action_mask"].argmax(axis=1)
        seen, _, terminations, _, infos = many.step(actions)
        begun = [env.step(action)[::4] for env, action in zip(single, actions, strict=True)]
        assert not terminations.any()


def test_covers_by_chance_are_observed_as_they_are() -> None:
    env = PioneersVectorEnv("board", 8, 2, "chance", cover="random")
    seen, infos = env.reset(seed=3)
    game, observer = env.rules.game, env.rules.observer
    assert len({tuple(cast("Any", game.view(table.state, 0))["covered"]) for table in env.episodes}) > 1
    for _ in range(20):
        views = [game.view(table.state, table.seat) for table in env.episodes]
        assert np.array_equal(seen, np.array([observer.of_view(view) for view in views]))
        seen, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))


@pytest.mark.pure
@pytest.mark.parametrize("name", pioneers.GAMES)
def test_it_writes_into_the_arrays_it_is_given(name: str) -> None:
    usual, given = PioneersVectorEnv(name, 4, 2, "chance"), PioneersVectorEnv(name, 4, 2, "chance")
    # Of another type than its own, as a network reads them.
    observations = np.full((3, 4, given.rules.observer.layout.size), 7, np.float32)
    masks = np.full((3, 4, given.rules.size), 7, np.bool_)
    given.write_to(observations[0], masks[0])
    right, infos = usual.reset(seed=1)
    given.reset(seed=1)
    for step in range(2):
        assert np.array_equal(observations[step], right)
        assert np.array_equal(masks[step], infos["action_mask"])
        given.write_to(observations[step + 1], masks[step + 1])
        actions = infos["action_mask"].argmax(axis=1)
        right, _, _, _, infos = usual.step(actions)
        seen, _, _, _, own = given.step(actions)
        assert seen.base is observations
        assert own["action_mask"].base is masks
    given.write_to(None, None)
    # What was given stays as it was, and what is done to it allows nothing.
    masks[2] = 1
    with pytest.raises(Mistake, match="isn’t legal now"):
        given.step(np.argmin(infos["action_mask"], axis=1))
    assert given.step(infos["action_mask"].argmax(axis=1))[0].base is not observations
    with pytest.raises(Mistake, match=r"must have the shapes \(\(4, "):
        given.write_to(observations, masks)


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_what_was_returned_stays_as_it_was(name: str) -> None:
    env = PioneersVectorEnv(name, 4, 2, "chance")
    seen, infos = env.reset(seed=1)
    before, mask = seen.copy(), infos["action_mask"].copy()
    env.step(mask.argmax(axis=1))
    assert np.array_equal(seen, before)
    assert np.array_equal(infos["action_mask"], mask)


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
