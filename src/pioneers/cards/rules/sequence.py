"""The sequence of play. A run goes through `RUN`, and `LEAD` puts a `TRICK` before itself as long as the run lasts."""

from __future__ import annotations

from typing import Final

from pioneers.kernel.state import packed

DEAL: Final = 1
EXCHANGE: Final = 2
LEAD: Final = 3
LAST_ONE: Final = 4
BUILD: Final = 5
PAY: Final = 6
NEXT_RUN: Final = 7
RUN: Final = (DEAL, EXCHANGE, LEAD, LAST_ONE, BUILD, PAY, NEXT_RUN)
RUN_STACK: Final = packed(RUN)

PLAY: Final = 8
WIN: Final = 9
TAKE: Final = 10
TRUMP: Final = 11
STEAL: Final = 12
TRICK: Final = (PLAY, WIN)
# Put after a trick with a storm or a thief in it.
AFTERMATH: Final = (TAKE, TRUMP, STEAL)

# Called in between: the cards given away in an exchange, and further cards of a play.
DISCARD: Final = 13
ADD: Final = 14

# For every step that asks, the stack at the moment it does: a position names only the step.
STACK_AT: Final = {
    "exchange": packed(RUN[1:]),
    "discard": packed((DISCARD, *RUN[1:])),
    "play": packed((*TRICK, *RUN[2:])),
    "add": packed((ADD, *TRICK, *RUN[2:])),
    "take": packed((*AFTERMATH, *RUN[2:])),
    "trump": packed((*AFTERMATH[1:], *RUN[2:])),
    "steal": packed((*AFTERMATH[2:], *RUN[2:])),
    "plunder": packed(RUN[3:]),
    "build": packed(RUN[4:]),
    "pay": packed(RUN[5:]),
    "over": 0,
}
