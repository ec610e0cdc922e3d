from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from pioneers.arena.sequential import Bounds, SequentialTest, Verdict
from pioneers.arena.series import Series
from pioneers.arena.stopping import Stopping, read_bounds
from pioneers.kernel.mistake import Mistake
from tests.arena.series import series


def with_test(seats: str = "level2,level1", games: int = 400, low: float = 0.0, high: float = 0.1) -> Series:
    """A series with a test."""
    return replace(series(seats, games), bounds=Bounds(low, high))


def played(what: Series, chance: float, seed: int, less: bool = False) -> dict[int, dict[str, Any]]:
    """Rows in which the first entrant wins with this chance."""
    dice = random.Random(seed)
    rows = {}
    rotations = what.rotations
    for number in range(what.games):
        deal, rotation = divmod(number, len(rotations))
        seats = [entrant.spec for entrant in rotations[rotation]]
        own = [seat for seat, spec in enumerate(seats) if spec == what.lineup[0].spec]
        others = [seat for seat in range(len(seats)) if seat not in own]
        winner = dice.choice(own if dice.random() < chance else others)
        rows[number] = {"game": number, "deal": deal, "seats": seats, "winners": [winner]}
        if less:
            rows[number]["corrected"] = [chance if seat in own else 1 - chance for seat in range(len(seats))]
    return rows


def test_the_order_in_which_games_come_in_does_not_matter() -> None:
    what = with_test()
    rows = played(what, 0.65, 1)
    at_once = Stopping(what).look(rows, ())
    assert at_once.verdict is Verdict.BETTER
    assert at_once.deals < what.deals
    order = list(rows)
    for _ in range(5):
        # Neighbours change places, as among workers; in between there are gaps.
        order = sorted(order, key=lambda number: number + random.Random(number).random() * 30)
        stopping, come = Stopping(what), {}
        found = stopping.decision()
        for number in order:
            come[number] = rows[number]
            found = stopping.look(come, ())
            if found.verdict is not Verdict.OPEN:
                break
        assert found == at_once


def test_a_deal_that_is_not_complete_says_nothing_yet_and_one_that_failed_never() -> None:
    what = with_test()
    rows = played(what, 0.65, 1)
    one = {number: row for number, row in rows.items() if number != 1}
    assert Stopping(what).look(one, ()).deals == 0
    stopping = Stopping(what)
    assert stopping.look(one, {1}).verdict is Verdict.BETTER
    assert stopping.test.count == stopping.next_deal - 1


@pytest.mark.parametrize(("seats", "even"), [("level2,level1", 0.5), ("level2,level1,level1,level1", 0.25)])
def test_errors_are_as_rare_as_promised(seats: str, even: float) -> None:
    what = with_test(seats, 2400)
    wrong = {True: 0, False: 0}
    for better in wrong:
        for seed in range(60):
            found = Stopping(what).look(played(what, even + 0.1 * better, seed), ())
            assert found.verdict is not Verdict.OPEN
            wrong[better] += (found.verdict is Verdict.BETTER) is not better
    # Three of sixty are expected; more than nine come about once in a thousand times.
    assert max(wrong.values()) <= 9


def test_points_less_luck_count_where_there_are_any() -> None:
    what = with_test()
    plain, less = (Stopping(what).look(played(what, 0.6, 2, corrected), ()) for corrected in (False, True))
    assert not plain.corrected
    assert less.corrected
    assert less.verdict is Verdict.BETTER
    assert less.deals < plain.deals, "they differ less, so fewer are needed"


def test_without_deals_there_is_no_evidence() -> None:
    assert SequentialTest(Bounds(0, 0.03), 0.1).evidence() == 0


@pytest.mark.parametrize(
    ("text", "seats", "key"),
    [
        ("3", "level2,level1", "arena-sprt"),
        ("0,1,2", "level2,level1", "arena-sprt"),
        ("a,b", "level2,level1", "arena-sprt"),
        ("nan,3", "level2,level1", "arena-sprt-order"),
        ("3,0", "level2,level1", "arena-sprt-order"),
        ("0,300", "level2,level1", "arena-sprt-order"),
        ("0,3", "level2,level2", "arena-sprt-alone"),
    ],
)
def test_bounds_that_make_no_test_are_refused(text: str, seats: str, key: str) -> None:
    with pytest.raises(Mistake) as refused:
        read_bounds(text, series(seats))
    assert refused.value.key == key


def test_bounds_are_percent_points() -> None:
    assert read_bounds("-1.5,3", series("level2,level1")) == Bounds(-0.015, 0.03)
