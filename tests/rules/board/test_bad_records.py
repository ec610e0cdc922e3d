"""Bad records: every way to break one is a `Mistake` that names the row or the value."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pioneers
from pioneers import Mistake, Refusal
from pioneers.bots.chance import ChanceBot
from pioneers.kernel.files.record import HEADER, MAGIC, Record, read_record
from pioneers.match.match import Match, load_record

# As the catalogue gives it: a record knows no state of a particular game.
game = pioneers.game("board")


def finished() -> Record:
    """A whole game of two chance bots."""
    match = Match.new(game, ["Ada", "Ben"], [ChanceBot(1), ChanceBot(2)], seed=4)
    match.run()
    return match.record


RECORD = finished()
TEXT = RECORD.written(game)
ROWS = TEXT.splitlines()


def unread(text: str) -> Mistake:
    with pytest.raises(Mistake) as caught:
        read_record(text)
    assert str(caught.value)
    return caught.value


def unplayed(text: str) -> Mistake:
    record = read_record(text)
    with pytest.raises(Mistake) as caught:
        list(record.replay(game))
    assert str(caught.value)
    return caught.value


def with_row(row: int, text: str) -> str:
    """The record with one row replaced, counted from 1."""
    return "\n".join([*ROWS[: row - 1], text, *ROWS[row:]]) + "\n"


def row_of(beginning: str) -> int:
    return next(number for number, row in enumerate(ROWS, 1) if row.startswith(beginning))


def test_the_record_that_is_broken_here_is_good() -> None:
    assert read_record(TEXT) == RECORD
    assert game.digest(read_record(TEXT).final(game)) == RECORD.end


@pytest.mark.parametrize("first", ["", "pioneers record 2", "PK\x03\x04", "{}", "\ufeff" + MAGIC, MAGIC.upper()])
def test_the_first_line_must_say_what_it_is(first: str) -> None:
    mistake = unread(with_row(1, first))
    assert (mistake.key, mistake.figures["right"]) == ("record-magic", MAGIC)
    assert MAGIC in str(mistake)


def test_an_empty_text_is_no_record() -> None:
    assert unread("").key == "record-magic"
    assert unread("# only a comment\n").key == "record-magic"


@pytest.mark.parametrize("name", HEADER)
def test_a_missing_line_of_the_header_is_named(name: str) -> None:
    mistake = unread("\n".join(row for row in ROWS if not row.startswith(f"{name}:")))
    assert (mistake.key, mistake.figures["name"]) == ("record-missing", name)
    assert name in str(mistake)


@pytest.mark.parametrize("name", HEADER)
def test_a_line_of_the_header_that_comes_twice_is_named_with_its_row(name: str) -> None:
    row = row_of(f"{name}:")
    mistake = unread(with_row(row, f"{ROWS[row - 1]}\n{ROWS[row - 1]}"))
    assert (mistake.key, mistake.figures) == ("record-twice", {"row": row + 1, "name": name})


@pytest.mark.parametrize(
    ("line", "nearest"), [("sed: 4", "seed"), ("Players: 2", "players"), ("option: {}", "options"), ("xyzzy", "game")]
)
def test_an_unknown_line_of_the_header_names_the_nearest(line: str, nearest: str) -> None:
    mistake = unread(with_row(row_of("seed:"), line))
    assert mistake.key == "record-header"
    assert (mistake.figures["row"], mistake.figures["nearest"]) == (row_of("seed:"), nearest)
    assert nearest in str(mistake)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rules", "one"),
        ("rules", "-1"),
        ("players", "2.5"),
        ("players", ""),
        ("seed", "0x7"),
        ("seed", "٣"),
        ("seed", "9" * 200),
        ("options", "{"),
        ("options", "[]"),
        ("options", "[" * 100_000),
        ("seats", "Ada, Ben"),
        ("seats", "{}"),
        ("seats", "[1, 2]"),
    ],
)
def test_a_value_of_the_header_that_cannot_be_read_is_named(name: str, value: str) -> None:
    mistake = unread(with_row(row_of(f"{name}:"), f"{name}: {value}"))
    assert (mistake.key, mistake.figures["name"]) == ("record-value", name)
    assert name in str(mistake)


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("game", "cards", "record-game"),
        ("rules", "3", "record-rules"),
        ("data", "0123456789abcdef", "record-data"),
        ("players", "5", "players"),
        ("seed", str(2**256), "seed"),
        ("options", '{"cover": "randm"}', "cover-word"),
        ("options", '{"covr": "random"}', "option"),
        ("options", '{"board": 5}', "path"),
        ("options", '{"players": 3}', "option"),
        ("options", '{"seed": 3}', "option"),
    ],
)
def test_a_header_that_this_program_cannot_play_is_a_mistake(name: str, value: str, key: str) -> None:
    assert unplayed(with_row(row_of(f"{name}:"), f"{name}: {value}")).key == key


def test_a_game_of_another_number_of_players_breaks_at_its_first_wrong_action() -> None:
    mistake = unplayed(with_row(row_of("players:"), "players: 3"))
    assert mistake.key in ("record-action", "record-end")


def test_an_illegal_action_is_named_with_its_row_and_the_reason() -> None:
    row = next(number for number, text in enumerate(ROWS, 1) if text.startswith("drive "))
    mistake = unplayed(with_row(row, "buy road"))
    assert mistake.key == "record-action"
    assert (mistake.figures["row"], mistake.figures["action"]) == (row, "buy road")
    refusal = Refusal("B3.1", "not-now", {"step": "drive", "verb": "buy"})
    assert mistake.figures["reason"] == refusal.plain()
    assert f"{row}" in str(mistake)
    assert str(refusal) in str(mistake)


def test_nonsense_among_the_actions_is_named_with_its_row_and_the_nearest_right_one() -> None:
    row = next(number for number, text in enumerate(ROWS, 1) if text.startswith("settle "))
    mistake = unplayed(with_row(row, "setle farmer 1"))
    assert (mistake.key, mistake.figures["row"]) == ("record-action", row)
    assert "settle farmer 1" in str(mistake)


def test_a_wrong_digest_at_the_end_is_a_mistake() -> None:
    mistake = unplayed(with_row(row_of("end:"), "end: 0123"))
    assert mistake.key == "record-end"
    assert mistake.figures == {"found": "0123", "right": RECORD.end}


def test_an_end_before_the_end_is_a_mistake() -> None:
    rows = [row for row in ROWS if row.strip() and not row.startswith("#")]
    cut = "\n".join([*ROWS[:9], *rows[8:12], rows[-1]])
    assert read_record(cut).end == RECORD.end
    assert unplayed(cut).key == "record-unfinished"


def test_actions_after_the_end_of_the_game_are_a_mistake() -> None:
    mistake = unplayed(with_row(row_of("end:"), f"decline\n{ROWS[-1]}"))
    assert mistake.key == "record-action"
    assert "B3.2" in str(mistake)


def test_rows_after_the_digest_are_a_mistake() -> None:
    assert unplayed(TEXT + "done\n").key == "record-action"


@settings(deadline=None, derandomize=True, max_examples=40)
@given(length=st.integers(0, len(TEXT) - 1))
def test_a_truncated_record_is_a_mistake_or_an_unfinished_game(length: int) -> None:
    try:
        record = read_record(TEXT[:length])
        state = record.final(game)
    except Mistake as mistake:
        assert str(mistake)  # noqa: PT017 - both outcomes are right
        return
    assert record.end is None or length >= len(TEXT) - 1
    whole = len(record.actions)
    # The last action may be cut as well, and still be one: `buy roads`.
    assert RECORD.actions[: max(whole - 1, 0)] == record.actions[:-1]
    assert "".join(RECORD.actions[whole - 1 : whole]).startswith("".join(record.actions[-1:]))
    assert state.seat is not None or len(record.actions) == len(RECORD.actions)


@settings(deadline=None, derandomize=True, max_examples=60)
@given(text=st.text(max_size=200), row=st.integers(1, len(ROWS)))
def test_any_text_in_any_row_is_read_or_a_mistake(text: str, row: int) -> None:
    try:
        read_record(with_row(row, text)).final(game)
    except Mistake as mistake:
        assert str(mistake)  # noqa: PT017 - both outcomes are right


# --- files ---


def test_a_binary_file_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "game.pioneers"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff\xfe")
    with pytest.raises(Mistake) as caught:
        load_record(path)
    assert (caught.value.key, caught.value.figures["file"]) == ("record-text", str(path))
    assert str(path) in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none.pioneers", tmp_path):
        with pytest.raises(Mistake) as caught:
            load_record(path)
        assert caught.value.key == "record-file"
        assert str(path) in str(caught.value)


def test_an_empty_file_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "game.pioneers"
    path.write_text("", encoding="utf-8")
    with pytest.raises(Mistake) as caught:
        load_record(path)
    assert caught.value.key == "record-magic"
