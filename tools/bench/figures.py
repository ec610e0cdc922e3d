"""Figures: what was measured in every round, the medians, and whether the targets are met."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from statistics import median
from typing import Any

from tools.bench.contest import Contest, Measure, Target
from tools.bench.side import Tallies

OURS = "ours"
RIVAL = "rival"
INTERPRETED = "interpreted"


class Verdict(Enum):
    """What became of a target."""

    MET = "met"
    MISSED = "missed"
    MISSING = "no rival"
    NONE = ""


@dataclass
class Figures:
    """A whole run. By side and measure, seconds for one in every round; by side, the tallies of the steps."""

    game: str
    players: int
    titles: dict[str, str] = field(default_factory=dict)
    rival_missing: str = ""
    rounds: list[dict[tuple[str, str], float]] = field(default_factory=list)
    steps: dict[str, list[Tallies]] = field(default_factory=dict)

    def each(self, side: str, measure: str | None) -> float | None:
        """The median of the seconds for one."""
        values = self.all_rounds(side, measure) if measure is not None else []
        return median(values) if values else None

    def all_rounds(self, side: str, measure: str) -> list[float]:
        """The seconds for one in every round that saw this side."""
        return [found[side, measure] for found in self.rounds if (side, measure) in found]

    def ratios(self, measure: Measure, side: str = OURS, other: str = RIVAL) -> list[float]:
        """How many times as fast as the other one side was, in every round that saw both."""
        against = measure.against if other == RIVAL else measure.key
        return [
            found[other, against] / found[side, measure.key]
            for found in self.rounds
            if against is not None and (side, measure.key) in found and (other, against) in found
        ]

    def times(self, measure: Measure, side: str = OURS, other: str = RIVAL) -> float | None:
        """The median of the ratios, not the ratio of the medians: what disturbed a round disturbed both."""
        ratios = self.ratios(measure, side, other)
        return median(ratios) if ratios else None


def judge(figures: Figures, measure: Measure, target: Target | None) -> Verdict:
    """Whether a measure keeps its promise."""
    verdicts = []
    if target is not None and target.times is not None:
        times = figures.times(measure)
        verdicts.append(Verdict.MISSING if times is None else met(times >= target.times))
    if target is not None and target.below is not None:
        each = figures.each(OURS, measure.key)
        verdicts.append(met(each is not None and each < target.below))
    # The worst of them: a missed target stays missed where another lacks its rival.
    return min(verdicts, key=[Verdict.MISSED, Verdict.MISSING, Verdict.MET].index, default=Verdict.NONE)


def met(kept: bool) -> Verdict:
    """The verdict of a target that could be judged."""
    return Verdict.MET if kept else Verdict.MISSED


def missed(figures: Figures, contest: Contest) -> list[str]:
    """The measures that miss their target."""
    targets = contest.targets
    verdicts = {measure.name: judge(figures, measure, targets.get(measure.key)) for measure in contest.measures}
    return [name for name, verdict in verdicts.items() if verdict is Verdict.MISSED]


@dataclass(frozen=True)
class StepFigures:
    """One step of the sequence of play: seconds for one call, and shares of all decisions and of all time."""

    step: str
    decisions: float
    choices: float
    legal: float
    advance: float
    share: float


def by_step(rounds: list[Tallies]) -> list[StepFigures]:
    """The steps, the dearest first. Figures are medians over the rounds; the shares are made from these."""
    found: dict[str, list[tuple[float, ...]]] = {}
    for tallies in rounds:
        calls = {name.rpartition(" ")[0]: count for name, (count, _) in tallies.items()}
        for step, count in calls.items():
            sums = (tallies[f"{step} {what}"][1] for what in ("choices", "legal", "advance"))
            figures = (count / sum(calls.values()), *(total / count for total in sums))
            found.setdefault(step, []).append(figures)
    medians = {step: list(map(median, zip(*figures, strict=True))) for step, figures in found.items()}
    time = {step: often * (legal + advance) for step, (often, _, legal, advance) in medians.items()}
    rows = []
    for step, (often, choices, legal, advance) in medians.items():
        rows.append(StepFigures(step, often, choices, legal, advance, time[step] / sum(time.values())))
    return sorted(rows, key=lambda row: -row.share)


def as_json(figures: Figures, contest: Contest) -> dict[str, Any]:
    """Everything, for programs: seconds for one, by measure and by step, with every round."""
    return {
        "game": figures.game,
        "players": figures.players,
        "sides": figures.titles,
        "rival_missing": figures.rival_missing or None,
        "note": contest.note or None,
        "measures": {
            measure.key: {
                "name": measure.name,
                "seconds": {side: figures.each(side, measure.key) for side in figures.titles},
                "rounds": {side: figures.all_rounds(side, measure.key) for side in figures.titles},
                "against": measure.against,
                "times_as_fast_as_rival": figures.times(measure),
                "target_times": target.times,
                "target_seconds": target.below,
                "verdict": judge(figures, measure, target).value or None,
            }
            for measure in contest.measures
            for target in [contest.targets.get(measure.key, Target())]
        },
        "steps": {side: [vars(row) for row in by_step(rounds)] for side, rounds in figures.steps.items()},
    }
