from __future__ import annotations

import re
from pathlib import Path

import pytest

from pioneers import Mistake
from pioneers.arena.lineup import bot_for, read_entrant, read_lineup, split
from pioneers.bots.chance import ChanceBot
from pioneers.bots.levels import LevelBot
from pioneers.bots.weights import built_in


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("level1,chance", ["level1", "chance"]),
        (" level1 , chance ", ["level1", "chance"]),
        ('"exec:node a,b.js",level3', ["exec:node a,b.js", "level3"]),
        ('exec:node "a,b.js" x,level3', ['exec:node "a,b.js" x', "level3"]),
        ("level2,'exec:say \"a,b\"'", ["level2", 'exec:say "a,b"']),
        ('exec:"a" "b",chance', ['exec:"a" "b"', "chance"]),
    ],
)
def test_commas_separate_unless_they_are_quoted(text: str, parts: list[str]) -> None:
    assert split(text) == parts


def test_a_name_is_a_bot() -> None:
    chance, level = (bot_for(entrant, 7) for entrant in read_lineup("chance,level2@iterations=9", "cards"))
    assert isinstance(chance, ChanceBot)
    assert isinstance(level, LevelBot)
    assert (level.level, level.seed, level.budget.iterations) == (2, 7, 9)


def test_limits_of_the_series_hold_for_who_has_none_of_its_own() -> None:
    found = read_lineup("level3,level4@iterations=5,chance,exec:x", "board", 100, 0.5)
    assert [entrant.iterations for entrant in found] == [100, 5, None, None]
    assert [entrant.seconds for entrant in found] == [0.5, 0.5, None, 0.5]


def test_other_weights_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(built_in("cards").read_text(encoding="utf-8"), encoding="utf-8")
    own = read_entrant(f"level3@weights={path}", "cards")
    assert own.weights is not None
    assert own.identity("cards")["weights"] == read_entrant("level3", "cards").identity("cards")["weights"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[search]", "[serach]", "serach: The key “serach” isn’t known here. Did you mean “search”?"),
        ("iterations =", "iteratoins =", "search.iteratoins: The key “iteratoins” isn’t known here."),
        ("iterations =", "# iterations =", "search: The key “iterations” is missing here. Add it."),
        ("iterations = ", "iterations = 0.", "search.iterations: This is a number. It must be a whole number"),
        ("iterations = ", "iterations = = ", "This isn’t valid TOML."),
    ],
)
def test_what_is_wrong_in_a_file_of_weights_is_told_with_its_row(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    text = built_in("cards").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(Mistake) as caught:
        read_lineup(f"level3@weights={path}", "cards")
    assert re.match(rf"{re.escape(str(path))}(:\d+)+: {re.escape(message)}", str(caught.value)), str(caught.value)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("level9", "arena-seat"),
        ("level1,", "arena-seat"),
        ("exec:", "arena-command"),
        ('"exec:node', "arena-quote"),
        ("level3@iterations=0", "arena-setting"),
        ("level3@iterations=many", "arena-setting"),
        ("level3@speed=3", "arena-setting"),
        ("level3@weights=/nowhere.toml", "data-missing"),
    ],
)
def test_what_is_wrong_with_a_line_up_is_told(text: str, key: str) -> None:
    with pytest.raises(Mistake) as caught:
        read_lineup(text, "board")
    assert caught.value.key == key
    assert caught.value.key not in str(caught.value)
