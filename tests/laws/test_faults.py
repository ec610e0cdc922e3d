"""A fault planted against each law is caught: a law that never complains proves nothing."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

import pytest

import pioneers
from pioneers.kernel.game import Game
from pioneers.kernel.state import State
from tests.laws.adapter import adapted_games, adapter_of
from tests.laws.broken.doubles import Double
from tests.laws.broken.faults import FAULTS, Fault
from tests.laws.kit import GAME_LAWS, STATE_LAWS
from tests.laws.sample import sample, setups

# Enough for the rarest fault to show.
SEARCHED = 16


def faults_of(name: str) -> list[Fault]:
    """The faults of every game, and those that only this one can have."""
    own: list[Fault] = import_module(f"tests.laws.adapters.{name}_faults").FAULTS
    return [*FAULTS, *own]


PLANTED = [(name, fault) for name in adapted_games() for fault in faults_of(name)]


def search(name: str, fault: Fault) -> None:
    """Ask the law about games and states with the fault in them, until it complains."""
    adapter = adapter_of(name)
    game = cast("Game[Any]", Double(pioneers.game(name), fault.game, fault.fields))
    for players in game.player_numbers:
        if fault.law in GAME_LAWS:
            check = fault.check or GAME_LAWS[fault.law]
            for setup in setups(name, players, SEARCHED):
                check(game, adapter, setup)
        else:
            for situation in sample(name, players, SEARCHED):
                state = cast("State", Double(situation.state.copy(), fault.state))
                STATE_LAWS[fault.law](game, adapter, state, situation.rng("fault"))


@pytest.mark.parametrize(("name", "fault"), PLANTED, ids=[f"{name}-{fault}" for name, fault in PLANTED])
def test_planted_fault_is_caught(name: str, fault: Fault) -> None:
    with pytest.raises(AssertionError, match=fault.caught):
        search(name, fault)


def test_a_double_without_a_fault_breaks_no_law() -> None:
    for name in adapted_games():
        game, adapter = cast("Game[Any]", Double(pioneers.game(name))), adapter_of(name)
        players = game.player_numbers[0]
        for setup in setups(name, players, 1):
            for game_law in GAME_LAWS.values():
                game_law(game, adapter, setup)
        for situation in sample(name, players, SEARCHED)[::40]:
            for law in STATE_LAWS.values():
                law(game, adapter, cast("State", Double(situation.state.copy())), situation.rng("no fault"))


def test_a_fault_is_planted_against_every_law() -> None:
    assert {fault.law for fault in FAULTS} == {*STATE_LAWS, *GAME_LAWS}
