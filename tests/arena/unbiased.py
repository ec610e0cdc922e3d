"""Whether results less luck keep their mean, and how many games they save.

    python -m tests.arena.unbiased board cards --players 2,3,4 --games 2000 --seats level2

Equals play each deal once, so every seat has a mean of one win among all, and what remains of luck shows. For lone
games as these are, luck is measured from the set-up on; a series in rotation evens that part out by itself.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist, fmean, variance

import pioneers
from pioneers.arena.intervals import Interval, Tally, mean_interval
from pioneers.arena.lineup import read_lineup
from pioneers.arena.luck import SET_UP, ChanceEvent, luck_of
from pioneers.arena.play import play
from pioneers.arena.series import series_of
from pioneers.kernel.files.record import read_record

# Luck of several kinds is looked at, and of several seats: so rarely may one of them seem biased by chance.
FALSE_ALARM = 0.001


@dataclass
class Sample:
    """Games of equals: by game the win points of each seat and the events of chance."""

    players: int
    wins: list[list[float]]
    events: list[list[ChanceEvent]]

    def luck(self, kinds: Sequence[str] | None = None) -> list[list[float]]:
        """By game and seat, the luck of these kinds of events, or of all."""
        return [
            [
                sum(event.luck[seat] for event in found if kinds is None or set(event.kinds) & set(kinds))
                for seat in range(self.players)
            ]
            for found in self.events
        ]

    def kinds(self) -> list[str]:
        """The kinds of events there were."""
        return sorted({kind for found in self.events for event in found for kind in event.kinds})

    def less(self, luck: list[list[float]]) -> list[list[float]]:
        """The win points less this luck."""
        return [
            [won - lucky for won, lucky in zip(points, part, strict=True)]
            for points, part in zip(self.wins, luck, strict=True)
        ]


def sampled(game: str, players: int, games: int, seats: str, seed: int) -> Sample:
    """So many games of equals, each with its own deal."""
    lineup = read_lineup(",".join([seats] * players), game)
    sample = Sample(players, [], [])
    for task in series_of(game, lineup, seed, games, {}).tasks():
        played = play(replace(task, keep_record=True))
        assert played.row is not None
        assert played.record is not None
        winners = played.row["winners"]
        sample.wins.append([(seat in winners) / len(winners) for seat in range(players)])
        sample.events.append(list(luck_of(pioneers.game(game), read_record(played.record), set_up=True)))
    return sample


def interval(values: Sequence[float]) -> Interval:
    """The mean of lone games."""
    return mean_interval([Tally(value, 1) for value in values])


def biased(values: Sequence[float], right: float, trials: int = 1) -> bool:
    """Whether the mean of these is another one beyond doubt, when so many are looked at."""
    spread = (variance(values) / len(values)) ** 0.5
    reach = NormalDist().inv_cdf(1 - FALSE_ALARM / trials / 2)
    return bool(abs(fmean(values) - right) > reach * spread + 1e-12)


def biases(sample: Sample) -> list[str]:
    """What has another mean than it must have: luck of a kind, or the corrected points of a seat."""
    luck = {kind: sample.luck([kind]) for kind in sample.kinds()}
    checks = {
        f"luck {kind}, seat {seat}": ([row[seat] for row in rows], 0.0)
        for kind, rows in luck.items()
        for seat in range(sample.players)
    }
    less = sample.less(sample.luck())
    checks |= {
        f"corrected, seat {seat}": ([row[seat] for row in less], 1 / sample.players) for seat in range(sample.players)
    }
    return [name for name, (values, right) in checks.items() if biased(values, right, len(checks))]


def spread_of(points: list[list[float]]) -> float:
    """The variance of the points of a seat in a game, in the mean of all seats."""
    return fmean(variance(values) for values in zip(*points, strict=True))


def report(game: str, sample: Sample) -> list[str]:
    """What came out, in lines."""
    plain = spread_of(sample.wins)
    all_luck = sample.luck()
    later = sample.luck([kind for kind in sample.kinds() if kind != SET_UP])
    lines = [f"{game}, {sample.players} players, {len(sample.wins)} games"]
    for name, points in (("plain", sample.wins), ("less luck", sample.less(all_luck)), ("luck", all_luck)):
        found = interval([row[0] for row in points])
        lines.append(f"  {name:12} {found.value:+.4f} ({found.low:+.4f} to {found.high:+.4f}), first seat")
    lines.append(
        f"  fewer games  {plain / spread_of(sample.less(all_luck)):.2f} times, without the set-up "
        f"{plain / spread_of(sample.less(later)):.2f} times"
    )
    for kind in sample.kinds():
        own = sample.luck([kind])
        found = interval([row[0] for row in own])
        lines.append(
            f"    {kind:14} alone {plain / spread_of(sample.less(own)):.2f} times, "
            f"mean {found.value:+.4f} ({found.low:+.4f} to {found.high:+.4f})"
        )
    lines.append("  biased: " + (", ".join(biases(sample)) or "nothing"))
    return lines


def main() -> int:
    """Play, measure and print; 1 if something is biased."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--players", default="2,3,4")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", default="level2")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    code = 0
    for name in given.names:
        for players in map(int, given.players.split(",")):
            sample = sampled(name, players, given.games, given.seats, given.seed)
            sys.stdout.write("\n".join(report(name, sample)) + "\n")
            sys.stdout.flush()
            code |= bool(biases(sample))
    return code


if __name__ == "__main__":
    sys.exit(main())
