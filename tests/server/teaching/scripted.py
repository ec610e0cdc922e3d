"""Bots that study by script: quickly, always alike, and counted."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from pioneers.analysis.judge import judging_digest
from pioneers.bus.memory import Exchange, LocalBus
from pioneers.kernel.files.record import read_record
from pioneers.server.bots.pool import Answer, Question
from pioneers.server.bots.study import Studied, Study
from pioneers.server.files.checker import Checker
from pioneers.server.hosting.context import Context
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.tables.registry import Registry
from pioneers.server.teaching.reviewer import Reviewer
from pioneers.store.sql.rows import Finished, KeptReview
from pioneers.store.sqlite import SqliteStore
from tests.server.registries import Place, WatchedStore

DECISIONS, DRAWS = 6, 2
GLANCE, DEPTH = 2, 16


class Scripted:
    """They take the first legal action, and judge by the number of a decision. `wait` keeps them from studying."""

    width = 2

    def __init__(self) -> None:
        self.studied: Counter[tuple[str, int, int]] = Counter()
        self.questions: list[Question] = []
        self.go = asyncio.Event()
        self.go.set()
        # Studies that end in this way, instead of all others.
        self.instead: Studied | None = None
        # So many are left before it has to be let go on.
        self.most = 10**9

    def let_go(self) -> None:
        """From now on nothing is held up."""
        self.most = 10**9
        self.go.set()

    async def decide(self, question: Question) -> Answer:
        await asyncio.sleep(0)
        return Answer(actions=question.legal[:1], bot=question.bot)

    async def study(self, study: Study) -> Studied:
        await asyncio.sleep(0)
        if self.most <= 0:
            self.go.clear()
        self.most -= 1
        await self.go.wait()
        if self.instead is not None:
            return self.instead
        self.studied[study.kind, study.number, study.iterations] += 1
        if study.question is not None:
            self.questions.append(study.question)
            found: Any = hint(study.question)
        else:
            found = {"course": course, "decision": decision, "luck": luck}[study.kind](study)
        return Studied(found=found)


def hint(question: Question) -> dict[str, Any]:
    plan = question.legal[-1:]
    reasons = [{"key": "why-nothing", "figures": {}}]
    return {"seat": 0, "actions": plan, "chances": [0.5, 0.5], "error": 0.01, "reasons": reasons, "line": []}


def course(study: Study) -> dict[str, Any]:
    record = read_record(study.record)
    shares = [1.0, *[0.0] * (record.players - 1)]
    judge = judging_digest(record.game)
    actions = len(record.actions)
    return {"decisions": DECISIONS, "draws": DRAWS, "actions": actions, "result": shares, "judge": judge}


def decision(study: Study) -> dict[str, Any]:
    """The deeper it looks, the less is lost; the first decision is a good one."""
    loss = 0.0 if study.number == 0 else 0.01 * study.number + 1 / study.iterations
    best = plan("best", 0.0)
    plans = [best, plan("played", loss)] if loss else [best]
    return {
        "move": 3 * study.number,
        "length": 2,
        "seat": study.number % 2,
        "played": plans[-1]["actions"],
        "best": best["actions"],
        "chances": {"best": best["chances"], "played": plans[-1]["chances"]},
        "loss": loss,
        "error": 0.001,
        "mark": None,
        "counts": False,
        "plans": plans,
        "reasons": [],
    }


def plan(name: str, loss: float) -> dict[str, Any]:
    chances = [0.6 - loss, 0.4 + loss]
    return {"actions": [name], "chances": chances, "loss": loss, "error": 0.001, "visits": 9, "line": []}


def luck(study: Study) -> dict[str, Any]:
    return {"move": study.number, "kinds": ["deal"], "luck": [0.25, -0.25], "error": [0.01, 0.01]}


@asynccontextmanager
async def houses(
    folder: Path, *bots: Scripted, exchange: Exchange | None = None, **more: Any
) -> AsyncIterator[list[Place]]:
    """A registry for each of these bots, all on one store."""
    async with await SqliteStore.open(folder / "games.db") as store, AsyncExitStack() as stack:
        checker = Checker()
        stack.push_async_callback(checker.close)
        shared = exchange or Exchange()
        places = []
        for mine in bots:
            watched = WatchedStore(store)
            bus = LocalBus(shared) if len(bots) > 1 else LocalBus()
            more = {"review_iterations": DEPTH, "pace": 0, **more}
            registry = Registry(Context(watched, mine, Metrics(), checker, bus=bus, **more))
            await registry.open()
            stack.push_async_callback(registry.close)
            places.append(Place(registry, watched))
        yield places


async def until_it_is(reviewer: Reviewer, game: Finished, *states: str) -> KeptReview:
    """The review as soon as it is in one of these states."""
    async with asyncio.timeout(30):
        while True:
            kept = await reviewer.found(game.table, 0)
            if kept is not None and kept.head.state in states:
                return kept
            await asyncio.sleep(0.01)


async def to_the_end(place: Place, table: str, seat: int, seed: int = 1) -> None:
    """Play a seat to the end of its game, with any moves; bots play the others by themselves."""
    found = await place.registry.table(table)
    chance = random.Random(seed)

    async def move() -> None:
        progress = found.progress
        if progress.deciding() == seat and not progress.over():
            if progress.holding == seat:
                await found.moves.end(seat)
            else:
                await found.moves.play(seat, [chance.choice(progress.match.state.legal()).text], True)

    async with asyncio.timeout(60):
        # Over it is when that is on the disk too.
        while found.header.state != "over":
            await found.ask(move)
            await asyncio.sleep(0)


def deep(bots: Sequence[Scripted]) -> list[int]:
    """How often each decision was looked at as deeply as is wanted, by all together."""
    return [sum(one.studied["decision", number, DEPTH] for one in bots) for number in range(DECISIONS)]
