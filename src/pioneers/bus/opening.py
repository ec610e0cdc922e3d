"""The bus that the settings ask for."""

from __future__ import annotations

from pioneers.bus.address import redis_address
from pioneers.bus.interface import Bus
from pioneers.bus.memory import LocalBus


async def open_bus(url: str = "") -> Bus:
    """The bus over this Redis, which need not be there yet; without a URL the one in memory, which costs nothing."""
    if not url:
        return LocalBus()
    from pioneers.bus.redis import RedisBus  # noqa: PLC0415 - a server without Redis does not load its parser

    return await RedisBus.open(redis_address(url))
