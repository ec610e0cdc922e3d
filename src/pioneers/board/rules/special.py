"""The special action of the tile that was settled (B8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioneers.board.equipment.box import (
    BANKER,
    BARKEEPER,
    EXTRA_FARMERS,
    FARMER,
    GOLD_DIGGER,
    HOTEL,
    HOTEL_MONEY,
    MERCHANT,
    SERGEANT,
    TILE_LIMIT,
)
from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.board.position.telling import told
from pioneers.board.rules.actions import FIRST_ROAD
from pioneers.board.rules.sequence import BARKEEPER as BARKEEPER_STEP
from pioneers.board.rules.sequence import FARMER as FARMER_STEP
from pioneers.board.rules.sequence import SERGEANT as SERGEANT_STEP
from pioneers.board.rules.settle import ANY, SeatChoice, tell_settled
from pioneers.kernel.action import Choices
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.step import LEGAL, NOBODY, NOT_NOW, OWN, UNKNOWN_HERE, Step
from pioneers.native import i64, vec

if TYPE_CHECKING:
    from pioneers.board.shapes.components import Tile

COVERED: Final = OWN
FULL: Final = OWN + 1
OWN_ROAD: Final = OWN + 2


class Special(Step[BoardState]):
    """Does what needs no answer, and calls the sergeant, the barkeeper or the farmers (B8)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """The kind of the tile says what happens; after a pass (B6.5) there is none."""
        seat = state.active
        kind = state.tile
        if kind == BANKER:
            keep_tile(state, state.bankers, "banker", events)
        elif kind == MERCHANT:
            keep_tile(state, state.merchants, "merchant", events)
        elif kind == BARKEEPER:
            state.ask_next(BARKEEPER_STEP)
        elif kind == SERGEANT:
            state.ask_next(SERGEANT_STEP)
        elif kind == FARMER:
            state.farmers = EXTRA_FARMERS
            state.ask_next(FARMER_STEP)
        elif kind == GOLD_DIGGER:
            take_nugget(state, events)
        elif kind == HOTEL:
            state.money[seat] += HOTEL_MONEY
            if events is not None:
                events.append(told({"event": "hotel", "seat": seat, "amount": HOTEL_MONEY}))
        return NOBODY


def keep_tile(state: BoardState, kept: vec[i64], tile: Tile, events: list[Event] | None) -> None:
    """Banker and merchant go to the player's board, the third one leaves the game (B8.1, B4.2, B5.3)."""
    seat = state.active
    if kept[seat] == TILE_LIMIT:
        if events is not None:
            events.append(told({"event": "tile-gone", "seat": seat, "tile": tile}))
        return
    kept[seat] += 1
    if events is not None:
        events.append(told({"event": "tile-kept", "seat": seat, "tile": tile, "count": kept[seat]}))


def take_nugget(state: BoardState, events: list[Event] | None) -> None:
    """One nugget, face down: only its owner learns the value (B8.4). Seven diggers never exhaust ten nuggets."""
    seat = state.active
    value = state.nugget_pile[state.nuggets_taken]
    state.nugget_owner[state.nuggets_taken] = seat
    state.nuggets_taken += 1
    if events is not None:
        left: i64 = len(state.nugget_pile) - state.nuggets_taken
        events.append(told({"event": "nugget", "seat": seat, "left": left}, seat, {"value": value}))


