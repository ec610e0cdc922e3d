"""The program of `pioneers bots`: a worker until a signal ends it."""

from __future__ import annotations

import asyncio
import logging

from pioneers.bus.address import redis_address
from pioneers.bus.redis import RedisBus
from pioneers.server.bots.pool import BotPool
from pioneers.server.bots.remote.worker import BotWorker
from pioneers.server.hosting.running import new_loop, stop_signals
from pioneers.server.hosting.settings import Settings

logger = logging.getLogger(__name__)


def run(settings: Settings) -> None:
    """Answer questions until Ctrl-C or SIGTERM; those under way are answered before it ends."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(_run(settings))


async def _run(settings: Settings) -> None:
    with stop_signals() as signalled:
        bus = await RedisBus.open(redis_address(settings.redis))
        pool = BotPool(settings.bots.workers, settings.bots.patience)
        await pool.open()
        worker = BotWorker(bus, pool)
        student = BotWorker(bus, pool, before=worker)
        logger.info("answering", extra={"redis": bus.address.shown, "processes": pool.most})
        try:
            await asyncio.gather(worker.run(signalled), student.run(signalled))
        finally:
            await pool.close()
            await bus.close()
        logger.info("stopped", extra={"answers": worker.answered, "studied": student.answered})
