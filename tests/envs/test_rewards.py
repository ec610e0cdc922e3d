"""What finished games are worth."""

from __future__ import annotations

from itertools import product

import pytest

from pioneers.envs.rewards import REWARDS, by_rank, by_score, by_win


def result(scores: tuple[int, ...]) -> dict[str, list[int]]:
    return {"scores": list(scores), "ranks": [1 + sum(other > score for other in scores) for score in scores]}


@pytest.mark.parametrize("kind", REWARDS)
def test_the_rewards_of_all_seats_sum_to_zero(kind: str) -> None:
    for players in (2, 3, 4):
        for scores in product(range(4), repeat=players):
            assert sum(REWARDS[kind](result(scores))) == pytest.approx(0)


@pytest.mark.parametrize("kind", ["win", "rank"])
def test_wins_and_ranks_are_worth_between_minus_one_and_one(kind: str) -> None:
    for players in (2, 3, 4):
        for scores in product(range(4), repeat=players):
            assert all(-1 <= reward <= 1 for reward in REWARDS[kind](result(scores)))


def test_a_win_is_worth_one_and_its_loss_is_shared() -> None:
    assert by_win(result((5, 3))) == [1, -1]
    assert by_win(result((5, 3, 1, 4))) == pytest.approx([1, -1 / 3, -1 / 3, -1 / 3])


def test_winners_who_share_the_win_share_what_it_is_worth() -> None:
    assert by_win(result((5, 5))) == [0, 0]
    assert by_win(result((5, 5, 1, 4))) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])


def test_ranks_are_paid_in_even_steps_and_ties_share() -> None:
    assert by_rank(result((9, 7, 5, 3))) == pytest.approx([1, 1 / 3, -1 / 3, -1])
    assert by_rank(result((9, 9, 5))) == pytest.approx([0.5, 0.5, -1])


def test_a_score_is_paid_against_the_mean_of_the_others() -> None:
    assert by_score(result((10, 4, 6))) == pytest.approx([5, -4, -1])
