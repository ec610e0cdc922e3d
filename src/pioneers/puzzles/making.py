"""Puzzles made: games of the strongest level against itself, and in them the decisions that are puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import pioneers
from pioneers.bots.evaluators import best_evaluator, usual_evaluator
from pioneers.bots.plans import Plans
from pioneers.bots.search import Search
from pioneers.bots.thinking import greedy
from pioneers.kernel.event import Event
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State
from pioneers.kernel.view import View
from pioneers.puzzles.course import packed
from pioneers.puzzles.difficulty import found_by, rating_of
from pioneers.puzzles.measure import Measured, Plan, manner_for, players_of
from pioneers.puzzles.proving import proven
from pioneers.puzzles.puzzle import LineStep, Puzzle
from pioneers.puzzles.puzzle import Plan as ToldPlan
from pioneers.puzzles.themes import themes_of

# The games are played with so many iterations a decision, and a decision is looked at closely if that sees a gap.
ITERATIONS: Final = 200
PROMISING: Final = 500  # of 10,000
# So often must a plan be tried for its mean to count, and so good must the position be.
TRIED: Final = 3
HOPELESS: Final = 600
# Of a game so many puzzles are taken, so many actions apart.
MOST_OF_A_GAME: Final = 4
APART: Final = 12
# Of the decisions that level 2 gets right at once, one in so many is looked at: a book of easy puzzles is dull.
PLAIN_ONES: Final = 4
# More plans than these are not told.
TOLD: Final = 6


def puzzles_of(name: str, players: int, seed: int) -> Iterator[Puzzle]:
    """The puzzles in one game of the strongest level against itself."""
    game = pioneers.game(name)
    evaluator = best_evaluator(name)
    manner = manner_for(name)
    rng = seeded(seed, "puzzles")
    state: State = game.new(players=players, seed=seed)
    played: list[str] = []
    made = 0
    last = -APART
    while state.seat is not None:
        legal = state.legal()
        if len(legal) == 1:
            plan: Sequence[int] = [int(legal[0].index)]
        else:
            search = Search(evaluator, evaluator.redeal(state, state.deciding, rng), rng, manner)
            search.run(ITERATIONS)
            if (
                made < MOST_OF_A_GAME
                and len(played) >= last + APART
                and promises(search)
                and (not is_plain(search) or rng.below(PLAIN_ONES) == 0)
            ):
                puzzle = puzzle_at(game, state, played, seed, rng)
                if puzzle is not None:
                    yield puzzle
                    made += 1
                    last = len(played)
            plan = search.first.listed(int(search.best()))
        for atom in plan:
            action = state.shared.space.actions[atom]
            played.append(action.text)
            game.advance(state, action)


def promises(search: Search) -> bool:
    """Whether a search sees a gap: behind the best, or behind the two or three best."""
    means = sorted(
        (child.total // child.visits for child in search.root.children if child.visits >= TRIED), reverse=True
    )
    if len(means) < TRIED or means[0] < HOPELESS:
        return False
    return max(means[place] - means[place + 1] for place in range(min(3, len(means) - 1))) >= PROMISING


def is_plain(search: Search) -> bool:
    """Whether the best plan is what a plain evaluation takes at once."""
    plans = Plans()
    plan = greedy(usual_evaluator(search.base.shared.space.game), search.base, plans)
    return plans.listed(int(plan)) == search.first.listed(int(search.best()))


def puzzle_at(game: Game[Any], state: State, played: Sequence[str], seed: int, rng: Rng) -> Puzzle | None:
    """The puzzle of a position, if it is one."""
    seat = int(state.deciding)
    view = game.view(state, seat)
    base = game.imagine(view, int(rng.word()))
    proof = proven(game, base)
    if proof is None:
        return None
    answers = [plan.plan for plan in proof.plans[: proof.right]]
    found = found_by(game, view, base, answers)
    players = players_of(game, state)
    return Puzzle(
        game=game.name,
        rules=game.rules,
        data=game.data_digest(state),
        players=players,
        seed=seed,
        course=packed(game, game.new(players=players, seed=seed), list(played)),
        seat=seat,
        plans=tuple(told(base, plan) for plan in proof.plans[:TOLD]),
        right=proof.right,
        margin=proof.margin,
        choices=proof.choices,
        themes=themes_at(game, view, base, proof.plans[0].plan, proof.plans[proof.right].plan),
        found=found,
        rating=rating_of(found, proof.choices, proof.margin, first_sight=proof.first_sight),
    )


def told(base: State, plan: Measured) -> ToldPlan:
    """A plan in the notation of the game."""
    actions = tuple(base.shared.space.actions[atom].text for atom in plan.plan)
    return ToldPlan(actions, plan.chances, plan.error, tuple(LineStep(step.seat, step.actions) for step in plan.line))


def themes_at(game: Game[Any], view: View, base: State, best: Plan, rival: Plan) -> tuple[str, ...]:
    """What the game says the decision is about. They are told before an answer is: so they are found in a world that
    fits what the seat knows, and hang on nothing that is hidden from it.
    """
    find = themes_of(game.name).find
    return tuple(find(view, happening(game, base, best), happening(game, base, rival)))


def happening(game: Game[Any], base: State, plan: Plan) -> list[Event]:
    """What happens when a plan is played."""
    trial = base.copy()
    events: list[Event] = []
    for atom in plan:
        events += game.play(trial, trial.shared.space.actions[atom])
    return events
