"""What no answer may tell of the server's insides: every answer that the clients of these tests get is searched.

`look` is called by the test clients for HTTP and for sockets. What somebody wrote himself may come back to him: names
that look like a path, for one; so it searches for what only this machine and this program know.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

import pioneers

PACKAGE = Path(pioneers.__file__).parent


def _words(*words: str) -> str:
    return "|".join(re.escape(word) for word in words)


_MODULES = sorted(
    {path.name for folder in ("server", "store", "bus", "kernel", "match") for path in (PACKAGE / folder).rglob("*.py")}
    - {"__init__.py"}
)
INSIDE = re.compile(
    "|".join(
        [
            # Places on this machine.
            _words(str(PACKAGE), str(Path.home()) + "/", sys.prefix + "/", tempfile.gettempdir() + "/pytest-"),
            r"server\.db|games\.db|\.db\.(?:secret|files|address)|[0-9a-f]{32}\.toml\.new",
            # Python.
            r"Traceback \(most|File \\?\"[^\"]*\", line|site-packages|<[a-z_.]+(?: object)? at 0x[0-9a-f]+>",
            r"\b(?:[A-Z][A-Za-z]+Error|[A-Z][a-z]+Exception)\b\(?|\b(?:Struct|dataclass)\(",
            r"\bpioneers\.(?:server|store|bus|kernel|match|board|cards|bots|catalogue|text)\b",
            rf"(?<![A-Za-z_-])(?:{_words(*_MODULES)})\b",
            # The database.
            r"sqlite3?\b|sqlalchemy|alembic|\b(?:SELECT|INSERT|UPDATE|DELETE) [A-Za-z*]+ ?(?:FROM|INTO|SET|,)|PRAGMA",
            # Redis.
            r"rediss?://|hiredis|XREADGROUP",
        ]
    )
)


class InsideShown(AssertionError):  # noqa: N818 - what a stranger saw
    """An answer tells of the server's insides."""


def look(answer: bytes | str, secrets: tuple[str, ...] = ()) -> None:
    """Fail if the answer tells what only the server may know."""
    text = answer if isinstance(answer, str) else answer.decode("utf-8", "replace")
    found = INSIDE.search(text)
    if found is not None:
        raise InsideShown(f"{found.group()!r} in {text[max(0, found.start() - 200) : found.end() + 200]!r}")
    for secret in secrets:
        if secret in text:
            raise InsideShown(f"a secret in {text[:500]!r}")
