"""Board files: what the built-in one holds, what an owner may write, and what the digest depends on."""

from __future__ import annotations

import pickle
import random
import re
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pioneers.board.equipment.load import Board, Side, load_board, problems_of_board
from pioneers.kernel.mistake import Mistake
from tests.data.editing import BOARD, LANGUAGES, Write, edited

Item = TypeVar("Item")


# ── The built-in board ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("players", "cities", "lines", "covered"), [(2, 38, 74, 8), (3, 38, 74, 8), (4, 45, 97, 0)])
def test_the_built_in_board_has_the_sizes_of_the_printed_one(
    players: int, cities: int, lines: int, covered: int
) -> None:
    side = load_board().side(players)
    assert (len(side.cities) - 1, len(side.lines), len(side.covered)) == (cities, lines, covered)
    assert {city for line in side.lines if "boston" in line for city in line} == {
        "albany",
        "boston",
        "new-york",
    }


def test_cities_and_lines_stand_in_alphabetical_order() -> None:
    for side in load_board().sides:
        ids = [city.id for city in side.cities]
        assert ids == sorted(ids)
        assert list(side.lines) == sorted(side.lines)
        assert all(one < other for one, other in side.lines)


def test_the_built_in_board_is_read_once() -> None:
    assert load_board() is load_board()


def test_the_built_in_board_is_without_problems(write: Write) -> None:
    path = write(BOARD)
    assert problems_of_board(path) == []
    assert load_board(str(path)).digest == load_board().digest
    assert load_board(path).file == str(path)


def test_a_board_survives_pickling() -> None:
    board = load_board()
    assert pickle.loads(pickle.dumps(board)) == board  # noqa: S301 - our own bytes


def test_a_name_that_is_left_out_is_made_from_the_id(write: Write) -> None:
    text = edited(BOARD, ('id = "salt-lake-city", name = "Salt Lake City", ', 'id = "salt-lake-city", '))
    side = load_board(write(text)).side(4)
    assert {city.id: city.name for city in side.cities}["salt-lake-city"] == "Salt Lake City"


def test_latitude_and_longitude_may_be_left_out(write: Write) -> None:
    text = edited(BOARD, ("lat = 42.36, lon = -71.06, ", ""))
    boston = next(city for city in load_board(write(text)).side(4).cities if city.id == "boston")
    assert (boston.latitude, boston.longitude) == (None, None)


def test_the_side_of_a_label_may_be_left_out(write: Write) -> None:
    text = edited(BOARD, ('x = 576, y = 464, label = "left"', "x = 576, y = 464"))
    denver, built_in = (
        next(city for city in board.side(4).cities if city.id == "denver")
        for board in (load_board(write(text)), load_board())
    )
    assert (denver.label, built_in.label) == (None, "left")


def test_tables_under_headings_are_read_like_rows_in_a_list(write: Write) -> None:
    def block(match: re.Match[str]) -> str:
        rows = [row.strip(" {},") for row in match.group(1).strip().splitlines()]
        pairs = [re.sub(r", (?=\w+ = )", "\n", row) for row in rows]
        return "".join(f"[[side.city]]\n{pair}\n" for pair in pairs)

    text = re.sub(r"^city = \[\n(.*?)^\]\n", block, BOARD, flags=re.DOTALL | re.MULTILINE)
    assert text.count("[[side.city]]") == 46 + 39
    assert load_board(write(text)).sides == load_board().sides


def test_a_line_may_be_written_in_either_direction(write: Write) -> None:
    board = load_board(write(edited(BOARD, ('"albany--boston"', '"boston--albany"'))))
    assert board.sides == load_board().sides


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = tmp_path / "notepad.toml"
    path.write_bytes(b"\xef\xbb\xbf" + BOARD.replace("\n", "\r\n").encode())
    assert load_board(path).digest == load_board().digest


def test_a_number_of_players_without_a_side_is_a_mistake(write: Write) -> None:
    board = load_board(write(BOARD[: BOARD.rindex("[[side]]")]))
    assert board.side(4).start == "boston"
    with pytest.raises(Mistake) as caught:
        board.side(3)
    assert caught.value.key == "board-side-missing"
    assert caught.value.figures == {"players": 3, "allowed": "4", "file": board.file}
    for language in LANGUAGES:
        assert board.file in caught.value.message(language)
        assert not caught.value.message(language).startswith(caught.value.key)


def test_ids_may_hold_digits(write: Write) -> None:
    assert "city-16" in {city.id for city in load_board(write(BOARD.replace("denver", "city-16"))).side(4).cities}


# ── The digest ─────────────────────────────────────────────────────────────────────────────────────────────


@given(seed=st.integers(0, 2**32))
def test_any_order_of_the_rows_gives_the_same_digest(seed: int) -> None:
    board, order = load_board(), random.Random(seed)

    def shuffled(items: tuple[Item, ...]) -> tuple[Item, ...]:
        return tuple(order.sample(items, len(items)))

    sides = tuple(
        Side(
            shuffled(side.players),
            side.start,
            shuffled(side.cities),
            tuple(order.choice([line, line[::-1]]) for line in shuffled(side.lines)),
            shuffled(side.covered),
        )
        for side in shuffled(board.sides)
    )
    assert Board(board.name, board.width, board.height, sides, board.file).digest == board.digest


@given(seed=st.integers(0, 2**32))
def test_any_order_of_the_rows_of_the_file_gives_the_same_board(
    seed: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    order = random.Random(seed)

    def shuffled(match: re.Match[str]) -> str:
        rows = match.group().splitlines(keepends=True)
        return "".join(order.sample(rows, len(rows)))

    head, *sides = BOARD.split("\n[[side]]")
    sides = [re.sub(r"(?:^  .*\n)+", shuffled, side, flags=re.MULTILINE) for side in sides]
    path = tmp_path_factory.getbasetemp() / "shuffled.toml"
    path.write_text("\n[[side]]".join([head, *order.sample(sides, len(sides))]), encoding="utf-8")
    assert load_board(path).sides == load_board().sides
    assert load_board(path).digest == load_board().digest


@pytest.mark.parametrize(
    "change",
    [
        ('name = "Pioneers"', 'name = "Mine"'),
        ('name = "Denver"', 'name = "Mile High City"'),
        ("x = 1452", "x = 1450"),
        ("lat = 42.36", "lat = 42.37"),
        ('x = 576, y = 464, label = "left"', 'x = 576, y = 464, label = "above"'),
        ("width = 1600", "width = 1601"),
        ("# The board", "# My board"),
    ],
)
def test_names_positions_and_comments_leave_the_digest_alone(write: Write, change: tuple[str, str]) -> None:
    assert load_board(write(edited(BOARD, change))).digest == load_board().digest


@pytest.mark.parametrize(
    "text",
    [
        edited(BOARD, ('  "denver--dodge-city",\n', "")),
        edited(BOARD, ("players = [2, 3]", "players = [2]")),
        edited(BOARD, ('  "tucson",\n', '  "el-paso",\n')),
        BOARD.replace("denver", "denver-city"),
        BOARD.replace("boston", "start"),
    ],
    ids=["a line", "the players", "the cover", "an id", "the start"],
)
def test_what_matters_for_play_changes_the_digest(write: Write, text: str) -> None:
    assert load_board(write(text)).digest != load_board().digest
