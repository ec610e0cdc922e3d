"""The observation of the board game: the view of a seat as one row of numbers, own seat first, others clockwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from pioneers.board.environment.layout import (
    ENDINGS,
    NUGGET_VALUES,
    PURCHASE_NAMES,
    SEATS,
    STEPS,
    board_layout,
)
from pioneers.board.equipment.box import NUGGETS, PLAYER_NUMBERS, PROFESSIONS, SEAT_BITS, SEAT_MASK, TILE_KINDS
from pioneers.board.game import BoardGame, Equipment
from pioneers.board.position.state import BoardState
from pioneers.envs.gathering import Rows, bits, clockwise, joined, one_hot, single, vectors
from pioneers.envs.layout import UNLIMITED, Numbers
from pioneers.kernel.state import STEP_MASK

# By seat: the section, and the view's word for it, which is also the state's except where it is shown here.
SEAT_NUMBERS = {
    "money": "money",
    "score": "score",
    "bankers": "bankers",
    "merchants": "merchants",
    "road supply": "roads",
    "pioneer supply": "pioneers",
}
STATE_WORDS = {"pioneers": "supply"}
# Single numbers of a state: what is read of it for every observation.
FIELDS = (
    *("deciding", "active", "first", "stack", "round", "ending", "idle_rounds", "bought", "moved", "stagecoach"),
    *("drawn", "nuggets_taken", "purchases", "placing", "visited", "tile", "settled", "farmers", "asked"),
)


class BoardObserver:
    """Observations of the board game with one board and one set of coaches."""

    def __init__(self, equipment: Equipment) -> None:
        self.equipment = equipment
        self.layout = board_layout(equipment)
        self.city = {city: number for number, city in enumerate(equipment.space.cities)}
        self.line = {line: number for number, line in enumerate(equipment.space.lines)}
        coaches = (*equipment.coaches.starting, *equipment.coaches.others)
        self.coach = {coach.id: number for number, coach in enumerate(coaches)}
        # The last one is the empty place of a row of coaches.
        self.points = np.array([*(coach.points for coach in coaches), 0], np.int16)
        self.seats = np.array([*(professions(coach.seats) for coach in coaches), professions(())], np.int16)

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
        lookup = states[0].lookup
        players = int(lookup.players)
        observations = np.zeros((len(states), self.layout.size), np.int16)
        parts = self.layout.named(observations)
        viewers = np.array(seats, np.int64)
        one = dict(zip(FIELDS, single(states, *FIELDS).T, strict=True))
        over = one["deciding"] < 0
        parts["players"][:, PLAYER_NUMBERS.index(players)] = 1
        for section in ("deciding", "active", "first"):
            relative = np.where(one[section] < 0, -1, (one[section] - viewers) % players)
            parts[section][:] = one_hot(relative, SEATS)
        steps = np.array([STEPS.index(step.name) if step.name in STEPS else -1 for step in lookup.steps])
        parts["step"][:] = one_hot(steps[one["stack"] & STEP_MASK], len(STEPS))
        parts["round"][:, 0] = np.minimum(one["round"], UNLIMITED)
        parts["ending"][:] = bits(one["ending"], len(ENDINGS))
        parts["idle rounds"][:, 0] = one["idle_rounds"]
        for word in ("bought", "moved", "placing", "farmers", "asked"):
            parts[word][:, 0] = one[word]
        parts["purchases"][:] = bits(one["purchases"], len(PURCHASE_NAMES))
        parts["tile"][:] = one_hot(one["tile"], len(TILE_KINDS))
        parts["settled"][:] = one_hot(one["settled"], len(PROFESSIONS))
        self.read_board(states, parts, viewers, one)
        self.read_seats(states, parts, viewers, one["nuggets_taken"], over)
        self.read_coaches(states, parts, viewers, one["drawn"])
        return observations

    def read_board(
        self, states: Sequence[BoardState], parts: dict[str, Numbers], viewers: Rows, one: dict[str, Rows]
    ) -> None:
        """`tell_board` for all rows; also the cities visited. Spaces of this side are among those of all sides."""
        lookup = states[0].lookup
        players = int(lookup.players)
        cities = np.array([self.city[city] for city in lookup.cities])
        lines = np.array([self.line[line] for line in lookup.lines])
        sides = [state.lookup for state in states]
        parts["cities in play"][:, cities] = bits(np.array([side.in_play for side in sides]), len(cities))
        parts["lines in play"][:, lines] = joined([side.line_in_play for side in sides])
        parts["stagecoach"][:, cities] = one_hot(one["stagecoach"], len(cities))
        parts["visited"][:, cities] = bits(one["visited"], len(cities))
        parts["tiles"][:, cities] = bits(vectors(states, "tiles"), len(cities)).transpose(0, 2, 1)
        owners = bits(vectors(states, "owners"), players).transpose(0, 2, 1)
        parts["roads"][:, :players, lines] = clockwise(owners, viewers)
        settlers = vectors(states, "settlers").reshape(len(states), players, len(cities))
        parts["settlers"][:, :players, cities] = clockwise(settlers, viewers)

    def read_seats(
        self, states: Sequence[BoardState], parts: dict[str, Numbers], viewers: Rows, taken: Rows, over: Rows
    ) -> None:
        """`tell_seat` for all rows, without coaches. Nuggets of others are open at the end alone."""
        players = int(states[0].lookup.players)
        for section, word in SEAT_NUMBERS.items():
            numbers = vectors(states, STATE_WORDS.get(word, word))
            parts[section][:, :players] = np.minimum(clockwise(numbers, viewers), UNLIMITED)
        owners = np.where(np.arange(len(NUGGETS)) < taken[:, None], vectors(states, "nugget_owner"), -1)
        owned = clockwise(one_hot(owners, players).transpose(0, 2, 1), viewers)
        parts["nuggets"][:, :players] = owned.sum(axis=2)
        parts["nugget supply"][:, 0] = len(NUGGETS) - taken
        pile = vectors(states, "nugget_pile")
        shown = owned * ((np.arange(players) == 0) | over[:, None])[:, :, None]
        for number, value in enumerate(NUGGET_VALUES):
            parts["nugget values"][:, :players, number] = (shown * (pile == value)[:, None, :]).sum(axis=2)

    def read_coaches(self, states: Sequence[BoardState], parts: dict[str, Numbers], viewers: Rows, drawn: Rows) -> None:
        """The coaches of all seats and `tell_coaches` for all rows."""
        lookup = states[0].lookup
        count, players, most = len(states), int(lookup.players), int(lookup.most_coaches)
        nothing = len(self.points) - 1
        garage = vectors(states, "garage").reshape(count, players, most)
        own = np.where(np.arange(most) < vectors(states, "coach_count")[:, :, None], garage, nothing)
        owned = clockwise(own, viewers)
        parts["coach points"][:, :players] = self.points[owned]
        parts["coach seats"][:, :players] = self.seats[owned]
        packed = np.zeros((count, nothing + 1), np.int64)
        packed[:, :nothing] = vectors(states, "crew")
        crew = (packed[..., None] >> np.arange(len(PROFESSIONS)) * SEAT_BITS & SEAT_MASK).astype(np.int16)
        rows = np.arange(count)
        parts["aboard"][:, :players] = crew[rows[:, None, None], owned]
        displayed = vectors(states, "display")  # an empty place is -1, which is the last coach here: none
        parts["display points"][:] = self.points[displayed]
        parts["display seats"][:] = self.seats[displayed]
        unseen = np.ones((count, nothing + 1), np.int16)
        unseen[rows[:, None], displayed] = 0
        unseen[rows[:, None, None], own] = 0
        parts["unseen coaches"][:] = unseen[:, :nothing]
        parts["stack"][:, 0] = np.array([len(state.pile) for state in states]) - drawn


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
