"""What a move would do, as far as the seat that thinks of it can know.

It is worked out in a world imagined from the seat's own view, never from the true state: whatever comes out, the seat
could have worked out itself. So that it is right as well, nothing is told that could be otherwise in another world that
fits the view (`Game.reveals`, `Game.surprises`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import State
from pioneers.kernel.view import Json, Told, View


class Preview(NamedTuple):
    """What would happen. `looked` actions are told wholly; after them may come the beginning of one more, up to where
    it reveals something hidden. `problem` is why the next action is not possible. If it is certain, `asked` is the
    seat that is asked then, and the step, and `ahead` who is ahead then, in a game whose views say so.
    """

    events: list[Told]
    looked: int
    problem: Refusal | Mistake | None = None
    asked: Mapping[str, Json] | None = None
    ahead: Mapping[str, Json] | None = None


def preview(game: Game[Any], view: View, seat: int, actions: Sequence[str], world: int = 0) -> Preview:
    """What would happen if the seat that decides in its view played these actions. Every `world` gives the same."""
    state = game.imagine(view, world)
    events: list[Told] = []
    for looked, action in enumerate(actions):
        if state.seat != seat:
            right = -1 if state.seat is None else state.seat
            return Preview(events, looked, Mistake("match-turn", seat=seat, right=right))
        try:
            told = game.play(state, action)
        except (Refusal, Mistake) as problem:
            return Preview(events, looked, problem)
        hidden = any(event.key in game.reveals for event in told)
        for event in told:
            if event.key in game.surprises:
                # Of what one draws oneself it is known that one will draw it.
                if event.private is not None:
                    events.append(event.seen_by(None))
                break
            events.append(event.seen_by(seat))
        if hidden:
            if any(event.key in game.surprises for event in told):
                return Preview(events, looked)
            certain = state.step in game.foreseen_steps
            return Preview(events, looked, asked=asked(state) if certain else None, ahead=ahead(game.view(state, seat)))
    return Preview(events, len(actions), asked=asked(state), ahead=ahead(game.view(state, seat)))


def asked(state: State) -> Mapping[str, Json] | None:
    """Who has to decide what."""
    return None if state.seat is None else {"seat": state.seat, "step": state.step}


def ahead(view: View) -> Mapping[str, Json] | None:
    """Who is ahead, as a view says it."""
    return cast("Mapping[str, Json] | None", view.get("ahead"))
