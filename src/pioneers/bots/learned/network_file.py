"""Networks on the disk: one line of JSON that says what follows, then 16-bit numbers, lowest byte first.

A file is refused unless every sum that any input could lead to stays within its bits: then nothing can overflow, on
no processor, in no order of adding up.
"""

from __future__ import annotations

import json
import sys
from array import array
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pioneers.bots.learned.network import LANE_LIMIT, Network, network_of
from pioneers.bots.learned.rows import LARGEST
from pioneers.kernel.digest import digest_of
from pioneers.kernel.mistake import Mistake

FORMAT = 1
# A file of ours has some ten thousand bytes; what is larger is none.
MOST_BYTES = 1 << 20


@dataclass(frozen=True, slots=True)
class Shape:
    """How large a network is, and the powers of two by which its sums are made smaller."""

    # The game and the rows it looks at, with their version: rows of another one mean something else.
    rows: str
    version: int
    own: int
    common: int
    first: int
    second: int
    first_shift: int
    second_shift: int
    scale: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """All numbers of a network, each list in the order in which it is used."""

    first_biases: list[int]
    # Input by input (what is common, then a seat's own), unit by unit.
    first_weights: list[int]
    second_biases: list[int]
    # The units of the seat, then the mean of the others'.
    second_weights: list[int]
    # For each number of a seat's own row.
    direct_weights: list[int]
    chance_weights: list[int]
    points_weights: list[int]
    points_bias: int


def lengths(shape: Shape) -> list[int]:
    """How many 16-bit numbers each list has; a bias takes two."""
    inputs = shape.own + shape.common
    first, second = shape.first, shape.second
    return [2 * first, inputs * first, 2 * second, 2 * first * second, shape.own, second, second, 2]


def write_network(path: Path, shape: Shape, numbers: Numbers) -> None:
    """Write a network down, if its sums keep within their bits."""
    check_bounds(path.name, shape, numbers)
    header = json.dumps({"format": FORMAT, **asdict(shape), "digest": digest_of([asdict(shape), asdict(numbers)])})
    stored = array("h")
    for biases, weights in (
        (numbers.first_biases, numbers.first_weights),
        (numbers.second_biases, numbers.second_weights),
    ):
        stored.extend(split_biases(biases))
        stored.extend(weights)
    stored.extend(numbers.direct_weights)
    stored.extend(numbers.chance_weights)
    stored.extend(numbers.points_weights)
    stored.extend(split_biases([numbers.points_bias]))
    if sys.byteorder == "big":
        stored.byteswap()
    path.write_bytes(header.encode() + b"\n" + stored.tobytes())


def read_network(path: Path, rows: str, version: int, own: int, common: int) -> Network:
    """The network of a file, for these rows; a `Mistake` says why it cannot be used."""
    return network_from(path.name, path.read_bytes(), rows, version, own, common)


def network_from(name: str, content: bytes, rows: str, version: int, own: int, common: int) -> Network:
    """The same from what a file holds."""
    shape, numbers = numbers_from(name, content)
    if (shape.rows, shape.version, shape.own, shape.common) != (rows, version, own, common):
        raise Mistake("network-rows", file=name, found=f"{shape.rows} {shape.version}", wanted=f"{rows} {version}")
    check_bounds(name, shape, numbers)
    return made(shape, numbers)


def numbers_from(name: str, content: bytes) -> tuple[Shape, Numbers]:
    """What a file holds; a `Mistake` if it is damaged or no network at all."""
    header, line_end, rest = content[:MOST_BYTES].partition(b"\n")
    try:
        said: dict[str, Any] = json.loads(header)
        version, digest = said.pop("format"), said.pop("digest")
        shape = Shape(**said)
        numbers = unpacked(shape, rest)
    except (ValueError, TypeError, KeyError, AttributeError):
        raise Mistake("network-file", file=name) from None
    if not line_end or version != FORMAT or digest_of([asdict(shape), asdict(numbers)]) != digest:
        raise Mistake("network-file", file=name)
    return shape, numbers


def unpacked(shape: Shape, content: bytes) -> Numbers:
    """The lists of numbers; a `ValueError` if there are too few or too many."""
    stored = array("h")
    stored.frombytes(content)
    if sys.byteorder == "big":
        stored.byteswap()
    counts = lengths(shape)
    if any(count < 0 for count in counts) or len(stored) != sum(counts):
        raise ValueError
    parts: list[list[int]] = []
    begin = 0
    for count in counts:
        parts.append(stored[begin : begin + count].tolist())
        begin += count
    return Numbers(
        joined_biases(parts[0]),
        parts[1],
        joined_biases(parts[2]),
        parts[3],
        parts[4],
        parts[5],
        parts[6],
        joined_biases(parts[7])[0],
    )


def split_biases(biases: list[int]) -> list[int]:
    """Numbers of 32 bits as pairs of 16 bits, each with a sign."""
    pairs: list[int] = []
    for bias in biases:
        low = (bias + 0x8000) % 0x10000 - 0x8000
        pairs += [low, (bias - low) >> 16]
    return pairs


def joined_biases(pairs: list[int]) -> list[int]:
    """The numbers of such pairs."""
    return [pairs[place] + (pairs[place + 1] << 16) for place in range(0, len(pairs), 2)]


def check_bounds(name: str, shape: Shape, numbers: Numbers) -> None:
    """Refuse a network in which some sum could leave its bits, whatever it is shown."""
    for biases, weights, units in (
        (numbers.first_biases, numbers.first_weights, shape.first),
        (numbers.second_biases, numbers.second_weights, shape.second),
    ):
        if most_of(biases, weights, units) >= LANE_LIMIT:
            raise Mistake("network-bound", file=name, limit=LANE_LIMIT)
    if shape.scale < 1 or not (0 <= shape.first_shift < 21 and 0 <= shape.second_shift < 21):
        raise Mistake("network-file", file=name)


def most_of(biases: list[int], weights: list[int], units: int) -> int:
    """The largest sum, with either sign, that any unit can come to, at the end or on the way."""
    most = 0
    for unit in range(units):
        reach = sum(map(abs, weights[unit::units])) * LARGEST
        most = max(most, abs(biases[unit]) + reach)
    return most


def made(shape: Shape, numbers: Numbers) -> Network:
    """The network of numbers whose bounds are checked."""
    return network_of(
        (shape.own, shape.common, shape.scale),
        (shape.first, numbers.first_biases, numbers.first_weights, shape.first_shift),
        (shape.second, numbers.second_biases, numbers.second_weights, shape.second_shift),
        numbers.direct_weights,
        numbers.chance_weights,
        numbers.points_weights,
        numbers.points_bias,
    )
