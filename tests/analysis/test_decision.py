"""A decision is judged by what its seat knew, fairly between the plans, and the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import pioneers
from pioneers.analysis.course import Course, Moment
from pioneers.analysis.decision import analyse, analyse_open, imagined, plans_of
from pioneers.analysis.hint import hint
from pioneers.analysis.judge import judge_of
from pioneers.analysis.played import end_of, found_played
from pioneers.bots.budget import Budget
from pioneers.bots.duel import Duel
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import State
from pioneers.text.say import LANGUAGES, say
from tests.analysis.games import FEW, finished

GAMES = ("board", "cards")


def moments(name: str, players: int, every: int) -> Iterator[tuple[Course, Moment]]:
    """Some decisions of a game."""
    course = Course(finished(name, players))
    for moment in course.moments[::every]:
        yield course, moment


@pytest.mark.parametrize("name", GAMES)
def test_the_plan_played_is_searched_as_deeply_as_the_best(name: str) -> None:
    looked = 0
    for course, moment in moments(name, 3, 12):
        view = course.game.view(moment.before, moment.seat)
        found = analyse(course.game, view, moment.following, budget=Budget(iterations=FEW))
        decision = found.decision(moment.move)
        plans = decision["plans"]
        assert found.played is not None
        assert plans[found.played]["actions"] == decision["played"]
        assert plans[found.played]["visits"] == plans[0]["visits"]
        assert decision["best"] == plans[0]["actions"]
        assert plans[0]["loss"] == 0 <= decision["loss"]
        assert [plan["loss"] for plan in plans] == sorted(plan["loss"] for plan in plans)
        assert sum(plans[0]["chances"]) == pytest.approx(1, abs=0.01)
        looked += len(plans) > 1
    assert looked > 2


@pytest.mark.parametrize("name", GAMES)
def test_the_same_view_gets_the_same_numbers_whatever_is_hidden_behind_it(name: str) -> None:
    course, moment = next(iter(moments(name, 3, 5)))
    view = course.game.view(moment.before, moment.seat)
    first = analyse(course.game, view, moment.following, budget=Budget(iterations=FEW))
    elsewhere = course.game.imagine(view, 99)
    assert course.game.digest(elsewhere) != course.game.digest(moment.before), "something is hidden"
    second = analyse(
        course.game, course.game.view(elsewhere, moment.seat), moment.following, budget=Budget(iterations=FEW)
    )
    assert first.plans == second.plans


def test_with_the_cards_open_a_decision_is_another_one() -> None:
    course, moment = list(moments("cards", 2, 7))[2]
    budget = Budget(iterations=4 * FEW)
    known = analyse(course.game, course.game.view(moment.before, moment.seat), moment.following, budget=budget)
    opened = analyse_open(course.game, moment.before, moment.following, budget=budget)
    assert known.plans[0]["chances"] != opened.plans[0]["chances"]


def turned_round(texts: list[str]) -> list[str]:
    """The same two roads, or the same cards, the other way round: the first card is played, the others are added."""
    if texts[0].startswith("buy"):
        return [*texts[:-2], texts[-1], texts[-2]]
    if not texts[0].startswith("play"):
        return texts
    cards = [text.partition(" ")[2] for text in texts if text != "done"][::-1]
    verbs = [text.partition(" ")[0] for text in texts]
    return [f"{verb} {card}".strip() for verb, card in zip(verbs, [*cards, ""], strict=False)]


def reached(game: Game[Any], base: State, texts: list[str]) -> State | None:
    """Where these actions lead, if they are possible."""
    state = base.copy()
    for text in texts:
        if game.explain(state, text) is not None:
            return None
        game.play(state, text)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_what_is_played_in_another_order_is_the_same_plan(name: str) -> None:
    """Cards laid, and roads built, in another order lead to the same position: nobody made a mistake."""
    game: Game[Any] = pioneers.game(name)
    judge = judge_of(name)
    turned = 0
    for course, moment in moments(name, 2, 3):
        base, _ = imagined(course.game, course.game.view(moment.before, moment.seat))
        plans = plans_of(judge, base)
        for plan in [plan for plan in plans if len(plan) > 2][:3]:
            texts = [base.shared.space.actions[atom].text for atom in plan]
            other = turned_round(texts)
            state = reached(game, base, other)
            if other == texts or state is None or game.digest(state) != end_of(game, base, plan):
                continue
            found = found_played(game, base, plans, other)
            assert found.length == len(plan)
            assert end_of(game, base, found.atoms) == game.digest(state)
            turned += 1
    assert turned > 0


def test_a_worse_plan_is_marked_and_the_best_is_not() -> None:
    found = 0
    for course, moment in moments("board", 2, 4):
        view = course.game.view(moment.before, moment.seat)
        first = analyse(course.game, view, budget=Budget(iterations=900))
        worse = first.plans[-1]
        if worse["loss"] - 4 * worse["error"] < 0.07:
            continue
        played = analyse(course.game, view, worse["actions"], budget=Budget(iterations=700)).decision(0)
        best = analyse(course.game, view, first.plans[0]["actions"], budget=Budget(iterations=700)).decision(0)
        assert played["mark"] is not None
        assert best["mark"] is None
        found += 1
    assert found > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_duel_gives_equal_plans_equal_worlds(name: str) -> None:
    """The same plan twice brings the same to the last digit: no difference can come from luck with the deal."""
    course, moment = next(iter(moments(name, 3, 5)))
    judge = judge_of(name)
    base, _ = imagined(course.game, course.game.view(moment.before, moment.seat))
    plan = plans_of(judge, base)[0]
    duel = Duel(judge.evaluator, base, seeded(1, "test"), judge.manner, [plan, plan], 3)
    first, second = duel.batch(40)
    assert first == second


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_comes_from_the_view_alone_with_reasons_that_can_be_said(name: str) -> None:
    game: Game[Any] = pioneers.game(name)
    state = game.new(players=2, seed=5)
    seat = state.seat
    found = hint(game, game.view(state, seat), budget=Budget(iterations=FEW))
    assert found["seat"] == seat
    assert game.explain(state, found["actions"][0]) is None
    for reason in found["reasons"]:
        for language in LANGUAGES:
            say(reason["key"], reason["figures"], language)
    other = 1 - (seat or 0)
    with pytest.raises(Mistake) as refused:
        hint(game, game.view(state, other))
    assert refused.value.key == "analysis-turn"
