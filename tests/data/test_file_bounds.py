"""What a data file may hold before it is parsed, and that whatever may be parsed is cheap."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
import tomllib
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pioneers
from pioneers.board.equipment.load import load_board, problems_of_board, problems_of_coaches
from pioneers.cards.equipment.load import problems_of_deck
from pioneers.kernel.files.data_file import LARGEST_FILE, OwnText
from pioneers.kernel.files.toml_bounds import beyond_bounds
from pioneers.kernel.files.toml_tokens import tokens
from pioneers.kernel.mistake import DataError
from pioneers.text.say import LANGUAGES

PACKAGE = Path(pioneers.__file__).parent
OUR_FILES = sorted(PACKAGE.glob("*/data/*.toml"))
READERS = (problems_of_board, problems_of_coaches, problems_of_deck)
# Our largest file takes a hundredth of this. Ten times what a slow machine was seen to need.
SECONDS = 3.0


def problems(text: str) -> list[DataError]:
    found = problems_of_deck(OwnText("deck", text))
    assert found
    return found


@pytest.mark.parametrize(
    ("text", "key", "row"),
    [
        ("format = 1\n" + ".".join("a" * 20_000) + " = 1", "data-dotted", 2),
        ("[" + ".".join("a" * 20_000) + "]", "data-dotted", 1),
        ("[[" + " . ".join("a" * 5) + "]]", "data-dotted", 1),
        ('"a"."b".\'c\'.d."e" = 1', "data-dotted", 1),
        ("x = { " + ".".join("a" * 20_000) + " = 1 }", "data-dotted", 1),
        ("x = [\n{ a.b.c.d.e = 1 }]", "data-dotted", 2),
        ("x = " + "[" * 50_000, "data-nested", 1),
        ("x = " + "{a=" * 50_000, "data-nested", 1),
        ("x = [\n'" + "1," * 30_000 + "']", "data-row-long", 2),
        ("x = [\n" + "1,\n" * 19_990 + "1,1,1,1,1,1,1,1,1,1,1,1,1]", "data-values", 19_992),
        ("[[x]]\n" * 15_000, "data-values", 10_001),
        ("\n" * 30_000, "data-rows", 20_001),
        ("x = 1" + "0" * 5000, "data-word-long", 1),
        ("x = 0x" + "f" * 5000, "data-word-long", 1),
        ("x = 1." + "0" * 5000, "data-word-long", 1),
    ],
)
def test_what_would_cost_the_parser_too_much_is_refused_with_its_row(text: str, key: str, row: int) -> None:
    found = problems(text)[0]
    assert (found.key, found.row, found.file) == (key, row, "deck")
    for language in LANGUAGES:
        assert str(found.figures["most"])[:2] in found.sentence(language)
        assert not found.sentence(language).startswith(key)


@pytest.mark.parametrize(
    "text",
    [
        "a = '" + ".a" * 100 + "' # " + "." * 100,
        'a = "' + "[" * 100 + '"\nb = """' + "{" * 100 + "\n" + '[["" \\""" a.a.a.a.a.a"""',
        "a = '''\n" + "[" * 100 + "'''''\nb.c.d.e = 1.5e-3",
        "# " + "[" * 1000 + "\na = 1979-05-27T07:32:00.999999-07:00",
    ],
)
def test_what_stands_in_texts_and_comments_does_not_count(text: str) -> None:
    tomllib.loads(text)
    assert beyond_bounds(text) is None


@pytest.mark.parametrize("path", OUR_FILES, ids=lambda path: path.name)
def test_our_own_files_are_far_within_the_bounds(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert beyond_bounds(text) is None
    assert len(text) * 10 < LARGEST_FILE
    assert len(list(tokens(text))) * 3 < 20_000


VALUES = st.recursive(
    st.one_of(
        st.integers(-(10**9), 10**9).map(str),
        st.floats(allow_nan=False, allow_infinity=False).map(repr),
        st.sampled_from(["true", "1979-05-27", "07:32:00.5", "'a.b.c.d.e.f [[[['", '"""\n]] \\" "" """', '"#\\\\"']),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4).map(lambda items: "[" + ", \n# [[[ a.b.c.d.e\n".join(items) + "]"),
        st.lists(inner, max_size=3).map(
            lambda items: "{ " + ", ".join(f"'k.{n}'.b = {item}" for n, item in enumerate(items)) + " }"
        ),
    ),
    max_leaves=12,
)


@given(st.lists(VALUES, max_size=8))
def test_a_reasonable_file_is_never_refused(values: list[str]) -> None:
    text = "".join(f'[[side.city]] # {number}\n"k" . a = {value}\n' for number, value in enumerate(values))
    tomllib.loads(text)
    deepest = max((value.count("[") + value.count("{") for value in values), default=0)
    if deepest <= 8:
        assert beyond_bounds(text) is None


