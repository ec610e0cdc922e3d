"""Data files of any kind: files that cannot be read, the rows of the text, and mistakes as such."""

from __future__ import annotations

import pickle
import tomllib
from pathlib import Path

import pytest

from pioneers.board.equipment.load import load_board, load_coaches, problems_of_board, problems_of_coaches
from pioneers.cards.equipment.load import load_deck, problems_of_deck
from pioneers.catalogue import file_kinds, kind_of, problems_of
from pioneers.kernel.files.toml_rows import rows_of
from pioneers.kernel.mistake import DataError, Mistake
from pioneers.kernel.nearest import nearest
from tests.data.editing import LANGUAGES


def refused(path: Path) -> DataError:
    """The one problem that every reader has with the file."""
    with pytest.raises(DataError) as caught:
        load_board(path)
    assert problems_of_board(path) == problems_of_coaches(path) == problems_of_deck(path) == [caught.value]
    assert problems_of(path) == [caught.value]
    for read in (load_coaches, load_deck, kind_of):
        with pytest.raises(DataError) as other:
            read(path)
        assert other.value == caught.value
    for language in LANGUAGES:
        assert caught.value.message(language).startswith(str(path))
        assert not caught.value.sentence(language).startswith(caught.value.key)
    return caught.value


# ── Files that cannot be read ──────────────────────────────────────────────────────────────────────────────


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "nothing.toml").key == "data-missing"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path).key == "data-directory"


def test_a_path_below_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refused(tmp_path / "file" / "board.toml").key == "data-unreadable"


def test_a_path_with_a_zero_byte_is_refused() -> None:
    with pytest.raises(DataError) as caught:
        load_board("a\0b.toml")
    assert (caught.value.key, caught.value.file) == ("data-unreadable", "a\\x00b.toml")


def test_a_file_that_is_not_utf_8_is_refused_with_its_row(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes('format = 1\nname = "Zürich"\n'.encode("latin-1"))
    problem = refused(path)
    assert (problem.key, problem.row) == ("data-not-text", 2)
    assert "UTF-8" in str(problem)


def test_an_enormous_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text("#" * 300_000, encoding="utf-8")
    assert refused(path).key == "data-large"


@pytest.mark.parametrize(
    ("text", "row", "column"),
    [
        ("format = 1\nname = \n", 2, 8),
        ('format = 1\nname = "Mine\n', 2, None),
        ("format = 1\nformat = 1\n", 2, None),
        ("format = 1\n\nlines = [\n", 3, None),
    ],
)
def test_a_slip_in_the_toml_is_refused_with_its_row(tmp_path: Path, text: str, row: int, column: int | None) -> None:
    path = tmp_path / "board.toml"
    path.write_text(text, encoding="utf-8")
    problem = refused(path)
    assert (problem.key, problem.row) == ("data-syntax", row)
    assert column is None or problem.column == column
    assert str(problem).startswith(f"{path}:{row}:")
    assert "(at " not in str(problem)


def test_brackets_without_end_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text("a = " + "[" * 50_000, encoding="utf-8")
    assert refused(path).key == "data-nested"


def test_a_number_of_thousands_of_digits_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text("format = " + "1" * 5000, encoding="utf-8")
    assert refused(path).key == "data-word-long"


# ── Which kind of file ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[[side]]", ("board", "board")),
        ("side = 7", ("board", "board")),
        ("coaches = []", ("board", "coaches")),
        ("starting = []", ("board", "coaches")),
        ("[suits]", ("cards", "deck")),
        ("stock = 7", ("cards", "deck")),
        ("coaches = []\nsuits = []\nstorms = []", ("cards", "deck")),
    ],
)
def test_the_kind_of_a_file_is_known_by_its_keys(tmp_path: Path, text: str, kind: tuple[str, str]) -> None:
    path = tmp_path / "file.toml"
    path.write_text(text, encoding="utf-8")
    assert kind_of(path) == kind
    assert problems_of(path)


