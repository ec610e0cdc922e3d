from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import pioneers
from pioneers.arena.luck import corrected, luck_by_kind, luck_of, measurable
from pioneers.arena.play import play
from pioneers.bots.bot import Bot
from pioneers.bots.evaluators import best_evaluator
from pioneers.bots.levels import bot_named
from pioneers.kernel.action import Action
from pioneers.kernel.event import Event
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import State, advance_index
from pioneers.match.match import Match
from tests.arena.series import series
from tests.arena.unbiased import Sample, biases, sampled

GAMES = ("board", "cards")
SETUPS = [(name, players) for name in GAMES for players in (2, 3, 4)]


def steps(name: str, players: int, seed: int) -> Iterator[tuple[State, Action, list[Event], State]]:
    """A game of quick bots: each state, the action, what it told, and the state after it."""
    game = pioneers.game(name)
    bots: list[Bot | None] = [bot_named("level1", seed + seat) for seat in range(players)]
    match = Match.new(game, [str(seat) for seat in range(players)], bots, seed)
    match.run()
    state = match.record.start(game)
    for text in match.record.actions:
        action = game.resolve(state, text)
        before, events = state.copy(), list[Event]()
        advance_index(state, action.index, events)
        yield before, action, events, state.copy()


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_nobody_sees_a_difference_in_what_is_reshuffled(name: str, players: int) -> None:
    game, rng = pioneers.game(name), seeded(1, "test")
    for before, _, _, _ in list(steps(name, players, 3))[::5]:
        digest = game.digest(before)
        for other in best_evaluator(name).reshuffled(before, 3, rng):
            assert game.views(other, range_of(players)) == game.views(before, range_of(players))
        assert game.digest(before) == digest, "the given state stays as it was"


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_what_draws_nothing_leads_to_the_same_whatever_lies_unseen(name: str, players: int) -> None:
    game, rng = pioneers.game(name), seeded(2, "test")
    drawn = 0
    for before, action, events, after in list(steps(name, players, 4)):
        if any(event.key in game.draws for event in events):
            drawn += 1
            continue
        (other,) = best_evaluator(name).reshuffled(before, 1, rng)
        advance_index(other, action.index, None)
        assert game.views(other, range_of(players)) == game.views(after, range_of(players)), action
    assert drawn > 0


def range_of(players: int) -> list[int]:
    """All seats."""
    return list(range(players))


def test_every_coach_and_every_nugget_that_may_come_next_does_so_equally_often() -> None:
    game, rng = pioneers.game("board"), seeded(3, "test")
    seen = set()
    for before, action, events, _ in steps("board", 2, 5):
        key = next((event.key for event in events if event.key in game.draws), None)
        if key is None or key in seen:
            continue
        seen.add(key)
        position: Any = game.dump(before)
        counts: Counter[str] = Counter()
        for other in best_evaluator("board").reshuffled(before, 99, rng):
            told: list[Event] = []
            advance_index(other, action.index, told)
            counts.update(str((event.figures, event.private)) for event in told if event.key == key)
        if key == "displayed":
            assert set(counts.values()) == {1}, "each coach that nobody has seen, once"
            assert len(counts) > len(position["stack"]), "those that were removed may come too"
        else:
            left = Counter(position["nuggets"])
            assert sorted(counts.values()) == sorted(left.values()), "each nugget of the supply, once"
    assert seen == {"displayed", "nugget"}


@pytest.mark.parametrize(("name", "players"), SETUPS)
def test_luck_adds_up_to_nothing_and_can_be_repeated(name: str, players: int) -> None:
    game = pioneers.game(name)
    match = Match.new(game, ["x"] * players, [bot_named("level1", seat) for seat in range(players)], 7)
    match.run()
    found = list(luck_of(game, match.record, set_up=True))
    actions = [event.action for event in found]
    assert actions[0] == 0
    assert actions == sorted(set(actions))
    for event in found:
        assert sum(event.luck) == pytest.approx(0, abs=1e-6), "what one wins the others lose"
    assert list(luck_of(game, match.record)) == found[1:]
    wins = [1.0, *[0.0] * (players - 1)]
    assert sum(corrected(wins, luck_by_kind(iter(found)))) == pytest.approx(1, abs=1e-6)


def test_the_luck_of_the_set_up_evens_out_over_the_rotations_of_a_deal() -> None:
    sums = [0.0, 0.0]
    for task in series("chance,level1", games=2, game="board").tasks():
        bots = [bot_named("chance", 1), bot_named("chance", 2)]
        match = Match.new(pioneers.game("board"), ["x", "y"], bots, task.seed)
        match.run()
        first = next(luck_of(match.game, match.record, set_up=True))
        for entrant, luck in zip(task.seats, first.luck, strict=True):
            sums[entrant.spec == "chance"] += luck
    assert sums == pytest.approx([0, 0], abs=1e-6)


def test_a_row_has_luck_by_kind_and_points_without_it() -> None:
    task = next(replace(series("level2,level1", game="board"), measure_luck=True).tasks())
    row = play(task).row
    assert row is not None
    assert set(row["luck"]) <= {"displayed", "nugget"}
    for seat, won in enumerate(row["corrected"]):
        plain = (seat in row["winners"]) / len(row["winners"])
        assert won == pytest.approx(plain - sum(luck[seat] for luck in row["luck"].values()), abs=1e-5)
    untouched = play(replace(task, measure_luck=False)).row
    assert untouched == {key: value for key, value in row.items() if key not in ("luck", "corrected")}


def test_a_game_that_draws_nothing_has_no_luck_to_measure() -> None:
    game = pioneers.game("board")
    assert measurable(game)
    draws, game.draws = game.draws, frozenset()
    try:
        assert not measurable(game)
    finally:
        game.draws = draws


# Enough for a planted bias to be seen beyond doubt.
FEW = 120


@cache
def few(name: str) -> Sample:
    """Games of equals."""
    return sampled(name, 2, FEW if name == "board" else FEW // 3, "level1", 11)


@pytest.mark.parametrize("name", GAMES)
def test_luck_has_no_mean(name: str) -> None:
    assert biases(few(name)) == []


def test_a_biased_term_is_found() -> None:
    sample = few("board")
    planted = [
        [
            replace(event, luck=(event.luck[0] + 0.02, event.luck[1] - 0.02)) if "nugget" in event.kinds else event
            for event in found
        ]
        for found in sample.events
    ]
    found = biases(replace(sample, events=planted))
    assert "luck nugget, seat 0" in found
    assert "luck displayed, seat 0" not in found
