"""What a player may know."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pioneers import Refusal
from pioneers.board.position.state import BoardState
from pioneers.kernel.playout import play_out
from pioneers.kernel.rng import seeded
from tests.rules.board.positions import COACHES, NUGGETS, Position, game, legal, look, play, position

few = settings(deadline=None, derandomize=True, max_examples=25)
HIDDEN = ("stack", "nuggets", "seats")


@st.composite
def somewhere(draw: st.DrawFn) -> BoardState:
    """A game after some random decisions."""
    state = game.new(players=draw(st.sampled_from([2, 3, 4])), seed=draw(st.integers(0, 10**6)))
    rng = seeded(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, 90))):
        actions = state.legal()
        if not actions:
            break
        game.advance(state, actions[rng.below(len(actions))])
    return state


def view(state: BoardState, seat: int | None) -> dict[str, Any]:
    return dict(game.view(state, seat))


def without_nuggets(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**seat, "nuggets": len(seat["nuggets"])} for seat in seats]


@pytest.mark.rule("B8.4", "B2.8", "B2.11")
@few
@given(state=somewhere())
def test_everything_on_the_table_is_public(state: BoardState) -> None:
    whole = look(state)
    for seat in (None, *range(whole["players"])):
        seen = view(state, seat)
        assert seen.pop("viewer") == seat
        assert {name: seen[name] for name in seen if name not in HIDDEN} == {
            name: whole[name] for name in whole if name not in HIDDEN
        }
        # Money, scores, coaches and who sits in them; and how many nuggets each one holds.
        assert without_nuggets(seen["seats"]) == without_nuggets(whole["seats"])
        assert [len(seen["stack"]), len(seen["nuggets"])] == [len(whole["stack"]), len(whole["nuggets"])]


@pytest.mark.rule("B2.8")
@few
@given(state=somewhere())
def test_which_coaches_are_in_the_stack_and_in_what_order_is_hidden(state: BoardState) -> None:
    whole = look(state)
    shown = {coach["id"] for coach in whole["display"]}
    shown |= {coach["id"] for seat in whole["seats"] for coach in seat["coaches"]}
    for seat in (None, *range(whole["players"])):
        seen = view(state, seat)
        assert seen["stack"] == [None] * len(whole["stack"])
        text = json.dumps(seen)
        assert {coach for coach in COACHES if f'"{coach}"' in text} == shown - {"s1", "s2", "s3", "s4"}


@pytest.mark.rule("B8.4", "B2.11")
@few
@given(state=somewhere())
def test_the_value_of_a_nugget_is_known_to_its_owner_alone(state: BoardState) -> None:
    whole = look(state)
    over = state.seat is None
    for seat in (None, *range(whole["players"])):
        seen = view(state, seat)
        assert seen["nuggets"] == [None] * len(whole["nuggets"])
        for other, row in enumerate(seen["seats"]):
            values = whole["seats"][other]["nuggets"]
            assert row["nuggets"] == (values if over or other == seat else [None] * len(values))


@pytest.mark.rule("B11.2")
def test_at_the_end_all_taken_nuggets_lie_open() -> None:
    board = position(2).bare().seat(0, nuggets=[4]).seat(1, nuggets=[5, 3]).course(idle_rounds=1)
    state = board.load()
    assert [row["nuggets"] for row in view(state, 0)["seats"]] == [[4], [None, None]]
    play(state, "done", "done")
    assert state.step == "over"
    for seat in (None, 0, 1):
        assert [row["nuggets"] for row in view(state, seat)["seats"]] == [[4], [5, 3]]
        assert view(state, seat)["nuggets"] == [None] * 7


@pytest.mark.rule("B2.8", "B8.4")
@few
@given(state=somewhere(), seed=st.integers(0, 10**6), data=st.data())
def test_two_games_that_differ_in_what_a_seat_may_not_know_look_alike_to_it(
    state: BoardState, seed: int, data: st.DataObject
) -> None:
    """Deal the hidden things anew: the same bytes, the same offers, the same refusals, the same events."""
    seat = data.draw(st.integers(0, look(state)["players"] - 1))
    twin = game.imagine(view(state, seat), seed)
    assert json.dumps(view(twin, seat)) == json.dumps(view(state, seat))
    assert legal(twin) == legal(state)
    space = game.spaces()[0].actions
    for action in data.draw(st.lists(st.sampled_from(space), max_size=20)):
        assert game.explain(twin, action) == game.explain(state, action)
    if state.seat is not None:
        action = data.draw(st.sampled_from(state.legal()))
        one, other = game.play(state, action), game.play(twin, action)
        blind = [event.seen_by(seat) for event in one if reveals_nothing(event.key)]
        assert blind == [event.seen_by(seat) for event in other if reveals_nothing(event.key)]


def reveals_nothing(key: str) -> bool:
    """Events that turn over what was hidden: a coach from the stack, a nugget, the final scoring."""
    return key not in ("displayed", "nugget", "scored", "won")


@pytest.mark.rule("B2.8", "B8.4")
@few
@given(state=somewhere(), seed=st.integers(0, 10**6))
def test_an_imagined_game_holds_only_coaches_not_yet_seen_and_the_ten_nuggets(state: BoardState, seed: int) -> None:
    whole = look(state)
    imagined = look(game.imagine(view(state, None), seed))
    seen = {coach["id"] for coach in whole["display"]}
    seen |= {coach["id"] for row in whole["seats"] for coach in row["coaches"]}
    stack = [coach["id"] for coach in imagined["stack"]]
    assert len(set(stack)) == len(stack) == len(whole["stack"])
    assert not seen & set(stack)
    taken = [value for row in imagined["seats"] for value in row["nuggets"]]
    assert sorted(taken + imagined["nuggets"]) == NUGGETS


@pytest.mark.rule("B2.8")
def test_imagining_deals_any_coach_that_may_be_in_the_stack() -> None:
    state = position(2).load()
    seen = {coach["id"] for coach in look(state)["display"]}
    dealt = {coach["id"] for seed in range(40) for coach in look(game.imagine(view(state, 0), seed))["stack"]}
    # Also those that were removed unseen at the setup: nobody knows which they are.
    assert dealt == set(COACHES) - seen


@pytest.mark.rule("B8.4")
def test_imagining_keeps_the_own_nuggets_and_deals_the_others() -> None:
    state = position(3).seat(0, nuggets=[4, 5]).seat(1, nuggets=[3]).load()
    others = set()
    for seed in range(20):
        rows = look(game.imagine(view(state, 0), seed))["seats"]
        assert rows[0]["nuggets"] == [4, 5]
        others.add(tuple(rows[1]["nuggets"]))
    assert others == {(3,), (4,)}


@pytest.mark.rule("B2.8")
def test_imagining_comes_from_its_seed_and_the_game_can_be_played_on() -> None:
    state = game.new(players=4, seed=3)
    first, again, other = (game.imagine(view(state, 1), seed) for seed in (1, 1, 2))
    assert game.digest(first) == game.digest(again) != game.digest(other)
    assert play_out(first, seeded(1)) > 0
    assert first.seat is None


def test_a_refusal_shows_no_more_than_the_deciding_seat_may_know() -> None:
    state = position(3).seat(0, money=1, nuggets=[5]).seat(1, nuggets=[4]).load()
    with pytest.raises(Refusal) as caught:
        game.play(state, "buy roads")
    assert caught.value.position == view(state, 0)
    assert [row["nuggets"] for row in view(state, 0)["seats"]] == [[5], [None], []]


def test_a_view_is_plain_json() -> None:
    board: Position = position(3)
    seen = view(board.load(), 2)
    assert json.loads(json.dumps(seen)) == seen
