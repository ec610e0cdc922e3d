"""Card games brought to a wanted point, to be resumed at the terminal, and a deck in which no two cards are alike."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pioneers
from pioneers.cards.game import CardsGame
from pioneers.cards.position.state import CardsState
from pioneers.kernel.rng import seeded
from pioneers.match.match import Match, save

NAMES = ("Ada", "Belle", "Clay", "Dora")
MOST_SEEDS = 300


def game() -> CardsGame:
    found = pioneers.game("cards")
    assert isinstance(found, CardsGame)
    return found


def positions(players: int, seed: int, **options: Any) -> Iterator[CardsState]:
    """Every position of a random game."""
    rng = seeded(seed, "cli test")
    state = game().new(players=players, seed=seed, **options)
    while state.seat is not None:
        yield state
        legal = state.legal()
        game().advance(state, legal[rng.below(len(legal))])
    yield state


def saved_at(
    path: Path, wanted: Callable[[CardsState, Mapping[str, Any]], bool], players: int = 3, **options: Any
) -> Path:
    """A record that stops where Ada decides and her view is as wanted; the others are bots."""
    seats = ["Ada", *(f"{name} (bot: chance)" for name in NAMES[1:players])]
    for seed in range(MOST_SEEDS):
        rng = seeded(seed, "cli test")
        match = Match.new(game(), seats, [None] * players, seed, **options)
        state: Any = match.state
        while state.seat is not None:
            view: Mapping[str, Any] = game().view(state, 0)
            if state.seat == 0 and wanted(state, view):
                save(match, path)
                return path
            legal = state.legal()
            match.play(legal[rng.below(len(legal))])
    raise AssertionError("no game comes to this point")


def at(step: str, **most: int) -> Any:
    """Whether a view asks for this step with so many choices at least."""
    least = most.get("choices", 2)
    return lambda state, _: state.step == step and len(state.legal()) >= least


def deck_without_equals(folder: Path) -> Path:
    """A deck file in which a card tells who holds it."""
    text = (files("pioneers.cards") / "data" / "deck.toml").read_text(encoding="utf-8")
    for suit in ("stone", "gold", "deer", "tree"):
        text = re.sub(rf"(?m)^{suit} = \[1, .*$", f"{suit} = {list(range(1, 14))}", text)
    text = re.sub(r"(?m)^thieves = .*$", "thieves = 1", text)
    text = re.sub(r"(?m)^storms = .*$", "storms = [14, 15, 16, 17]", text)
    path = folder / "deck.toml"
    path.write_text(text, encoding="utf-8")
    return path


def cards_in(text: str) -> set[str]:
    """Every card that an English text names, also in the short forms `Deer 4 + 5 = 9` and `Deer 4 5`."""
    found = set()
    for kind, numbers in re.findall(r"(?i)\b(stone|gold|deer|tree|storm)((?:(?: \+)? \d+)+)", text):
        found |= {f"{kind.lower()} {number}" for number in re.findall(r"\d+", numbers)}
    return found
