"""Joining (B10): the others may settle in the same city, for two dollars."""

from __future__ import annotations

from pioneers.board.equipment.box import JOINING_PRICE
from pioneers.board.position.state import NO_TILE, BoardState
from pioneers.board.position.telling import told
from pioneers.board.rules.settle import SeatChoice
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.step import NOBODY
from pioneers.native import i64


class Join(SeatChoice):
    """Asked clockwise from the active player's left; the first to agree ends the asking (B10.1)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """Ask the next seat that has the money and a matching pioneer (B10.3); nobody after a pass (B10.5)."""
        if state.tile == NO_TILE:
            return NOBODY
        while state.asked < state.lookup.players:
            seat = self.chooser(state)
            if state.money[seat] >= JOINING_PRICE and state.has_aboard(seat, state.settled):
                return seat
            state.asked += 1
        return NOBODY

    def first_index(self, state: BoardState) -> i64:
        """`join …`."""
        return state.lookup.first_join

    def pass_index(self, state: BoardState) -> i64:
        """`decline`."""
        return state.lookup.decline

    def chooser(self, state: BoardState) -> i64:
        """The seat that is asked."""
        return (state.active + state.asked) % state.lookup.players

    def wanted(self, state: BoardState) -> i64:
        """The kind that was settled; it is the tile's, but at a hotel (B10.2)."""
        return state.settled

    def wrong_profession(self, state: BoardState, profession: str) -> Refusal:
        """B10.2."""
        wanted = state.lookup.tile_name(state.settled)
        return Refusal("B10.2", "wrong-joiner", {"wanted": wanted, "profession": profession})

    def decline(self, state: BoardState, events: list[Event] | None) -> None:
        """The next one is asked."""
        if events is not None:
            events.append(told({"event": "declined", "seat": self.chooser(state)}))
        state.asked += 1

    def choose(self, state: BoardState, profession: i64, number: i64, events: list[Event] | None) -> None:
        """Pay the active player and settle; no special action for the joiner (B10.4)."""
        seat = self.chooser(state)
        lookup = state.lookup
        state.money[seat] -= JOINING_PRICE
        state.money[state.active] += JOINING_PRICE
        if events is not None:
            joined = told(
                {
                    "event": "joined",
                    "seat": seat,
                    "host": state.active,
                    "price": JOINING_PRICE,
                    "profession": lookup.profession_name(profession),
                    "coach": number,
                    "city": lookup.cities[state.stagecoach],
                }
            )
            events.append(joined)
        state.settle_in(seat, state.stagecoach)
        state.leave_coach(seat, profession, number, events)
        state.close()