PIECES = st.sampled_from(
    [
        "a",
        ".",
        "=",
        "1",
        "[",
        "]",
        "{",
        "}",
        ",",
        "\n",
        '"',
        "'",
        '"""',
        "'''",
        "\\",
        "#",
        " ",
        "a.",
        "[a.",
        "a=",
        "[[",
        "\r\n",
    ]
)


@settings(max_examples=200, deadline=None)
@given(st.lists(PIECES, min_size=1, max_size=12), st.lists(PIECES, max_size=6), st.sampled_from([1, 50, 3000]))
def test_whatever_passes_is_cheap_for_the_parser(piece: list[str], start: list[str], times: int) -> None:
    text = ("".join(start) + "".join(piece) * times)[:LARGEST_FILE]
    begun = time.process_time()
    passed = beyond_bounds(text) is None
    assert time.process_time() - begun < SECONDS
    if passed:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        begun = time.process_time()
        with suppress(ValueError):
            tomllib.loads(text)
        assert time.process_time() - begun < SECONDS
        # In kB. The text itself has up to 200.
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000


@given(st.text(alphabet="ab.=[]{},\n\"'\\# 1", max_size=60))
def test_the_tokens_of_a_valid_text_are_those_of_the_parser(text: str) -> None:
    try:
        content = tomllib.loads(text)
    except ValueError:
        return
    brackets = 0
    for kind, found, _ in tokens(text):
        assert kind != "other"
        brackets += (found in "[{") - (found in "]}") if kind == "sign" else 0
        assert brackets >= 0
    assert brackets == 0
    assert len(content) <= text.count("=") + text.count("[")


@pytest.mark.parametrize("start", ['""" \n \\', '" \\', "''' ' \n", "' \n'", '"""\\', "'''"])
def test_quotation_marks_without_end_are_walked_over_once(start: str) -> None:
    begun = time.process_time()
    text = (start + '"" " \\" \n' * 2000 + '\\""" \n' * 15_000)[:LARGEST_FILE]
    assert beyond_bounds(text) is None
    assert time.process_time() - begun < SECONDS


def test_the_file_that_took_all_memory_takes_none(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text(".".join("a" * 90_000) + "=1", encoding="utf-8")
    script = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_AS, (600_000_000, 600_000_000));"
        "from pioneers.cards.equipment.load import problems_of_deck; print(problems_of_deck(sys.argv[1])[0].key)"
    )
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-P", "-c", script, str(path)], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "data-dotted\n"


# ── Files that are good TOML, and large ────────────────────────────────────────────────────────────────────


def long_word(number: int) -> str:
    return f"salt-lake-city-of-the-far-west-by-river-{number:019}"


LARGE = {
    "unknown keys": "format = 1\n" + "".join(f"{long_word(n)} = 1\n" for n in range(3000)),
    "cities": 'format = 1\nname = "x"\ncanvas = {width=1, height=1}\n[[side]]\nplayers=[4]\nstart="a"\nlines=[]\n'
    + "".join(f'[[side.city]]\nid="{long_word(n)}"\nx=0\ny=0\n' for n in range(2000)),
    "unknown lines": 'format = 1\nname = "x"\ncanvas = {width=1, height=1}\n[[side]]\nplayers=[4]\nstart="a"\nlines=['
    + "".join(f'"{long_word(n)}--{long_word(n + 1)}",\n' for n in range(250))
    + "]\n"
    + "".join(f'[[side.city]]\nid="city-of-the-far-west-{n}"\nx=0\ny=0\n' for n in range(100)),
    "sides": 'format = 1\nname = "x"\ncanvas = {width=1, height=1}\n' + "[[side]]\nplayers=[9]\n" * 6000,
    "coaches": "format = 1\nstarting = []\ncoaches = [" + "{points=1, seats=[]},\n" * 5000 + "]",
    "seats": "format = 1\nstarting = []\ncoaches = [{points=1, seats=[" + '"barkeper",\n' * 15_000 + "]}]",
    "cards": "format = 1\nstorms = [" + "1,\n" * 18_000 + "]",
    "prices": "format = 1\n[buildings]\nhouse = [" + '"stonee",\n' * 15_000 + "]",
}


@pytest.mark.parametrize("name", LARGE)
def test_a_large_file_that_is_wrong_all_over_is_refused_quickly(name: str) -> None:
    text = LARGE[name][:LARGEST_FILE]
    for reader in READERS:
        begun = time.process_time()
        found = reader(OwnText("own", text))
        assert time.process_time() - begun < SECONDS
        assert 1 <= len(found) <= 100


def test_a_text_is_called_by_its_name_and_read_from_no_disk() -> None:
    text = (PACKAGE / "board" / "data" / "board.toml").read_text(encoding="utf-8")
    assert load_board(OwnText("/etc/passwd", text)).digest == load_board().digest
    with pytest.raises(DataError) as caught:
        load_board(OwnText("board", text.replace("format = 1", "format = 2")))
    assert caught.value.file == "board"
    assert problems_of_deck(OwnText("deck", "a = '\ud800'"))[0].key == "data-not-text"