class SergeantRoad(Step[BoardState]):
    """A free road on a line without a road, or beside one that is another player's (B8.2)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """Ask where he has a road and a line for it (B8.7); ends when it was built."""
        if state.tile != SERGEANT or state.roads[state.active] == 0:
            return NOBODY
        for line in range(state.lookup.line_count):
            if line_obstacle(state, line) == LEGAL:
                return state.active
        return NOBODY

    def legal(self, state: BoardState, choices: Choices) -> None:
        """B8.2."""
        lookup = state.lookup
        for line in range(lookup.line_count):
            if line_obstacle(state, line) == LEGAL:
                choices.add(lookup.road_action[line])
        choices.add(lookup.skip)

    def obstacle(self, state: BoardState, index: i64) -> i64:
        """B8.2, B2.2."""
        lookup = state.lookup
        if index == lookup.skip:
            return LEGAL
        if index < FIRST_ROAD or index >= lookup.first_drive:
            return NOT_NOW
        line = lookup.line_of[index]
        return UNKNOWN_HERE if line < 0 else line_obstacle(state, line)

    def refusal(self, state: BoardState, index: i64, obstacle: i64) -> Refusal:
        """Each with the rule that it comes from."""
        line = state.lookup.lines[state.lookup.line_of[index]]
        if obstacle == COVERED:
            return Refusal("B2.2", "covered-line", {"line": line})
        return Refusal("B8.2", "own-road" if obstacle == OWN_ROAD else "line-full", {"line": line})

    def apply(self, state: BoardState, index: i64, events: list[Event] | None) -> None:
        """Build the road, or let it be (B8.7)."""
        if index == state.lookup.skip:
            if events is not None:
                events.append(told({"event": "skipped", "seat": state.active, "step": "sergeant"}))
        else:
            line = state.lookup.line_of[index]
            if events is not None:
                events.append(told({"event": "built-free", "seat": state.active, "line": state.lookup.lines[line]}))
            state.build(state.active, line, events)
        state.close()


def line_obstacle(state: BoardState, line: i64) -> i64:
    """What stands against the sergeant's road on this line (B8.2)."""
    if not state.lookup.line_in_play[line]:
        return COVERED
    owners = state.owners[line]
    if owners & BIT[state.active]:
        return OWN_ROAD
    # A number with one bit has no bit in common with its predecessor.
    return LEGAL if owners & (owners - 1) == 0 else FULL


class BarkeeperReturn(SeatChoice):
    """One more pioneer of any coach may go back to the supply (B8.3)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """Ask where a coach holds anybody."""
        return state.active if state.tile == BARKEEPER and state.aboard[state.active] != 0 else NOBODY

    def first_index(self, state: BoardState) -> i64:
        """`return …`."""
        return state.lookup.first_return

    def pass_index(self, state: BoardState) -> i64:
        """`skip`."""
        return state.lookup.skip

    def wanted(self, state: BoardState) -> i64:
        """Anybody."""
        return ANY

    def choose(self, state: BoardState, profession: i64, number: i64, events: list[Event] | None) -> None:
        """Back into the supply; a coach emptied so counts (B9.1)."""
        seat = state.active
        if events is not None:
            name = state.lookup.profession_name(profession)
            events.append(told({"event": "returned", "seat": seat, "profession": name, "coach": number}))
        state.supply[seat] += 1
        state.leave_coach(seat, profession, number, events)
        state.close()


class MoreFarmers(SeatChoice):
    """Up to two more farmers may settle in the same city (B8.5)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """Ask while one more may come and one is there."""
        asks = state.tile == FARMER and state.farmers > 0 and state.has_aboard(state.active, FARMER)
        return state.active if asks else NOBODY

    def first_index(self, state: BoardState) -> i64:
        """`settle farmer …`."""
        return state.lookup.first_settle

    def pass_index(self, state: BoardState) -> i64:
        """`skip`."""
        return state.lookup.skip

    def wanted(self, state: BoardState) -> i64:
        """Farmers."""
        return FARMER

    def wrong_profession(self, state: BoardState, profession: str) -> Refusal:
        """B8.5."""
        return Refusal("B8.5", "farmers-only", {"profession": profession})

    def choose(self, state: BoardState, profession: i64, number: i64, events: list[Event] | None) -> None:
        """Settle one more farmer."""
        state.farmers -= 1
        tell_settled(state, profession, number, events)
        state.settle_in(state.active, state.stagecoach)
        state.leave_coach(state.active, profession, number, events)
