"""Laws of writing down: positions, notation and records come back as what they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pioneers
from pioneers import Mistake
from pioneers.kernel.files.record import Record, read_record
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from tests.laws.adapter import Adapter
from tests.laws.checks.rules_laws import played_on
from tests.laws.plain import through_wire, wire
from tests.laws.sample import Setup, seats_of

# Names that a careless writer or reader would stumble over.
NAMES = ["Ada", 'Ben "the #1": x', "# Zoë", "end: ☃"]


def law_positions_load_back(game: Game[Any], adapter: Adapter, state: State, rng: Rng) -> None:
    """A position is plain JSON, loads to a state with the same position, and that plays on like the first."""
    position = game.dump(state)
    try:
        again = game.load(through_wire(position))
    except Mistake as mistake:
        raise AssertionError(f"the game refuses its own position: {mistake}") from mistake
    assert wire(game.dump(again)) == wire(position), "the position changed when loaded"
    assert game.digest(again) == game.digest(state), "the digest changed when loaded"
    for seat in seats_of(game, state):
        assert wire(game.view(again, seat)) == wire(game.view(state, seat)), f"seat {seat} sees a change when loaded"
    # What a position forgets shows later at the latest.
    first = state.copy()
    assert (again.seat, again.step) == (first.seat, first.step), "another decision after loading"
    for offered, action in played_on(game, adapter, first, rng):
        assert again.legal() == offered, "other legal actions after loading"
        game.advance(again, action)
    assert again.legal() == first.legal(), "other legal actions after loading"
    assert game.dump(again) == game.dump(first), "the loaded state plays on differently"


def law_notation_round_trips(game: Game[Any], adapter: Adapter, setup: Setup) -> None:  # noqa: ARG001
    """Every action of the space has one notation of its own and comes back from it."""
    state = setup.begun(game)
    actions = state.shared.space.actions
    texts = [str(action) for action in actions]
    assert len(set(texts)) == len(texts), "two actions are written alike"
    for index, (action, text) in enumerate(zip(actions, texts, strict=True)):
        assert action.index == index, f"{text}: at {index} in the space, but its index is {action.index}"
        assert text == " ".join((action.verb, *action.arguments)), f"{text}: not its verb and arguments"
        assert text == " ".join(text.lower().split()), f"{text}: not lower case, or not one space between words"
        assert str(game.action(text)) == text, f"{text}: comes back as {game.action(text)}"
        assert game.resolve(state, text) is action, f"{text}: names another action here"


def written(record: Record) -> str:
    """The text of a record file."""
    return record.written(pioneers.game(record.game))


def law_records_replay(
    game: Game[Any],
    adapter: Adapter,  # noqa: ARG001 - laws of whole games share one signature
    setup: Setup,
    write: Callable[[Record], str] = written,
    read: Callable[[str], Record] = read_record,
) -> None:
    """A game's record, written and read, is the same record and replays to the same events and the same digest."""
    state, rng = setup.begun(game), setup.chooser()
    names = [NAMES[seat % len(NAMES)] for seat in range(setup.players)]
    options = dict(setup.options)
    record = Record(game.name, state.shared.rules, game.data_digest(state), setup.players, setup.seed, options, names)
    told = []
    while state.seat is not None:
        action = setup.chosen(state, rng)
        told += [event.seen_by(event.owner) for event in game.play(state, action)]
        record.actions.append(str(action))
    record.end = game.digest(state)
    text = write(record)
    try:
        again = read(text)
    except Mistake as mistake:
        raise AssertionError(f"{setup}: its record cannot be read: {mistake}") from mistake
    assert again == record, f"{setup}: the record changed when written and read"
    assert write(again) == text, f"{setup}: the record is written differently the second time"
    replayed, retold = game.new(players=again.players, seed=again.seed, rules=again.rules, **again.options), []
    for action_text in again.actions:
        refusal = game.explain(replayed, action_text)
        assert refusal is None, f"{setup}: the replay refuses {action_text}: {refusal!r}"
        retold += [event.seen_by(event.owner) for event in game.play(replayed, action_text)]
    assert game.digest(replayed) == record.end, f"{setup}: the replay ends in another position"
    assert retold == told, f"{setup}: the replay tells other events"
    if isinstance(game, Game):  # a double is none, and compiled records take nothing else
        assert game.digest(again.final(game)) == record.end, f"{setup}: the record replays itself differently"


def law_the_same_seed_is_the_same_game(game: Game[Any], adapter: Adapter, setup: Setup) -> None:  # noqa: ARG001
    """Set up and played twice: the same beginning and the same end. Another seed: another game."""
    begun, again = setup.begun(game), setup.begun(game)
    first = game.digest(begun)
    assert game.digest(again) == first, f"{setup}: another beginning the second time"
    for state in (begun, again):
        rng = setup.chooser()
        while state.seat is not None:
            game.advance(state, setup.chosen(state, rng))
    assert game.digest(again) == game.digest(begun), f"{setup}: another end the second time"
    other = Setup(setup.game, setup.players, setup.seed + 1_000_003, setup.policy, setup.options, setup.rules)
    assert game.digest(other.begun(game)) != first, f"{setup}: the seed makes no difference"
