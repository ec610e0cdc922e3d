"""The contract: what outside programs may rely on, line by line, for every game of the catalogue."""

from __future__ import annotations

import json
import pickle
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pioneers
from pioneers import Action, Event, Mistake, Refusal
from pioneers.kernel.game import Game
from pioneers.kernel.rng import seeded
from pioneers.kernel.state import State

few = settings(deadline=None, derandomize=True, max_examples=20)
every_game = pytest.mark.parametrize("name", pioneers.GAMES)


def begun(name: str, seed: int = 7) -> tuple[Game[Any], State]:
    game = pioneers.game(name)
    return game, game.new(players=game.player_numbers[-1], seed=seed)


def walk(name: str, seed: int, decisions: int) -> tuple[Game[Any], State]:
    """A game after some random decisions, or at its end."""
    game, state = begun(name, seed)
    rng = seeded(seed, "walk")
    for _ in range(decisions):
        actions = state.legal()
        if not actions:
            break
        game.advance(state, actions[rng.below(len(actions))])
    return game, state


walks = {"seed": st.integers(0, 10**6), "decisions": st.integers(0, 120)}


# --- pioneers.game(name), game.new(players, seed, **options) ---


def test_the_games_are_those_of_the_catalogue() -> None:
    assert "board" in pioneers.GAMES
    for name in pioneers.GAMES:
        assert pioneers.game(name).name == name
        assert pioneers.game(name) is pioneers.game(name)
    with pytest.raises(Mistake):
        pioneers.game("chess")


@every_game
def test_the_same_arguments_give_the_same_game(name: str) -> None:
    game, state = begun(name)
    assert game.digest(state) == game.digest(begun(name)[1])
    assert game.digest(state) != game.digest(begun(name, 8)[1])


@every_game
def test_a_bad_option_raises_a_value_error_that_says_what_is_allowed(name: str) -> None:
    game = pioneers.game(name)
    with pytest.raises(ValueError, match=str(game.player_numbers[0])):
        game.new(players=99, seed=7)
    with pytest.raises(ValueError, match=game.option_names[0] if game.option_names else ""):
        game.new(players=game.player_numbers[0], seed=7, wrong_option=1)
    with pytest.raises(ValueError, match="seed"):
        game.new(players=game.player_numbers[0], seed=-7)


@every_game
def test_players_and_seed_may_be_left_out(name: str) -> None:
    game = pioneers.game(name)
    assert game.digest(game.new()) == game.digest(game.new(players=2, seed=0))


# --- state.seat, state.legal(), state.copy() ---


@every_game
@few
@given(**walks)
def test_a_seat_decides_and_has_something_to_choose_until_the_game_is_over(
    name: str, seed: int, decisions: int
) -> None:
    game, state = walk(name, seed, decisions)
    if state.seat is None:
        assert state.legal() == []
        assert state.step == "over"
        assert game.result(state)["over"] is True
    else:
        assert 0 <= state.seat < game.player_numbers[-1]
        assert state.legal()
        assert game.result(state)["over"] is False


@every_game
@few
@given(**walks)
def test_legal_actions_differ_and_come_in_the_order_of_the_action_space(name: str, seed: int, decisions: int) -> None:
    _, state = walk(name, seed, decisions)
    actions = state.legal()
    indices = [action.index for action in actions]
    assert indices == sorted(set(indices))
    assert all(isinstance(action, Action) for action in actions)
    assert len({str(action) for action in actions}) == len(actions)


@every_game
@few
@given(**walks)
def test_asking_changes_nothing(name: str, seed: int, decisions: int) -> None:
    game, state = walk(name, seed, decisions)
    before = game.digest(state)
    first = state.legal()
    assert state.legal() == first
    for action in game.spaces()[0].actions[::17]:
        game.explain(state, action)
    game.result(state)
    game.view(state, 0)
    game.view(state, None)
    assert game.digest(state) == before


