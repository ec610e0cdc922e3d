"""Faults that can be planted in any game, at least one against every law of the kit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any

from pioneers import Event, Refusal
from pioneers.kernel.files.record import read_record
from pioneers.kernel.state import advance_index
from tests.laws.broken.doubles import Calls, Double
from tests.laws.checks.position_laws import law_records_replay, written


@dataclass(frozen=True)
class Fault:
    """What goes wrong, which law must notice, and a word of the complaint it must make."""

    law: str
    name: str
    caught: str
    game: Calls = field(default_factory=dict)
    state: Calls = field(default_factory=dict)
    # Attributes of the game.
    fields: Calls = field(default_factory=dict)
    # For a fault outside of game and state: the law itself, made to use what is broken.
    check: Callable[..., None] | None = None

    def __str__(self) -> str:
        return f"{self.law}: {self.name}"


# --- pieces ---------------------------------------------------------------------------------------------------------


def last_forgiven(game: Any, state: Any, action: Any) -> Refusal | None:
    """Does not know why the last action of the space could be illegal."""
    refusal: Refusal | None = game.explain(state, action)
    return None if str(action) == str(state.shared.space.actions[-1]) else refusal


def first_refused(game: Any, state: Any, action: Any) -> Refusal | None:
    """Refuses the first legal action."""
    refusal: Refusal | None = game.explain(state, action)
    return Refusal("X1", "wrong") if state.legal()[:1] == [action] else refusal


def unchecked(game: Any, state: Any, action: Any) -> list[Event]:
    """Lets an illegal action pass."""
    return [] if game.explain(state, action) else list(game.play(state, action))


def otherwise_refused(game: Any, state: Any, action: Any) -> list[Event]:
    """Raises another refusal than `explain` gives."""
    if game.explain(state, action):
        raise Refusal("X1", "wrong")
    return list(game.play(state, action))


def refused_too_late(game: Any, state: Any, action: Any) -> list[Event]:
    """Changes the state before it refuses."""
    try:
        return list(game.play(state, action))
    except Refusal:
        if state.seat is not None:
            game.advance(state, state.legal()[-1])
        raise


def refused_in_the_open(game: Any, state: Any, action: Any) -> list[Event]:
    """Shows the whole position with a refusal."""
    try:
        return list(game.play(state, action))
    except Refusal as refusal:
        refusal.position = game.dump(state)
        raise


def one_further(state: Any) -> Any:
    """The state after one more action."""
    further = state.copy()
    if further.seat is not None:
        advance_index(further, further.legal()[0].index, None)
    return further


def anew_each_time() -> Callable[..., Any]:
    """Sets up another game each time, whatever the seed; the right one at first."""
    made: Counter[tuple[object, ...]] = Counter()

    def new(game: Any, players: int, seed: int, rules: int | None = None, **options: Any) -> Any:
        # A record names the newest rules by their number, a setup by nothing: to both it is one game.
        wanted = (game.name, players, seed, game.checked_rules(rules), str(options))
        again = made[wanted]
        made[wanted] += 1
        return game.new(players=players, seed=seed + again, rules=rules, **options)

    return new


def dream_anew_each_time() -> Callable[..., Any]:
    """Imagines something else each time, whatever the seed."""
    numbers = count()
    return lambda game, view, seed: game.imagine(view, seed + next(numbers))


def imagined_carelessly(game: Any, view: Any, seed: int) -> Any:
    """Uses the view up."""
    state = game.imagine(view, seed)
    view.popitem()
    return state


def with_choices(choose: Callable[[list[Any]], list[Any]]) -> Callable[[Any], Any]:
    """A state that offers other actions."""
    return lambda state: Double(state, {"legal": lambda true: choose(true.legal())})


def alike(game: Any, **setup: Any) -> Any:
    """A game with two actions of one notation."""
    state = game.new(**setup)
    actions = state.shared.space.actions
    space = SimpleNamespace(actions=[*actions[:-1], actions[0]])
    return Double(state, fields={"shared": lambda true: SimpleNamespace(space=space, steps=true.shared.steps)})


def retelling(change: Callable[[list[Event]], list[Any]]) -> Calls:
    """`play` tells other events than it should."""
    return {"play": lambda game, state, action: change(game.play(state, action))}


def with_secret(game: Any, state: Any, action: Any) -> list[Event]:
    """Tells of the whole state before the action."""
    secret = game.digest(state)
    return [Event("told", {"secret": secret}), *game.play(state, action)]


def with_sign(game: Any, state: Any, action: Any) -> list[Event]:
    """Tells one event more in every second state, hidden things counted."""
    sign = int(game.digest(state), 16) % 2
    return [*game.play(state, action), *[Event("told", {})] * sign]


def published(event: Event) -> Event:
    """An event that tells everybody what only one may know."""
    return Event(event.key, {**event.figures, **(event.private or {})})


def leaking(event: Event) -> Any:
    """An event that shows its private figures to whoever asks."""
    return Double(event, {"seen_by": lambda true, seat: true.seen_by(true.owner)})  # noqa: ARG005


def position_of_another_game_at_the_end(game: Any, state: Any) -> Any:
    """A game whose end has nothing to do with its course."""
    if state.seat is None:
        return game.dump(game.new(players=game.dump(state)["players"], seed=2**64))
    return game.dump(state)


# --- the faults -----------------------------------------------------------------------------------------------------

FAULTS = [
    Fault("legal and refusals agree", "nothing is refused", "do not agree", {"explain": lambda *_: None}),
    Fault("legal and refusals agree", "one case is forgotten", "do not agree", {"explain": last_forgiven}),
    Fault("legal and refusals agree", "a legal action is refused", "do not agree", {"explain": first_refused}),
    Fault(
        "legal and refusals agree",
        "a legal action is not offered",
        "do not agree|nothing is legal",
        state={"legal": lambda state: state.legal()[1:]},
    ),
    Fault("legal and refusals agree", "play does not check", "play allows", {"play": unchecked}),
    Fault("legal and refusals agree", "play refuses otherwise", "play raises", {"play": otherwise_refused}),
    Fault("legal and refusals agree", "play refuses too late", "changed the state", {"play": refused_too_late}),
    Fault("legal and refusals agree", "a refusal shows all", "another position", {"play": refused_in_the_open}),
    Fault("legal actions are in order", "listed backwards", "order", state={"legal": lambda s: s.legal()[::-1]}),
    Fault("legal actions are in order", "listed twice", "order", state={"legal": lambda s: s.legal() * 2}),
    Fault("copies are independent", "a copy is the original", "changed with", state={"copy": lambda state: state}),
    Fault(
        "copies are independent",
        "a copy is another state",
        "not like its original",
        state={"copy": one_further},
    ),
    Fault(
        "play and advance agree",
        "advance does something else",
        "play and advance differ",
        {"advance": lambda game, state, action: game.advance(state, state.legal()[-1])},  # noqa: ARG005
    ),
    Fault(
        "play and advance agree",
        "the notation tells less",
        "told differently",
        {"play": lambda game, state, action: game.play(state, action)[isinstance(action, str) :]},
    ),
    Fault(
        "positions load back",
        "a field is forgotten",
        "refuses its own position",
        {"dump": lambda game, state: dict(list(game.dump(state).items())[:-1])},
    ),
    Fault(
        "positions load back",
        "a position is not JSON",
        "not plain JSON",
        {"dump": lambda game, state: {**game.dump(state), "pair": (1, 2)}},
    ),
    Fault(
        "positions load back",
        "another state is loaded",
        "changed when loaded",
        {"load": lambda game, position: one_further(game.load(position))},
    ),
    Fault(
        "positions load back",
        "the loaded state plays otherwise",
        "legal actions after loading|decision after loading",
        {"load": lambda game, position: with_choices(lambda legal: legal[1:])(game.load(position))},
    ),
    Fault(
        "notation round-trips",
        "the notation names another action",
        "comes back as",
        {"action": lambda game, text: game.spaces()[0].actions[len(text)]},
    ),
    Fault("notation round-trips", "two actions are alike", "written alike", {"new": alike}),
    Fault(
        "records replay",
        "the last action is not written",
        "record changed",
        check=lambda game, adapter, setup: law_records_replay(
            game, adapter, setup, lambda record: written(record).replace(f"\n{record.actions[-1]}\n\nend", "\n\nend")
        ),
    ),
    Fault(
        "records replay",
        "names are not written",
        "record changed",
        check=lambda game, adapter, setup: law_records_replay(
            game, adapter, setup, lambda record: written(record).replace("Ada", "")
        ),
    ),
    Fault(
        "records replay",
        "the seed is read wrongly",
        "record changed",
        check=lambda game, adapter, setup: law_records_replay(
            game, adapter, setup, read=lambda text: read_record(text.replace("seed: ", "seed: 1"))
        ),
    ),
    Fault("records replay", "every game is another", "the replay", {"new": anew_each_time()}),
    Fault("the same seed is the same game", "every game is another", "second time", {"new": anew_each_time()}),
    Fault(
        "the same seed is the same game",
        "every game is the same",
        "no difference",
        {"new": lambda game, players, seed, **options: game.new(players=players, seed=5, **options)},  # noqa: ARG005
    ),
    Fault(
        "imagined states fit",
        "a later state is imagined",
        "does not fit|decides",
        {"imagine": lambda game, view, seed: one_further(game.imagine(view, seed))},
    ),
    Fault("imagined states fit", "the view is used up", "changed the view", {"imagine": imagined_carelessly}),
    Fault("imagined states fit", "the seed is ignored", "different states", {"imagine": dream_anew_each_time()}),
    Fault(
        "imagined states fit",
        "other actions are imagined",
        "other legal",
        {"imagine": lambda game, view, seed: with_choices(lambda legal: legal[1:])(game.imagine(view, seed))},
    ),
    Fault(
        "hidden things stay hidden",
        "the view tells all",
        "the view tells",
        {"view": lambda game, state, seat: {**game.view(state, seat), "leak": game.dump(state)}},
    ),
    Fault(
        "hidden things stay hidden",
        "the offer depends on a secret",
        "what is legal tells",
        {"load": lambda game, position: with_choices(lambda legal: legal[1:])(game.load(position))},
    ),
    Fault(
        "hidden things stay hidden",
        "a refusal tells",
        "the refusal tells",
        {
            "explain": lambda game, state, action: (
                Refusal("X1", "wrong", {"secret": game.digest(state)}) if game.explain(state, action) else None
            )
        },
    ),
    Fault(
        "hidden things stay hidden",
        "an event tells",
        "events tell",
        {"play": with_secret},
    ),
    Fault(
        "hidden things stay hidden",
        "the number of events tells",
        "number of events tells",
        {"play": with_sign},
    ),
    Fault(
        "nothing is revealed in silence",
        "no event is said to reveal anything",
        "learns what was hidden",
        fields={"reveals": lambda _: frozenset()},
    ),
    Fault(
        "previews come true",
        "everything is said to be foreseeable",
        "hangs on what is hidden",
        fields={"surprises": lambda _: frozenset()},
    ),
    Fault(
        "previews come true",
        "looks on where something is revealed",
        "something else happened|hangs on what is hidden",
        fields={"reveals": lambda _: frozenset()},
    ),
    Fault(
        "private figures stay private",
        "private figures in public",
        "in public",
        retelling(lambda events: [published(event) for event in events]),
    ),
    Fault(
        "private figures stay private",
        "everybody sees what is private",
        "sees",
        retelling(lambda events: [leaking(event) for event in events]),
    ),
    Fault(
        "private figures stay private",
        "a secret too many",
        "private are",
        retelling(lambda events: [Event("told", {}, 0, {"secret": 1}), *events]),
    ),
    Fault(
        "private figures stay private",
        "figures that are not JSON",
        "not plain JSON",
        retelling(lambda events: [Event("told", {"pair": (1, 2)}), *events]),
    ),
    Fault("every game ends", "nothing happens", "no end after", {"advance": lambda *_: None}),
    Fault(
        "every game ends",
        "the result is not told",
        "goes on",
        {"result": lambda game, state: {**game.result(state), "over": False}},
    ),
    Fault(
        "every game ends",
        "nobody wins",
        "winners and ranks",
        {"result": lambda game, state: {**game.result(state), "winners": []}},
    ),
    Fault(
        "nothing is lost or made",
        "the end is that of another game",
        "not conserved",
        {"dump": position_of_another_game_at_the_end},
    ),
    Fault(
        "events tell every change",
        "the last event is not told",
        "do not explain",
        retelling(lambda events: events[:-1]),
    ),
    Fault(
        "events tell every change",
        "every event is told twice",
        "do not explain",
        retelling(lambda events: [event for event in events for _ in range(2)]),
    ),
]
