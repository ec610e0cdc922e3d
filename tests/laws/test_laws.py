"""Every law on every game of the catalogue, for every number of players."""

from __future__ import annotations

import pytest

import pioneers

from .adapter import adapted_games, adapter_of, tables
from .kit import GAME_LAWS, SHARES, STATE_LAWS
from .sample import reached, sample, setups

pytestmark = pytest.mark.pure


def test_every_game_of_the_catalogue_is_under_the_laws() -> None:
    assert adapted_games() == list(pioneers.GAMES), "a game without tests/laws/adapters/<game>.py"


@pytest.mark.parametrize(("name", "players"), tables())
@pytest.mark.parametrize("law", STATE_LAWS)
def test_law_holds_in_every_state(name: str, players: int, law: str) -> None:
    game, adapter = pioneers.game(name), adapter_of(name)
    for situation in sample(name, players)[:: SHARES.get(law, 1)]:
        try:
            STATE_LAWS[law](game, adapter, situation.state, situation.rng(law))
        except AssertionError as broken:
            broken.add_note(str(situation))
            raise


@pytest.mark.parametrize(("name", "players"), tables())
@pytest.mark.parametrize("law", GAME_LAWS)
def test_law_holds_in_every_game(name: str, players: int, law: str) -> None:
    game, adapter = pioneers.game(name), adapter_of(name)
    for setup in setups(name, players):
        GAME_LAWS[law](game, adapter, setup)


@pytest.mark.parametrize(("name", "players"), tables())
def test_the_sample_reaches_every_step_and_every_ending(name: str, players: int) -> None:
    assert adapter_of(name).must_reach[players] <= reached(name, sample(name, players))
