"""Deltas: the view before, with what has changed, is the view after, byte by byte."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import pioneers
from pioneers.server.watching.deltas import Picture, delta, digest, patched

encode = msgspec.json.Encoder().encode
words = st.text("abä=-", max_size=3)
leaves = st.none() | st.integers(-9, 99) | words
parts = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=10) | st.dictionaries(words, inner, max_size=4), max_leaves=30
)
pictures = st.fixed_dictionaries({"view": parts, "standing": parts})


@given(pictures, pictures)
def test_whatever_changes_the_picture_after_it_is_the_right_one(before: Picture, after: Picture) -> None:
    kept = encode(before)
    found = patched(before, delta(before, after))
    assert found == after
    assert encode(before) == kept, "others may still hold it"


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1}, {"a": 2}, {"a": 2}),
        ({"a": 1, "b": 2}, {"b": 2}, {"-": ["a"]}),
        ({"a": {"b": 1}}, {"a": {"b": 1, "c": [1]}}, {"a": {"c": [1]}}),
        ({"a": [{"b": 1}]}, {"a": [{"b": 2}, {}]}, {"a": {"0": {"b": 2}, "1": {"=": {}}}}),
        ({"a": [1, 2, 3]}, {"a": [1, 3]}, {"a": {"-": [1]}}),
        ({"a": [1, 2, 3]}, {"a": [3, 1]}, {"a": [3, 1]}),
        ({"a": [1, 2, 3]}, {"a": []}, {"a": []}),
        ({"a": True}, {"a": 1}, {"a": 1}),
        ({"a": None}, {"a": {}}, {"a": {"=": {}}}),
        ({"a": {"b": 1}}, {"a": [1]}, {"a": [1]}),
        # Where a key comes to stand before another, the whole is told anew: put in, it would come last.
        ({"v": {"a": 1, "c": 3}}, {"v": {"a": 1, "b": 2, "c": 3}}, {"v": {"=": {"a": 1, "b": 2, "c": 3}}}),
        # Keys that mean something in a patch.
        ({"v": {"=": 1}}, {"v": {"=": 2}}, {"v": {"=": {"=": 2}}}),
        ({"v": {"-": [1], "b": 1}}, {"v": {"-": [2], "b": 1}}, {"v": {"=": {"-": [2], "b": 1}}}),
    ],
)
def test_only_what_has_changed_is_told(before: Picture, after: Picture, changes: Any) -> None:
    assert delta(before, after) == changes
    assert encode(patched(before, changes)) == encode(after)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["board", "cards"])
def test_every_step_of_every_perspective_comes_out_byte_by_byte(name: str, players: int) -> None:
    game = pioneers.game(name)
    whole, told = 0, 0
    for seed in range(3):
        state, chance = game.new(players, seed=seed), random.Random(seed)
        held: dict[int | None, Picture] = {}
        while state.seat is not None:
            for seat in (None, *range(players)):
                now: Picture = {"view": game.view(state, seat), "standing": game.standing(state, seat)}
                before = held.get(seat)
                if before is not None:
                    changes = delta(before, now)
                    assert encode(patched(before, changes)) == encode(now)
                    whole, told = whole + len(encode(now)), told + len(encode(changes))
                held[seat] = now
            game.play(state, chance.choice(state.legal()))
    assert told * 4 < whole


def test_the_digest_is_that_of_both_parts_one_after_the_other() -> None:
    # CRC-32 of `{"name":"Zoé"}null`, as any other program finds it.
    assert digest({"view": {"name": "Zoé"}, "standing": None}) == "f4967ea3"