@every_game
@few
@given(**walks)
def test_a_copy_is_independent(name: str, seed: int, decisions: int) -> None:
    game, state = walk(name, seed, decisions)
    before = game.digest(state)
    twin = state.copy()
    assert game.digest(twin) == before
    rng = seeded(seed, "twin")
    for _ in range(30):
        actions = twin.legal()
        if not actions:
            break
        game.play(twin, actions[rng.below(len(actions))])
    assert game.digest(state) == before
    third = state.copy()
    while state.legal():
        game.advance(state, state.legal()[0])
        if state.step == "over":
            break
    assert game.digest(third) == before


# --- str(action), game.action(text) ---


@every_game
def test_every_action_has_an_index_a_notation_and_a_verb_with_arguments(name: str) -> None:
    game, state = begun(name)
    space = state.shared.space
    assert len(space) == len(space.actions)
    for index, action in enumerate(space.actions):
        assert action.index == index
        assert str(action) == " ".join((action.verb, *action.arguments))
        assert game.action(str(action)) is action
        assert str(action) == str(action).lower().strip()
    assert len({str(action) for action in space.actions}) == len(space)


@every_game
def test_actions_are_equal_by_their_notation(name: str) -> None:
    game, state = begun(name)
    action = state.legal()[0]
    assert action == game.action(str(action))
    assert hash(action) == hash(game.action(str(action)))
    assert action not in (str(action), None, state.legal()[-1])
    assert str(action) in repr(action)


@every_game
def test_an_action_does_not_pickle_its_notation_travels(name: str) -> None:
    _, state = begun(name)
    with pytest.raises(TypeError, match="str"):
        pickle.dumps(state.legal()[0])


# --- game.play, game.advance, game.explain ---


@every_game
@few
@given(**walks)
def test_play_tells_what_happened_and_advance_comes_to_the_same_digest(name: str, seed: int, decisions: int) -> None:
    game, state = walk(name, seed, decisions)
    for action in state.legal()[:4]:
        played, spelt, advanced = state.copy(), state.copy(), state.copy()
        events = game.play(played, action)
        assert [event.key for event in game.play(spelt, str(action))] == [event.key for event in events]
        assert game.advance(advanced, action) is None  # type: ignore[func-returns-value]
        assert game.digest(played) == game.digest(spelt) == game.digest(advanced)
        for event in events:
            assert isinstance(event, Event)
            assert json.loads(json.dumps(event.figures)) == event.figures
            for seat in (None, 0, 1):
                assert event.seen_by(seat)["event"] == event.key


@every_game
@few
@given(**walks)
def test_explain_is_none_for_a_legal_action_and_else_the_refusal_of_play(name: str, seed: int, decisions: int) -> None:
    game, state = walk(name, seed, decisions)
    legal = set(state.legal())
    before = game.digest(state)
    for action in [*state.legal()[:5], *state.shared.space.actions[seed % 11 :: 11]]:
        refusal = game.explain(state, action)
        assert (refusal is None) == (action in legal)
        if refusal is not None:
            with pytest.raises(Refusal) as caught:
                game.play(state, action)
            assert caught.value == refusal == game.explain(state, str(action))
    assert game.digest(state) == before


@every_game
def test_a_refusal_has_a_rule_a_key_figures_and_the_position_as_the_seat_sees_it(name: str) -> None:
    game, state = begun(name)
    refusals = [game.explain(state, action) for action in state.shared.space.actions]
    assert any(refusals)
    for refusal in refusals:
        if refusal is None:
            continue
        assert refusal.rule[0] == name[0].upper()
        assert refusal.key
        assert json.loads(json.dumps(refusal.figures)) == refusal.figures
        assert str(refusal).startswith(f"{refusal.rule}: ")
        assert refusal.position is None
    wrong = next(action for action in state.shared.space.actions if game.explain(state, action))
    with pytest.raises(Refusal) as caught:
        game.play(state, wrong)
    assert caught.value.position == game.view(state, state.seat)


def test_refusals_and_mistakes_travel_between_processes() -> None:
    game, state = begun("board")
    refusal = game.explain(state, "drive albany")
    assert refusal is not None
    assert pickle.loads(pickle.dumps(refusal)) == refusal  # noqa: S301 - our own bytes
    mistake = Mistake("seed", seed="-1")
    again = pickle.loads(pickle.dumps(mistake))  # noqa: S301 - our own bytes
    assert (again, str(again), again.figures) == (mistake, str(mistake), {"seed": "-1"})