def test_a_key_tells_one_kind_only() -> None:
    keys = [key for known, _ in file_kinds().values() for key in known]
    assert len(set(keys)) == len(keys)


def test_a_file_of_no_kind_is_a_mistake_that_names_all(tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    path.write_text("format = 1\n", encoding="utf-8")
    with pytest.raises(DataError) as caught:
        kind_of(path)
    assert caught.value.key == "data-kind"
    assert problems_of(path) == [caught.value]
    for language in LANGUAGES:
        message = caught.value.message(language)
        assert all(word in message for word in ("side", "coaches", "starting", "suits"))


# ── The rows of a text ─────────────────────────────────────────────────────────────────────────────────────


def test_every_key_and_item_is_found_in_its_row() -> None:
    text = '''# side = [
a = """
b = 2
"""
"c d" = { e = [1, 2], f = 'x # y' } # g = 3
h.i = [ # [
  "],[", # ,
  [3,
   4],
  { j = 1979-05-27 07:32:00, k = 1.5 },
]
[l]
m = """a\\"""\\""""
[[n]]
o = 1
[[n]]
[n.p]
q = -0.5e3
[[n.r]]
s = []
[[n.r]]
'''
    content = tomllib.loads(text)
    assert content["n"][1]["r"][1] == {}
    rows = rows_of(text)
    assert rows == {
        ("a",): 2,
        ("c d",): 5,
        ("c d", "e"): 5,
        ("c d", "e", 0): 5,
        ("c d", "e", 1): 5,
        ("c d", "f"): 5,
        ("h", "i"): 6,
        ("h", "i", 0): 7,
        ("h", "i", 1): 8,
        ("h", "i", 1, 0): 8,
        ("h", "i", 1, 1): 9,
        ("h", "i", 2): 10,
        ("h", "i", 2, "j"): 10,
        ("h", "i", 2, "k"): 10,
        ("l",): 12,
        ("l", "m"): 13,
        ("n",): 14,
        ("n", 0): 14,
        ("n", 0, "o"): 15,
        ("n", 1): 16,
        ("n", 1, "p"): 17,
        ("n", 1, "p", "q"): 18,
        ("n", 1, "r"): 19,
        ("n", 1, "r", 0): 19,
        ("n", 1, "r", 0, "s"): 20,
        ("n", 1, "r", 1): 21,
    }


# ── Mistakes ───────────────────────────────────────────────────────────────────────────────────────────────


def test_mistakes_survive_pickling() -> None:
    for mistake in (
        Mistake("seed", seed="'x'"),
        DataError("board-city-twice", "b.toml", "side[1].city[2]", 7, city="denver"),
        DataError("data-kind", "b.toml", ""),
    ):
        again = pickle.loads(pickle.dumps(mistake))  # noqa: S301 - our own bytes
        assert again == mistake
        assert vars(again) == vars(mistake)


def test_a_mistake_without_a_message_hides_nothing() -> None:
    assert str(Mistake("no-such-message", city="denver", count=3)) == "no-such-message (city='denver', count=3)"
    assert str(Mistake("no-such-message")) == "no-such-message"
    assert str(DataError("no-such-message", "b.toml", "side[1]", 7)).startswith("b.toml:7: side[1]: no-such-message (")


def test_mistakes_differ_by_kind_key_and_figures() -> None:
    mistakes = {Mistake("a", file="f", place="p"), Mistake("b"), Mistake("b", x=1), DataError("a", "f", "p")}
    assert len(mistakes) == 4
    assert Mistake("b", x=1) in mistakes
    assert Mistake("b", x=2) not in mistakes


def test_a_figure_may_be_called_key() -> None:
    assert Mistake("option", key="x").figures == {"key": "x"}


@pytest.mark.parametrize(
    ("word", "near"),
    [("denvr", "denver"), ("Denver", "denver"), (" omaha", "omaha"), ("xyz", None), ("", None)],
)
def test_the_nearest_word_is_the_one_that_was_meant(word: str, near: str | None) -> None:
    assert nearest(word, {"denver", "omaha"}) == near
