"""No event is called revealing for nothing: each of them, in some game, alone shows somebody what was hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import pioneers
from pioneers import Action
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State
from tests.laws.adapter import Adapter, adapted_games, adapter_of
from tests.laws.checks.foresight_law import law_previews_come_true
from tests.laws.checks.revealing_law import law_nothing_is_revealed_in_silence, tells_nothing
from tests.laws.sample import Setup, seats_of, setups, walked

# Games of each number of players, and worlds in which an action is looked at.
SEARCHED = 16
WORLDS = 4

KEYS = [(name, key) for name in adapted_games() for key in sorted(pioneers.game(name).reveals)]


@pytest.fixture
def thievish_deck(tmp_path: Path) -> Path:
    """A deck with so many thieves that a hand may hold nothing else from the start."""
    text = (files("pioneers.cards") / "data" / "deck.toml").read_text(encoding="utf-8")
    assert "thieves = 4\n" in text
    path = tmp_path / "thievish.toml"
    path.write_text(text.replace("thieves = 4\n", "thieves = 60\n"), encoding="utf-8")
    return path


def searched(name: str, deck: Path) -> Iterator[Setup]:
    """The games of the sample, and in between some with an own deck where there are decks."""
    game = pioneers.game(name)
    for row in zip(*(setups(name, players, SEARCHED) for players in game.player_numbers), strict=True):
        yield from row
        if "deck" in game.option_names:
            yield replace(row[-1], policy="chance", options={"deck": str(deck)})


def shows(game: Game[Any], adapter: Adapter, state: State, action: Action, rng: Rng) -> bool:
    """Whether somebody learns something by this action that was hidden from him."""
    try:
        tells_nothing(game, adapter, state, [action], seats_of(game, state), rng)
    except AssertionError as learned:
        if "learns" in str(learned):
            return True
        raise
    return False


@pytest.mark.parametrize(("name", "key"), KEYS)
def test_without_this_event_the_game_would_reveal_something_in_silence(
    name: str, key: str, thievish_deck: Path
) -> None:
    game, adapter = pioneers.game(name), adapter_of(name)
    others = game.reveals - {key}
    for setup in searched(name, thievish_deck):
        rng = seeded(setup.seed, "revealing")
        for state, action in walked(game, setup):
            if action is None:
                continue
            keys = {event.key for event in game.play(state.copy(), action)}
            if key not in keys or keys & others:
                continue
            if any(shows(game, adapter, state, action, rng) for _ in range(WORLDS)):
                return
    pytest.fail(f"{key}: nobody ever learns anything by it alone")


def test_nothing_is_revealed_in_silence_with_many_thieves(thievish_deck: Path) -> None:
    game, adapter = pioneers.game("cards"), adapter_of("cards")
    for setup in (Setup("cards", 3, seed, "chance", {"deck": str(thievish_deck)}) for seed in range(4)):
        rng = seeded(setup.seed, "many thieves")
        for state, _ in walked(game, setup):
            if rng.below(8) == 0:
                law_nothing_is_revealed_in_silence(game, adapter, state, rng)


def test_previews_come_true_with_many_thieves(thievish_deck: Path) -> None:
    game, adapter = pioneers.game("cards"), adapter_of("cards")
    lost = 0
    for setup in (Setup("cards", 3, seed, "chance", {"deck": str(thievish_deck)}) for seed in range(4)):
        rng = seeded(setup.seed, "many thieves")
        for state, action in walked(game, setup):
            if action is None:
                continue
            # Others may hold thieves alone (C4.8): that must not be foretold.
            keys = {event.key for event in game.play(state.copy(), action)}
            lost += "thieves-lost" in keys
            if "thieves-lost" in keys or rng.below(8) == 0:
                law_previews_come_true(game, adapter, state, rng)
    assert lost
