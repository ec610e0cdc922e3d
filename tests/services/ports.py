"""Ports for servers that end and start again: below those that the system gives to whoever connects somewhere."""

from __future__ import annotations

import random
from socket import socket

_FIRST, _LAST = 20_000, 32_000


def free_port() -> int:
    """A port that nobody has, and that nobody gets by chance while its server is down."""
    while True:
        port = random.SystemRandom().randrange(_FIRST, _LAST)
        with socket() as bound:
            try:
                bound.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
