"""The law of foresight: a preview tells what would really happen, and nothing that hangs on what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pioneers import Mistake, Refusal
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.match.preview import Preview, asked, preview
from tests.laws.adapter import Adapter
from tests.laws.plain import wire

# Worlds that are imagined for one preview, and the most actions that are looked at.
WORLDS = 4
ACTIONS = 5


def law_previews_come_true(game: Game[Any], adapter: Adapter, state: State, rng: Rng) -> None:  # noqa: ARG001 - a law's arguments
    """Every world that fits the view of the deciding seat foretells the same, and it is what `play` then tells."""
    seat = state.seat
    if seat is None:
        return
    actions = thought_of(game, state, rng)
    view = game.view(state, seat)
    worlds = [preview(game, view, seat, actions, int(rng.below(1 << 30))) for _ in range(WORLDS)]
    for other in worlds[1:]:
        assert wire(plain(other)) == wire(plain(worlds[0])), f"{actions}: the preview hangs on what is hidden"
    come_true(game, state.copy(), seat, actions, worlds[0])


def thought_of(game: Game[Any], state: State, rng: Rng) -> list[str]:
    """Actions that the seat might think of: some in a row that are legal, then sometimes any other."""
    thinking, seat = state.copy(), state.seat
    actions: list[str] = []
    while thinking.seat == seat and len(actions) < ACTIONS:
        legal = thinking.legal()
        action = legal[rng.below(len(legal))]
        actions.append(action.text)
        game.advance(thinking, action)
    if rng.below(3) == 0:
        every = state.shared.space.actions
        actions[rng.below(len(actions)) :] = [every[rng.below(len(every))].text]
    return actions


def plain(told: Preview) -> list[Any]:
    """A preview as plain JSON."""
    problem = None if told.problem is None else [type(told.problem).__name__, *told.problem.args]
    return [told.events, told.looked, told.asked, told.ahead, problem]


def come_true(game: Game[Any], state: State, seat: int, actions: list[str], told: Preview) -> None:
    """Play what was foreseen: the whole actions tell just that, and one more begins with what was told beyond them."""
    events: list[Mapping[str, Any]] = []
    for action in actions[: told.looked]:
        assert state.seat == seat
        happened = game.play(state, action)
        assert not any(event.key in game.reveals for event in happened), f"{action} reveals something"
        events += [event.seen_by(seat) for event in happened]
    assert wire(told.events[: len(events)]) == wire(events), f"{actions}: something else happened"
    beyond = told.events[len(events) :]
    if told.looked == len(actions):
        assert told.problem is None
        assert not beyond
        assert told.asked == asked(state)
        assert told.ahead == game.view(state, seat).get("ahead")
    elif told.problem is not None:
        assert not beyond
        assert told.asked is None
        assert told.problem == refused(game, state, seat, actions[told.looked])
    else:
        happened = game.play(state, actions[told.looked])
        assert any(event.key in game.reveals for event in happened), f"{actions[told.looked]} could be looked at"
        assert len(beyond) <= len(happened)
        for foretold, event in zip(beyond, happened, strict=False):
            shown = event.seen_by(None if event.key in game.surprises else seat)
            assert wire(shown) == wire(foretold), f"{actions}: something else happened"
        if told.asked is not None:
            assert told.asked == asked(state)
        if told.ahead is not None:
            assert told.ahead == game.view(state, seat).get("ahead")
        assert told.ahead == game.view(state, seat).get("ahead")


def refused(game: Game[Any], state: State, seat: int, action: str) -> Refusal | Mistake:
    """Why an action is not possible."""
    if state.seat != seat:
        return Mistake("match-turn", seat=seat, right=-1 if state.seat is None else state.seat)
    try:
        game.play(state.copy(), action)
    except (Refusal, Mistake) as problem:
        return problem
    raise AssertionError(f"{action} is possible")
