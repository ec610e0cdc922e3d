"""Board files that are refused, each with the place of the problem and what would be right."""

from __future__ import annotations

import re

import pytest

from pioneers.board.equipment.load import load_board, problems_of_board
from pioneers.kernel.mistake import DataError
from tests.data.editing import BOARD, Case, Write, check, edited, row_of


def on_second_side(old: str, new: str) -> str:
    first, header, second = BOARD.rpartition("[[side]]")
    assert old in second
    return first + header + second.replace(old, new, 1)


def ring(count: int, players: str, covered: int = 0) -> str:
    """A board with the start and `count` cities in a ring, some of those far from the start covered."""
    ids = ["start", *(f"city-{number}" for number in range(1, count + 1))]
    lines = [f'"{one}--{other}"' for one, other in zip(ids, [*ids[1:], ids[0]], strict=True)]
    middle = len(ids) // 2
    hidden = ids[middle : middle + covered]
    cities = ", ".join(f'{{ id = "{city}", x = 1, y = 1 }}' for city in ids)
    return (
        'format = 1\nname = "Ring"\ncanvas = { width = 2, height = 2 }\n[[side]]\n'
        f'players = {players}\nstart = "start"\ncovered = {hidden!r}\n'
        f"lines = [{', '.join(lines)}]\ncity = [{cities}]\n"
    )


