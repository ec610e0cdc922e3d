"""How the players stand, were the game over now (B11), from what one seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.board.rules.purchase import purchases_allowed, purchases_used
from pioneers.board.rules.scoring import counted_network, empty_seats, network_points, nugget_points, pioneers_on
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.board.shapes.standing import BoardStanding, EndNear, PurchasesLeft, SeatStanding, Span

# The seat of a spectator: it has no nuggets.
NO_SEAT = -1


def standings(state: BoardState, viewers: list[int | None]) -> list[BoardStanding]:
    """The standing as each of these seats, or a spectator, may know it. At the end it is the result.

    Only the nuggets differ from one to another: the rest is found once.
    """
    seats = [seat_standing(state, seat) for seat in range(int(state.lookup.players))]
    end, purchases = end_near(state), purchases_left(state)
    found: list[BoardStanding] = []
    for viewer in viewers:
        known = [with_nuggets(seen, nugget_span(state, number, viewer)) for number, seen in enumerate(seats)]
        most = max(seat["total"]["low"] for seat in known)
        leading = [number for number, seat in enumerate(known) if seat["total"]["high"] >= most]
        found.append({"seats": known, "leading": leading, "end": end, "purchases": purchases})
    return found


def seat_standing(state: BoardState, seat: int) -> SeatStanding:
    """One seat, as everybody may know it."""
    coaches, empty, network = int(state.score[seat]), int(empty_seats(state, seat)), int(network_points(state, seat))
    spaces = counted_network(state, seat)
    nuggets = nugget_span(state, seat, None)
    return {
        "coaches": coaches,
        "empty": empty,
        "network": network,
        "pioneers": pioneers_on(state, seat, spaces),
        "lines": network_lines(state, seat, spaces),
        "nuggets": nuggets,
        "open_nuggets": nuggets,
        "total": total(coaches + empty + network, nuggets),
    }


def with_nuggets(seat: SeatStanding, nuggets: Span) -> SeatStanding:
    """The same for somebody who knows more of the nuggets."""
    if nuggets == seat["nuggets"]:
        return seat
    known = seat["coaches"] + seat["empty"] + seat["network"]
    return {**seat, "nuggets": nuggets, "total": total(known, nuggets)}


def total(known: int, nuggets: Span) -> Span:
    """What is known and the nuggets, together."""
    return {"low": known + nuggets["low"], "high": known + nuggets["high"]}


def network_lines(state: BoardState, seat: i64, spaces: i64) -> list[str]:
    """The lines with an own road whose ends lie on these spaces."""
    lookup = state.lookup
    return [
        line
        for number, line in enumerate(lookup.lines)
        if state.owners[number] & BIT[seat] and spaces & BIT[lookup.one_end[number]]
    ]


def nugget_span(state: BoardState, seat: int, viewer: int | None) -> Span:
    """The least and the most that a seat's nuggets can be worth. One's own are known, at the end all are (B11.2)."""
    if seat == viewer or state.stack == 0:
        points = int(nugget_points(state, seat))
        return {"low": points, "high": points}
    # Any of those that the viewer has not seen may be there.
    mine = NO_SEAT if viewer is None else viewer
    unseen: list[int] = []
    count = 0
    for nugget in range(len(state.nugget_pile)):
        taken = nugget < state.nuggets_taken
        if not taken or state.nugget_owner[nugget] != mine:
            unseen.append(int(state.nugget_pile[nugget]))
        if taken and state.nugget_owner[nugget] == seat:
            count += 1
    unseen.sort()
    return {"low": sum(unseen[:count]), "high": sum(unseen[len(unseen) - count :])}


def end_near(state: BoardState) -> EndNear:
    """The two clocks of the game (B3.2)."""
    roads = [int(state.roads[seat]) for seat in range(state.lookup.players)]
    fewest = min(roads)
    return {
        "coaches": state.stack_left(),
        "roads": fewest,
        "seats": [seat for seat, left in enumerate(roads) if left == fewest],
    }


def purchases_left(state: BoardState) -> PurchasesLeft:
    """Of the active player, in this turn (B5.2)."""
    allowed = int(purchases_allowed(state))
    return {"left": allowed - int(purchases_used(state)), "all": allowed}
