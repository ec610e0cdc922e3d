"""What every store must do, whatever database stands behind it. An implementation's test class says how to open it."""

from __future__ import annotations

from tests.store.suite.fences import FenceSuite
from tests.store.suite.finished_games import FinishedGamesSuite
from tests.store.suite.housekeeping import HousekeepingSuite
from tests.store.suite.logs import LogSuite
from tests.store.suite.people import PeopleSuite
from tests.store.suite.reviews import ReviewSuite
from tests.store.suite.tables import TableSuite


class StoreSuite(HousekeepingSuite, TableSuite, FenceSuite, LogSuite, PeopleSuite, FinishedGamesSuite, ReviewSuite):
    """Tests take `place`, a folder of their own: opened there again, a store finds what it kept."""
