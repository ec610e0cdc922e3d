"""What every table needs of the process it lives in."""

from __future__ import annotations

from dataclasses import dataclass, field

from pioneers.bus.interface import Bus
from pioneers.bus.memory import LocalBus
from pioneers.server.bots.turn import Thinkers
from pioneers.server.files.checker import Checker
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.timepiece import Time
from pioneers.server.network.limits import Buckets
from pioneers.server.watching.audience import Audience
from pioneers.store.interface import Store


@dataclass(frozen=True, slots=True)
class Context:
    """The store, the bots, who reads own data files, and how things are done here."""

    store: Store
    bots: Thinkers
    metrics: Metrics
    checker: Checker
    # So many tables that are not over may have been made by one person.
    most_tables: int = 50
    # And by all who share an address, within a day.
    most_tables_of_address: int = 300
    # The pauses of bots are multiplied with this; 0 for none.
    pace: float = 1.0
    # A table that everyone left goes to sleep after so many milliseconds.
    sleep: int = 600_000
    # One whose game never began is removed when all who sit there have been away for so many milliseconds.
    forget: int = 48 * 3_600_000
    # A game that nobody has touched for so many milliseconds is put away, and a finished one removed; 0 for never.
    put_away: int = 180 * 86_400_000
    keep_finished: int = 0
    # A person who decides is waited for so many milliseconds before others may call a bot in: one who is not there,
    # and one who is there but does not move in a game without a clock.
    away: int = 180_000
    idle: int = 600_000
    # So many reviews wait at most; how many iterations each decision and each hint get, 0 for the usual number.
    most_reviews: int = 50
    review_iterations: int = 0
    hint_iterations: int = 0
    time: Time = field(default_factory=Time)
    audience: Audience = field(default_factory=Audience)
    # What each person may say: a few lines at once, then one every two seconds.
    chat: Buckets = field(default_factory=lambda: Buckets(5, 0.5))
    # Hints and reviews that each person may ask for: some at once, then one in so many seconds.
    hinting: Buckets = field(default_factory=lambda: Buckets(4, 0.2))
    reviewing: Buckets = field(default_factory=lambda: Buckets(6, 1 / 20))
    # News, leases and notes between the processes that serve the same tables.
    bus: Bus = field(default_factory=LocalBus)
