"""Generations: games of the best so far against itself, a fit to them, and again. Whatever is done is on the disk."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Any

from pioneers.arena.workers import workers_for
from pioneers.bots.evaluators import usual_learning
from pioneers.kernel.mistake import Mistake
from pioneers.training.fit import FitPlan, fit
from pioneers.training.harvest import Assignment, Harvest, harvest, lost
from pioneers.training.rounding import write_model
from pioneers.training.shards import Lessons, read_shards, write_shard

# Games of a shard: little is lost when training is interrupted, and files do not become too many.
SHARD = 100
# Seeds of different generations and numbers of players never meet.
SEEDS_A_GENERATION = 10_000_000
SEEDS_FOR_PLAYERS = 1_000_000


@dataclass(frozen=True, slots=True)
class Plan:
    """How a game's networks are trained: all that the result depends on."""

    game: str
    players: tuple[int, ...]
    seed: int = 1
    generations: int = 3
    # Games of each generation for each number of players, and iterations of the search a decision.
    games: int = 3000
    iterations: int = 48
    # From how many generations back lessons are still learned.
    memory: int = 2
    fit: FitPlan = field(default_factory=FitPlan)


@dataclass(frozen=True, slots=True)
class Progress:
    """What is being done: a generation, and how much of it."""

    generation: int
    doing: str
    done: int
    of: int
    loss: dict[int, float] | None = None


Tell = Callable[[Progress], None]


class Training:
    """A folder in which training goes on from where it stands."""

    def __init__(self, folder: Path, plan: Plan, jobs: int | None = None, on: str | None = None) -> None:
        self.folder = folder
        self.plan = plan
        # How many workers play, and where: the result is the same.
        self.jobs = jobs
        self.on = on
        self.learning = usual_learning(plan.game)

    def begin(self) -> None:
        """Make the folder, or check that it is one of the same plan; the number of generations may grow."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "plan.json"
        said = self.plan_as_json()
        if file.exists():
            known: dict[str, Any] = json.loads(file.read_text("utf-8"))
            if {**known, "generations": 0} != {**said, "generations": 0}:
                raise Mistake("training-plan", folder=str(self.folder))
        file.write_text(json.dumps(said, indent=1) + "\n", "utf-8")

    def plan_as_json(self) -> dict[str, Any]:
        """The plan as it stands in its file."""
        return {**asdict(self.plan), "players": list(self.plan.players)}

    def run(self, tell: Tell) -> list[Path]:
        """All generations that are still to come; gives the last networks."""
        self.begin()
        for generation in range(self.plan.generations):
            self.play(generation, tell)
            self.learn(generation, tell)
        return self.networks(self.plan.generations - 1)

    def place(self, generation: int) -> Path:
        """The folder of a generation."""
        return self.folder / f"generation-{generation}"

    def networks(self, generation: int) -> list[Path]:
        """The networks that a generation learned."""
        return [self.place(generation) / f"{kind.name}.net" for kind in self.learning.kinds]

    def play(self, generation: int, tell: Tell) -> None:
        """The games of a generation; those of shards that are there are not played again."""
        folder = self.place(generation)
        folder.mkdir(exist_ok=True)
        wanted = dict(self.batches(generation))
        missing = {number: batch for number, batch in wanted.items() if not self.shard_is_there(folder, number)}
        done = len(wanted) - len(missing)
        tell(Progress(generation, "play", done, len(wanted)))
        if not missing:
            return
        places = {one: number for number, batch in missing.items() for one in batch}
        found: dict[tuple[int, int], list[Harvest]] = {number: [] for number in missing}
        with closing(workers_for(self.jobs, self.on, work=harvest, lost=lost)) as workers:
            for brought in workers.run(chain.from_iterable(missing.values())):
                if brought.lost:
                    raise Mistake("training-lost", seed=brought.assignment.seed, reason=brought.lost)
                number = places[brought.assignment]
                found[number].append(brought)
                if len(found[number]) == len(missing[number]):
                    # In the order of their seeds, whoever was faster.
                    write_shard(folder, number[1], sorted(found.pop(number), key=seed_of))
                    done += 1
                    tell(Progress(generation, "play", done, len(wanted)))

    def batches(self, generation: int) -> Iterator[tuple[tuple[int, int], list[Assignment]]]:
        """The games of each shard, by number of players and number of the shard."""
        networks = tuple(path.read_bytes() for path in self.networks(generation - 1)) if generation else ()
        plan = self.plan
        for number in range(-(-plan.games // SHARD)):
            for players in plan.players:
                first = (plan.seed * 100 + generation) * SEEDS_A_GENERATION + players * SEEDS_FOR_PLAYERS
                seeds = range(first + number * SHARD, first + min(plan.games, (number + 1) * SHARD))
                yield (
                    (players, number),
                    [Assignment(plan.game, players, seed, plan.iterations, networks) for seed in seeds],
                )

    def shard_is_there(self, folder: Path, number: tuple[int, int]) -> bool:
        """Whether a shard was written for every network."""
        players, shard = number
        return all((folder / f"{kind.name}-{players}-{shard:05}.npz").exists() for kind in self.learning.kinds)

    def lessons(self, kind_number: int, generation: int) -> dict[int, Lessons]:
        """What a network learns from, by number of players: this generation, and those that are remembered."""
        name = self.learning.kinds[kind_number].name
        first = max(0, generation + 1 - self.plan.memory)
        return {
            players: read_shards(
                [
                    path
                    for earlier in range(first, generation + 1)
                    for path in self.place(earlier).glob(f"{name}-{players}-*.npz")
                ],
                self.plan.game,
                kind_number,
                players,
            )
            for players in self.plan.players
        }

    def learn(self, generation: int, tell: Tell) -> None:
        """Fit the networks that are not there yet."""
        for number, (kind, path) in enumerate(zip(self.learning.kinds, self.networks(generation), strict=True)):
            if path.exists():
                continue
            plan = replace(self.plan.fit, seed=self.plan.seed * 1000 + generation)

            def told(
                step: int, _: float, tested: dict[int, float], name: str = kind.name, of: int = plan.steps
            ) -> None:
                tell(Progress(generation, name, step, of, tested))

            fitted = fit(self.lessons(number, generation), kind, plan, told)
            curve = [{"step": step, "loss": value, "tested": tested} for step, value, tested in fitted.curve]
            (self.place(generation) / f"{kind.name}.curve.json").write_text(json.dumps(curve) + "\n", "utf-8")
            fresh = path.with_suffix(".part")
            write_model(fresh, fitted.model, kind)
            fresh.replace(path)


def seed_of(brought: Harvest) -> int:
    """Which game it is."""
    return brought.assignment.seed
