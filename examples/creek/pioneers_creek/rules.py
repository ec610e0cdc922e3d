"""The rules of Gold Creek: the state, and the one step that asks."""

from __future__ import annotations

from pioneers.kernel.action import ActionSpace, Choices
from pioneers.kernel.event import Event
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import State
from pioneers.kernel.step import LEGAL, NOBODY, OWN, Shared, Step

# G1.1: what lies in the creek: mud, and nuggets by their weight.
MUD = 0
CREEK = [MUD] * 7 + [1] * 10 + [2] * 7 + [3] * 4

SPACE = ActionSpace("creek")
SPACE.add("pan")
SPACE.add("bank")
PAN, BANK, EMPTY_PAN = 0, 1, OWN
Pieces = list[int]


class CreekState(State):
    """One position. The creek is drawn from its end; `pan` is what the active seat has found in this turn."""

    def __init__(self, active: int, gone: Pieces, pan: Pieces, pouches: list[Pieces], creek: Pieces) -> None:
        super().__init__(COURSE, TURN if creek else 0, active if creek else NOBODY)
        self.active, self.gone, self.pan, self.pouches, self.creek = active, gone, pan, pouches, creek

    def copy(self) -> CreekState:
        """An independent state."""
        return CreekState(self.active, self.gone[:], self.pan[:], [row[:] for row in self.pouches], self.creek[:])

    def winners(self) -> list[int]:
        """Who has the heaviest pouch (G3.2)."""
        return [seat for seat, pouch in enumerate(self.pouches) if sum(pouch) == max(map(sum, self.pouches))]


class Turn(Step[CreekState]):
    """Pan on, or bank what is in the pan."""

    def open(self, state: CreekState, events: list[Event] | None) -> int:
        """Ask the active seat, until the creek is empty (G3.1)."""
        if state.creek:
            return state.active
        if state.pan:
            self.bank(state, events)
        if events is not None:
            for seat, pouch in enumerate(state.pouches):
                events.append(Event("weighed", {"seat": seat, "nuggets": sorted(pouch), "total": sum(pouch)}))
            events.append(Event("won", {"seats": state.winners()}))
        return NOBODY

    def legal(self, state: CreekState, choices: Choices) -> None:
        """In the order of the space."""
        for index in (PAN, BANK):
            if self.obstacle(state, index) == LEGAL:
                choices.add(index)

    def obstacle(self, state: CreekState, index: int) -> int:
        """What stands against an action."""
        return EMPTY_PAN if index == BANK and not state.pan else LEGAL

    def refusal(self, state: CreekState, index: int, obstacle: int) -> Refusal:
        """The obstacle in words: rule, key and figures."""
        return Refusal("G2.4", "empty-pan")

    def apply(self, state: CreekState, index: int, events: list[Event] | None) -> None:
        """Carry out a legal action."""
        if index == BANK:
            self.bank(state, events)
            return
        found, seat, lost = state.creek.pop(), state.active, []
        if found == MUD:  # G2.3
            lost = sorted(state.pan)
            state.gone += [MUD, *lost]
            self.pass_on(state)
        else:
            state.pan.append(found)
        if events is not None:  # only the finder sees the weight (G2.2)
            events.append(Event("panned", {"seat": seat}, seat, {"weight": found}))
            events.append(Event("sifted", {"seat": seat, "mud": found == MUD, "lost": lost}))

    def bank(self, state: CreekState, events: list[Event] | None) -> None:
        """Put the pan into the pouch (G2.4)."""
        if events is not None:
            events.append(Event("banked", {"seat": state.active, "count": len(state.pan)}))
        state.pouches[state.active] += state.pan
        self.pass_on(state)

    def pass_on(self, state: CreekState) -> None:
        """The next seat has its turn (G2.1)."""
        state.active, state.pan = (state.active + 1) % len(state.pouches), []


# Steps are known by their place in the list; a stack of 0 is the end of the game.
TURN = 1
COURSE = Shared(SPACE, [Step("over"), Turn("turn")], len(SPACE), 1)
