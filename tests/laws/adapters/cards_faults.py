"""Faults that only the card game can have: a shared row, a forgotten field, a silent supply, an open hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pioneers import Event
from tests.laws.broken.doubles import Calls
from tests.laws.broken.faults import Fault, retelling
from tests.laws.broken.field_faults import forgetting, moving, sharing, showing

# Every list of the state that an action changes in place.
LISTS = (
    *("held", "which", "size", "void", "discards", "given", "laid"),
    *("supplies", "built", "stock"),
)
# Fields that a position does not name but lets a reader work out, with what a forgetful one puts there.
FIELDS = {"storm": -1, "thief": -1, "last": 0, "pending_kind": 0, "pending_sum": 0, "winner": 0, "turn": 1}


def shrinking() -> Calls:
    """A view in which the hand gets smaller while its play is not complete."""

    def view(game: Any, state: Any, seat: Any) -> Any:
        seen = game.view(state, seat)
        for hand, cards in enumerate(game.dump(state)["hands"]):
            del seen["hands"][hand][len(cards) :]
        return seen

    return {"view": view}


def knowing() -> Calls:
    """A view that tells of every hand which suits it lacks, shown or not."""

    def view(game: Any, state: Any, seat: Any) -> Any:
        hands = game.dump(state)["hands"]
        missing = [[suit for suit in ("deer", "gold") if suit not in " ".join(hand)] for hand in hands]
        return {**game.view(state, seat), "void": missing}

    return {"view": view}


def play_told_card_by_card(game: Any, state: Any, action: Any) -> list[Event]:
    """Tells of a card that is laid although the play is not complete."""
    events = list(game.play(state, action))
    return events if events or state.step != "add" else [Event("laid", {"seat": state.seat})]


def drawn_in_the_open(game: Any, state: Any, action: Any) -> list[Event]:
    """Tells everybody what lies next in the deck."""
    events = list(game.play(state, action))
    return [*events, Event("next", {"cards": game.dump(state)["deck"][:1]})]


def renamed(key: str, **figures: Any) -> Callable[[list[Event]], list[Event]]:
    """Tells one kind of event with other figures."""
    return lambda events: [
        Event(event.key, {**event.figures, **figures}) if event.key == key else event for event in events
    ]


def without(key: str) -> Callable[[list[Event]], list[Event]]:
    """Does not tell one kind of event."""
    return lambda events: [event for event in events if event.key != key]


# What a spectator could not follow any more if it were not told.
NEEDED = (
    *("run", "dealt", "exchange-paid", "kept", "discarded", "drew", "played", "trick-won", "supply-taken"),
    *("storm-took", "trump-named", "stolen", "thieves-lost", "last-hand", "building-raised", "paid-start"),
)

FAULTS = [
    *(
        Fault("copies are independent", f"`{n}` is shared", "changed|differen", state={"copy": sharing(n)})
        for n in LISTS
    ),
    *(
        Fault("positions load back", f"`{n}` is not worked out", "load", forgetting(n, left))
        for n, left in FIELDS.items()
    ),
    *(
        Fault("hidden things stay hidden", f"`{n}` is open", "the view tells", showing(n))
        for n in ("hands", "deck", "discards", "pending", "step", "seed")
    ),
    Fault("hidden things stay hidden", "the hand shrinks too early", "the view tells", shrinking()),
    Fault("hidden things stay hidden", "missing suits are open", "the view tells", knowing()),
    Fault("hidden things stay hidden", "a play is told card by card", "tell", {"play": play_told_card_by_card}),
    Fault("hidden things stay hidden", "the next card is open", "events tell", {"play": drawn_in_the_open}),
    *(
        Fault("nothing is lost or made", f"`{n}` dwindles", "not conserved", moving(n, -1))
        for n in ("supplies", "stock", "held")
    ),
    *(
        Fault("events tell every change", f"`{n}` changes in silence", "do not explain", moving(n, 1))
        for n in ("supplies", "stock", "size", "void", "built")
    ),
    *(
        Fault("events tell every change", f"`{key}` is not told", "do not explain", retelling(without(key)))
        for key in NEEDED
    ),
    Fault("events tell every change", "another seat is told", "C4.3", retelling(renamed("supply-taken", seat=0))),
    Fault("events tell every change", "another sum is told", "C4.1", retelling(renamed("trick-won", sum=0))),
    Fault("events tell every change", "another end is told", "C6.4", retelling(renamed("won", seats=[0, 1]))),
    Fault("events tell every change", "a figure too many", "other figures", retelling(renamed("discarded", card=1))),
]
