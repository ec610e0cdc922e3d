"""The settings of a server: every one with its default and its bounds. `settings_reading` gets them from outside."""

from __future__ import annotations

import ipaddress
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from pioneers.match.folder import data_folder
from pioneers.server.hosting.passwords import without_password
from pioneers.store.opening import file_of, is_server, shown

# A fixed one, so that links stay valid from one start to the next.
PORT = 7917
DATABASE = "server.db"

Port = Annotated[int, Meta(ge=0, le=65_535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Rate = Annotated[float, Meta(ge=0.1, le=1_000_000)]


class Group(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all groups of settings."""


class ListenSettings(Group, frozen=True):
    """Where the server listens. Port 0 takes any free one. With `own_ports`, each of several processes can also be
    reached alone, from this machine: the first at this port, the second at the next, and so on.
    """

    host: str = "127.0.0.1"
    port: Port = PORT
    own_ports: Port = 0


class LimitSettings(Group, frozen=True):
    """How much one may ask of the server. Connections are sockets, those of HTTP all that are none (yet)."""

    connections: Count = 20_000
    connections_per_address: Count = 200
    connections_per_person: Count = 20
    http_connections: Count = 4_000
    http_connections_per_address: Count = 400
    messages_per_second: Rate = 20.0
    message_burst: Count = 60
    requests_per_second: Rate = 20.0
    request_burst: Count = 100
    tables_per_person: Count = 50
    tables_per_address: Count = 300


class BotSettings(Group, frozen=True):
    """How bots think. `workers` 0 leaves one processor to the server; `pace` 0 lets them move at once. With `remote`
    they think in the workers of `pioneers bots`, which are asked through Redis.
    """

    workers: Annotated[int, Meta(ge=0, le=256)] = 0
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    patience: Annotated[float, Meta(ge=0.1, le=600)] = 20.0
    remote: bool = False


class SleepSettings(Group, frozen=True):
    """How long a table that everyone left stays in memory, and one whose game never began on the disk."""

    minutes: Annotated[float, Meta(ge=0.01, le=10_080)] = 15.0
    forget_hours: Annotated[float, Meta(ge=0.01, le=87_600)] = 48.0


class KeepSettings(Group, frozen=True):
    """After how many days a game that nobody touches is put away, and a finished one removed; 0 is never."""

    abandoned_days: Annotated[float, Meta(ge=0, le=36_500)] = 180.0
    finished_days: Annotated[float, Meta(ge=0, le=36_500)] = 0.0


class AbsenceSettings(Group, frozen=True):
    """After how many minutes others may call a bot in for a person who decides: who is not there, and who is there but
    does not move in a game without a clock.
    """

    away_minutes: Annotated[float, Meta(ge=0.01, le=1_440)] = 3.0
    idle_minutes: Annotated[float, Meta(ge=0.01, le=1_440)] = 10.0


class AnalysisSettings(Group, frozen=True):
    """How many reviews of finished games may wait, and how much is thought about each of their decisions and about a
    hint, in iterations; 0 is the usual number.
    """

    waiting: Count = 50
    review_iterations: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    hint_iterations: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class CookieSettings(Group, frozen=True):
    """Whether browsers send the cookie only over HTTPS; `auto` follows the public address."""

    secure: Literal["auto", "always", "never"] = "auto"


class MetricsSettings(Group, frozen=True):
    """Who may read /metrics: this machine, who knows the token, or everybody."""

    readers: Literal["localhost", "token", "everybody"] = "localhost"
    token: str = ""

    def __repr__(self) -> str:
        # Settings that get into a log or a traceback must not give the token away.
        return f"MetricsSettings(readers={self.readers!r})"


class LogSettings(Group, frozen=True):
    """What is logged and how; `auto` is readable text on a terminal and JSON elsewhere."""

    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["auto", "json", "text"] = "auto"


class Settings(Group, frozen=True):
    """All settings. Names in a file are like those here; in the environment `PIONEERS_LISTEN_PORT` is `listen.port`."""

    # The SQLite file, or the address of a PostgreSQL database, which several processes may share (postgresql://…);
    # without one, `server.db` in the person's data folder.
    database: str = ""
    # The Redis that several processes share, as a URL; without one there is one process, and no other service.
    redis: str = ""
    # So many processes serve on one port.
    processes: Annotated[int, Meta(ge=1, le=64)] = 1
    # How people reach the server (https://play.example.org), if not by the address it listens on.
    public_address: str = ""
    # Further origins whose pages may open sockets.
    allowed_origins: list[str] = []
    # Addresses and networks of reverse proxies whose X-Forwarded-For is believed.
    trusted_proxies: list[str] = []
    listen: ListenSettings = ListenSettings()
    limits: LimitSettings = LimitSettings()
    bots: BotSettings = BotSettings()
    sleep: SleepSettings = SleepSettings()
    keep: KeepSettings = KeepSettings()
    absence: AbsenceSettings = AbsenceSettings()
    analysis: AnalysisSettings = AnalysisSettings()
    cookies: CookieSettings = CookieSettings()
    metrics: MetricsSettings = MetricsSettings()
    log: LogSettings = LogSettings()

    def __repr__(self) -> str:
        # Nor may a password, which is a part of a URL.
        fields = {name: getattr(self, name) for name in self.__struct_fields__}
        told = {name: without_password(value) if isinstance(value, str) else value for name, value in fields.items()}
        if is_server(self.database):
            told["database"] = shown(self.database)
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in told.items())})"

    @property
    def database_address(self) -> str:
        """Where the database is: a file or a server."""
        return self.database or str(data_folder() / DATABASE)

    @property
    def database_file(self) -> Path | None:
        """The file of the database, beside which other files of the server lie; `None` if it is on a server."""
        return None if is_server(self.database_address) else file_of(self.database_address)

    @property
    def database_name(self) -> str:
        """The database for people, without its password."""
        return shown(self.database_address)

    @property
    def secure_cookies(self) -> bool:
        """Whether cookies are for HTTPS alone."""
        if self.cookies.secure == "auto":
            return self.public_address.startswith("https://")
        return self.cookies.secure == "always"

    @property
    def proxy_networks(self) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
        """The trusted proxies, a single address being the smallest network."""
        return [ipaddress.ip_network(proxy, strict=False) for proxy in self.trusted_proxies]
