"""The figures at /metrics. What happens elsewhere is told to `Metrics` in one call each; nothing of it is personal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from pioneers.bus.interface import Bus
from pioneers.catalogue import game_names

# Seconds. A move takes a millisecond or two on a good disk, a bot's decision up to some seconds.
_MOVE_SECONDS = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
_BOT_SECONDS = (0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)

# Anybody can make up further ones, and every word is a row for ever.
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """All figures of one server, in a registry of their own: several servers of one process do not mix."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        GCCollector(registry=self._registry)
        self._connections = Gauge("pioneers_connections", "Open sockets", registry=self._registry)
        self._refused = Counter("pioneers_sockets_refused", "Sockets turned away", ["reason"], registry=self._registry)
        self._http_refused = Counter(
            "pioneers_http_refused",
            "Connections closed before or instead of an answer of the application",
            ["reason"],
            registry=self._registry,
        )
        self._moves = Histogram(
            "pioneers_move_seconds",
            "From a move's arrival until it is on the disk",
            ["game"],
            buckets=_MOVE_SECONDS,
            registry=self._registry,
        )
        # Found once: this is asked for at every move.
        self._moves_of = {name: self._moves.labels(name) for name in game_names()}
        self._append_failures = Counter(
            "pioneers_append_failures", "Moves that could not be written to the log", registry=self._registry
        )
        self._bots = Histogram(
            "pioneers_bot_seconds",
            "From the question to a bot until its answer, waiting included",
            ["level"],
            buckets=_BOT_SECONDS,
            registry=self._registry,
        )
        self._bot_failures = Counter(
            "pioneers_bot_failures", "Bots that failed and were replaced", ["level"], registry=self._registry
        )
        self._bots_waiting = Gauge(
            "pioneers_bots_waiting", "Questions to bots without an answer yet", registry=self._registry
        )
        self._requests = Counter(
            "pioneers_requests", "HTTP requests answered", ["method", "route", "status"], registry=self._registry
        )

    def watch_tables(self, counts: Callable[[], Mapping[str, int]]) -> None:
        """Let the number of tables in memory, by state, be asked for whenever the figures are read."""
        self._registry.register(_TableCounts(counts))

    def watch_bots(self, busy: Callable[[], float], lost: Callable[[], float]) -> None:
        """Let the processes of the bots be asked for: how many think now, and how many were lost since the start."""
        Gauge("pioneers_bots_busy", "Processes in which a bot thinks", registry=self._registry).set_function(busy)
        # A figure that only grows, but the pool counts it: a gauge can ask, a counter cannot.
        name = "pioneers_bot_processes_lost"
        Gauge(name, "Processes of bots that ended by themselves or by force", registry=self._registry).set_function(
            lost
        )

    def watch_store(self, writes: Callable[[], bool]) -> None:
        """Let it be asked for whether what was to be written last is on the disk."""
        Gauge(
            "pioneers_store_writes", "1 if the store could write when it last tried, else 0", registry=self._registry
        ).set_function(lambda: float(writes()))

    def watch_bus(self, bus: Bus) -> None:
        """Let the bus between the processes be asked for: whether it is up, and what became of the news."""
        for name, what, asked in (
            ("pioneers_bus_up", "1 if news between processes get through, else 0", lambda: float(bus.is_up)),
            # Figures that only grow, but the bus counts them.
            ("pioneers_bus_published", "News told to other processes", lambda: float(bus.published)),
            ("pioneers_bus_dropped", "News thrown away: Redis was away or too slow", lambda: float(bus.dropped)),
        ):
            Gauge(name, what, registry=self._registry).set_function(asked)

    def connected(self) -> None:
        """A socket was opened."""
        self._connections.inc()

    def disconnected(self) -> None:
        """A socket that was opened is gone."""
        self._connections.dec()

    def refused(self, reason: str) -> None:
        """A socket was turned away; the reason is one of a few fixed words."""
        self._refused.labels(reason).inc()

    def watch_http_connections(self, count: Callable[[], float]) -> None:
        """Let the number of connections that are no sockets be asked for."""
        gauge = Gauge("pioneers_http_connections", "Open connections that are no sockets", registry=self._registry)
        gauge.set_function(count)

    def http_refused(self, reason: str) -> None:
        """A connection was closed that asked too much or too little; the reason is one of a few fixed words."""
        self._http_refused.labels(reason).inc()

    def moved(self, game: str, seconds: float) -> None:
        """A move was accepted and is on the disk, so many seconds after it came."""
        self._moves_of[game].observe(seconds)

    def append_failed(self) -> None:
        """A move could not be written."""
        self._append_failures.inc()

    def bot_asked(self) -> None:
        """A question to a bot waits for its answer from now on."""
        self._bots_waiting.inc()

    def bot_answered(self) -> None:
        """A question to a bot does not wait any more, whatever became of it."""
        self._bots_waiting.dec()

    def bot_decided(self, level: str, seconds: float) -> None:
        """A bot gave an answer that was played."""
        self._bots.labels(level).observe(seconds)

    def bot_failed(self, level: str) -> None:
        """A bot raised, was too slow, or gave an answer that is not possible."""
        self._bot_failures.labels(level).inc()

    def requested(self, method: str, route: str, status: int) -> None:
        """An HTTP request was answered. `route` is the pattern, never the path itself: paths have ids in them."""
        self._requests.labels(method if method in _METHODS else "other", route, str(status)).inc()

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self._registry)


class _TableCounts(Collector):
    """Counts the tables only when somebody reads the figures."""

    def __init__(self, counts: Callable[[], Mapping[str, int]]) -> None:
        self._counts = counts

    def collect(self) -> Iterable[Metric]:
        family = GaugeMetricFamily("pioneers_tables", "Tables in memory", labels=["state"])
        for state, count in self._counts().items():
            family.add_metric([state], count)
        yield family

    def describe(self) -> Iterable[Metric]:
        # Without it, registering would count the tables of a registry that is not open yet.
        return [GaugeMetricFamily("pioneers_tables", "Tables in memory", labels=["state"])]
