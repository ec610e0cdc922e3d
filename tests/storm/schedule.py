"""Which harm is done to what and when: chance decides, and a seed repeats it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of harm: to what it can be done, how long it lasts, and one more figure it may need."""

    name: str
    targets: Sequence[str]
    shortest: float
    longest: float
    figures: Sequence[float] = (0.0,)


class Harm(NamedTuple):
    """One harm: `at` counts seconds from the beginning of the storm."""

    at: float
    kind: str
    target: str
    lasts: float
    figure: float

    def __str__(self) -> str:
        figure = f" ({self.figure:g})" if self.figure else ""
        return f"{self.at:8.2f} s  {self.kind}: {self.target}{figure}, for {self.lasts:.2f} s"


# Nothing else is harmed so early or so late that it has no neighbours to get into the way of.
MINUTES_OFF = (-600.0, -120.0, 120.0, 600.0)


def kinds(servers: Sequence[str], disks: Sequence[str]) -> list[Kind]:
    """What can happen to servers and to those who are connected to them."""
    return [
        Kind("server killed", servers, 0.0, 1.5),
        Kind("server frozen", servers, 1.0, 6.0),
        Kind("server restarted", servers, 0.0, 0.5),
        Kind("connections cut", ["clients"], 0.0, 0.5, (0.3, 1.0)),
        Kind("connections half closed", ["clients"], 0.0, 0.5, (0.3, 0.6)),
        Kind("connections delayed", ["clients"], 1.0, 4.0, (0.02, 0.1, 0.3)),
        Kind("connections held up", ["clients"], 0.5, 4.0),
        Kind("messages repeated", ["clients"], 1.0, 4.0, (0.3, 0.7)),
        Kind("clock off", servers, 1.0, 6.0, MINUTES_OFF),
        Kind("disk full", disks, 0.3, 2.0),
    ]


def schedule(seed: int, seconds: float, offered: Sequence[Kind], pace: float) -> list[Harm]:
    """A harm every `pace` seconds or so. Kinds come in shuffled rounds, so that even a short storm has many."""
    chance = random.Random(f"storm {seed}")
    harms: list[Harm] = []
    round_: list[Kind] = []
    at = pace * chance.uniform(0.2, 0.6)
    while at < seconds:
        if not round_:
            round_ = chance.sample(list(offered), len(offered))
        kind = round_.pop()
        lasts = chance.uniform(kind.shortest, kind.longest)
        harms.append(Harm(at, kind.name, chance.choice(kind.targets), lasts, chance.choice(kind.figures)))
        at += pace * chance.uniform(0.4, 1.6)
    return harms
