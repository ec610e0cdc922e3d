"""Settling a pioneer (B7), and what every choice of a pioneer in a coach has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from pioneers.board.equipment.box import HOTEL
from pioneers.board.equipment.lookup import BIT
from pioneers.board.position.state import BoardState
from pioneers.board.position.telling import told
from pioneers.kernel.action import Choices
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.step import LEGAL, NOBODY, NOT_NOW, OWN, Step
from pioneers.native import i64

if TYPE_CHECKING:
    from pioneers.board.shapes.view import BoardStep

WRONG_PROFESSION: Final = OWN
NO_SUCH_COACH: Final = OWN + 1
NOT_ABOARD: Final = OWN + 2

ANY: Final = -1


class SeatChoice(Step[BoardState]):
    """A step whose answer is `verb profession coach`: which pioneer leaves which coach."""

    def __init__(self, name: str, not_aboard_rule: str) -> None:
        super().__init__(name)
        self.not_aboard_rule: Final = not_aboard_rule

    def first_index(self, state: BoardState) -> i64:
        """Where this step's verb begins in the action space."""
        raise AssertionError(self.name)

    def pass_index(self, state: BoardState) -> i64:
        """The action that passes, `NOBODY` where there is none."""
        return NOBODY

    def chooser(self, state: BoardState) -> i64:
        """The seat whose coaches are meant."""
        return state.active

    def wanted(self, state: BoardState) -> i64:
        """The profession asked for, or `ANY`."""
        raise AssertionError(self.name)

    def wrong_profession(self, state: BoardState, profession: str) -> Refusal:
        """Why another profession does not do."""
        raise AssertionError(self.name)

    def legal(self, state: BoardState, choices: Choices) -> None:
        """Every profession that is asked for, in every coach that holds it."""
        seat = self.chooser(state)
        first = self.first_index(state)
        wanted = self.wanted(state)
        for profession in range(i64(HOTEL)):
            if (wanted == ANY or wanted == profession) and state.has_aboard(seat, profession):
                for number in range(1, state.coach_count[seat] + 1):
                    if state.in_coach(seat, profession, number):
                        choices.add(first + profession * state.lookup.most_coaches + number - 1)
        if self.pass_index(state) != NOBODY:
            choices.add(self.pass_index(state))

    def obstacle(self, state: BoardState, index: i64) -> i64:
        """B7.1, B8.3, B8.5, B10.2, B10.3."""
        if index == self.pass_index(state):
            return LEGAL
        most = state.lookup.most_coaches
        place: i64 = index - self.first_index(state)
        if place < 0 or place >= HOTEL * most:
            return NOT_NOW
        profession: i64 = place // most
        number: i64 = place % most + 1
        wanted = self.wanted(state)
        if wanted != ANY and wanted != profession:
            return WRONG_PROFESSION
        if number > state.coach_count[self.chooser(state)]:
            return NO_SUCH_COACH
        return LEGAL if state.in_coach(self.chooser(state), profession, number) else NOT_ABOARD

    def refusal(self, state: BoardState, index: i64, obstacle: i64) -> Refusal:
        """Each with the rule that it comes from."""
        most = state.lookup.most_coaches
        place: i64 = index - self.first_index(state)
        profession = state.lookup.tile_name(place // most)
        number: i64 = place % most + 1
        if obstacle == WRONG_PROFESSION:
            return self.wrong_profession(state, profession)
        if obstacle == NO_SUCH_COACH:
            owned = state.coach_count[self.chooser(state)]
            return Refusal("B1.4", "no-such-coach", {"coach": number, "coaches": owned})
        return Refusal(self.not_aboard_rule, "not-aboard", {"profession": profession, "coach": number})

    def apply(self, state: BoardState, index: i64, events: list[Event] | None) -> None:
        """Pass, or let the chosen pioneer go."""
        if index == self.pass_index(state):
            self.decline(state, events)
            return
        most = state.lookup.most_coaches
        place: i64 = index - self.first_index(state)
        self.choose(state, place // most, place % most + 1, events)

    def decline(self, state: BoardState, events: list[Event] | None) -> None:
        """B8.7: "may" is now or never."""
        if events is not None:
            events.append(told({"event": "skipped", "seat": state.active, "step": cast("BoardStep", self.name)}))
        state.close()

    def choose(self, state: BoardState, profession: i64, number: i64, events: list[Event] | None) -> None:
        """Do what the step does with this pioneer."""
        raise AssertionError(self.name)


class Settle(SeatChoice):
    """One matching pioneer takes the place of the tile; at a hotel any pioneer (B7)."""

    def open(self, state: BoardState, events: list[Event] | None) -> i64:
        """Ask where the stagecoach has come to a tile."""
        return state.active if state.tiled & BIT[state.stagecoach] else NOBODY

    def first_index(self, state: BoardState) -> i64:
        """`settle …`."""
        return state.lookup.first_settle

    def wanted(self, state: BoardState) -> i64:
        """B7.1, B7.2."""
        kind = state.tile_at(state.stagecoach)
        return ANY if kind == HOTEL else kind

    def wrong_profession(self, state: BoardState, profession: str) -> Refusal:
        """B7.1."""
        tile = state.lookup.tile_name(state.tile_at(state.stagecoach))
        return Refusal("B7.1", "wrong-pioneer", {"tile": tile, "profession": profession})

    def choose(self, state: BoardState, profession: i64, number: i64, events: list[Event] | None) -> None:
        """Settle, then score an emptied coach (B9.1); the tile's special action follows."""
        city = state.stagecoach
        kind = state.tile_at(city)
        state.tiles[kind] ^= BIT[city]
        state.tiled ^= BIT[city]
        state.tile = kind
        state.settled = profession
        tell_settled(state, profession, number, events)
        state.settle_in(state.active, city)
        state.leave_coach(state.active, profession, number, events)
        state.close()


def tell_settled(state: BoardState, profession: i64, number: i64, events: list[Event] | None) -> None:
    """The event of a pioneer who settles where the stagecoach stands."""
    if events is not None:
        lookup = state.lookup
        settled = told(
            {
                "event": "settled",
                "seat": state.active,
                "profession": lookup.profession_name(profession),
                "coach": number,
                "city": lookup.cities[state.stagecoach],
                "tile": lookup.tile_name(state.tile),
            }
        )
        events.append(settled)
