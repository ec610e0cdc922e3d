"""The observation of the board game: the view of a seat as one row of numbers, own seat first, others clockwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from pioneers.board.environment.layout import (
    ENDINGS,
    NUGGET_VALUES,
    PURCHASE_NAMES,
    STEPS,
    board_layout,
)
from pioneers.board.environment.writer import BoardWriter
from pioneers.board.equipment.box import PLAYER_NUMBERS, PROFESSIONS, TILE_KINDS
from pioneers.board.game import BoardGame, Equipment
from pioneers.board.position.state import BoardState
from pioneers.envs.layout import UNLIMITED, Numbers
from pioneers.envs.observation import written

# By seat: the section, and the view's word for it.
SEAT_NUMBERS = {
    "money": "money",
    "score": "score",
    "bankers": "bankers",
    "merchants": "merchants",
    "road supply": "roads",
    "pioneer supply": "pioneers",
}


class BoardObserver:
    """Observations of the board game with one board and one set of coaches."""

    def __init__(self, equipment: Equipment) -> None:
        self.equipment = equipment
        self.layout = board_layout(equipment)
        self.city = {city: number for number, city in enumerate(equipment.space.cities)}
        self.line = {line: number for number, line in enumerate(equipment.space.lines)}
        coaches = (*equipment.coaches.starting, *equipment.coaches.others)
        self.coach = {coach.id: number for number, coach in enumerate(coaches)}

    # --- from a view ----------------------------------------------------------------------------------

    def of_view(self, view: Mapping[str, Any]) -> Numbers:
        """The observation that a view is: this is what an observation means."""
        observation = np.zeros(self.layout.size, np.int16)
        parts = self.layout.named(observation)
        players, viewer = view["players"], view["viewer"] or 0
        parts["players"][PLAYER_NUMBERS.index(players)] = 1
        for section, word in (("deciding", "seat"), ("active", "active"), ("first", "first")):
            if view[word] is not None:
                parts[section][(view[word] - viewer) % players] = 1
        parts["step"][STEPS.index(view["step"])] = 1
        parts["round"][0] = min(view["round"], UNLIMITED)
        flag(parts["ending"], ENDINGS, view["ending"])
        parts["idle rounds"][0] = view["idle_rounds"]
        parts["bought"][0], parts["moved"][0] = view["bought"], view["moved"]
        self.tell_board(view, parts, viewer)
        for relative in range(players):
            self.tell_seat(view["seats"][(viewer + relative) % players], parts, relative)
        self.tell_coaches(view, parts)
        parts["nugget supply"][0] = len(view["nuggets"])
        turn = view["turn"]
        flag(parts["purchases"], PURCHASE_NAMES, turn["purchases"])
        flag(parts["visited"], self.city, turn["visited"])
        flag(parts["tile"], TILE_KINDS, [turn["tile"]] if turn["tile"] else [])
        flag(parts["settled"], PROFESSIONS, [turn["settled"]] if turn["settled"] else [])
        for word in ("placing", "farmers", "asked"):
            parts[word][0] = turn[word]
        return observation

    def tell_board(self, view: Mapping[str, Any], parts: dict[str, Numbers], viewer: int) -> None:
        """What lies on the board."""
        players = view["players"]
        side = self.equipment.board.side(players)
        covered = set(view["covered"])
        flag(parts["cities in play"], self.city, [city.id for city in side.cities if city.id not in covered])
        open_lines = [f"{one}--{other}" for one, other in side.lines if not covered & {one, other}]
        flag(parts["lines in play"], self.line, open_lines)
        flag(parts["stagecoach"], self.city, [view["stagecoach"]])
        for city, tile in view["tiles"].items():
            parts["tiles"][self.city[city], TILE_KINDS.index(tile)] = 1
        for line, owners in view["roads"].items():
            for owner in owners:
                parts["roads"][(owner - viewer) % players, self.line[line]] = 1
        for city, settlers in view["pioneers"].items():
            for seat, count in enumerate(settlers):
                parts["settlers"][(seat - viewer) % players, self.city[city]] = count

    def tell_seat(self, seat: Mapping[str, Any], parts: dict[str, Numbers], relative: int) -> None:
        """What a player has."""
        for section, word in SEAT_NUMBERS.items():
            parts[section][relative] = min(seat[word], UNLIMITED)
        parts["nuggets"][relative] = len(seat["nuggets"])
        for nugget in seat["nuggets"]:
            if nugget is not None:
                parts["nugget values"][relative, NUGGET_VALUES.index(nugget)] += 1
        for number, coach in enumerate(seat["coaches"]):
            parts["coach points"][relative, number] = coach["points"]
            parts["coach seats"][relative, number] = professions(coach["seats"])
            parts["aboard"][relative, number] = professions(coach["aboard"])

    def tell_coaches(self, view: Mapping[str, Any], parts: dict[str, Numbers]) -> None:
        """The coaches that belong to nobody, and those not seen yet."""
        for place, coach in enumerate(view["display"]):
            parts["display points"][place] = coach["points"]
            parts["display seats"][place] = professions(coach["seats"])
        parts["unseen coaches"][:] = 1
        for coach in [*view["display"], *(coach for seat in view["seats"] for coach in seat["coaches"])]:
            parts["unseen coaches"][self.coach[coach["id"]]] = 0
        parts["stack"][0] = len(view["stack"])

    # --- from many states ---------------------------------------------------------------------------------

    def of_states(self, states: Sequence[BoardState], seats: Sequence[int]) -> Numbers:
        """The observations of `game.view(state, seat)` in rows, without making the views: a test holds them equal.

        All states are of one number of players.
        """
        return written(self.writer(states[0]), self.layout.size, states, seats)

    def writer(self, state: BoardState) -> BoardWriter:
        """For states with as many players, whatever cities are covered."""
        lookup = state.lookup
        starts = {section.name: section.start for section in self.layout.sections}
        steps = [STEPS.index(step.name) if step.name in STEPS else -1 for step in lookup.steps]
        return BoardWriter(lookup, starts, steps, NUGGET_VALUES, UNLIMITED)


def professions(words: Sequence[str]) -> list[int]:
    """How many of each profession."""
    return [list(words).count(profession) for profession in PROFESSIONS]


def flag(part: Numbers, names: Sequence[str] | dict[str, int], words: Sequence[str]) -> None:
    """Set the flag of each of these words."""
    for word in words:
        part[names[word] if isinstance(names, dict) else names.index(word)] = 1


def observer(game: BoardGame, data: str | None) -> BoardObserver:
    """The observer for data in use; the built-in data if none are named."""
    return BoardObserver(game.built_in() if data is None else game.equipment[data])