DENVER = '{ id = "denver", name = "Denver", lat = 39.74, lon = -104.99, x = 576, y = 464, label = "left" }'
COVER = re.search(r"covered = \[.*?\]\n", BOARD, re.DOTALL)
assert COVER is not None
REFUSED: dict[str, Case] = {
    "a line to an unknown city": (
        edited(BOARD, ('"denver--santa-fe"', '"denvver--santa-fe"')),
        '"denvver--santa-fe"',
        "board-line-unknown",
        "side[1].lines[55]",
        {"line": "denvver--santa-fe", "city": "denvver", "nearest": "denver"},
    ),
    "a line to a city like no other": (
        edited(BOARD, ('"denver--santa-fe"', '"xyz--santa-fe"')),
        '"xyz--santa-fe"',
        "board-line-unknown",
        "side[1].lines[55]",
        {"city": "xyz", "nearest": "none"},
    ),
    "a line from a city to itself": (
        edited(BOARD, ('"denver--santa-fe"', '"denver--denver"')),
        '"denver--denver"',
        "board-line-loop",
        "side[1].lines[55]",
        {"line": "denver--denver", "city": "denver"},
    ),
    "a line twice": (
        on_second_side('  "santa-fe--tucson",\n', '  "santa-fe--tucson",\n  "boston--albany",\n'),
        '"boston--albany"',
        "board-line-twice",
        "side[2].lines[75]",
        {"line": "albany--boston"},
    ),
    "a line with one hyphen": (
        edited(BOARD, ('"denver--santa-fe"', '"denver-santa-fe"')),
        '"denver-santa-fe"',
        "board-line-form",
        "side[1].lines[55]",
        {"line": "denver-santa-fe"},
    ),
    "a line of three cities": (
        edited(BOARD, ('"denver--santa-fe"', '"denver--omaha--santa-fe"')),
        '"denver--omaha--santa-fe"',
        "board-line-form",
        "side[1].lines[55]",
        {"line": "denver--omaha--santa-fe"},
    ),
    "a line without an end": (
        edited(BOARD, ('"denver--santa-fe"', '"denver--"')),
        '"denver--"',
        "board-line-form",
        "side[1].lines[55]",
        {"line": "denver--"},
    ),
    "a line that is a list": (
        edited(BOARD, ('"denver--santa-fe"', '["denver", "santa-fe"]')),
        '["denver", "santa-fe"]',
        "data-type",
        "side[1].lines[55]",
        {"wanted": "text", "found": "list"},
    ),
    "a city twice": (
        edited(BOARD, (DENVER + ",", f"{DENVER},\n  {DENVER}, # again")),
        "# again",
        "board-city-twice",
        "side[1].city[16]",
        {"city": "denver"},
    ),
    "an unknown start": (
        edited(BOARD, ('start = "boston"', 'start = "bostn"')),
        "bostn",
        "board-start-unknown",
        "side[1].start",
        {"city": "bostn", "nearest": "boston"},
    ),
    "a start with one neighbour": (
        edited(BOARD, ('  "albany--boston",\n', "")),
        "players = [4]\nstart",
        "board-start-neighbours",
        "side[1].start",
        {"start": "boston", "count": 1, "cities": "new-york"},
    ),
    "a start with three neighbours": (
        on_second_side('"albany--boston"', '"albany--boston", "boston--buffalo"'),
        "players = [2, 3]\nstart",
        "board-start-neighbours",
        "side[2].start",
        {"start": "boston", "count": 3, "cities": "albany, buffalo, new-york"},
    ),
    "a board that is not connected": (
        edited(BOARD, ("city = [\n", 'city = [\n  { id = "honolulu", x = 9, y = 990 },\n')),
        'start = "boston"\nlines',
        "board-unconnected",
        "side[1].lines",
        {"start": "boston", "count": 1, "cities": "honolulu"},
    ),
    "a board that the cover cuts": (
        on_second_side('  "tucson",\n', '  "el-paso",\n').replace('  "los-angeles",\n', '  "santa-fe",\n', 1),
        "covered = [",
        "board-cover-cuts",
        "side[2].covered",
        {"start": "boston", "count": 2, "cities": "los-angeles, tucson"},
    ),
    "a cover of seven": (
        edited(BOARD, ('  "tucson",\n', "")),
        "covered = [",
        "board-cover-count",
        "side[2].covered",
        {"count": 7, "right": 8},
    ),
    "no cover for two players": (
        edited(BOARD, (COVER.group(), "")),
        "[[side]]",
        "board-cover-count",
        "side[2].covered",
        {"count": 0, "right": 8},
    ),
    "a cover with a city twice": (
        edited(BOARD, ('  "tucson",\n', '  "seattle",\n')),
        '  "seattle",',
        "board-cover-twice",
        "side[2].covered[8]",
        {"city": "seattle"},
    ),
    "a cover with an unknown city": (
        edited(BOARD, ('  "tucson",\n', '  "tuscon",\n')),
        '  "tuscon",',
        "board-cover-unknown",
        "side[2].covered[8]",
        {"city": "tuscon", "nearest": "tucson"},
    ),
    "a cover with the start": (
        edited(BOARD, ('  "tucson",\n', '  "boston",\n')),
        '  "boston",',
        "board-cover-start",
        "side[2].covered[8]",
        {"city": "boston"},
    ),
    "a cover with a neighbour of the start": (
        edited(BOARD, ('  "tucson",\n', '  "albany",\n')),
        '  "albany",',
        "board-cover-neighbour",
        "side[2].covered[8]",
        {"city": "albany", "start": "boston"},
    ),
    "a cover where nobody covers": (
        edited(BOARD, ('start = "boston"\n', 'start = "boston"\ncovered = ["denver"]\n')),
        'covered = ["denver"]',
        "board-cover-unused",
        "side[1].covered",
        {},
    ),
    "too many cities for four players": (
        ring(49, "[4]"),
        "city = [",
        "board-cities-many",
        "side[1].city",
        {"players": 4, "count": 49, "most": 48},
    ),
    "too many cities for three players": (
        ring(42, "[3, 2]", covered=8),
        "city = [",
        "board-cities-many",
        "side[1].city",
        {"players": 3, "count": 42, "most": 41},
    ),
    "too many cities for two players": (
        ring(43, "[2]", covered=8),
        "city = [",
        "board-cities-many",
        "side[1].city",
        {"players": 2, "count": 35, "most": 34},
    ),
    "a side without cities": (
        re.sub(r"^city = \[.*?^\]", "city = []", BOARD, count=1, flags=re.DOTALL | re.MULTILINE),
        "city = []",
        "board-cities-none",
        "side[1].city",
        {},
    ),
    "a position outside the canvas": (
        edited(BOARD, ("x = 576", "x = 1600.5")),
        "1600.5",
        "board-city-outside",
        "side[1].city[15].x",
        {"city": "denver", "name": "x", "found": "1600.5", "most": "1600"},
    ),
    "a position above the canvas": (
        edited(BOARD, ("y = 464", "y = -1")),
        "y = -1",
        "board-city-outside",
        "side[1].city[15].y",
        {"name": "y", "found": "-1", "most": "1000"},
    ),
    "a position that is no number": (
        edited(BOARD, ("x = 576", "x = nan")),
        "x = nan",
        "data-number",
        "side[1].city[15].x",
        {"most": "1000000"},
    ),
    "a latitude beyond the pole": (
        edited(BOARD, ("lat = 39.74", "lat = 93.74")),
        "93.74",
        "board-city-degrees",
        "side[1].city[15].lat",
        {"city": "denver", "name": "lat", "found": "93.74", "most": 90},
    ),
    "a label on a side that there is not": (
        edited(BOARD, (DENVER, DENVER.replace('"left"', '"lefft"'))),
        "lefft",
        "board-city-label",
        "side[1].city[15].label",
        {"city": "denver", "found": "lefft", "nearest": "left"},
    ),
    "a canvas without size": (
        edited(BOARD, ("width = 1600", "width = 0")),
        "width = 0",
        "board-canvas",
        "canvas.width",
        {"name": "width", "found": "0"},
    ),
    "no side at all": (
        BOARD[: BOARD.index("\n[[side]]")],
        None,
        "board-sides-none",
        "",
        {},
    ),
    "a side for nobody": (
        edited(BOARD, ("players = [4]", "players = []")),
        "players = []",
        "board-players-none",
        "side[1].players",
        {},
    ),
    "a side for five players": (
        edited(BOARD, ("players = [4]", "players = [4, 5]")),
        "players = [4, 5]",
        "board-players-range",
        "side[1].players[2]",
        {"found": "5"},
    ),
    "two sides for the same number of players": (
        edited(BOARD, ("players = [2, 3]", "players = [2, 3, 4]")),
        "players = [2, 3, 4]",
        "board-players-twice",
        "side[2].players[3]",
        {"players": 4},
    ),
    "a side in single brackets": (
        BOARD[: BOARD.rindex("[[side]]")].replace("\n[[side]]", "\n[side]"),
        "[side]",
        "data-type",
        "side",
        {"wanted": "list", "found": "table"},
    ),
    "a misspelt key": (
        edited(BOARD, ("lines = [", "linse = [")),
        "linse",
        "data-key-unknown",
        "side[1].linse",
        {"name": "linse", "nearest": "lines", "allowed": "players, start, lines, city, covered"},
    ),
    "a key nobody knows": (
        edited(BOARD, ('name = "Pioneers"', 'name = "Pioneers"\nzzz = 1')),
        "zzz",
        "data-key-unknown",
        "zzz",
        {"name": "zzz", "nearest": "none"},
    ),
    "a missing key": (
        edited(BOARD, (", x = 576", "")),
        '{ id = "denver", name = "Denver", lat = 39.74, lon = -104.99, y',
        "data-key-missing",
        "side[1].city[15]",
        {"name": "x"},
    ),
    "a number in quotation marks": (
        edited(BOARD, ("width = 1600", 'width = "1600"')),
        '"1600"',
        "data-type",
        "canvas.width",
        {"wanted": "number", "found": "text"},
    ),
    "true as a number": (
        edited(BOARD, ("x = 576", "x = true")),
        "true",
        "data-type",
        "side[1].city[15].x",
        {"wanted": "number", "found": "truth"},
    ),
    "a name that plays tricks on the terminal": (
        edited(BOARD, ('name = "Denver"', 'name = "\\u001b[2J"')),
        "u001b",
        "data-name",
        "side[1].city[15].name",
        {"found": "\\x1b[2J", "most": 60},
    ),
    "another format": (
        edited(BOARD, ("format = 1", "format = 2")),
        "format = 2",
        "data-format",
        "format",
        {"found": "2", "right": 1},
    ),
    "no format": (edited(BOARD, ("format = 1\n", "")), None, "data-format-missing", "", {"right": 1}),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_bad_board_is_refused_with_place_and_remedy(write: Write, case: str) -> None:
    path = write(REFUSED[case][0])
    with pytest.raises(DataError) as caught:
        load_board(path)
    check(REFUSED[case], path, caught.value)
    assert problems_of_board(path)[0] == caught.value


@pytest.mark.parametrize(
    "city",
    [
        "Denver",
        "denver_city",
        "denver--city",
        "-denver",
        "denver-",
        "denver city",
        "dénver",
        "1st-city",
        "",
        "a" * 41,
    ],
)
def test_an_id_that_is_not_lower_case_words_joined_by_single_hyphens_is_refused(write: Write, city: str) -> None:
    text = edited(BOARD, ('id = "denver"', f'id = "{city}"'))
    [problem] = problems_of_board(write(text))
    assert (problem.key, problem.place) == ("board-city-id", "side[1].city[15].id")
    assert problem.row == row_of(text, f'id = "{city}"')
    assert problem.figures["city"] == city
    assert "salt-lake-city" in str(problem)


@pytest.mark.parametrize(("count", "players", "covered"), [(48, "[4]", 0), (41, "[3, 2]", 8), (42, "[2]", 8)])
def test_as_many_cities_as_tiles_but_one_are_accepted(write: Write, count: int, players: str, covered: int) -> None:
    assert problems_of_board(write(ring(count, players, covered))) == []


def test_all_independent_problems_are_reported(write: Write) -> None:
    text = edited(
        BOARD,
        ("width = 1600", 'width = "wide"'),
        ('"denver--santa-fe"', '"denver-santa-fe"'),
        ("x = 576", "z = 576"),
        ('  "tucson",\n', '  "tuscon",\n'),
        ("players = [2, 3]", "players = [2, 3, 7]"),
    )
    assert [(problem.key, problem.place) for problem in problems_of_board(write(text))] == [
        ("data-type", "canvas.width"),
        ("data-key-unknown", "side[1].city[15].z"),
        ("data-key-missing", "side[1].city[15]"),
        ("board-line-form", "side[1].lines[55]"),
        ("board-players-range", "side[2].players[3]"),
        ("board-cover-unknown", "side[2].covered[8]"),
    ]


def test_a_city_that_cannot_be_read_does_not_bring_an_avalanche(write: Write) -> None:
    for change in (('id = "boston"', 'id = "Boston"'), ('id = "boston", ', ""), (DENVER, "7")):
        assert len(problems_of_board(write(edited(BOARD, change)))) == 1


def test_a_file_that_is_wrong_all_over_is_refused_soon(write: Write) -> None:
    lines = ", ".join(f'"denver--omaha{number}"' for number in range(150))
    problems = problems_of_board(write(edited(BOARD, ("lines = [", f"lines = [{lines},"))))
    assert len(problems) == 100
