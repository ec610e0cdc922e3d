"""Laws of knowledge: nobody sees more than his seat may, and what he sees is enough to imagine the rest."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from pioneers import Action, Event, Mistake
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from tests.laws.adapter import Adapter
from tests.laws.plain import through_wire, wire
from tests.laws.sample import Setup, played, seats_of

# Legal actions tried in two worlds, where there are more.
TRIED = 8


def law_imagined_states_fit(game: Game[Any], adapter: Adapter, state: State, rng: Rng) -> None:
    """What a seat imagines looks to it like what it sees, and lets it do the same; one seed, one dream."""
    seed = int(rng.word())
    for seat in seats_of(game, state):
        view = through_wire(game.view(state, seat))
        seen = wire(view)
        try:
            imagined = game.imagine(view, seed)
        except Mistake as mistake:
            raise AssertionError(f"seat {seat} cannot imagine what it sees: {mistake}") from mistake
        assert wire(view) == seen, f"seat {seat}: imagining changed the view"
        assert wire(game.view(imagined, seat)) == seen, f"seat {seat} imagines what does not fit its view"
        assert imagined.seat == state.seat, f"seat {seat} imagines that another one decides"
        if seat == state.seat or adapter.choices_are_public:
            assert imagined.legal() == state.legal(), f"seat {seat} imagines other legal actions"
    spectated = game.view(state, None)
    dreams = {game.digest(game.imagine(spectated, seed)) for _ in range(2)}
    assert len(dreams) == 1, "the same seed imagines different states"


def law_hidden_things_stay_hidden(game: Game[Any], adapter: Adapter, state: State, rng: Rng) -> None:
    """Two worlds that differ only in what a seat may not know look, allow, refuse and tell the same to it."""
    seats = seats_of(game, state)
    seat = seats[rng.below(len(seats))]
    alike_to(game, adapter, (state, another_world(game, adapter, state, seat, rng)), seat, rng)


def another_world(game: Game[Any], adapter: Adapter, state: State, seat: int | None, rng: Rng) -> State:
    """What the seat does not know dealt anew. In half of the worlds an action stays legal that need not be so."""
    legal = state.legal()
    action = legal[rng.below(len(legal))] if legal and rng.below(2) else None
    try:
        world: State = game.load(adapter.shuffled(through_wire(game.dump(state)), seat, rng, action))
    except Mistake as mistake:
        raise AssertionError(f"the adapter makes a position that the game refuses: {mistake}") from mistake
    assert action is None or action in world.legal(), (
        f"{action}: what is legal tells seat {seat} a secret, or the adapter does not keep it so"
    )
    return world


def alike_to(
    game: Game[Any], adapter: Adapter, worlds: tuple[State, State], seat: int | None, rng: Rng
) -> list[Action]:
    """The seat cannot tell the two worlds apart, whatever is done that can be done in both: what was tried."""
    state, world = worlds
    assert wire(game.view(world, seat)) == wire(game.view(state, seat)), f"the view tells seat {seat} a secret"
    stands = wire(game.standing(state, seat))
    assert wire(game.standing(world, seat)) == stands, f"the standing tells seat {seat} a secret"
    legal = state.legal()
    if seat == state.seat or adapter.choices_are_public:
        assert world.legal() == legal, f"what is legal tells seat {seat} a secret"
        for action in state.shared.space.actions:
            one, other = game.explain(state, action), game.explain(world, action)
            assert one == other, f"{action}: the refusal tells seat {seat} a secret: {one!r} or {other!r}"
    in_both = set(world.legal())
    tried = [action for action in legal if action in in_both]
    rng.shuffle(tried)
    for action in tried[:TRIED]:
        told_alike(game, adapter, worlds, action, seat)
    return tried[:TRIED]


def told_alike(
    game: Game[Any], adapter: Adapter, worlds: tuple[State, State], action: Action, seat: int | None
) -> None:
    """The events that a seat sees are the same in both worlds, up to where one shows what was hidden."""
    after = [world.copy() for world in worlds]
    told = [[event.seen_by(seat) for event in game.play(world, action)] for world in after]
    for one, other in zip_longest(*told, fillvalue={}):
        if one == other:
            continue
        shown = {name for event in (one, other) if event for name in adapter.revealed(event, seat)}
        if one and other:
            assert covered(one, shown) == covered(other, shown), (
                f"{action}: events tell seat {seat} a secret: {one} or {other}"
            )
        else:
            assert "event" in shown, f"{action}: the number of events tells seat {seat} a secret: {one or other}"
        # Different things came to light: from here on the worlds may go different ways.
        return
    seen = {wire(game.view(world, seat)) for world in after if world.seat is not None}  # at the end all may be shown
    assert len(seen) <= 1, f"{action}: the view tells seat {seat} afterwards what no event told"


def covered(seen: Mapping[str, Any], shown: set[str]) -> dict[str, Any]:
    """An event without the items that it brings to light."""
    return {name: figure for name, figure in seen.items() if name == "event" or name not in shown}


def law_private_figures_stay_private(game: Game[Any], adapter: Adapter, setup: Setup) -> None:
    """Events are plain JSON; a private figure is seen by its owner alone, and its name is in no public figure."""
    for _, events in played(game, setup):
        for event in events:
            through_wire(event.figures)
            secret = adapter.private.get(event.key, frozenset())
            assert not secret & set(event.figures), f"{event.key}: {sorted(secret)} in public"
            assert not {"event"} & set(event.figures), f"{event.key}: a figure hides the event's name"
            assert set(event.private or ()) == secret, f"{event.key}: private are {event.private}, not {secret}"
            for seat in (None, *range(setup.players)):
                seen_rightly(event, seat)


def seen_rightly(event: Event, seat: int | None) -> None:
    """A seat sees the public figures, and the private ones if and only if they are its own."""
    own = dict(event.private or {}) if seat is not None and seat == event.owner else {}
    assert event.seen_by(seat) == {"event": event.key, **event.figures, **own}, f"seat {seat} sees {event!r} wrongly"
    assert not any(f"{name!r}" in repr(event) for name in event.private or ()), f"{event.key}: its repr tells a secret"
