"""Cities by what somebody typed."""

from __future__ import annotations

import pytest

from pioneers.cli.terminal.presenting.place_names import PlaceNames, folded

PLACES = PlaceNames(
    {
        "st-louis": "St. Louis",
        "st-paul": "St. Paul",
        "salt-lake-city": "Salt Lake City",
        "carson-city": "Carson City",
        "denver": "Denver",
        "new-york": "New York",
        "new-orleans": "New Orleans",
        "york": "York",
        "quebec": "Québec",
    }
)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("denver", ["denver"]),
        ("DENVER", ["denver"]),
        (" denv ", ["denver"]),
        ("st", ["st-louis", "st-paul"]),
        ("st l", ["st-louis"]),
        ("st. louis", ["st-louis"]),
        ("st-louis", ["st-louis"]),
        ("salt-lake-city", ["salt-lake-city"]),
        ("lake", ["salt-lake-city"]),
        ("lake city", ["salt-lake-city"]),
        ("city", ["salt-lake-city", "carson-city"]),
        ("new", ["new-york", "new-orleans"]),
        ("york", ["york"]),
        ("quebec", ["quebec"]),
        ("QUÉBEC", ["quebec"]),
        ("", []),
        ("--", []),
        ("enver", []),
    ],
)
def test_one_place(text: str, found: list[str]) -> None:
    assert PLACES.matching(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "denver salt lake city",
        "salt lake city denver",
        "denver--salt-lake-city",
        "denver - salt lake",
        "Denver – Salt Lake City",
        "denver, lake",
        "denver/lake",
        "denver -> lake",
        "den sal",
    ],
)
def test_two_places(text: str) -> None:
    pairs = list(PLACES.pairs(text))
    assert any({*ones, *others} == {"denver", "salt-lake-city"} for ones, others in pairs)


@pytest.mark.parametrize("text", ["denver", "", "xyzzy denver", "denver xyzzy"])
def test_no_two_places(text: str) -> None:
    assert list(PLACES.pairs(text)) == []


@pytest.mark.parametrize(
    ("text", "near"),
    [("dever", "denver"), ("saint louis", "st-louis"), ("orlean", "new-orleans"), ("qqqq", None), ("", None)],
)
def test_the_nearest_place(text: str, near: str | None) -> None:
    assert PLACES.nearest(text) == near


def test_folding() -> None:
    assert folded("  Chârleston, S.C.! ") == "charleston s c"