# --- game.dump, game.load, game.digest ---


@every_game
@few
@given(**walks)
def test_a_dump_is_plain_json_and_loads_to_the_same_state(name: str, seed: int, decisions: int) -> None:
    game, state = walk(name, seed, decisions)
    position = game.dump(state)
    again = game.load(json.loads(json.dumps(position)))
    assert game.dump(again) == position
    assert game.digest(again) == game.digest(state)
    assert (again.seat, again.step, again.legal()) == (state.seat, state.step, state.legal())
    # They stay alike while they are played on.
    for _ in range(5):
        actions = state.legal()
        if not actions:
            break
        game.play(state, actions[-1])
        game.play(again, actions[-1])
    assert game.digest(again) == game.digest(state)


@every_game
def test_a_dump_shares_nothing_with_the_state(name: str) -> None:
    game, state = begun(name)
    before = game.digest(state)
    position: Mapping[str, Any] = game.dump(state)
    for part in position.values():
        if isinstance(part, dict | list):
            part.clear()
    assert game.digest(state) == before


@every_game
def test_a_digest_is_stable_and_short(name: str) -> None:
    game, state = begun(name)
    digest = game.digest(state)
    assert len(digest) == 32
    assert set(digest) <= set("0123456789abcdef")
    game.play(state, state.legal()[0])
    assert game.digest(state) != digest


# --- game.view, game.imagine ---


@every_game
@few
@given(**walks)
def test_a_view_is_plain_json_and_an_imagined_state_fits_it(name: str, seed: int, decisions: int) -> None:
    game, state = walk(name, seed, decisions)
    for seat in (None, *range(game.player_numbers[-1])):
        view = game.view(state, seat)
        assert json.loads(json.dumps(view)) == view
        assert view["viewer"] == seat
        imagined = game.imagine(json.loads(json.dumps(view)), seed)
        assert game.view(imagined, seat) == view
        if seat is not None and seat == state.seat:
            assert imagined.legal() == state.legal()


@every_game
def test_imagining_leaves_the_view_as_it_was(name: str) -> None:
    game, state = begun(name)
    view = game.view(state, 0)
    before = json.dumps(view)
    game.imagine(view, 3)
    assert json.dumps(view) == before


# --- game.result ---


@every_game
@settings(deadline=None, derandomize=True, max_examples=6)
@given(seed=st.integers(0, 10**6))
def test_the_result_has_scores_with_their_parts_ranks_and_winners(name: str, seed: int) -> None:
    game, state = walk(name, seed, 10**6)
    assert state.seat is None
    result: Mapping[str, Any] = game.result(state)
    players = game.player_numbers[-1]
    assert json.loads(json.dumps(result)) == result
    assert len(result["scores"]) == len(result["ranks"]) == players
    assert len(result["parts"]) == players
    if name == "board":
        assert [sum(parts.values()) for parts in result["parts"]] == result["scores"]
    assert result["winners"] == [seat for seat in range(players) if result["ranks"][seat] == 1]
    best = max(result["scores"])
    assert all(result["scores"][seat] == best for seat in result["winners"])


# --- the board game's shortcuts ---


def test_the_board_game_offers_routes_and_city_names() -> None:
    game = pioneers.game("board")
    board: Any = game
    state = game.new(players=4, seed=7)
    routes = board.routes(state)
    assert json.loads(json.dumps(routes)) == routes
    assert set(routes) <= set(board.city_names(state))
    assert board.city_names(state)["salt-lake-city"] == "Salt Lake City"


def test_the_lines_of_the_contract_run_as_written() -> None:
    game = pioneers.game("board")
    state = game.new(players=4, seed=7)
    action = state.legal()[-1]
    assert str(action) == "done"
    assert str(game.action("drive chicago")) == "drive chicago"
    assert game.explain(state, action) is None
    events = game.play(state, action)
    assert events[0].key == "bought-nothing-more"
    game.advance(state, state.legal()[0])
    twin = state.copy()
    assert game.digest(game.load(game.dump(twin))) == game.digest(state)
    assert game.imagine(game.view(state, state.seat), 1).seat == state.seat
    assert set(game.result(state)) >= {"scores", "parts", "ranks", "winners"}
