"""What a puzzle of the card game is about, by the plan that is right and by the one that looks as good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pioneers.kernel.event import Event
from pioneers.puzzles.themes import Themes

# In the order in which people are offered them.
NAMES: Final = (
    "exchange",
    "counting",
    "adding",
    "ruff",
    "storm",
    "thief",
    "supplies",
    "building",
    "lead",
    "following",
    "ending",
)
# In the last tricks of a run, what was played says nearly all.
LAST_TRICKS: Final = 4
# A player with so few buildings to go may end the game with this run.
CLOSE: Final = 3


def themes_of(view: Mapping[str, Any], best: Sequence[Event], rival: Sequence[Event]) -> list[str]:
    """The themes of a decision, most telling first; `best` and `rival` are what happens at once."""
    step = view["step"]
    found: set[str] = set()
    if step in ("exchange", "discard"):
        found.add("exchange")
    if step in ("take", "steal", "plunder", "pay"):
        found.add("supplies")
    if step == "build":
        found.add("building")
    if step in ("steal", "plunder"):
        found.add("thief")
    if step in ("take", "trump"):
        found.add("storm")
    if step in ("play", "add"):
        found |= themes_of_play(view, played(best), played(rival))
    if any(len(built) >= CLOSE for built in view["buildings"]):
        found.add("ending")
    return [theme for theme in NAMES if theme in found]


def themes_of_play(view: Mapping[str, Any], cards: Sequence[str], others: Sequence[str]) -> set[str]:
    """The themes of a play in a trick."""
    found: set[str] = set()
    own = max(sum(card is not None for card in hand) for hand in view["hands"])
    suit = view["trick"]["suit"]
    if own <= LAST_TRICKS:
        found.add("counting")
    found.add("following" if view["trick"]["plays"] else "lead")
    if len(cards) > 1 or (len(others) > 1 and cards and cards[0] in others):
        found.add("adding")
    if suit is not None and suit != view["trump"] and any(kind_of(card) == view["trump"] for card in cards):
        found.add("ruff")
    for kind in ("storm", "thief"):
        if any(kind_of(card) == kind for card in (*cards, *others)):
            found.add(kind)
    return found


def played(events: Sequence[Event]) -> list[str]:
    """The cards of the first play among these events."""
    for event in events:
        if event.key == "played":
            figures: Any = event.figures
            return [str(card) for card in figures["cards"]]
    return []


def kind_of(card: str) -> str:
    """The suit of a card, `storm` or `thief`."""
    return card.split(maxsplit=1)[0]


THEMES: Final = Themes(NAMES, themes_of)
