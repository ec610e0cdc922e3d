"""Work for the workers of a cluster, in a module that they can import."""

from __future__ import annotations

import os
import signal

# A task with this number ends every worker that gets it; this one raises.
POISON = 13
WRONG = 99


def doubled(number: int) -> tuple[int, str]:
    """Twice the number."""
    if number == POISON:
        os.kill(os.getpid(), signal.SIGKILL)
    if number == WRONG:
        raise LookupError(number)
    return 2 * number, ""


def lost(number: int, reason: str) -> tuple[int, str]:
    """What stands for a number that nobody could double."""
    return number, reason
