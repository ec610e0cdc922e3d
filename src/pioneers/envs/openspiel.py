"""OpenSpiel: importing this registers every game, as `python_pioneers_<name>` (extra `openspiel`).

All chance of a game comes from its seed, so there is one chance node, at the start, with `deals` equally likely
outcomes: outcome n is the game of seed `first_seed` + n. What follows is decided by the players alone.

The games offer observations (the view, as a string and as a tensor), and no information states: a view tells what a
seat may know now, not in which order it learned it. Algorithms that key positions by information state must be told to
use the observation string, as `ISMCTSBot(…, use_observation_string=True)`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # compiled, without types
from numpy.typing import NDArray

import pioneers
from pioneers.bots.evaluators import usual_evaluator
from pioneers.catalogue import descriptor
from pioneers.envs.observation import Observer, observer_of
from pioneers.envs.rewards import by_win
from pioneers.kernel.playout import play_out
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State
from pioneers.kernel.view import View

DEALS = 2**16
LEAST, MOST = -1.0, 1.0
# Numbers of OpenSpiel's sampler, from 0 to 1, have so many different values.
SAMPLES = 2**53


def short_name(name: str) -> str:
    """What OpenSpiel calls a game. Options that are a word are its parameters."""
    return f"python_pioneers_{name}"


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel must know of a game before it is made."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=f"Pioneers, {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(pioneers.game(name).player_numbers),
        min_num_players=min(pioneers.game(name).player_numbers),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "deals": DEALS, "first_seed": 0, **descriptor(name).word_options},
    )


TYPES = {name: game_type(name) for name in pioneers.GAMES}


class Position:
    """A state of the game in a form that OpenSpiel can copy and store."""

    def __init__(self, name: str, state: State) -> None:
        self.name = name
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.name, self.state.copy())

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[str, str]]:
        return _stored, (self.name, json.dumps(pioneers.game(self.name).dump(self.state)))


def _stored(name: str, position: str) -> Position:
    return Position(name, pioneers.game(name).load(json.loads(position)))


class Notes:
    """What was found out about one position and can be found out again: copies and stored states begin without."""

    def __init__(self) -> None:
        # By seat: the observation string, and a world that fits the view.
        self.strings: dict[int, str] = {}
        self.worlds: dict[int, State] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Notes:
        return Notes()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[()]]:
        return Notes, ()


class PioneersGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of OpenSpiel. Parameters: `players`, `deals`, `first_seed`, and the options that are a word."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = TYPES[self.name]
        given = {**kind.parameter_specification, **(params or {})}
        self.rules = pioneers.game(self.name)
        self.players = self.rules.checked_players(given["players"])
        self.deals, self.first_seed = int(given["deals"]), int(given["first_seed"])
        # What is not said is not handed on: some options are for two players only.
        self.options = {
            word: given[word] for word, usual in descriptor(self.name).word_options.items() if given[word] != usual
        }
        first = self.dealt(0)
        self.observer: Observer = observer_of(self.rules, self.rules.data_digest(first))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(first.shared.space),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=LEAST,
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=descriptor(self.name).longest,
        )
        super().__init__(kind, info, params or {})

    def dealt(self, deal: int) -> State:
        """The beginning of a deal."""
        state: State = self.rules.new(players=self.players, seed=self.first_seed + deal, **self.options)
        return state

    def new_initial_state(self) -> PioneersState:
        """Before the deal."""
        return PioneersState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> PioneersObserver:
        """What OpenSpiel's algorithms observe a state with."""
        return PioneersObserver(self.observer)


