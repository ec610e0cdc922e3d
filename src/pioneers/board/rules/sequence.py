"""The sequence of play. A turn runs through `TURN` from the left; the other steps are called in between."""

from __future__ import annotations

from typing import Final

from pioneers.kernel.state import packed

INCOME: Final = 1
PURCHASE: Final = 2
DRIVE: Final = 3
SETTLE: Final = 4
SPECIAL: Final = 5
JOIN: Final = 6
NEXT_TURN: Final = 7

# After buying roads, each is placed before the purchase goes on.
PLACE: Final = 8
# The tile's special action, where it asks something.
SERGEANT: Final = 9
BARKEEPER: Final = 10
FARMER: Final = 11

TURN: Final = (INCOME, PURCHASE, DRIVE, SETTLE, SPECIAL, JOIN, NEXT_TURN)
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
