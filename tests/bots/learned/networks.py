"""Small networks for tests: any numbers, and what they come to, added up plainly."""

from __future__ import annotations

import random

from pioneers.bots.learned.network import LANE_LIMIT, Network, network_of
from pioneers.bots.learned.network_file import Numbers, Shape, most_of
from pioneers.bots.learned.rows import LARGEST, Rows


def any_numbers(shape: Shape, seed: int, size: int = 40) -> Numbers:
    """Weights drawn from a seed."""
    dice = random.Random(seed)

    def drawn(count: int, most: int) -> list[int]:
        return [dice.randint(-most, most) for _ in range(count)]

    return Numbers(
        drawn(shape.first, 4000),
        drawn((shape.own + shape.common) * shape.first, size),
        drawn(shape.second, 4000),
        drawn(2 * shape.first * shape.second, size),
        drawn(shape.own, 900),
        drawn(shape.second, 900),
        drawn(shape.second, 900),
        dice.randint(-5000, 5000),
    )


def network(shape: Shape, numbers: Numbers) -> Network:
    """The network of these numbers."""
    return network_of(
        (shape.own, shape.common, shape.scale),
        (shape.first, numbers.first_biases, numbers.first_weights, shape.first_shift),
        (shape.second, numbers.second_biases, numbers.second_weights, shape.second_shift),
        numbers.direct_weights,
        numbers.chance_weights,
        numbers.points_weights,
        numbers.points_bias,
    )


def any_rows(shape: Shape, players: int, seed: int) -> tuple[Rows, list[int], list[list[int]]]:
    """Rows with any numbers in them, and the same numbers as lists."""
    dice = random.Random(seed)
    rows = Rows(4, shape.own, shape.common)
    common = [dice.choice((0, 0, dice.randint(-LARGEST, LARGEST), LARGEST)) for _ in range(shape.common)]
    own = [[dice.choice((0, dice.randint(-LARGEST, LARGEST))) for _ in range(shape.own)] for _ in range(players)]
    fill(rows, common, own)
    return rows, common, own


def fill(rows: Rows, common: list[int], own: list[list[int]]) -> None:
    """Write these numbers."""
    rows.begin(len(own))
    for number in common:
        rows.put_common(number)
    for row in own:
        for number in row:
            rows.put(number)


def plain_sums(shape: Shape, numbers: Numbers, common: list[int], own: list[list[int]]) -> list[tuple[int, int]]:
    """The last sums of every seat, chance and points, one weight at a time."""

    def fired(inputs: list[int], biases: list[int], weights: list[int], units: int, shift: int) -> list[int]:
        found = []
        for unit in range(units):
            total = biases[unit] + sum(
                number * weight for number, weight in zip(inputs, weights[unit::units], strict=True)
            )
            assert abs(total) < LANE_LIMIT
            found.append(max(0, min(LARGEST, total >> shift)))
        return found

    hidden = [
        fired([*common, *row], numbers.first_biases, numbers.first_weights, shape.first, shape.first_shift)
        for row in own
    ]
    sums = []
    for seat, mine in enumerate(hidden):
        others = [
            sum(theirs[unit] for other, theirs in enumerate(hidden) if other != seat) // (len(own) - 1)
            for unit in range(shape.first)
        ]
        last = fired([*mine, *others], numbers.second_biases, numbers.second_weights, shape.second, shape.second_shift)
        chance = sum(a * b for a, b in zip(last, numbers.chance_weights, strict=True))
        chance += sum(a * b for a, b in zip(own[seat], numbers.direct_weights, strict=True))
        points = numbers.points_bias + sum(a * b for a, b in zip(last, numbers.points_weights, strict=True))
        sums.append((chance // shape.scale, points // shape.scale))
    return sums


def within(shape: Shape, numbers: Numbers) -> bool:
    """Whether no sum can leave its bits."""
    first = most_of(numbers.first_biases, numbers.first_weights, shape.first)
    second = most_of(numbers.second_biases, numbers.second_weights, shape.second)
    return max(first, second) < LANE_LIMIT
