"""Where Redis is: `redis://user:password@host:6379/0?prefix=pioneers`, or `rediss://` with TLS."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import parse_qs, unquote, urlsplit

PORT = 6379
PREFIX = "pioneers"


@dataclass(frozen=True)
class RedisAddress:
    """An address taken apart. Its password is in no text that is made of it."""

    host: str
    port: int = PORT
    database: int = 0
    user: str = ""
    password: str = field(default="", repr=False)
    tls: bool = False
    prefix: str = PREFIX

    @property
    def root(self) -> str:
        """What the names of all keys and channels begin with. Channels know no databases, so it is in the name."""
        return f"{self.prefix}:{self.database}:"

    @property
    def shown(self) -> str:
        """For a log: where it is, and nothing that opens it."""
        return f"{self.host}:{self.port}/{self.database}"


def redis_address(url: str) -> RedisAddress:
    """The parts of a URL; a `ValueError` if it is none of Redis. Several houses may share one Redis by `?prefix=`."""
    parts = urlsplit(url)
    asked = parse_qs(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
    prefix = asked.pop("prefix", [PREFIX])
    database = parts.path.removeprefix("/") or "0"
    if (
        parts.scheme not in {"redis", "rediss"}
        or not parts.hostname
        or parts.fragment
        or asked
        or len(prefix) != 1
        or re.fullmatch(r"[A-Za-z0-9_.-]{1,40}", prefix[0]) is None
        or re.fullmatch(r"[0-9]{1,6}", database) is None
    ):
        raise ValueError("not a Redis URL")
    return RedisAddress(
        host=parts.hostname,
        port=PORT if parts.port is None else parts.port,
        database=int(database),
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        tls=parts.scheme == "rediss",
        prefix=prefix[0],
    )


def is_redis(text: str) -> bool:
    """Whether a text is the URL of a Redis."""
    try:
        redis_address(text)
    except ValueError:
        return False
    return True
