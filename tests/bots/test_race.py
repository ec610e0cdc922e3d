"""Races: plans are compared in the same worlds, and who is clearly behind drops out."""

from __future__ import annotations

import pytest

import pioneers
from pioneers.bots.budget import Budget
from pioneers.bots.evaluator import SURE, Evaluator
from pioneers.bots.evaluators import evaluator_of, terms_of, usual_expert, usual_weights
from pioneers.bots.levels import LevelBot
from pioneers.bots.plans import Plans
from pioneers.bots.race import Race, Terms
from pioneers.bots.taste import UNTRIED
from pioneers.cards.position.state import CardsState
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State

GAME = pioneers.game("cards")
WEIGHTS = usual_weights("cards")
ALL_PLANS = Terms(width=16, prior=0, least=4, doubt=400, gap=300)
ITERATIONS = 400
# As far apart as two plans of a close race are, and as worlds are.
STEP = 40
LUCK = 3000


class Scripted(Evaluator):
    """Worth what the card that was played says, and far more or less by the luck of the world."""

    def __init__(self, apart: int) -> None:
        super().__init__(WEIGHTS)
        self.apart = apart
        self.known = evaluator_of("cards", WEIGHTS)
        # What each imagined game began with: the hidden cards, and the luck of those who play on.
        self.seen: list[tuple[str, tuple[int, ...]]] = []

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        return self.known.redeal(state, seat, rng)

    def sprint(self, state: State, plans: Plans, rng: Rng, until: int) -> None:  # noqa: ARG002 - as the base has it
        assert isinstance(state, CardsState)
        self.seen.append((str(list(state.pile)), tuple(rng.words())))

    def worth(self, state: State, seat: int) -> int:  # noqa: ARG002 - as the base has it
        assert isinstance(state, CardsState)
        luck = sum(int(card) * place for place, card in enumerate(state.pile)) % LUCK
        return int(luck + self.apart * int(state.laid[0]))


def opening() -> CardsState:
    """The first lead of a run: many cards can be played."""
    state: CardsState = GAME.new(players=2, seed=3)
    assert len(state.legal()) > 8
    return state


def raced(evaluator: Evaluator, terms: Terms = ALL_PLANS, iterations: int = ITERATIONS, portion: int = 0) -> Race:
    """A race that has run, in portions if they are given."""
    race = Race(evaluator, opening(), seeded(7, "race"), terms, iterations)
    for _ in range(iterations // portion if portion else 1):
        race.run(portion or iterations)
    return race


def test_all_that_are_left_are_played_in_the_same_worlds_with_the_same_luck() -> None:
    evaluator = Scripted(0)
    race = raced(evaluator)
    visits = sorted((votes for _, votes, _ in race.votes()), reverse=True)
    assert len(set(evaluator.seen)) == race.worlds == visits[0]
    runners = [sum(count > world for count in visits) for world in range(visits[0])]
    assert [evaluator.seen.count(world) for world in dict.fromkeys(evaluator.seen)] == runners


def test_what_worlds_bring_by_luck_hides_no_plan_that_is_better() -> None:
    race = raced(Scripted(STEP))
    cards = [race.first.listed(plan)[0] for plan in range(int(race.first.count))]
    assert cards[int(race.best())] == max(cards)
    assert race.left == 1
    assert race.spent < ITERATIONS // 2, "it is decided long before the end"


def test_a_race_of_equals_takes_the_iterations_it_was_given() -> None:
    race = raced(Scripted(0))
    assert race.left == 2
    assert ITERATIONS <= race.spent < ITERATIONS + 2
    assert race.best() == 0, "of equals the first"


def test_a_race_in_portions_is_the_same_race() -> None:
    evaluator = usual_expert("cards")
    terms = terms_of(WEIGHTS)
    assert raced(evaluator, terms, 128, portion=16).votes() == raced(evaluator, terms, 128).votes()


def test_before_any_world_the_best_at_first_sight_is_ahead() -> None:
    race = Race(usual_expert("cards"), opening(), seeded(1, "race"), terms_of(WEIGHTS), 100)
    assert race.best() == race.first.best()
    assert set(race.means()) == {UNTRIED}


def test_means_are_told_of_those_that_ran_long_enough() -> None:
    race = raced(Scripted(STEP))
    means, most = list(race.means()), max(votes for _, votes, _ in race.votes())
    for mean, (_, visits, total) in zip(means, race.votes(), strict=True):
        assert mean == (total // visits if 4 * visits >= most else UNTRIED)
    assert max(means) <= SURE


@pytest.mark.parametrize(("mine", "theirs"), [(5, 10), (10, 5)])
def test_the_plan_that_was_longest_in_all_races_together_is_best(mine: int, theirs: int) -> None:
    race = raced(Scripted(STEP))
    best = int(race.best())
    other = 0 if best else 1
    keys = [int(race.first.keys[plan]) for plan in (best, other)]
    race.add_votes([(keys[0], mine, 0), (keys[1], theirs, SURE)])
    assert race.best() == (best if mine > theirs else other)


def test_level_5_races_in_few_iterations_and_grows_a_tree_in_many() -> None:
    few = WEIGHTS["race"]["iterations"]
    budgets = {few: "race", few + 1: "expert", None: "expert"}
    for iterations, table in budgets.items():
        assert LevelBot(5, 1, Budget(iterations=iterations)).table(WEIGHTS) == table
        assert LevelBot(4, 1, Budget(iterations=iterations)).table(WEIGHTS) == "search"
    assert LevelBot(5, 1, Budget(iterations=few)).table(usual_weights("board")) == "expert"
