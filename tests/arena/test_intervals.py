from __future__ import annotations

import pytest

from pioneers.arena.intervals import NORMAL, Interval, Tally, mean_interval, share_interval, student, variance, wilson


@pytest.mark.parametrize(
    ("share", "trials", "low", "high"),
    [(0.8, 10, 0.4902, 0.9433), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0), (0.65, 2000, 0.6288, 0.6706)],
)
def test_wilsons_interval_has_its_known_values(share: float, trials: int, low: float, high: float) -> None:
    found = wilson(share, trials)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "factor"), [(1, 12.706), (2, 4.303), (4, 2.776), (9, 2.262), (29, 2.045), (999, 1.962)]
)
def test_students_factor_has_its_known_values(freedom: int, factor: float) -> None:
    assert student(freedom) == pytest.approx(factor, abs=0.002)


def test_the_mean_of_lone_games_has_the_usual_interval() -> None:
    values = [4.0, 6.0, 5.0, 9.0, 1.0]
    found = mean_interval([Tally(value, 1) for value in values])
    # Mean 5, standard deviation 2.9155, divided by the root of 5, times 2.776.
    assert found.value == 5.0
    assert found.high - found.value == pytest.approx(2.776 * 2.9155 / 5**0.5, abs=0.002)


def test_lone_games_give_wilsons_interval() -> None:
    deals = [Tally(1.0, 1)] * 700 + [Tally(0.0, 1)] * 300
    found, plain = share_interval(deals), wilson(0.7, 1000)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=1e-3)


def test_games_of_a_deal_that_end_alike_count_as_one() -> None:
    alike = [Tally(4.0, 4)] * 30 + [Tally(0.0, 4)] * 20
    found, plain = share_interval(alike), wilson(0.6, 50)
    assert found.high - found.low == pytest.approx(plain.high - plain.low, rel=0.05)


def test_deals_that_balance_make_the_interval_narrow_but_only_when_there_are_enough() -> None:
    def mixed(count: int) -> list[Tally]:
        return [Tally(1.0, 2)] * (count - 2) + [Tally(2.0, 2), Tally(0.0, 2)]

    many, few = share_interval(mixed(400)), share_interval(mixed(10))
    assert many.high - many.low < 0.5 * (wilson(0.5, 800).high - wilson(0.5, 800).low)
    assert few.high - few.low >= wilson(0.5, 20).high - wilson(0.5, 20).low


def test_nothing_won_is_no_certainty() -> None:
    found = share_interval([Tally(0.0, 2)] * 10)
    assert found == wilson(0.0, 10)
    assert share_interval([Tally(1.0, 2)]).high > 0.9


def test_deals_of_unequal_length_count_by_their_games() -> None:
    deals = [Tally(2.0, 2), Tally(0.0, 1), Tally(1.0, 2)]
    assert share_interval(deals).value == pytest.approx(3 / 5)
    assert variance(deals) == pytest.approx((0.8**2 + 0.6**2 + 0.2**2) * 3 / 2 / 25)
    assert mean_interval(deals[:1]) == Interval(1.0, 1.0, 1.0)
    assert pytest.approx(1.96, abs=1e-3) == NORMAL
