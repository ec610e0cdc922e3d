"""Records: a header and one action a row, written, read and replayed exactly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pioneers
from pioneers import Mistake
from pioneers.bots.chance import ChanceBot
from pioneers.kernel.files.record import FURTHER, HEADER, MAGIC, Record, read_record, record_of
from pioneers.match.match import Match, load_record, save

game = pioneers.game("board")

HAND_WRITTEN = """\
pioneers record 1
game: board
rules: 1
data: {data}
players: 3
seed: 7
options: {{"cover": "default"}}
seats: ["Ada", "Ben", "Cleo"]

# Round 1. Ada thinks long.
buy road
  road albany--boston

# and then
# drives
{actions}
"""


def finished(players: int = 3, seed: int = 5, **options: Any) -> Match:
    """A whole game of chance bots."""
    names = ["Ada", "Ben", "Cleo", "Dora"][:players]
    match = Match.new(game, names, [ChanceBot(seed + seat) for seat in range(players)], seed=seed, **options)
    match.run()
    return match


# --- writing and reading ---


def test_a_record_is_readable() -> None:
    match = finished(2)
    rows = match.record.written(game).splitlines()
    assert rows[0] == MAGIC == "pioneers record 1"
    assert [row.partition(":")[0] for row in rows[1:8]] == list(HEADER)
    assert rows[1:8] == [
        "game: board",
        f"rules: {game.rules}",
        f"data: {match.record.data}",
        "players: 2",
        "seed: 5",
        "options: {}",
        'seats: ["Ada", "Ben"]',
    ]
    assert rows[8] == ""
    assert rows[9].startswith("# seat ")
    assert rows[-1] == f"end: {game.digest(match.state)}"
    assert [row for row in rows[9:-2] if not row.startswith("#")] == match.record.actions


def test_the_reader_is_told_whose_actions_they_are() -> None:
    match = finished(3)
    rows = match.record.written(game).splitlines()[9:-2]
    state = game.new(players=3, seed=5)
    seat: str | None = None
    for row in rows:
        if row.startswith("#"):
            seat = row
        else:
            assert seat == f"# seat {state.seat}"
            game.play(state, row)


@settings(deadline=None, derandomize=True, max_examples=8)
@given(players=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**70))
def test_writing_and_reading_is_a_round_trip(players: int, seed: int) -> None:
    record = finished(players, seed).record
    for text in (record.written(), record.written(game)):
        again = read_record(text)
        assert again == record
        assert again.written(game) == record.written(game)


@pytest.mark.parametrize("end", [None, "0123456789abcdef0123456789abcdef"])
def test_a_record_without_actions_is_read_too(end: str | None) -> None:
    record = Record("board", 1, "61f0", 2, 3, {}, ["A", "B"], [], end)
    assert read_record(record.written()) == record


@settings(deadline=None, derandomize=True, max_examples=40)
@given(names=st.lists(st.text(st.characters(codec="ascii"), max_size=12), min_size=2, max_size=2))
def test_names_may_hold_any_letters(names: list[str]) -> None:
    record = Record("board", 1, "61f0", 2, 3, {}, names)
    assert read_record(record.written()).seats == names


@pytest.mark.parametrize("name", ["Zoë", "# Hash", 'a "quote"', "back\\slash", "two\nrows", "end: 0", "🤠", ""])
def test_names_are_kept_exactly(name: str) -> None:
    record = Record("board", 1, "61f0", 2, 3, {}, [name, "B"])
    assert read_record(record.written()).seats == [name, "B"]


@pytest.mark.parametrize("name", ["a\u2028b", "a\u2029b", "a\x85b"])
def test_names_with_foreign_line_ends_are_kept_exactly(name: str) -> None:
    record = Record("board", 1, "61f0", 2, 3, {}, [name, "B"])
    assert read_record(record.written()).seats == [name, "B"]


def test_comments_blank_rows_and_indents_are_ignored() -> None:
    record = finished(2).record
    rows = record.written().splitlines()
    noisy = ["# first", rows[0], "# header", *rows[1:9]]
    for row in rows[9:]:
        noisy += ["", "   # a comment", f"  {row}  "]
    assert read_record("\r\n".join(noisy)) == record


def test_windows_line_ends_are_read() -> None:
    record = finished(2).record
    assert read_record(record.written(game).replace("\n", "\r\n")) == record


# --- the program and the promise ---

PROMISE = "0123456789abcdef" * 4


def promised() -> Record:
    """A record with all lines that a header may have."""
    return Record("board", 1, "61f0", 2, 3, {}, ["A", "B"], ["done"], None, "0.1.0", PROMISE)


def test_program_and_commitment_are_the_last_lines_of_the_header() -> None:
    rows = promised().written().splitlines()
    assert [row.partition(":")[0] for row in rows[1:10]] == [*HEADER, *FURTHER]
    assert rows[8:11] == ["engine: 0.1.0", f"commitment: {PROMISE}", ""]
    assert read_record("\n".join(rows)) == promised()


def test_a_record_without_program_and_commitment_is_written_as_before() -> None:
    record = Record("board", 1, "61f0", 2, 3, {}, ["A", "B"])
    assert "engine" not in record.written()
    assert "commitment" not in record.written()
    again = read_record(record.written())
    assert (again.engine, again.commitment) == (None, None)


def test_the_lines_of_a_header_are_read_in_any_order() -> None:
    rows = promised().written().splitlines()
    assert read_record("\n".join([rows[0], *rows[9:0:-1], *rows[10:]])) == promised()


@pytest.mark.parametrize(
    ("row", "key", "said"),
    [
        ("engine:", "record-value", "version of a program"),
        ("engine: 0.1 beta", "record-value", "version of a program"),
        ("commitment: 12ab", "record-value", "64 characters"),
        (f"commitment: {PROMISE.upper()}", "record-value", "64 characters"),
        (f"comitment: {PROMISE}", "record-header", "Row 9: .*“commitment: …”"),
        ("engine: 0.1.0\nengine: 0.1.0", "record-twice", "Row 10"),
    ],
)
def test_a_wrong_line_is_refused_with_what_would_be_right(row: str, key: str, said: str) -> None:
    rows = Record("board", 1, "61f0", 2, 3, {}, ["A", "B"]).written().splitlines()
    with pytest.raises(Mistake, match=said) as raised:
        read_record("\n".join([*rows[:8], row, *rows[8:]]))
    assert raised.value.key == key


# --- as JSON ---


@pytest.mark.parametrize(
    "record", [promised(), Record("cards", 1, "61f0", 4, 2**256 - 1, {"hands": "one"}, ["Zoë"] * 4)]
)
def test_a_record_goes_through_json_and_back(record: Record) -> None:
    plain = json.loads(json.dumps(record.plain()))
    assert plain == record.plain()
    assert record_of(plain) == record


def test_a_finished_record_from_json_replays() -> None:
    match = finished(2)
    assert record_of(match.record.plain()).final(game).seat is None


def test_fields_that_a_record_need_not_have_may_be_missing_in_json() -> None:
    plain = promised().plain()
    del plain["engine"], plain["commitment"]
    assert (record_of(plain).engine, record_of(plain).commitment) == (None, None)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"record": 2}, "record.record"),
        ({"game": 1}, "record.game"),
        ({"rules": "1"}, "record.rules"),
        ({"players": True}, "record.players"),
        ({"seed": 7}, "record.seed"),
        ({"seed": "-7"}, "seed: -7"),
        ({"options": []}, "record.options"),
        ({"seats": "Ada"}, "record.seats"),
        ({"seats": ["Ada", None]}, r"record.seats\[1\]"),
        ({"actions": [["done"]]}, r"record.actions\[0\]"),
        ({"end": 1}, "record.end"),
        ({"engine": 1}, "record.engine"),
        ({"commitment": "12"}, "commitment: 12"),
        ({"sed": "7"}, "“sed” here. Did you mean “seed”"),
    ],
)
def test_a_wrong_field_of_json_is_named(change: dict[str, Any], said: str) -> None:
    with pytest.raises(Mistake, match=said):
        record_of({**promised().plain(), **change})


@pytest.mark.parametrize("name", [*HEADER, "record", "actions", "end"])
def test_a_missing_field_of_json_is_named(name: str) -> None:
    plain = promised().plain()
    del plain[name]
    with pytest.raises(Mistake, match=f"“{name}” is missing"):
        record_of(plain)


def test_what_is_no_object_is_no_record() -> None:
    with pytest.raises(Mistake, match="record: an object"):
        record_of([])


# --- replaying ---


def test_a_record_replays_to_the_same_digest() -> None:
    match = finished(4)
    record = read_record(match.record.written(game))
    assert game.digest(record.final(game)) == game.digest(match.state) == record.end


def test_replaying_gives_every_action_with_its_events_and_the_state_after_it() -> None:
    match = finished(2)
    state = game.new(players=2, seed=5)
    count = 0
    for text, events, after in match.record.replay(game):
        expected = game.play(state, text)
        assert [event.key for event in events] == [event.key for event in expected]
        assert game.digest(after) == game.digest(state)
        count += 1
    assert count == len(match.record.actions)
    assert state.seat is None


def test_an_unfinished_record_replays_to_where_it_stands() -> None:
    record = Record.begun(game, 3, 7, {}, ["Ada", "Ben", "Cleo"])
    assert record.final(game).seat is not None
    record.actions.append("done")
    state = record.final(game)
    assert (state.seat, record.end) != (None, "")
    assert game.digest(state) != game.digest(record.start(game))


def test_a_record_with_a_random_cover_finds_the_same_cover_again() -> None:
    match = finished(2, 9, cover="random")
    record = read_record(match.record.written(game))
    assert record.options == {"cover": "random"}
    assert game.dump(record.start(game))["covered"] == game.dump(match.state)["covered"]
    assert game.digest(record.final(game)) == record.end


def test_a_record_finds_its_board_file_beside_it(tmp_path: Path) -> None:
    from importlib.resources import files  # noqa: PLC0415 - only here

    text = (files("pioneers.board") / "data" / "board.toml").read_text(encoding="utf-8")
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
        (folder / "mine.toml").write_text(text.replace("denver", "denwer"), encoding="utf-8")
    match = finished(3, 5, board=first / "mine.toml")
    save(match, second / "game.pioneers")
    (first / "mine.toml").unlink()
    record = load_record(second / "game.pioneers")
    assert game.digest(record.final(game, second)) == record.end
    with pytest.raises(Mistake):
        record.final(game)


def test_a_hand_written_record_replays() -> None:
    state = game.new(players=3, seed=7, rules=1)
    data = game.data_digest(state)
    game.play(state, "buy road")
    game.play(state, "road albany--boston")
    actions = []
    for _ in range(12):
        actions.append(str(state.legal()[-1]))
        game.play(state, actions[-1])
    record = read_record(HAND_WRITTEN.format(data=data, actions="\n".join(actions)))
    assert record.seats == ["Ada", "Ben", "Cleo"]
    assert record.actions == ["buy road", "road albany--boston", *actions]
    assert record.rows[:3] == [11, 12, 16]
    assert game.digest(record.final(game)) == game.digest(state)
    assert record.end is None


# --- files ---


def test_a_saved_match_is_read_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.pioneers"
    match = Match.new(game, ["Ada", "Ben"], [None, None], seed=3)
    for _ in range(9):
        match.play(match.state.legal()[0])
        save(match, path)
    again = Match(game, load_record(path), [None, None])
    assert game.digest(again.state) == game.digest(match.state)
    assert again.version == match.version == 9
    again.play(again.state.legal()[-1])
    assert [file.name for file in tmp_path.iterdir()] == ["game.pioneers"]
