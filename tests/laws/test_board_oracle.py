"""The engine against the slow, plain second implementation: every decision of whole games.

Not marked `pure`: that the interpreted engine plays as the compiled one is shown by the digests of many games.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import pytest

import pioneers
from pioneers.board.equipment.load import load_board
from pioneers.kernel.state import State
from tests.laws.sample import Setup, setups
from tests.oracle.board import Oracle

# Games for each number of players, all policies and covers in turn.
GAMES = int(os.environ.get("PIONEERS_ORACLE_GAMES", "40"))
SEAT_FIELDS = ("money", "score", "bankers", "merchants", "roads", "pioneers", "nuggets")
TABLE_FIELDS = ("round", "first", "active", "seat", "step", "stagecoach", "tiles", "roads", "pioneers")

game = pioneers.game("board")


@pytest.mark.parametrize("players", game.player_numbers)
@pytest.mark.parametrize("part", range(2))
def test_the_oracle_agrees_on_every_decision_and_every_score(players: int, part: int) -> None:
    half = GAMES // 2
    for setup in setups("board", players, GAMES)[part * half : (part + 1) * half]:
        state, rng = setup.begun(game), setup.chooser()
        oracle = oracle_of(state, players)
        while True:
            legal = [str(action) for action in state.legal()]
            assert set(legal) == oracle.legal(), f"{setup}: {state.step} of seat {state.seat}"
            assert standing(state) == oracle.standing(), f"{setup}: {state.step} of seat {state.seat}"
            if state.seat is None:
                break
            action = setup.chosen(state, rng)
            game.advance(state, action)
            oracle.play(str(action))
        scored_alike(setup, state, oracle)


def oracle_of(state: State, players: int) -> Oracle:
    """The oracle at the same first position."""
    side = load_board().side(players)
    return Oracle(game.dump(state), list(side.lines), side.start)


def standing(state: State) -> dict[str, Any]:
    """The position in the oracle's form."""
    position: Mapping[str, Any] = game.dump(state)
    return {
        **{name: position[name] for name in TABLE_FIELDS},
        "display": [coach["id"] for coach in position["display"]],
        "stack": len(position["stack"]),
        "nuggets": len(position["nuggets"]),
        "seats": [
            {
                **{name: seat[name] for name in SEAT_FIELDS},
                "coaches": [{"id": c["id"], "aboard": sorted(c["aboard"])} for c in seat["coaches"]],
            }
            for seat in position["seats"]
        ],
    }


def scored_alike(setup: Setup, state: State, oracle: Oracle) -> None:
    """Totals, their parts, ranks, winners and the reasons of the end."""
    ours: Mapping[str, Any] = game.result(state)
    right = oracle.result()
    parts = [
        {**part, "total": total, "money": money}
        for part, total, money in zip(ours["parts"], ours["scores"], ours["money"], strict=True)
    ]
    assert parts == right["seats"], str(setup)
    assert (ours["ranks"], ours["winners"]) == (right["ranks"], right["winners"]), str(setup)
    assert sorted(ours["reasons"]) == right["reasons"], str(setup)
