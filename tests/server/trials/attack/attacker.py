"""The attacker: a process of its own that strikes with everything at once until its time is over.

    python -m tests.server.trials.attack.attacker PLAN

PLAN is a `Plan` as JSON. It prints what became of its blows, as JSON.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import sys
from collections.abc import Awaitable, Callable

import msgspec

from tests.server.trials.attack import http_blows, socket_blows
from tests.server.trials.attack.target import Target
from tools.bench.server.command import allow_many_files

# Honest people, whose patience is measured on this machine too, must not wait for the attacker's own work.
NICE = 10
Blow = Callable[[Target], Awaitable[None]]
BLOWS: tuple[Blow, ...] = (*http_blows.BLOWS, *socket_blows.BLOWS)


class Plan(msgspec.Struct):
    """Where, from where, and how long."""

    port: int
    sources: list[str]
    tables: list[str]
    seconds: float
    seed: int
    # The names of the blows, all of them if none is named.
    only: list[str] = []


async def strike(target: Target, blow: Blow, end: float) -> None:
    """The same blow again and again."""
    loop = asyncio.get_running_loop()
    while loop.time() < end:
        try:
            async with asyncio.timeout_at(end):
                await blow(target)
        except (OSError, TimeoutError, ValueError) as failure:
            if loop.time() >= end:
                return
            target.counts[f"{blow.__name__} failed: {type(failure).__name__}"] += 1
        # A server that lets nobody in must not keep the attacker's own processor busy.
        await asyncio.sleep(0.1 + target.chance.random() * 0.2)


async def attack(plan: Plan) -> Target:
    """Everything at once."""
    target = Target(plan.port, plan.sources, plan.tables, random.Random(plan.seed))
    end = asyncio.get_running_loop().time() + plan.seconds
    chosen = [blow for blow in BLOWS if not plan.only or blow.__name__ in plan.only]
    await asyncio.gather(*(strike(target, blow, end) for blow in chosen))
    return target


def main() -> None:
    os.nice(NICE)
    allow_many_files()
    # What a server does with connections that break is its own affair.
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    target = asyncio.run(attack(plan))
    sys.stdout.write(msgspec.json.encode(dict(sorted(target.counts.items()))).decode())


if __name__ == "__main__":
    main()
