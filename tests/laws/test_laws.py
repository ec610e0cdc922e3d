"""Every law on every game of the catalogue, for every number of players."""

from __future__ import annotations

import pytest

import pioneers
from tests.laws.adapter import adapted_games, adapter_of, tables
from tests.laws.kit import GAME_LAWS, SHARE, SHARES, STATE_LAWS
from tests.laws.sample import reached, sample, setups


def test_every_game_of_the_catalogue_is_under_the_laws() -> None:
    assert adapted_games() == list(pioneers.GAMES), "a game without tests/laws/adapters/<game>.py"


@pytest.mark.parametrize(("name", "players"), tables())
@pytest.mark.parametrize("law", STATE_LAWS)
def test_law_holds_in_every_state(name: str, players: int, law: str) -> None:
    game, adapter = pioneers.game(name), adapter_of(name)
    for situation in sample(name, players)[:: SHARES.get(law, SHARE)]:
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


# What a version of the rules can break: what is written down, copied, imagined and hidden. A few games will do.
OLDER_STATE_LAWS = (
    "copies are independent",
    "play and advance agree",
    "positions load back",
    "imagined states fit",
    "hidden things stay hidden",
)
OLDER_GAME_LAWS = ("records replay", "the same seed is the same game", "private figures stay private")
OLDER_GAMES = 8


def older_rules() -> list[tuple[str, int, int]]:
    """Every game and number of players with every version of the rules but the newest."""
    return [(name, players, rules) for name, players in tables() for rules in pioneers.game(name).known_rules[:-1]]


@pytest.mark.parametrize(("name", "players", "rules"), older_rules())
def test_laws_hold_by_older_rules(name: str, players: int, rules: int) -> None:
    game, adapter = pioneers.game(name), adapter_of(name)
    situations = sample(name, players, OLDER_GAMES, rules)
    assert {situation.state.shared.rules for situation in situations} == {rules}
    for law in OLDER_STATE_LAWS:
        for situation in situations[:: SHARES.get(law, SHARE)]:
            try:
                STATE_LAWS[law](game, adapter, situation.state, situation.rng(law))
            except AssertionError as broken:
                broken.add_note(f"{law}: {situation}")
                raise
    for law in OLDER_GAME_LAWS:
        for setup in setups(name, players, OLDER_GAMES, rules):
            GAME_LAWS[law](game, adapter, setup)


@pytest.mark.parametrize(("name", "players"), tables())
def test_the_sample_reaches_every_step_and_every_ending(name: str, players: int) -> None:
    assert adapter_of(name).must_reach[players] <= reached(name, sample(name, players))
