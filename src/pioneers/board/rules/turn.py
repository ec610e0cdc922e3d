"""Rounds and turns (B3) and the income at the start of a turn (B4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioneers.board.equipment.box import BANKER_INCOME, IDLE_ROUNDS, INCOME
from pioneers.board.position.state import IDLE, NO_TILE, REASONS, BoardState
from pioneers.board.position.telling import told
from pioneers.board.rules.scoring import result
from pioneers.board.rules.sequence import NEXT_TURN, TURN_STACK
from pioneers.kernel.event import Event
from pioneers.kernel.step import NOBODY, Step
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.board.shapes.view import BoardReason


class Income(Step[BoardState]):
    """The turn begins, and its player takes his income (B4)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """Pay the income; nothing is asked."""
        seat = state.active
        extra: i64 = BANKER_INCOME * state.bankers[seat]
        amount: i64 = INCOME + extra
        state.money[seat] += amount
        if events is not None:
            events.append(told({"event": "turn", "seat": seat, "round": state.round}))
            bankers = state.bankers[seat]
            events.append(told({"event": "income", "seat": seat, "amount": amount, "bankers": bankers, "extra": extra}))
        return NOBODY


class NextTurn(Step[BoardState]):
    """The turn passes to the left; after the last turn of a round the game may end (B3)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """Begin the next turn, or end the game."""
        state.purchases = 0
        state.visited = 0
        state.tile = NO_TILE
        state.settled = NO_TILE
        state.farmers = 0
        state.asked = 1
        following: i64 = (state.active + 1) % state.lookup.players
        if following == state.first:
            self.end_round(state, events)
            if state.ending != 0:
                return NOBODY
        state.active = following
        state.stack = TURN_STACK
        state.ask_first(NEXT_TURN)  # this step itself, which is taken off when it returns
        return NOBODY

    def end_round(self, state: BoardState, events: list[Event] | None) -> None:
        """Count rounds in which nothing happened (B3.3) and tell of the end."""
        if state.bought or state.moved:
            state.idle_rounds = 0
        else:
            state.idle_rounds += 1
            if state.idle_rounds == IDLE_ROUNDS:
                state.ending |= IDLE
            elif events is not None and state.ending == 0:
                events.append(told({"event": "warned", "round": state.round}))
        state.bought = False
        state.moved = False
        if state.ending == 0:
            state.round += 1
        elif events is not None:
            tell_the_end(state, events)


def reasons(state: BoardState) -> list[BoardReason]:
    """Why the game ends: `roads`, `stack`, `idle`."""
    return [name for bit, name in REASONS if state.ending & bit]


def tell_the_end(state: BoardState, events: list[Event]) -> None:
    """The final scoring as events (B11)."""
    outcome = result(state)
    events.append(told({"event": "over", "reasons": reasons(state), "round": state.round}))
    for seat, parts in enumerate(outcome.parts):
        events.append(told({"event": "scored", "seat": seat, **parts, "total": outcome.scores[seat]}))
    events.append(told({"event": "won", "seats": outcome.winners}))
