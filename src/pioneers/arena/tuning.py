"""Tuning: better weights by play. Deterministic for a seed, whoever plays the games.

A round has two stages. First pairs of weights mirrored about the present ones play each other; who wins says in which
direction to go (simultaneous perturbation, Spall 1992). What the pairs of earlier rounds said counts too, for less
once the weights have moved. Then one step in that direction is tried against the present weights, and kept only if
it passes a sequential test.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pioneers.arena.duels import Duel, Judge
from pioneers.arena.intervals import Interval, Tally, share_interval
from pioneers.arena.ledger import append
from pioneers.arena.sequential import EVEN, Verdict, evidence, verdict
from pioneers.arena.series import derived
from pioneers.bots.weights import Weights
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.rng import seeded

# These say how long to think: more is always better, so play cannot find them.
COSTS = ("iterations", "worlds")
# A pair plays so many deals, a test decides each time after so many.
PAIR_DEALS = 4
TEST_DEALS = 20
# How much what was learned about the direction counts after a step.
MEMORY = 0.5
GAMES_A_DEAL = 2

Place = tuple[str, str]
Line = dict[str, Any]
Tell = Callable[[Line], None]


@dataclass(frozen=True, slots=True)
class TuningPlan:
    """How a tuning goes about it. All of it decides the result."""

    tables: tuple[str, ...]
    seed: int
    rounds: int
    games: int
    spread: float
    gain: float

    def plain(self) -> Line:
        """For the log. A tuning may be given more rounds later."""
        fixed = ("tables", "seed", "games", "spread", "gain")
        return {name: getattr(self, name) for name in fixed}


@dataclass(slots=True)
class Tuning:
    """The state of a tuning: it can always be found again from the log of its trials."""

    plan: TuningPlan
    start: Weights
    judge: Judge
    log: Path
    tell: Tell
    weights: Weights = field(default_factory=dict)
    kept: int = 0
    sums: dict[Place, float] = field(default_factory=dict)
    refused: int = 0
    past: list[Line] = field(default_factory=list)

    def run(self) -> Interval:
        """All rounds; at the end, what the final weights win against those at the start."""
        self.weights = copied(self.start)
        for number in range(self.plan.rounds):
            self.learn(number)
            self.test(number)
        return self.compare()

    def known(self, stage: str, number: int) -> Line | None:
        """The line of the log about a stage that was played before."""
        if self.past and self.past[0]["stage"] == "end" and stage != "end":
            self.past.pop(0)  # it ended then, and is to go on now
        if not self.past:
            return None
        line = self.past.pop(0)
        if (line["stage"], line["round"]) != (stage, number):
            raise Mistake("tune-log", file=str(self.log))
        return line

    def note(self, line: Line) -> Line:
        """Keep a line and tell of it."""
        append(self.log, line)
        self.tell(line)
        return line

    def places(self) -> list[Place]:
        """The weights that are tuned."""
        return [(table, name) for table in self.plan.tables for name in self.weights[table] if name not in COSTS]

    def learn(self, number: int) -> None:
        """The first stage: mirrored pairs."""
        pairs = -(-self.plan.games // (PAIR_DEALS * GAMES_A_DEAL))
        signs = [self.signs(number, pair) for pair in range(pairs)]
        line = self.known("pairs", number)
        if line is None:
            duels = [
                Duel(
                    self.moved(sign, 1),
                    self.moved(sign, -1),
                    derived("pair", self.plan.seed, number, pair),
                    PAIR_DEALS,
                )
                for pair, sign in enumerate(signs)
            ]
            shares = self.judge(duels)
            leads = [0.0 if found is None else sum(share - EVEN for share in found) for found in shares]
            line = self.note({"stage": "pairs", "round": number, "leads": leads})
        for sign, lead in zip(signs, line["leads"], strict=True):
            for place, way in sign.items():
                self.sums[place] = self.sums.get(place, 0.0) + way * lead

    def test(self, number: int) -> None:
        """The second stage: a step, kept if it is better beyond doubt."""
        line = self.known("test", number)
        if line is None:
            candidate = self.candidate()
            line = self.note({"stage": "test", "round": number, **self.tested(number, candidate), "weights": candidate})
        if line["kept"]:
            self.weights = copied(line["weights"])
            self.kept += 1
            self.refused = 0
            self.sums = {place: total * MEMORY for place, total in self.sums.items()}
        else:
            self.refused += 1

    def tested(self, number: int, candidate: Weights) -> Line:
        """How a candidate does against the present weights."""
        shares: list[float] = []
        found = Verdict.NOT_BETTER if candidate == self.weights else Verdict.OPEN
        while found is Verdict.OPEN and len(shares) * GAMES_A_DEAL < self.plan.games:
            seed = derived("test", self.plan.seed, number, len(shares))
            deals = min(TEST_DEALS, -(-self.plan.games // GAMES_A_DEAL) - len(shares))
            (part,) = self.judge([Duel(candidate, self.weights, seed, deals)])
            if part is None:  # weights with which a bot fails are no good
                found = Verdict.NOT_BETTER
                break
            shares += part
            found = verdict(shares, self.plan.gain)
        mean = sum(shares) / len(shares) if shares else EVEN
        return {
            "kept": found is Verdict.BETTER,
            "games": len(shares) * GAMES_A_DEAL,
            "share": round(mean, 4),
            "evidence": round(evidence(shares, self.plan.gain), 3),
        }

    def compare(self) -> Interval:
        """The last match: the final weights against those at the start, on deals that nothing was chosen by."""
        line = self.known("end", self.plan.rounds)
        if line is None:
            shares: list[float] = []
            if self.weights != self.start:
                seed = derived("end", self.plan.seed, self.plan.rounds)
                (found,) = self.judge([Duel(self.weights, self.start, seed, -(-self.plan.games // GAMES_A_DEAL))])
                shares = found or []
            line = self.note({"stage": "end", "round": self.plan.rounds, "shares": shares})
        if not line["shares"]:
            return Interval(EVEN, EVEN, EVEN)
        return share_interval([Tally(GAMES_A_DEAL * share, GAMES_A_DEAL) for share in line["shares"]])

    def signs(self, number: int, pair: int) -> dict[Place, int]:
        """In which way each weight is moved in one of a pair; in the other it goes the opposite way."""
        rng = seeded(self.plan.seed, f"tuning {number} {pair}")
        return {place: 1 if rng.below(2) else -1 for place in self.places()}

    def moved(self, ways: dict[Place, int], side: int) -> Weights:
        """The weights moved by the whole reach."""
        return self.shifted({place: float(side * way) for place, way in ways.items()})

    def candidate(self) -> Weights:
        """A step in the direction that the pairs have shown: the clearest weight goes furthest.

        After a refusal the next step is half as long, and the one after it whole again.
        """
        most = max((abs(total) for total in self.sums.values()), default=0.0)
        if most == 0:
            return copied(self.weights)
        size = 0.5 if self.refused % 2 else 1.0
        return self.shifted({place: size * total / most for place, total in self.sums.items()})

    def shifted(self, ways: dict[Place, float]) -> Weights:
        """The weights moved by parts of their reach, which is a share of their size. None changes its sign."""
        found = copied(self.weights)
        for (table, name), way in ways.items():
            value = found[table][name]
            reach = max(1.0, abs(value) * self.plan.spread)
            fresh = value + round(way * reach)
            found[table][name] = max(1, fresh) if value > 0 else min(-1, fresh) if value < 0 else max(0, fresh)
        return found


def copied(weights: Weights) -> Weights:
    """The same weights, to be changed."""
    return {table: dict(values) for table, values in weights.items()}


def checked_tables(weights: Weights, text: str, level: int) -> tuple[str, ...]:
    """The tables of a list separated by commas; a `Mistake` about one that the level does not look at."""
    tables = tuple(part.strip() for part in text.split(","))
    for table in tables:
        if table not in weights or not set(weights[table]) - set(COSTS):
            known = [name for name, values in weights.items() if set(values) - set(COSTS)]
            raise Mistake("tune-table", table=table, tables=known)
        if table == "search" and level < 4:
            raise Mistake("tune-search", level=level)
    return tables


def read_log(path: Path, header: Line) -> list[Line]:
    """The trials that were played, or none; a `Mistake` if they are of another tuning."""
    if not path.exists():
        append(path, header)
        return []
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
    # Through JSON and back: a tuple must not look like a difference.
    if not lines or lines[0] != json.loads(json.dumps(header)):
        raise Mistake("tune-log", file=str(path))
    # A line that was left half written is cut off, so that the next begins in its place.
    whole = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    path.write_text(whole, encoding="utf-8")
    return lines[1:]
