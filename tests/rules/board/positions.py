"""Positions for the tests: a dumped new game, edited as plain JSON and loaded again.

    state = position(players=3).bare().tile("albany", "farmer").seat(0, money=4, coaches={"s1": ["farmer"]}).load()

Seat 0 is first and active, at the purchase step, unless a test says otherwise. What `load` checks is kept right by
itself: twenty pioneers and fifteen roads of each colour, ten nuggets, no coach twice, no tile where pioneers stand, the
points of emptied coaches, the reasons for the end.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, islice
from typing import Any, TypeAlias, cast

import pytest

import pioneers
from pioneers import Event, Refusal
from pioneers.board.equipment.components import Side
from pioneers.board.equipment.load import load_board, load_coaches
from pioneers.board.game import BoardGame
from pioneers.board.position.state import BoardState

Json: TypeAlias = dict[str, Any]

_game = pioneers.game("board")
assert isinstance(_game, BoardGame)
game: BoardGame = _game

PROFESSIONS = ("banker", "merchant", "barkeeper", "sergeant", "farmer", "gold-digger")
KINDS = (*PROFESSIONS, "hotel")
NUGGETS = [3, 3, 3, 3, 3, 3, 4, 4, 4, 5]
STARTING = {coach.id: coach for coach in load_coaches().starting}
COACHES = {coach.id: coach for coach in load_coaches().others}


@cache
def _new(players: int, seed: int, options: str) -> str:
    return json.dumps(game.dump(game.new(players=players, seed=seed, **json.loads(options))))


def position(players: int = 3, seed: int = 1, **options: object) -> Position:
    """A new game to be edited, with seat 0 as first and active player."""
    return Position(json.loads(_new(players, seed, json.dumps(options))))


class Position:
    """A position on its way. Every method changes it and gives it back."""

    def __init__(self, content: Json) -> None:
        self.content = content
        self.claimed: dict[int, dict[str, list[str]]] = {}
        self.scores_wanted: dict[int, int] = {}
        self.display_wanted: Sequence[str] | None = None
        self.stack_wanted: Sequence[str] | None = None
        starter = content["active"]
        content["seats"][starter]["money"], content["seats"][0]["money"] = 2, 5
        content["first"] = content["active"] = content["seat"] = 0

    # --- the board ---

    def bare(self) -> Position:
        """No tile anywhere."""
        self.content["tiles"] = {}
        return self

    def tile(self, city: str, kind: str) -> Position:
        self.content["tiles"][city] = kind
        return self

    def stagecoach(self, city: str) -> Position:
        """The stagecoach stands here, where no tile is left."""
        self.content["stagecoach"] = city
        self.content["tiles"].pop(city, None)
        return self

    def road(self, line: str, *owners: int) -> Position:
        self.content["roads"][line] = sorted(owners)
        return self

    def roads_left(self, seat: int, left: int, *spared: str) -> Position:
        """Lay roads of this seat on free lines, but not on the spared ones, until so many are left to him."""
        free = [line for line in self.lines() if line not in self.content["roads"] and line not in spared]
        for line in free[: 15 - left - self._roads_of(seat)]:
            self.road(line, seat)
        return self

    def settlers(self, city: str, *counts: int) -> Position:
        """How many pioneers of each seat stand here."""
        if any(counts):
            self.content["pioneers"][city] = list(counts)
            self.content["tiles"].pop(city, None)
        return self

    def lines(self) -> list[str]:
        """The lines in play, alphabetically."""
        board = game.equipment[self.content["data"]].board
        covered = self.content["covered"]
        pairs = board.side(self.content["players"]).lines
        return [f"{one}--{other}" for one, other in pairs if one not in covered and other not in covered]

    # --- the seats and the coaches ---

    def seat(
        self,
        seat: int,
        *,
        money: int | None = None,
        score: int | None = None,
        bankers: int | None = None,
        merchants: int | None = None,
        coaches: Mapping[str, Sequence[str]] | None = None,
        nuggets: Sequence[int] | None = None,
    ) -> Position:
        """What is said of a seat; coaches by id with those aboard, in the order he got them.

        For points that none of them brings, he has emptied further ones (B9.1).
        """
        figures = {"money": money, "bankers": bankers, "merchants": merchants}
        row = self.content["seats"][seat]
        row.update({name: figure for name, figure in figures.items() if figure is not None})
        if nuggets is not None:
            row["nuggets"] = list(nuggets)
        if score is not None:
            self.scores_wanted[seat] = score
        if coaches is not None:
            self.claimed[seat] = {coach: list(aboard) for coach, aboard in coaches.items()}
        return self

    def others(self, money: int) -> Position:
        """So much money for all seats but seat 0: without two dollars nobody joins."""
        for seat in range(1, self.content["players"]):
            self.seat(seat, money=money)
        return self

    def display(self, *coaches: str) -> Position:
        """The display, left to right."""
        self.display_wanted = coaches
        return self

    def stack(self, *coaches: str) -> Position:
        """The face-down stack, next first."""
        self.stack_wanted = coaches
        return self

    # --- the course ---

    def asked(self, step: str, seat: int | None = 0, **turn: object) -> Position:
        """The step that asks, whom, and what has happened in this turn."""
        self.content["step"] = step
        self.content["seat"] = seat
        self.content["turn"].update(turn)
        return self

    def active(self, seat: int) -> Position:
        self.content["active"] = self.content["seat"] = seat
        return self

    def course(self, **fields: object) -> Position:
        """Fields of the course: first, round, bought, moved, idle_rounds."""
        self.content.update(fields)
        return self

    # --- the end ---

    def json(self) -> Json:
        """The position, with all supplies put right."""
        content: Json = copy.deepcopy(self.content)
        self._deal(content)
        content["nuggets"] = list((Counter(NUGGETS) - Counter(self._taken(content))).elements())
        for number, seat in enumerate(content["seats"]):
            standing = sum(counts[number] for counts in content["pioneers"].values())
            seat["pioneers"] = 20 - standing - sum(len(coach["aboard"]) for coach in seat["coaches"])
            seat["roads"] = 15 - self._roads_of(number)
            seat["score"] = _points(seat["coaches"])
        content["ending"] = [
            reason
            for reason, true in (
                ("roads", any(seat["roads"] == 0 for seat in content["seats"])),
                ("stack", not content["stack"]),
                ("idle", content["idle_rounds"] == 2),
            )
            if true
        ]
        return content

    def load(self) -> BoardState:
        return game.load(self.json())

    def _roads_of(self, seat: int) -> int:
        return sum(seat in owners for owners in self.content["roads"].values())

    @staticmethod
    def _taken(content: Json) -> list[int]:
        return [value for seat in content["seats"] for value in seat["nuggets"]]

    def _deal(self, content: Json) -> None:
        """Give the wanted coaches to seats, display and stack; who lost his to another gets a free one."""
        wanted = {coach for coaches in self.claimed.values() for coach in coaches}
        wanted |= set(self.display_wanted or ()) | set(self.stack_wanted or ())
        for number, seat in enumerate(content["seats"]):
            if number in self.claimed:
                coaches = self.claimed[number].items()
                seat["coaches"] = [{**_coach(coach), "aboard": list(aboard)} for coach, aboard in coaches]
            elif seat["coaches"][0]["id"] in wanted:
                kept = {other["coaches"][0]["id"] for other in content["seats"]}
                fresh = next(coach for coach in STARTING if coach not in wanted | kept)
                seat["coaches"] = [{**_coach(fresh), "aboard": list(STARTING[fresh].seats)}]
        spare = [coach for coach in COACHES if coach not in wanted]
        for number, score in self.scores_wanted.items():
            coaches = content["seats"][number]["coaches"]
            for coach in _worth(score - _points(coaches), spare):
                coaches.append({**_coach(coach), "aboard": []})
                spare.remove(coach)
        free = iter(spare)
        content["display"] = self._row(content["display"], self.display_wanted, free)
        content["stack"] = self._row(content["stack"], self.stack_wanted, free)

    @staticmethod
    def _row(row: list[Json], wanted: Sequence[str] | None, free: Iterator[str]) -> list[Json]:
        return [_coach(coach) for coach in (islice(free, len(row)) if wanted is None else wanted)]


def _coach(coach: str) -> Json:
    card = STARTING.get(coach) or COACHES[coach]
    return {"id": card.id, "points": card.points, "seats": list(card.seats)}


def _points(coaches: list[Json]) -> int:
    """What those of them that are empty have brought (B9.1)."""
    return sum(coach["points"] for coach in coaches if not coach["aboard"])


def _worth(points: int, spare: list[str]) -> tuple[str, ...]:
    """As few of the spare coaches as bring just so many points."""
    for count in range(len(spare)):
        for some in combinations(spare, count):
            if sum(COACHES[coach].points for coach in some) == points:
                return some
    raise AssertionError(f"no coaches for {points} points")


# --- looking at states and playing them ---


def look(state: BoardState) -> Json:
    """The whole position as plain JSON."""
    return cast("Json", game.dump(state))


def of_seat(state: BoardState, seat: int) -> Json:
    """What the position says of one seat."""
    row: Json = look(state)["seats"][seat]
    return row


def money(state: BoardState) -> list[int]:
    return [seat["money"] for seat in look(state)["seats"]]


def scores(state: BoardState) -> list[int]:
    return [seat["score"] for seat in look(state)["seats"]]


def legal(state: BoardState) -> list[str]:
    return [str(action) for action in state.legal()]


def play(state: BoardState, *actions: str) -> list[Event]:
    """Play actions one after the other; gives all events."""
    events: list[Event] = []
    for action in actions:
        events += game.play(state, action)
    return events


def told(events: list[Event], key: str) -> list[Json]:
    """The public figures of the events of this kind."""
    return [event.figures for event in events if event.key == key]


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def refused(state: BoardState, action: str, rule: str, key: str, /, **figures: object) -> None:
    """The action is refused for exactly this reason, is not offered, and the state stays as it was."""
    before = game.digest(state)
    expected = Refusal(rule, key, figures)
    assert game.explain(state, action) == expected
    assert action not in legal(state)
    with pytest.raises(Refusal) as caught:
        game.play(state, action)
    assert caught.value == expected
    assert caught.value.position == game.view(state, state.seat)
    assert str(caught.value).startswith(f"{rule}: ")
    assert game.digest(state) == before


# --- the board as the data give it ---


def side(players: int) -> Side:
    return load_board().side(players)


def lines_in_play(state: BoardState) -> list[str]:
    """The lines that touch no covered city."""
    covered = look(state)["covered"]
    pairs = state.lookup.side.lines
    return [f"{one}--{other}" for one, other in pairs if one not in covered and other not in covered]


def neighbours(state: BoardState) -> dict[str, list[str]]:
    """The spaces in play with those a line leads to."""
    ways: dict[str, list[str]] = {}
    for line in lines_in_play(state):
        one, other = line.split("--")
        ways.setdefault(one, []).append(other)
        ways.setdefault(other, []).append(one)
    return {city: sorted(ways[city]) for city in sorted(ways)}


def line_between(one: str, other: str) -> str:
    return "--".join(sorted((one, other)))
