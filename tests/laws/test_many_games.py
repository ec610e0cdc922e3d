"""The same games on every machine: combined digests of many seeded games, compiled, interpreted, in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import pioneers
from tests.laws.adapter import adapted_games, tables
from tests.laws.many_games import SIZES, combined, golden
from tests.laws.sample import COMPILED

# For each number of players; `PIONEERS_MANY_GAMES=10000` plays as many. Interpreted, fewer show that both play alike.
GAMES = int(os.environ.get("PIONEERS_MANY_GAMES", "0")) or (250 if COMPILED else 60)
# Of older rules fewer: they no longer change.
OLDER_GAMES = 60 if COMPILED else 12
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.pure
@pytest.mark.parametrize(("name", "players"), tables())
def test_many_games_end_and_replay_to_the_golden_digests(name: str, players: int) -> None:
    right = golden(name)
    for games, digest in combined(name, players, GAMES):
        if games in SIZES:
            assert digest == right[players, games], f"{name}, {players} players, {games} games"


@pytest.mark.pure
@pytest.mark.parametrize(("name", "players"), tables())
def test_games_by_older_rules_end_and_replay_to_the_golden_digests_of_their_rules(name: str, players: int) -> None:
    for rules in pioneers.game(name).known_rules[:-1]:
        right = golden(name, rules)
        for games, digest in combined(name, players, min(GAMES, OLDER_GAMES), rules):
            assert digest == right[players, games], f"{name}, rules {rules}, {players} players, {games} games"


@pytest.mark.parametrize("name", adapted_games())
def test_the_same_games_in_other_processes_whatever_the_order_of_sets(name: str) -> None:
    answers = set()
    for hash_seed in ("0", "1", "20170101"):
        asked = subprocess.run(  # noqa: S603 - our own module
            [sys.executable, "-m", "tests.laws.many_games", "--games", "12", "--game", name],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=False,
        )
        assert asked.returncode == 0, asked.stderr
        answers.add(asked.stdout)
    assert len(answers) == 1, answers
    right = golden(name)
    rows = [f"{name} {players} {12:>6} {right[players, 12]}\n" for players in pioneers.game(name).player_numbers]
    assert answers == {"".join(rows)}
