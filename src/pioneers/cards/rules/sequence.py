"""The sequence of play. A run goes through `RUN`, and `LEAD` puts a `TRICK` before itself as long as the run lasts."""

from __future__ import annotations

from typing import Final

from pioneers.kernel.sequence import Numbering
from pioneers.kernel.state import packed
from pioneers.native import i64

STEPS: Final = Numbering()

DEAL: Final[i64] = STEPS.add("deal")
EXCHANGE: Final[i64] = STEPS.add("exchange")
LEAD: Final[i64] = STEPS.add("lead")
LAST_ONE: Final[i64] = STEPS.add("plunder")
BUILD: Final[i64] = STEPS.add("build")
PAY: Final[i64] = STEPS.add("pay")
NEXT_RUN: Final[i64] = STEPS.add("next run")
RUN: Final[tuple[int, ...]] = (DEAL, EXCHANGE, LEAD, LAST_ONE, BUILD, PAY, NEXT_RUN)
RUN_STACK: Final = packed(RUN)

PLAY: Final[i64] = STEPS.add("play")
WIN: Final[i64] = STEPS.add("win")
TAKE: Final[i64] = STEPS.add("take")
TRUMP: Final[i64] = STEPS.add("trump")
STEAL: Final[i64] = STEPS.add("steal")
TRICK: Final[tuple[int, ...]] = (PLAY, WIN)
# Put after a trick with a storm or a thief in it.
AFTERMATH: Final[tuple[int, ...]] = (TAKE, TRUMP, STEAL)

# Called in between: the cards given away in an exchange, and further cards of a play.
DISCARD: Final[i64] = STEPS.add("discard")
ADD: Final[i64] = STEPS.add("add")

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
