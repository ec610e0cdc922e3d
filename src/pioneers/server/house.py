"""What every table needs of the process it lives in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from pioneers.server.bot_pool import BotPool
from pioneers.server.limits import Buckets
from pioneers.server.metrics import Metrics
from pioneers.store.interface import Store
from pioneers.store.rows import now


@dataclass(frozen=True, slots=True)
class House:
    """The store, the bots, the folder of own data files, and how things are done here."""

    store: Store
    bots: BotPool
    metrics: Metrics
    files: Path
    # So many tables that are not over may have been made by one person.
    most_tables: int = 50
    # The pauses of bots are multiplied with this; 0 for none.
    pace: float = 1.0
    # A table that everyone left goes to sleep after so many milliseconds.
    sleep: int = 600_000
    # A person who decides is waited for so many milliseconds before others may call a bot in: one who is not there,
    # and one who is there but does not move in a game without a clock.
    away: int = 180_000
    idle: int = 600_000
    now: Callable[[], int] = now
    # What each person may say: a few lines at once, then one every two seconds.
    chat: Buckets = field(default_factory=lambda: Buckets(5, 0.5))
