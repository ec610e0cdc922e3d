"""Records and positions from strangers: whatever they hold, they are refused quickly, and in few words."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

import pioneers
from pioneers.kernel.files.record import LARGEST_RECORD, Record, read_record, record_of
from pioneers.kernel.mistake import Mistake
from pioneers.match.match import load_record
from pioneers.text.say import LANGUAGES

# Most take some milliseconds; ten times what a slow machine was seen to need.
SECONDS = 10.0
# The longest message, in letters.
LONGEST_MESSAGE = 8_000


def record(**changes: str) -> str:
    lines = {
        "game": "cards",
        "rules": "1",
        "data": "0" * 16,
        "players": "2",
        "seed": "7",
        "options": "{}",
        "seats": '["Ada", "Ben"]',
        **changes,
    }
    actions = lines.pop("actions", "")
    return "pioneers record 1\n" + "".join(f"{name}: {value}\n" for name, value in lines.items()) + "\n" + actions


MB = 1_000_000
RECORDS = {
    "deep options": record(options='{"a":' * 5000 + "1" + "}" * 5000),
    "deep enough to be read": record(options='{"a":' * 200 + "1" + "}" * 200),
    "wide options": record(options='{"a": [' + "1," * MB + "1]}"),
    "a huge number in options": record(options='{"a": ' + "9" * 5000 + "}"),
    "a large number in options": record(options='{"hands": ' + "9" * 4000 + "}"),
    "a huge seed": record(seed="9" * 5 * MB),
    "a long seed": record(seed="9" * 99),
    "a huge number of players": record(players="9" * 99),
    "a long game": record(game="x" * 5 * MB),
    "long data": record(data="x" * 5 * MB),
    "a long engine": record(engine="x" * 5 * MB),
    "long seats": record(seats='["' + "x" * 5 * MB + '", 7]'),
    "deep seats": record(seats="[" * 100_000),
    "a long header": record(**{"x" * 5 * MB: "1"}),
    "a long action": record(actions="x" * 5 * MB),
    "a long end": record(actions="end: " + "x" * 5 * MB),
    "many rows": record(actions="\n" * 5 * MB),
    "no record": "x" * 5 * MB,
}


def replayed(path: Path) -> None:
    """Read a record and play it."""
    found = load_record(path)
    found.final(pioneers.game(found.game), path.parent)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_that_is_nonsense_is_refused_in_a_few_words(tmp_path: Path, name: str) -> None:
    path = tmp_path / "game.pioneers"
    path.write_text(RECORDS[name], encoding="utf-8")
    begun = time.process_time()
    with pytest.raises(Mistake) as caught:
        replayed(path)
    assert time.process_time() - begun < SECONDS
    for language in LANGUAGES:
        assert len(caught.value.message(language)) < LONGEST_MESSAGE
    assert len(repr(caught.value.figures)) < LONGEST_MESSAGE
    json.dumps(caught.value.figures)


def test_a_file_larger_than_any_record_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "game.pioneers"
    path.write_bytes(b"#" * (LARGEST_RECORD + 1))
    with pytest.raises(Mistake) as caught:
        load_record(path)
    assert caught.value.key == "record-large"


def deep(levels: int) -> Any:
    content: Any = 1
    for _ in range(levels):
        content = [content]
    return content


def begun(plain: Any) -> None:
    """Read a record in JSON and begin its game."""
    found = record_of(plain)
    found.start(pioneers.game(found.game))


CONTENTS = {"deep": deep(100_000), "huge": 10**5000, "wide": ["x"] * 100_000, "long": "x" * MB}
PLAIN = Record("cards", 1, "0" * 16, 2, 7, {}, ["Ada", "Ben"]).plain()


@pytest.mark.parametrize("kind", CONTENTS)
@pytest.mark.parametrize("field", [*PLAIN, "x"])
def test_a_record_as_json_may_hold_anything_anywhere(field: str, kind: str) -> None:
    content = CONTENTS[kind]
    for part in (content, {"hands": content}, [content]):
        # Where it may stand, the game that is begun with it says what is wrong: these data are nobody's.
        with pytest.raises(Mistake) as caught:
            begun({**PLAIN, field: part})
        assert len(repr(caught.value.figures)) < 5 * LONGEST_MESSAGE
        json.dumps(caught.value.figures)


@pytest.mark.parametrize("kind", CONTENTS)
@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_position_may_hold_anything_anywhere(game: str, kind: str) -> None:
    played = pioneers.game(game)
    good = played.dump(played.new())
    for field in [*good, "x"]:
        with pytest.raises(Mistake) as caught:
            played.load({**good, field: CONTENTS[kind]})
        assert len(repr(caught.value.figures)) < 5 * LONGEST_MESSAGE
        json.dumps(caught.value.figures)


def test_a_record_of_a_whole_game_is_within_the_bounds() -> None:
    longest = "\n".join(["# seat 0", "play stone 12"] * 200_000)
    assert len(longest) < LARGEST_RECORD
    assert len(read_record(record(actions=longest)).actions) == 200_000
