"""A finished game written out for people: every decision, what was legal, what happened, what changed in view."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from pioneers.kernel.files.record import Record
from pioneers.kernel.game import Game
from pioneers.kernel.state import State
from tests.laws.sample import seats_of

# More legal actions than this are not listed one by one.
LISTED = 20


def playthrough(game: Game[Any], record: Record) -> str:
    """The whole text, for a file to compare with."""
    state = record.start(game)
    lines = [f"{record.game}, {record.players} players, seed {record.seed}, options {short(record.options)}", ""]
    lines += [f"  {place}: {value}" for place, value in flat(game.view(state, None))]
    for number, text in enumerate(record.actions, 1):
        lines += ["", *decision(game, state, number, text)]
    lines += ["", "result"]
    lines += [f"  {place}: {value}" for place, value in flat(game.result(state))]
    return "\n".join([*lines, "", f"digest {game.digest(state)}", ""])


def decision(game: Game[Any], state: State, number: int, text: str) -> Iterator[str]:
    """One action: who may do what, what he does, what is told to whom, and how the views change."""
    yield f"{number}. seat {state.seat}, {state.step}"
    yield f"  legal: {listed([str(action) for action in state.legal()])}"
    yield f"  plays: {text}"
    audience = seats_of(game, state)
    before = {watcher: dict(flat(game.view(state, watcher))) for watcher in audience}
    for event in game.play(state, text):
        public, whole = event.seen_by(None), event.seen_by(event.owner)
        private = {name: figure for name, figure in whole.items() if name not in public}
        aside = f", to seat {event.owner} alone {short(private)}" if private else ""
        yield f"  event: {event.key} {short(event.figures)}{aside}"
    after = {watcher: dict(flat(game.view(state, watcher))) for watcher in audience}
    public_change = change(before[None], after[None])
    for watcher in audience:
        own = change(before[watcher], after[watcher])
        for place, value in own.items():
            if watcher is None or public_change.get(place) != value:
                yield f"  {'all see' if watcher is None else f'seat {watcher} sees'}: {place}: {value}"


def change(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    """The places of a view that differ, old and new."""
    places = [*before, *(place for place in after if place not in before)]
    return {
        place: f"{before.get(place, '-')} -> {after.get(place, '-')}"
        for place in places
        if before.get(place) != after.get(place)
    }


def flat(content: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Every value of a view with its place; a list of plain values is one value."""
    if isinstance(content, dict):
        for name, part in content.items():
            yield from flat(part, f"{place}.{name}" if place else str(name))
    elif isinstance(content, list) and any(isinstance(part, dict | list) for part in content):
        for number, part in enumerate(content):
            yield from flat(part, f"{place}[{number}]")
    else:
        yield place, short(content)


def short(content: Any) -> str:
    """A value in few signs: hidden things are counted."""
    if isinstance(content, list) and content and all(item is None for item in content):
        return f"{len(content)} hidden"
    return json.dumps(content, ensure_ascii=False).replace('"', "")


def listed(words: list[str]) -> str:
    """The legal actions; of many, how many and the two ends of their fixed order."""
    if len(words) > LISTED:
        return f"{len(words)} actions from {words[0]} to {words[-1]}"
    return " · ".join(words)
