"""A training from the command line: what is being done is told while it is done."""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

import pioneers
from pioneers.arena.cluster.joining import check_address
from pioneers.arena.results.numerals import decimal
from pioneers.catalogue import descriptor
from pioneers.cli.terminal.screen import Screen
from pioneers.kernel.mistake import Mistake
from pioneers.text.say import Speaker, language_of

if TYPE_CHECKING:
    from pioneers.training.generations import Plan, Progress

STOPPED = 130
PACKAGES = ("jax", "optax", "numpy", "matplotlib")


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    game: str
    out: Path
    players: str | None
    generations: int
    games: int
    iterations: int
    steps: int
    seed: int
    jobs: int | None
    on: str | None

    def plan(self) -> Plan:
        """The training that is meant; a `Mistake` about what cannot be."""
        for name in ("generations", "games", "iterations", "steps", "seed", "jobs"):
            number = getattr(self, name)
            if number is not None and number < 1:
                raise Mistake("train-number", name=f"--{name}", number=number)
        if self.on is not None:
            check_address(self.on)
        possible = pioneers.game(self.game).player_numbers
        if not descriptor(self.game).learning:
            able = [name for name in pioneers.GAMES if descriptor(name).learning]
            raise Mistake("train-game", game=self.game, games=able)
        words = [str(number) for number in possible] if self.players is None else self.players.split(",")
        for word in words:
            if word.strip() not in map(str, possible):
                raise Mistake("train-players", players=word.strip(), numbers=list(map(str, possible)))
        missing = [name for name in PACKAGES if find_spec(name) is None]
        if missing:
            raise Mistake("train-packages", packages=missing)
        from pioneers.training.fit import FitPlan  # noqa: PLC0415 - needs the packages of the extra
        from pioneers.training.generations import Plan  # noqa: PLC0415 - as above

        return Plan(
            self.game,
            tuple(sorted({int(word) for word in words})),
            self.seed,
            self.generations,
            self.games,
            self.iterations,
            fit=FitPlan(steps=self.steps),
        )


def train_networks(wish: Wish, language: str | None) -> int:
    """Do it, and give the exit code."""
    plan = wish.plan()
    from pioneers.training.generations import Training  # noqa: PLC0415 - needs the packages of the extra
    from pioneers.training.report import write_report  # noqa: PLC0415 - as above

    training = Training(wish.out, plan, wish.jobs, wish.on)
    screen = TrainScreen(language_of(language, os.environ))
    try:
        if wish.on is not None:
            screen.screen.remark(screen.say("arena-joining", {"address": wish.on}))
        with screen.status:
            training.run(screen.told)
        report = write_report(training)
    except KeyboardInterrupt:
        screen.screen.remark(screen.say("train-stopped", {"folder": str(wish.out)}))
        return STOPPED
    folder = training.place(plan.generations - 1)
    screen.screen.remark(screen.say("train-end", {"folder": str(folder), "report": str(report)}))
    return 0


class TrainScreen:
    """Tells of generations."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.say = Speaker(language).say
        self.screen = Screen()
        self.status = self.screen.console.status("")

    def told(self, progress: Progress) -> None:
        """What is being done now; how well a network fits is written down when it is finished."""
        facts = {
            "generation": progress.generation + 1,
            "network": progress.doing,
            "done": progress.done,
            "of": progress.of,
        }
        if progress.loss is None:
            self.status.update(Text(self.say("train-play", facts)))
            return
        self.status.update(Text(self.say("train-fit", facts)))
        if progress.done == progress.of:
            losses = [f"{players}: {decimal(loss, 4, self.language)}" for players, loss in progress.loss.items()]
            self.screen.remark(self.say("train-loss", {**facts, "losses": losses}))
