"""Counting the continuations of a position, as chess programs do: a wrong rule shows in the numbers."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pioneers
from pioneers.kernel.game import Game
from pioneers.kernel.state import State

from .games import Counted, folder

# No deeper than this, and no deeper than a test can count in a moment: the last level is counted, not played.
DEEPEST = 8
MOST_LEAVES = 200_000
MOST_PLAYED = 6_000

HEAD = """\
# How many sequences of legal actions of length 1, 2, 3 … there are from a position. The position is that of the
# game with this seed, played by this policy of the laws' adapter for this many decisions.
# Made by `python -m tests.golden.make`; a change of these numbers is a change of the rules.
"""


def leaves(game: Game[Any], state: State, depth: int) -> int:
    """How many sequences of this many legal actions there are; a game that ends earlier has none."""
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        following = state.copy()
        game.advance(following, action)
        total += leaves(game, following, depth - 1)
    return total


def counts(game: Game[Any], state: State) -> list[int]:
    """The numbers for depth 1, 2, 3 … as far as they stay small."""
    found = [len(state.legal())]
    while len(found) < DEEPEST and sum(found) <= MOST_PLAYED:
        number = leaves(game, state, len(found) + 1)
        if not 0 < number <= MOST_LEAVES:
            break
        found.append(number)
    return found


def described(name: str, counted: Counted) -> str:
    """The position and its counts as a part of the golden file."""
    state = counted.reached(name)
    rows: dict[str, Any] = {
        "players": counted.players,
        "seed": counted.seed,
        "policy": counted.policy,
        "after": counted.after,
        "step": state.step,
        "leaves": counts(pioneers.game(name), state),
    }
    rows.update({f"options.{option}": value for option, value in counted.options.items()})
    lines = [f"{key} = {json.dumps(value)}" for key, value in rows.items()]
    return "\n".join(["", "[[position]]", *lines, ""])


def golden_counts(name: str, rules: int) -> list[dict[str, Any]]:
    """The positions of the golden file of a version of the rules."""
    text = (folder(rules) / f"{name}-perft.toml").read_text(encoding="utf-8")
    positions: list[dict[str, Any]] = tomllib.loads(text)["position"]
    return positions