class PioneersState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position of OpenSpiel: before the deal a chance node, then a state of the game."""

    def __init__(self, game: PioneersGame) -> None:
        super().__init__(game)
        self.position: Position | None = None
        self.notes = Notes()

    # --- the course of play -----------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that decides."""
        if self.position is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        seat = self.position.state.seat
        terminal: int = pyspiel.PlayerId.TERMINAL
        return terminal if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.state.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """The indices of the legal actions."""
        state = self.dealt()
        return [action.index for action in state.legal()] if state.seat == player else []

    def _apply_action(self, action: int) -> None:
        """Deal, or carry out a legal action."""
        self.notes = Notes()
        game = self.get_game()
        if self.position is None:
            self.position = Position(game.name, game.dealt(action))
        else:
            state = self.position.state
            game.rules.advance(state, state.shared.space.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation of an action."""
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"deal {action}"
        return self.position.state.shared.space.actions[action].text

    def returns(self) -> list[float]:
        """What the game is worth: the win and its loss, shared (`rewards.by_win`)."""
        rules = self.get_game().rules
        return by_win(rules.result(self.dealt())) if self.is_terminal() else [0.0] * self.num_players()

    def dealt(self) -> State:
        """The state of the game; there is none before the deal."""
        if self.position is None:
            raise pyspiel.SpielError("nothing is dealt yet")
        return self.position.state

    def __str__(self) -> str:
        rules = self.get_game().rules
        return "before the deal" if self.position is None else json.dumps(rules.dump(self.position.state))

    # --- what a seat knows ------------------------------------------------------------------------------

    def view(self, player: int) -> View | None:
        """What a seat may know; nothing before the deal."""
        return None if self.position is None else self.get_game().rules.view(self.position.state, player)

    def observation_string(self, player: int | None = None) -> str:
        """The view of a seat, of the one that decides if none is given."""
        seat = self.current_player() if player is None else player
        strings = self.notes.strings
        if seat not in strings:
            strings[seat] = json.dumps(self.view(seat))
        return strings[seat]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> PioneersState:
        """A state that fits what the seat may know; the rest is dealt at random. It has no history to look into."""
        game = self.get_game()
        fresh: PioneersState = game.new_initial_state()
        if self.position is not None:
            rng = seeded(int(sampler() * SAMPLES), "resample")
            worlds = self.notes.worlds
            # The first world is imagined from the view alone; the others are dealt anew from it, which is much faster.
            if player not in worlds:
                worlds[player] = game.rules.imagine(self.view(player), 0)
            fresh.position = Position(game.name, usual_evaluator(game.name).redeal(worlds[player], player, rng))
            # A law of the house: what a seat imagines looks to it like what it sees.
            fresh.notes.strings[player] = self.observation_string(player)
        return fresh


class PioneersObserver:
    """Writes the observation of a seat into a tensor, with each section by its name beside it."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.tensor: NDArray[np.float32] = np.zeros(observer.layout.size, np.float32)
        self.dict = {
            section.name: self.tensor[section.start : section.stop].reshape(section.shape)
            for section in observer.layout.sections
        }

    def set_from(self, state: PioneersState, player: int) -> None:
        """Observe a state from a seat; all is 0 before the deal."""
        view = state.view(player)
        self.tensor[:] = 0 if view is None else self.observer.of_view(view)

    def string_from(self, state: PioneersState, player: int) -> str:
        """The same as a string."""
        return state.observation_string(player)


class Rollouts:
    """An evaluator for OpenSpiel's search bots: as their random rollouts, but played inside the compiled engine."""

    def __init__(self, seed: int, rollouts: int = 1) -> None:
        self.rng: Rng = seeded(seed, "openspiel rollouts")
        self.rollouts = rollouts

    def evaluate(self, state: PioneersState) -> NDArray[np.float64]:
        """The mean of what random play to the end brings each seat."""
        rules = state.get_game().rules
        total = np.zeros(state.num_players())
        for _ in range(self.rollouts):
            trial = state.dealt().copy()
            play_out(trial, self.rng)
            total += by_win(rules.result(trial))
        return total / self.rollouts

    def prior(self, state: PioneersState) -> list[tuple[int, float]]:
        """Every action is as likely."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


for _name, _type in TYPES.items():
    pyspiel.register_game(_type, type(f"{_name.capitalize()}Game", (PioneersGame,), {"name": _name}))
