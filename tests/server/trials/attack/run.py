"""One attack from its beginning to the verdict."""

from __future__ import annotations

import asyncio
import random
import resource
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from pioneers.server.hosting.settings import LimitSettings, LogSettings
from tests.server.servers import ServerProcess
from tests.server.trials.attack.attacker import Plan
from tests.server.trials.attack.honest import Honest, share
from tests.server.trials.kills import compared

# What a machine for such a server has. One that wants more fails here, and not the machine that the tests run on.
MEMORY = 6 << 30
# Seconds that honest people play before the first blow, to see what they are used to.
PEACE = 10.0
# Of a hundred moves under attack, all but one take less than so many milliseconds.
PATIENCE = 250.0
GIGABYTE = 1 << 30


@dataclass
class Verdict:
    """How it went: what honest people waited for in peace and under attack, and what the server needed."""

    peace: Honest
    counts: Counter[str]
    blows: dict[str, int]
    began: float
    memory: int = 0
    stopping: float = 0.0
    failures: list[str] = field(default_factory=list)

    def moves(self, attacked: bool) -> list[tuple[float, float]]:
        """The moves before the attack, or under it."""
        return [move for move in self.peace.moves if (move[0] >= self.began) == attacked]

    @property
    def p99(self) -> float:
        """Of a hundred moves under attack all but one took less, in milliseconds."""
        return share(self.moves(attacked=True), 0.99)

    @property
    def good(self) -> bool:
        """Whether nothing was lost and nobody waited too long."""
        return self.unharmed and self.p99 < PATIENCE

    @property
    def unharmed(self) -> bool:
        """Whether nothing was lost, and the server did what it should until its end."""
        return not (self.failures or self.counts["lost"] or self.counts["doubled"]) and self.counts["acknowledged"] > 0

    def figures(self) -> dict[str, str]:
        """What to report."""
        requests = [request for request in self.peace.requests if request[0] >= self.began]
        return {
            "moves in peace": _times(self.moves(attacked=False)),
            "moves under attack": _times(self.moves(attacked=True)),
            "lobby under attack": _times(requests),
            "most memory of the server": f"{self.memory / GIGABYTE:.2f} GB",
            "it ended": f"{self.stopping:.1f} s after SIGTERM",
            "failures": "; ".join(self.failures) or "none",
        }


def _times(times: list[tuple[float, float]]) -> str:
    shares = ", ".join(f"{name} {share(times, part):.1f} ms" for name, part in (("p50", 0.5), ("p99", 0.99)))
    return f"{len(times)}, {shares}, longest {share(times, 1):.0f} ms"


async def under_attack(
    folder: Path,
    seconds: float,
    tables: int,
    seed: int = 1,
    addresses: int = 1,
    only: Sequence[str] = (),
    peace: float = PEACE,
) -> Verdict:
    """Attack a server for so long while honest people play at so many tables."""
    chance = random.Random(seed)
    server = ServerProcess(folder, limits=LimitSettings(), log=LogSettings(level="info", format="json"))
    await asyncio.to_thread(server.start)
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
    honest = Honest(server.address, tables, random.Random(chance.random()))
    verdict = Verdict(honest, Counter(), {}, began=float("inf"))
    async with AsyncExitStack() as stack:
        await honest.enter(stack)
        playing = asyncio.gather(honest.run(), honest.look_around())
        measuring = asyncio.create_task(watch_memory(server, verdict))
        await asyncio.sleep(peace)
        # On a busy machine the first table may take longer; without one there is nothing to attack.
        while not honest.notes and not playing.done():
            await asyncio.wait((playing,), timeout=0.1)
        sources = [f"127.0.0.{66 + number}" for number in range(addresses)]
        plan = Plan(server.port, sources, list(honest.notes), seconds, chance.getrandbits(32), list(only))
        verdict.began = perf_counter()
        verdict.blows = await attacked(plan, playing)
        honest.stop()
        try:
            async with asyncio.timeout(60):
                await playing
        except TimeoutError:
            verdict.failures.append("honest people still wait for an answer")
        measuring.cancel()
        await ended(server, verdict)
        verdict.counts = await compared(server, honest)
    log = server.log
    if "Traceback" in log:
        verdict.failures.append(f"the server failed:\n{log[log.index('Traceback') - 200 :][:3000]}")
    return verdict


async def attacked(plan: Plan, playing: asyncio.Future[Any]) -> dict[str, int]:
    """Let the attacker strike until its time is over, or until honest people cannot go on."""
    command = ["-m", "tests.server.trials.attack.attacker", msgspec.json.encode(plan).decode()]
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
    talking = asyncio.create_task(process.communicate())
    await asyncio.wait((talking, playing), return_when=asyncio.FIRST_COMPLETED)
    if not talking.done():
        process.kill()
    told, _ = await talking
    if playing.done():
        playing.result()
    return msgspec.json.decode(told, type=dict[str, int]) if told else {}


async def ended(server: ServerProcess, verdict: Verdict) -> None:
    """Ask the server to end, and look at the time."""
    began = perf_counter()
    try:
        async with asyncio.timeout(60):
            code = await asyncio.to_thread(server.stop)
        if code:
            verdict.failures.append(f"the server ended with {code}")
    except Exception as error:  # noqa: BLE001 - whatever kept it from ending is the verdict
        verdict.failures.append(f"the server did not end: {error!r}")
        await asyncio.to_thread(server.kill)
    verdict.stopping = perf_counter() - began


async def watch_memory(server: ServerProcess, verdict: Verdict) -> None:
    """Note the most memory that the server and its processes ever had."""
    assert server.process is not None
    while True:
        verdict.memory = max(verdict.memory, memory_of(server.process.pid))
        await asyncio.sleep(0.5)


def memory_of(process: int) -> int:
    """The bytes that a process and its children have in memory."""
    total = 0
    waiting = [process]
    while waiting:
        number = waiting.pop()
        try:
            status = Path(f"/proc/{number}/statm").read_text(encoding="ascii")
            waiting += map(int, Path(f"/proc/{number}/task/{number}/children").read_text(encoding="ascii").split())
        except OSError:
            continue
        total += int(status.split()[1]) * resource.getpagesize()
    return total
