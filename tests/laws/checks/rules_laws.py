"""Laws of playing: what is legal, what a copy is, how an action is carried out, and that games end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pioneers import Action, Refusal
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from tests.laws.adapter import Adapter
from tests.laws.plain import through_wire
from tests.laws.policies import chance
from tests.laws.sample import Setup

# How far a law plays on from a state.
AHEAD = 20


def law_legal_and_refusals_agree(game: Game[Any], adapter: Adapter, state: State, rng: Rng) -> None:  # noqa: ARG001
    """An action is offered or refused, never both, never neither; a refusal teaches and changes nothing."""
    legal = {action.index for action in state.legal()}
    assert bool(legal) == (state.seat is not None), "somebody decides, but nothing is legal, or the other way round"
    kinds: dict[tuple[str, str], Refusal] = {}
    for action in state.shared.space.actions:
        refusal = game.explain(state, action)
        assert (refusal is None) == (action.index in legal), f"{action}: offered and refused do not agree: {refusal!r}"
        if refusal is None or (refusal.rule, refusal.key) in kinds:
            continue
        kinds[refusal.rule, refusal.key] = refusal
        assert refusal.rule, f"{action}: the refusal names no rule"
        assert refusal.key, f"{action}: the refusal names no message"
        through_wire(refusal.figures)
        refused_in_play(game, state, str(action), refusal)


def refused_in_play(game: Game[Any], state: State, text: str, refusal: Refusal) -> None:
    """`play` raises what `explain` says, shows what the deciding seat may know, and leaves the state as it was."""
    before = game.dump(state)
    raised: Refusal | None = None
    try:
        game.play(state, text)
    except Refusal as found:
        raised = found
    assert raised is not None, f"{text}: play allows what explain refuses"
    assert game.dump(state) == before, f"{text}: the refused action changed the state"
    assert raised == refusal, f"{text}: play raises {raised!r}, explain says {refusal!r}"
    assert raised.position == game.view(state, state.seat), f"{text}: the refusal shows another position"


def law_copies_are_independent(game: Game[Any], adapter: Adapter, state: State, rng: Rng) -> None:
    """Nothing done to a copy is seen in the original or in another copy, and all play alike."""
    before, legal = game.dump(state), state.legal()
    one, other, third = state.copy(), state.copy(), state.copy()
    assert game.dump(one) == before, "a copy is not like its original"
    course = played_on(game, adapter, one, rng)
    after = game.dump(one)
    assert (game.dump(state), state.legal()) == (before, legal), "the original changed with its copy"
    assert (game.dump(other), other.legal()) == (before, legal), "one copy changed with another"
    for offered, action in course:
        assert other.legal() == offered, "two copies may do different things after the same actions"
        game.advance(other, action)
    assert game.dump(other) == after, "two copies play the same actions differently"
    played_on(game, adapter, third, rng)
    assert game.dump(one) == game.dump(other) == after, "a copy changed with one that went another way"


def played_on(game: Game[Any], adapter: Adapter, state: State, rng: Rng) -> list[tuple[list[Action], Action]]:
    """Some more actions by one of the policies, played on this state: what was legal, and what was chosen."""
    policies = list(adapter.policies.values())
    policy = policies[rng.below(len(policies))]
    course: list[tuple[list[Action], Action]] = []
    while state.seat is not None and len(course) < AHEAD:
        course.append((state.legal(), policy(state.legal(), rng)))
        game.advance(state, course[-1][1])
    return course


def law_play_and_advance_agree(game: Game[Any], adapter: Adapter, state: State, rng: Rng) -> None:  # noqa: ARG001
    """Checked or trusted, by action or by its notation: the same state, and the same events."""
    if state.seat is None:
        return
    action = chance(state.legal(), rng)
    checked, trusted, written = state.copy(), state.copy(), state.copy()
    events = game.play(checked, action)
    game.advance(trusted, action)
    again = game.play(written, str(action))
    after = game.dump(checked)
    assert game.dump(trusted) == after, f"{action}: play and advance differ"
    assert game.dump(written) == after, f"{action}: the action and its notation differ"
    assert [event.seen_by(event.owner) for event in events] == [event.seen_by(event.owner) for event in again], (
        f"{action}: told differently the second time"
    )


def law_every_game_ends(game: Game[Any], adapter: Adapter, setup: Setup) -> None:
    """Within the adapter's bound, with a winner, and then nothing is legal any more."""
    state, rng = setup.begun(game), setup.chooser()
    for _ in range(adapter.longest):
        if state.seat is None:
            break
        game.advance(state, setup.chosen(state, rng))
    assert state.seat is None, f"{setup}: no end after {adapter.longest} decisions"
    assert state.step == "over", f"{setup}: nobody decides at the step {state.step}"
    assert state.legal() == [], f"{setup}: legal actions after the end"
    result: Mapping[str, Any] = game.result(state)
    through_wire(result)
    assert result["over"] is True, f"{setup}: the result says that the game goes on"
    assert [len(result[part]) for part in ("scores", "ranks")] == [setup.players] * 2, f"{setup}: {result}"
    best = [seat for seat, rank in enumerate(result["ranks"]) if rank == 1]
    assert result["winners"] == best, f"{setup}: winners and ranks differ: {result}"
    assert best, f"{setup}: nobody wins"


def law_legal_actions_are_in_order(game: Game[Any], adapter: Adapter, state: State, rng: Rng) -> None:  # noqa: ARG001
    """In the order of the action space, and no action twice."""
    indices = [action.index for action in state.legal()]
    assert indices == sorted(set(indices)), "legal actions are not in the order of the space, or one comes twice"
