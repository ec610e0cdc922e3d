"""The law of revealing: what was done can be taken back only if nobody has learned by it what was hidden from him."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pioneers import Action, Mistake
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from tests.laws.adapter import Adapter
from tests.laws.plain import through_wire, wire
from tests.laws.sample import seats_of

# Legal actions tried in a state.
TRIED = 3


def law_nothing_is_revealed_in_silence(game: Game[Any], adapter: Adapter, state: State, rng: Rng) -> None:
    """An action without an event of `game.reveals` tells nobody, neither seat nor spectator, more than he knew."""
    if state.seat is None:
        return
    legal = state.legal()
    rng.shuffle(legal)
    silent = [action for action in legal[:TRIED] if not revealing(game, state, action)]
    others = [seat for seat in seats_of(game, state) if seat != state.seat]
    tells_nothing(game, adapter, state, silent, (state.seat, others[rng.below(len(others))]), rng)


def revealing(game: Game[Any], state: State, action: Action) -> bool:
    """Whether the game says of an action that it shows somebody what was hidden from him."""
    return any(event.key in game.reveals for event in game.play(state.copy(), action))


def tells_nothing(
    game: Game[Any],
    adapter: Adapter,
    state: State,
    actions: Sequence[Action],
    seats: Iterable[int | None],
    rng: Rng,
) -> None:
    """What these seats see of the actions could have come from another world that each of them held possible.

    From his own seat by the same action; by another one also through any action that is legal there, or without any.
    """
    for seat in seats:
        before = wire([[], game.view(state, seat)])
        seen = {action: observed(game, state, action, seat) for action in actions}
        telling = [action for action in actions if seen[action] != before]
        if not telling:
            continue
        world = imaginable(game, adapter, state, seat, rng)
        assert wire([[], game.view(world, seat)]) == before, f"the view tells seat {seat} a secret"
        for action in telling:
            assert possible(game, world, action, seat, seen[action], acts=seat == state.seat), (
                f"{action}: seat {seat} learns what was hidden from it, and no event says so"
            )


def imaginable(game: Game[Any], adapter: Adapter, state: State, seat: int | None, rng: Rng) -> State:
    """A world that looks to this seat like the true one, whatever the others could do there."""
    try:
        world: State = game.load(adapter.shuffled(through_wire(game.dump(state)), seat, rng))
    except Mistake as mistake:
        raise AssertionError(f"the adapter makes a position that the game refuses: {mistake}") from mistake
    return world


def observed(game: Game[Any], state: State, action: Action, seat: int | None) -> str:
    """What a seat is told of an action and sees after it."""
    after = state.copy()
    events = game.play(after, action)
    return wire([[event.seen_by(seat) for event in events], game.view(after, seat)])


def possible(game: Game[Any], world: State, action: Action, seat: int | None, seen: str, *, acts: bool) -> bool:
    """Whether a seat could have seen the same in this world; who acts himself knows what he did."""
    legal = world.legal()
    if action in legal and observed(game, world, action, seat) == seen:
        return True
    return not acts and any(observed(game, world, other, seat) == seen for other in legal if other != action)
