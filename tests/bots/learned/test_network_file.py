"""Files of networks: what is written is read, and what could overflow is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pioneers import Mistake
from pioneers.bots.learned.network import LANE_LIMIT
from pioneers.bots.learned.network_file import Shape, numbers_from, read_network, write_network
from pioneers.bots.learned.rows import LARGEST

from .networks import any_numbers

SHAPE = Shape("any", 3, 7, 5, 4, 3, 4, 5, 16)


def written(folder: Path) -> Path:
    path = folder / "any.net"
    write_network(path, SHAPE, any_numbers(SHAPE, 1))
    return path


def test_what_is_written_is_read(tmp_path: Path) -> None:
    assert numbers_from("any", written(tmp_path).read_bytes()) == (SHAPE, any_numbers(SHAPE, 1))


@pytest.mark.parametrize("wanted", [("other", 3, 7, 5), ("any", 4, 7, 5), ("any", 3, 8, 5), ("any", 3, 7, 4)])
def test_a_network_for_other_rows_is_refused(tmp_path: Path, wanted: tuple[str, int, int, int]) -> None:
    with pytest.raises(Mistake, match="any 3"):
        read_network(written(tmp_path), *wanted)


def test_one_changed_byte_is_found_wherever_it_is(tmp_path: Path) -> None:
    path = written(tmp_path)
    whole = path.read_bytes()
    for place in range(0, len(whole), 3):
        damaged = bytearray(whole)
        damaged[place] ^= 4
        path.write_bytes(damaged)
        with pytest.raises(Mistake):
            read_network(path, "any", 3, 7, 5)


@pytest.mark.parametrize("content", [b"", b"\n", b"{}\n", b"[1]\n", b'{"format": 1}\n', b"\xff\xfe\n12"])
def test_what_is_no_network_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "none.net"
    path.write_bytes(content)
    with pytest.raises(Mistake, match=r"none\.net"):
        read_network(path, "any", 3, 7, 5)


def test_a_file_that_is_cut_off_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    whole = path.read_bytes()
    for end in (len(whole) - 1, len(whole) - 2, len(whole) // 2, 10):
        path.write_bytes(whole[:end])
        with pytest.raises(Mistake):
            read_network(path, "any", 3, 7, 5)


@pytest.mark.parametrize("part", ["first_weights", "second_weights"])
def test_weights_that_could_overflow_are_refused_whatever_their_sign(tmp_path: Path, part: str) -> None:
    numbers = any_numbers(SHAPE, 1)
    for sign in (1, -1):
        getattr(numbers, part)[0] = sign * (LANE_LIMIT // LARGEST + 1)
        with pytest.raises(Mistake, match=f"{LANE_LIMIT:,}"):
            write_network(tmp_path / "large.net", SHAPE, numbers)


def test_a_bias_counts_for_the_bound(tmp_path: Path) -> None:
    numbers = any_numbers(SHAPE, 1)
    with pytest.raises(Mistake, match=f"{LANE_LIMIT:,}"):
        write_network(tmp_path / "large.net", SHAPE, replace(numbers, first_biases=[LANE_LIMIT - 1] * SHAPE.first))


@pytest.mark.parametrize(
    "wrong", [replace(SHAPE, first_shift=21), replace(SHAPE, second_shift=-1), replace(SHAPE, scale=0)]
)
def test_shifts_and_scales_that_mean_nothing_are_refused(tmp_path: Path, wrong: Shape) -> None:
    with pytest.raises(Mistake):
        write_network(tmp_path / "odd.net", wrong, any_numbers(SHAPE, 1))
