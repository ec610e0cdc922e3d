"""The engine against the slow, plain second implementation: every decision of whole games of the card game."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import pioneers
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State
from tests.oracle.cards import Oracle

# Games for each number of players and each way to deal; `PIONEERS_ORACLE_GAMES=1000` looks deeper.
GAMES = int(os.environ.get("PIONEERS_ORACLE_GAMES", "60"))
PARTS = 2
TABLES = ((2, "one"), (2, "separate"), (3, "one"), (4, "one"))
ASKING = {"exchange", "discard", "play", "add", "take", "trump", "steal", "plunder", "build", "pay"}
SAME = ("run", "starter", "seat", "step", "trump", "deck", "supplies", "stock", "pending", "tricks")
TRICK = ("play", "add", "take", "trump", "steal")

game = pioneers.game("cards")

Policy = Callable[[list[str], Rng], str]


def any_of(actions: list[str], rng: Rng) -> str:
    """Each legal action as likely as the others."""
    return actions[rng.below(len(actions))]


def sparing(actions: list[str], rng: Rng) -> str:
    """One card at a time, so that runs are long, and whatever can be built."""
    builds = [action for action in actions if action.startswith("build")]
    if builds:
        return any_of(builds, rng)
    return "done" if "done" in actions else any_of(actions, rng)


def never_building(actions: list[str], rng: Rng) -> str:
    """Nobody wins: the game ends with its last run (C6.4)."""
    return "done" if any(action.startswith("build") for action in actions) else any_of(actions, rng)


def policy_of(number: int) -> Policy:
    """One game in twenty has forty runs; the others are played in two ways."""
    if number % 20 == 7:
        return never_building
    return sparing if number % 2 else any_of


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("players", "hands"), TABLES)
def test_the_oracle_agrees_on_every_decision_and_every_result(players: int, hands: str, part: int) -> None:
    steps: set[str] = set()
    reasons: set[str] = set()
    share = GAMES // PARTS
    for number in range(part * share, (part + 1) * share):
        state = game.new(players=players, seed=number, hands=hands)
        oracle = Oracle(game.dump(state))
        rng = seeded(number, "oracle")
        policy = policy_of(number)
        while True:
            place = f"{players} players, {hands}, game {number}: {state.step} of seat {state.seat}"
            compared(state, oracle, place)
            if state.seat is None:
                break
            steps.add(state.step)
            action = policy([str(action) for action in state.legal()], rng)
            game.advance(state, game.action(action))
            oracle.play(action)
            if oracle.step == "deal":
                oracle.deal(game.dump(state))
        ours = game.result(state)
        right = oracle.result()
        assert (ours["ranks"], ours["winners"], ours["scores"]) == (
            right["ranks"],
            right["winners"],
            right["buildings"],
        )
        reasons |= {str(reason) for reason in listed(ours["reasons"])}
    # The games went everywhere, to both ends.
    assert steps == ASKING
    assert reasons == {"settlement", "runs"}


def compared(state: State, oracle: Oracle, place: str) -> None:
    """The legal actions and all that lies on the table are the same."""
    legal = [str(action) for action in state.legal()]
    assert len(set(legal)) == len(legal), place
    assert set(legal) == oracle.legal(), place
    ours: Mapping[str, Any] = game.dump(state)
    right = oracle.standing()
    for name in SAME:
        assert ours[name] == right[name], f"{place}: {name}"
    for name in ("hands", "discards"):
        assert ours[name] == right[name] or ours["step"] == "plunder", f"{place}: {name}"
    assert [sorted(row) for row in ours["buildings"]] == right["buildings"], place
    # Thieves of the last one have left his hand here and lie in it there.
    left = sum(row.count("thief") for row in right["hands"]) if ours["step"] == "plunder" else 0
    assert ours["phase"]["thieves"] == left, place
    if ours["step"] in TRICK:
        assert {name: ours["trick"][name] for name in ("leader", "suit", "plays")} == right["trick"], place
    if ours["step"] in ("play", "add"):
        assert ours["place"] == right["place"], place


def listed(content: object) -> list[object]:
    assert isinstance(content, list)
    return content
