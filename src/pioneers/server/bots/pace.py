"""The pace of bots: how long one takes for a decision, so that people can follow."""

from __future__ import annotations

from pioneers.kernel.rng import seeded

# Milliseconds by pace: for a decision of one action, for each further action, and at most.
PACES = {
    "instant": (0, 0, 0),
    "quick": (600, 150, 1_800),
    "calm": (1_600, 400, 5_000),
}
# By so many hundredths a pause is shorter or longer than usual, for nobody is as regular as a clock.
WHIM = 20
# Whatever a host sets, nobody waits longer for a bot that knows what to do.
LONGEST = 15_000


def pause(pace: str, actions: int, version: int, factor: float = 1.0) -> int:
    """How many milliseconds a bot takes for a decision of so many actions, at this version of the game.

    `factor` is the host's. The thinking itself counts: what is left of the pause after it is waited.
    """
    first, further, most = PACES[pace]
    usual = min(most, first + further * max(0, actions - 1))
    whim = 100 - WHIM + int(seeded(version, "pace").below(2 * WHIM + 1))
    return min(LONGEST, round(usual * whim * factor / 100))
