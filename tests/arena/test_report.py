from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from pioneers.arena.ledger import Ledger
from pioneers.arena.workers import Here
from pioneers.text.say import LANGUAGES
from tests.arena.series import fill, series

pytest.importorskip("matplotlib", reason="the report needs it")
pl = pytest.importorskip("polars", reason="the report needs it")

SVG = "{http://www.w3.org/2000/svg}svg"
XHTML = "{http://www.w3.org/1999/xhtml}"


def reported(folder: Path, language: str = "en", game: str = "board", seats: str = "chance,level1") -> str:
    from pioneers.arena.results.report import REPORT, write_report  # noqa: PLC0415 - not without matplotlib

    ledger: Ledger = fill(folder, series(seats, games=4, game=game), Here())
    write_report(ledger, language)
    return (folder / REPORT).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_well_formed_and_has_all_plots(tmp_path: Path, language: str) -> None:
    page = ET.fromstring(reported(tmp_path, language))  # noqa: S314 - our own page
    assert page.get("lang") == language
    assert len(list(page.iter(SVG))) == 5
    images = [element for element in page.iter(f"{XHTML}div") if element.get("role") == "img"]
    assert len(images) == 5
    assert all(element.get("aria-label") for element in images)
    assert len(list(page.iter(f"{XHTML}table"))) == 3


def test_the_report_asks_nobody_for_anything(tmp_path: Path) -> None:
    text = reported(tmp_path)
    addresses = set(re.findall(r"https?://[^\"' <]+", text))
    # Names of namespaces are no addresses that anything is loaded from.
    assert addresses == {"http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert "default-src 'none'" in text
    assert "<script" not in text


def test_plots_take_their_colours_from_the_page(tmp_path: Path) -> None:
    text = reported(tmp_path, game="cards")
    for svg in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        assert set(re.findall(r"(?:fill|stroke): *(#[0-9a-f]+)", svg)) <= {"#000000"}
        assert "currentColor" in svg
    assert "prefers-color-scheme: dark" in text
    for number in range(1, 7):
        assert text.count(f"--series-{number}:") == 2


def test_no_id_stands_twice(tmp_path: Path) -> None:
    ids = re.findall(r' id="([^"]+)"', reported(tmp_path))
    assert len(ids) == len(set(ids))


def test_the_same_games_give_the_same_page(tmp_path: Path) -> None:
    def without_times(text: str) -> str:
        return re.sub(r"[\d.]+\N{NO-BREAK SPACE}[mµ]?s", "", text)

    assert without_times(reported(tmp_path / "one")) == without_times(reported(tmp_path / "two"))


def test_what_a_program_is_called_cannot_spoil_the_page(tmp_path: Path) -> None:
    page = ET.fromstring(reported(tmp_path, seats="chance,exec:true <b>&amp;"))  # noqa: S314 - our own page
    assert any("<b>&amp;" in "".join(cell.itertext()) for cell in page.iter(f"{XHTML}td"))


def test_parquet_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    from pioneers.arena.results.parquet import PARQUET, write_parquet  # noqa: PLC0415 - not without polars

    what = replace(series("chance,level1", games=4, game="board"), measure_luck=True)
    ledger = fill(tmp_path, what, Here())
    write_parquet(ledger)
    frame = pl.read_parquet(tmp_path / PARQUET)
    assert frame.height == 8
    known = ["game", "deal", "rotation", "seed", "seat", "place", "entrant", "score", "rank", "win"]
    known += ["corrected_win", "decisions", "rounds", "actions", "reasons", "end"]
    assert frame.columns == [*known, "part_coaches", "part_empty", "part_nuggets", "part_network"]
    assert frame["seed"].to_list()[::2] == [row["seed"] for row in ledger.ordered()]
    assert frame["win"].sum() == 4
    assert frame["corrected_win"].sum() == pytest.approx(4, abs=1e-4)
    parts = frame.select(pl.sum_horizontal(pl.col("^part_.*$")))
    assert parts.to_series().to_list() == frame["score"].to_list()
    assert sorted(frame.filter(pl.col("game") == 0)["place"].to_list()) == [0, 1]
