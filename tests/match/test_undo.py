"""Moves of several actions, and taking them back."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pioneers
from pioneers.kernel.mistake import Mistake
from pioneers.match.match import Match

TABLES = [(name, players) for name in pioneers.GAMES for players in (2, 3, 4)]


def new_match(game: str, players: int, seed: int) -> Match:
    return Match.new(pioneers.game(game), [f"seat {seat}" for seat in range(players)], [None] * players, seed)


def whole(match: Match) -> tuple[str, list[str], str | None]:
    return match.game.digest(match.state), match.record.actions[:], match.record.end


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=40)
@given(seed=st.integers(0, 2**32))
def test_taking_back_restores_all_up_to_the_last_reveal_or_the_last_move_of_another(
    game: str, players: int, seed: int
) -> None:
    rng = random.Random(seed)
    match = new_match(game, players, seed)
    # What a seat may go back to, kept beside the match: the wholes before its moves since the last barrier.
    before: list[tuple[str, list[str], str | None]] = []
    mover: int | None = None
    for _ in range(120):
        seat = match.state.seat
        if mover is not None and rng.random() < 0.25:
            assert match.undoable(mover) == len(before)
            if before:
                everything = rng.random() < 0.3
                match.undo(mover, everything)
                assert whole(match) == (before[0] if everything else before[-1])
                before = [] if everything else before[:-1]
            else:
                with pytest.raises(Mistake):
                    match.undo(mover)
            continue
        if seat is None:
            break
        now = whole(match)
        events, played = match.move(seat, [str(rng.choice(match.state.legal()))])
        assert played == 1
        if seat != mover:
            before, mover = [], seat
        before.append(now)
        if any(event.key in match.game.reveals for event in events):
            before = []
        for other in range(players):
            assert match.undoable(other) == (len(before) if other == mover else 0)


@pytest.mark.parametrize(("game", "players"), TABLES)
@settings(max_examples=40)
@given(seed=st.integers(0, 2**32))
def test_a_move_of_several_actions_is_played_wholly_or_not_at_all(game: str, players: int, seed: int) -> None:
    rng = random.Random(seed)
    match = new_match(game, players, seed)
    for _ in range(rng.randrange(60)):
        if match.state.seat is None:
            break
        match.move(match.state.seat, [str(rng.choice(match.state.legal()))])
    seat = match.state.seat
    if seat is None:
        return
    now = whole(match)
    first = rng.choice(match.state.legal())
    twin = match.state.copy()
    told = match.game.play(twin, first)
    if twin.seat is None or any(event.key in match.game.reveals for event in told):
        return
    # An action that is not possible after the first one.
    possible = {str(action) for action in twin.legal()}
    wrong = next(text for text in twin.shared.space.by_text if text not in possible)
    with pytest.raises((pioneers.Refusal, Mistake)):
        match.move(seat, [str(first), wrong])
    assert whole(match) == now


def test_a_move_ends_with_the_action_that_reveals_something() -> None:
    match = new_match("cards", 4, 7)
    reveals = match.game.reveals
    while match.state.seat is not None:
        seat = match.state.seat
        first = match.state.legal()[0]
        told = match.game.play(match.state.copy(), first)
        if any(event.key in reveals for event in told):
            # The second action is nonsense: it must not even be looked at, for what it meets was just revealed.
            move = match.move(seat, [str(first), str(first)])
            assert move.played == 1
            assert match.record.actions[-1] == str(first)
            assert match.undoable(seat) == 0
            return
        match.move(seat, [str(first)])
    raise AssertionError("no action revealed anything")


def test_a_seat_that_does_not_decide_cannot_move() -> None:
    match = new_match("board", 3, 1)
    deciding = match.state.seat
    assert deciding is not None
    with pytest.raises(Mistake):
        match.move((deciding + 1) % 3, [str(match.state.legal()[0])])
    assert match.record.actions == []


def test_what_is_kept_cannot_be_taken_back() -> None:
    match = new_match("board", 2, 1)
    seat = match.state.seat
    assert seat is not None
    match.move(seat, ["buy road"])
    assert match.undoable(seat) == 1
    match.keep()
    with pytest.raises(Mistake):
        match.undo(seat)
