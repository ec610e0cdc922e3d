"""OpenSpiel's own tests, and that its search bot can play our games without knowing what is hidden."""

from __future__ import annotations

import json
import pickle
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # compiled, without types
import pytest
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]

import pioneers
from pioneers import Mistake
from pioneers.envs.observation import observation
from pioneers.envs.openspiel import PioneersState, Rollouts, short_name

from .against_openspiel import RIVALS, Terms, series

SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def loaded(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(short_name(name), parameters)


def somewhere(name: str, players: int, deal: int, moves: int) -> PioneersState:
    """A position after so many random moves."""
    rng = np.random.default_rng(deal)
    state: PioneersState = loaded(name, players=players).new_initial_state()
    state.apply_action(deal)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_it_passes_the_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(loaded(name, deals=16), num_sims=1, serialize=True, verbose=False)


def test_it_passes_them_with_more_players_and_with_options() -> None:
    for game in (loaded("board", players=4, deals=16), loaded("cards", hands="separate", deals=16)):
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_a_deal_is_the_game_of_its_seed(name: str) -> None:
    game, rules = loaded(name, players=3, deals=8, first_seed=40), pioneers.game(name)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [outcome for outcome, _ in state.chance_outcomes()] == list(range(8))
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(5)
    assert rules.digest(state.dealt()) == rules.digest(rules.new(players=3, seed=45))


@pytest.mark.parametrize("name", pioneers.GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_an_observation_is_the_view(name: str, players: int) -> None:
    state = somewhere(name, players, 3, 25)
    rules = pioneers.game(name)
    observer = make_observation(state.get_game())
    for seat in range(players):
        view = rules.view(state.dealt(), seat)
        assert json.loads(state.observation_string(seat)) == view
        observer.set_from(state, seat)
        assert np.array_equal(observer.tensor, observation(view))
        assert np.array_equal(observer.dict["players"], observer.tensor[:3])
        assert observer.string_from(state, seat) == state.observation_string(seat)
        assert np.array_equal(state.observation_tensor(seat), observer.tensor)


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_a_resampled_state_fits_the_view_and_can_be_played_on(name: str) -> None:
    rules = pioneers.game(name)
    for moves in (0, 7, 20, 45):
        state = somewhere(name, 3, moves, moves)
        for player in range(3):
            worlds = [state.resample_from_infostate(player, SAMPLER) for _ in range(3)]
            for world in worlds:
                assert rules.view(world.dealt(), player) == rules.view(state.dealt(), player)
                assert world.observation_string(player) == state.observation_string(player)
                assert world.current_player() == state.current_player()
                assert world.history() == [], "the true deal could be read from it"
            assert len({str(world) for world in worlds}) > 1
            rng = np.random.default_rng(player)
            while not worlds[0].is_terminal():
                worlds[0].apply_action(rng.choice(worlds[0].legal_actions()))
            assert sum(worlds[0].returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_copies_and_stored_states_go_on_alike(name: str) -> None:
    state = somewhere(name, 2, 4, 15)
    world = state.resample_from_infostate(0, SAMPLER)
    for original in (state, world):
        stored = pyspiel.serialize_game_and_state(original.get_game(), original)
        for twin in (
            original.clone(),
            pyspiel.deserialize_game_and_state(stored)[1],
            pickle.loads(pickle.dumps(original)),  # noqa: S301 - made here
        ):
            assert str(twin) == str(original)
            twin.apply_action(twin.legal_actions()[0])
            assert str(twin) != str(original)


def search_bot(game: Any, evaluator: Any, simulations: int, seed: int) -> Any:
    chance = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, simulations, use_observation_string=True, random_state=chance)
    # By itself it draws worlds from a sampler of OpenSpiel that cannot be seeded.
    numbers = np.random.RandomState(seed)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, numbers.uniform))
    return bot


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_the_search_bot_of_openspiel_plays_a_whole_game(name: str) -> None:
    state = somewhere(name, 2, 2, 0)
    bot = search_bot(state.get_game(), Rollouts(1), 3, 1)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sorted(state.returns()) in ([-1, 1], [0, 0])


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_the_search_bot_plays_with_its_own_evaluator_and_sampler(name: str) -> None:
    state = somewhere(name, 3, 2, 8)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, 4, use_observation_string=True, random_state=chance)
    for _ in range(8):
        state.apply_action(bot.step(state))


@pytest.mark.parametrize("name", pioneers.GAMES)
def test_the_search_bot_does_not_see_what_is_hidden(name: str) -> None:
    for deal in range(4):
        state = somewhere(name, 2, deal, 12)
        worlds = [state, state.resample_from_infostate(state.current_player(), SAMPLER)]
        one, other = (search_bot(world.get_game(), Rollouts(3), 30, 3).get_policy(world) for world in worlds)
        assert one == other


def test_parameters_that_make_no_sense_are_refused() -> None:
    with pytest.raises((Mistake, pyspiel.SpielError), match="for 2, 3 or 4 players"):
        loaded("board", players=7)
    with pytest.raises((Mistake, pyspiel.SpielError), match="Separate hands are for two players only"):
        loaded("cards", players=3, hands="separate")


@pytest.mark.parametrize("name", pioneers.GAMES)
@pytest.mark.parametrize("rival", RIVALS)
def test_a_short_series_against_a_rival_is_told(name: str, rival: str, capsys: pytest.CaptureFixture[str]) -> None:
    tally = series(name, 2, 1, Terms(level=5, rival=rival, seconds=0.0))
    capsys.readouterr()
    assert tally.games == 2
    assert tally.ours.wins + tally.theirs.wins == 2
    assert f"2 games: level 5 won {tally.ours.wins:g}" in tally.told()
    # The simulation of a search that only looks is none.
    assert tally.simulations >= tally.theirs.decisions > 0
