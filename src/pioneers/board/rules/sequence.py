"""The sequence of play. A turn runs through `TURN` from the left; the other steps are called in between."""

from __future__ import annotations

from typing import Final

from pioneers.kernel.sequence import Numbering
from pioneers.kernel.state import packed
from pioneers.native import i64

STEPS: Final = Numbering()

INCOME: Final[i64] = STEPS.add("income")
PURCHASE: Final[i64] = STEPS.add("purchase")
DRIVE: Final[i64] = STEPS.add("drive")
SETTLE: Final[i64] = STEPS.add("settle")
SPECIAL: Final[i64] = STEPS.add("special")
JOIN: Final[i64] = STEPS.add("join")
NEXT_TURN: Final[i64] = STEPS.add("next turn")

# After buying roads, each is placed before the purchase goes on.
PLACE: Final[i64] = STEPS.add("place")
# The tile's special action, where it asks something.
SERGEANT: Final[i64] = STEPS.add("sergeant")
BARKEEPER: Final[i64] = STEPS.add("barkeeper")
FARMER: Final[i64] = STEPS.add("farmer")

TURN: Final[tuple[int, ...]] = (INCOME, PURCHASE, DRIVE, SETTLE, SPECIAL, JOIN, NEXT_TURN)
TURN_STACK: Final = packed(TURN)

# For every step that asks, the stack at the moment it does: a position names only the step.
STACK_AT: Final = {
    "purchase": packed(TURN[1:]),
    "place": packed((PLACE, *TURN[1:])),
    "drive": packed(TURN[2:]),
    "settle": packed(TURN[3:]),
    "sergeant": packed((SERGEANT, *TURN[5:])),
    "barkeeper": packed((BARKEEPER, *TURN[5:])),
    "farmer": packed((FARMER, *TURN[5:])),
    "join": packed(TURN[5:]),
    "over": 0,
}
