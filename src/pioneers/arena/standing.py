"""The standing of a series: win shares, scores and ratings by entrant. The same for any number of workers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from pioneers.arena.intervals import NORMAL, Interval, Tally, mean_interval, share_interval, variance
from pioneers.arena.play import Row

# Less than this is rounding.
NO_VARIANCE = 1e-12


@dataclass(frozen=True, slots=True)
class Place:
    """How an entrant stands. The share of wins is that of one of its seats: an even one is 1 / players."""

    spec: str
    seats: int
    games: int
    wins: Interval
    score: Interval
    rating: Interval
    # The share of wins less luck; `None` where luck was not measured.
    corrected: Interval | None = None

    def plain(self) -> dict[str, Any]:
        """For a JSON file."""
        return asdict(self)


def standing(rows: Sequence[Row]) -> list[Place]:
    """The entrants, best rating first; those of equal rating by name."""
    ordered = sorted(rows, key=lambda row: int(row["game"]))
    if not ordered:
        return []
    rated = ratings(ordered)
    places = []
    for spec in rated:
        own = [row for row in ordered if spec in row["seats"]]
        seats = own[0]["seats"].count(spec)
        wins = share_interval(by_deal(own, [won_by(row, spec) for row in own]))
        if seats == len(own[0]["seats"]):
            wins = Interval(1.0, 1.0, 1.0)  # who plays only against itself wins always
        less = corrected_share(own, spec, seats)
        score = mean_interval(by_deal(own, [mean_score(row, spec) for row in own]))
        each = Interval(wins.value / seats, wins.low / seats, wins.high / seats)
        places.append(Place(spec, seats, len(own), each, score, rated[spec], less))
    return sorted(places, key=lambda place: (-place.rating.value, place.spec))


def by_deal(rows: Sequence[Row], values: Sequence[float]) -> list[Tally]:
    """A value of each game, summed up by deal."""
    sums: dict[int, float] = defaultdict(float)
    counts: dict[int, int] = defaultdict(int)
    for row, value in zip(rows, values, strict=True):
        sums[row["deal"]] += value
        counts[row["deal"]] += 1
    return [Tally(sums[deal], counts[deal]) for deal in sums]


def won_by(row: Row, spec: str) -> float:
    """The part of the win that went to the seats of an entrant."""
    winners: list[int] = row["winners"]
    return float(sum(row["seats"][seat] == spec for seat in winners) / len(winners))


def corrected_by(row: Row, spec: str) -> float | None:
    """The win points less luck of the seats of an entrant; `None` where luck was not measured."""
    points = row.get("corrected")
    if points is None:
        return None
    return float(sum(won for won, seat in zip(points, row["seats"], strict=True) if seat == spec))


def corrected_share(rows: Sequence[Row], spec: str, seats: int) -> Interval | None:
    """The share of wins of one of an entrant's seats, less luck."""
    found = [corrected_by(row, spec) for row in rows]
    points = [won for won in found if won is not None]
    if len(points) < len(found):
        return None
    if seats == len(rows[0]["seats"]):
        return Interval(1 / seats, 1 / seats, 1 / seats)  # as with plain wins
    deals = by_deal(rows, points)
    if len(deals) < 2 or variance(deals) < NO_VARIANCE:
        # Deals that don't differ say nothing of how much they might: the interval of plain wins does not need it.
        total = share_interval(by_deal(rows, [won_by(row, spec) for row in rows]))
    else:
        total = mean_interval(deals)
    return Interval(total.value / seats, total.low / seats, total.high / seats)


def worth_of_correction(places: Sequence[Place]) -> float | None:
    """How many times as many games it would take for plain shares as narrow as the corrected ones."""
    pairs = [(place.wins, place.corrected) for place in places if place.corrected is not None]
    plain = sum((wins.high - wins.low) ** 2 for wins, _ in pairs)
    less = sum((shares.high - shares.low) ** 2 for _, shares in pairs)
    return plain / less if less > 0 else None


def mean_score(row: Row, spec: str) -> float:
    """The mean over the seats of an entrant."""
    scores = [score for score, seat in zip(row["scores"], row["seats"], strict=True) if seat == spec]
    return float(sum(scores) / len(scores))


def ratings(rows: Sequence[Row]) -> dict[str, Interval]:
    """Plackett–Luce ratings after all games in this order, with two standard errors to each side.

    An entrant in several seats of a game moves by the mean of what its seats would move.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only who wants a standing waits for it

    model = PlackettLuce()
    rated = {spec: (model.mu, model.sigma) for row in rows for spec in row["seats"]}
    for row in rows:
        teams = [[model.create_rating(list(rated[spec]))] for spec in row["seats"]]
        after = model.rate(teams, ranks=[float(rank) for rank in row["ranks"]])
        for spec in dict.fromkeys(row["seats"]):
            own = [after[seat][0] for seat, name in enumerate(row["seats"]) if name == spec]
            rated[spec] = sum(rating.mu for rating in own) / len(own), sum(rating.sigma for rating in own) / len(own)
    return {spec: Interval(mu, mu - NORMAL * sigma, mu + NORMAL * sigma) for spec, (mu, sigma) in rated.items()}
