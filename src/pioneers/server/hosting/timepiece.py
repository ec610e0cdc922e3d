"""The two times a server lives by."""

from __future__ import annotations

import time

from pioneers.store.sql.rows import now


class Time:
    """Whole milliseconds, of two kinds that must not be mixed.

    `wall` is the date, for what is written down and for deadlines of days: somebody may set it, forward or back.
    `elapsed` counts on and on from wherever and nobody can set it: clocks of seconds, limits, pauses and sleep go by
    it.
    """

    def wall(self) -> int:
        """The date, in milliseconds since 1970 (UTC)."""
        return now()

    def elapsed(self) -> int:
        """Milliseconds that only differences make sense of; never fewer than before."""
        return time.monotonic_ns() // 1_000_000
