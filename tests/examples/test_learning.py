"""The example that learns: it gets better, saves what it has learned, and what it has learned can play anywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from pioneers.bots.levels import bot_named
from pioneers.envs.pettingzoo import env

FOLDER = Path(__file__).parents[2] / "examples" / "learning"


def said(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What the program says, started as its README says."""
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, str(FOLDER / "learn.py"), *words],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A few seconds of learning against chance, and what was said."""
    folder = tmp_path_factory.mktemp("learning")
    told = said(
        folder, "cards", "--against", "chance", "--seconds", "6", "--games", "200", "--at-once", "128", "--hidden", "32"
    )
    assert told.returncode == 0, told.stdout + told.stderr
    return folder / "cards.npz", told.stdout


def test_a_few_seconds_of_learning_win_more_than_half_of_the_games_against_chance(
    learned: tuple[Path, str],
) -> None:
    assert "It has learned to win." in learned[1]
    assert "in games not seen before" in learned[1]


def test_what_has_not_learned_does_not_win_more_than_half_and_says_so(tmp_path: Path) -> None:
    told = said(tmp_path, "cards", "--seconds", "0", "--games", "60", "--at-once", "8", "--hidden", "8")
    assert told.returncode == 1, told.stderr
    assert "It doesn’t win more than half of the games." in told.stdout


def test_what_was_saved_is_loaded_as_it_was_and_plays_in_pettingzoo_against_a_level(
    learned: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(FOLDER))
    from network import Network  # noqa: PLC0415 - the example is no package

    network = Network.load(learned[0])
    again = learned[0].with_name("again.npz")
    network.save(again)
    twin = Network.load(again)
    assert twin.parameters.keys() == network.parameters.keys()
    table = env(game="cards", players=2)
    table.reset(seed=3)
    level = bot_named("level1", seed=3)
    rules, choices = table.unwrapped.game, 0
    for agent in table.agent_iter():
        seen, _, over, _, _ = table.last()
        if over:
            table.step(None)
        elif agent == "seat_0":
            rows, masks = seen["observation"][None], seen["action_mask"][None]
            action = int(network.best(rows, masks)[0])
            assert action == int(twin.best(rows, masks)[0])
            assert seen["action_mask"][action]
            choices += int(np.count_nonzero(seen["action_mask"]) > 1)
            table.step(action)
        else:
            state = table.unwrapped.position
            table.step(level.choose(rules, rules.view(state, 1), state.legal()).index)
    assert choices > 10
    assert table.agents == []
