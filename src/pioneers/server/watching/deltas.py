"""What has changed of a view since the one before it: for clients that hold that one, far less than the whole.

A delta is a list of changes, carried out in order: `[path, value]` puts a value in its place, `[path]` takes it away. A
path names keys and places in lists from the outside in; the place behind the last one of a list appends to it.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from msgspec.json import Encoder

from pioneers.kernel.view import Json

# A view and a standing by these names: what a delta is about.
Picture = dict[str, Json]
Path = list[str | int]
Changes = list[list[Json]]

# Up to so many numbers or words in a list are told anew together: their places would take more room.
_FEW: Final = 8
_NOTHING: Final = object()
_SIMPLE: Final = (str, int, type(None))

_encode: Final = Encoder().encode


def digest(picture: Picture) -> str:
    """What a client compares with its own before it applies a delta: CRC-32 of the parts as they are written down."""
    found = 0
    for part in picture.values():
        found = crc32(_encode(part), found)
    return f"{found:08x}"


def delta(before: Picture, after: Picture) -> Changes:
    """The changes that make one picture the other."""
    found: Changes = []
    _compare([], before, after, found)
    return found


def patched(before: Json, changes: Changes) -> Json:
    """The object after the changes. What was there before stays as it is, for others may hold it."""
    after = before
    for path, *value in changes:
        after = _changed(after, path, 0, value)  # type: ignore[arg-type] # a path stands first in each change
    return after


def _compare(path: Path, before: Json, after: Json, found: Changes) -> None:
    """What differs is known to differ."""
    if isinstance(before, dict) and isinstance(after, dict) and _keeps_order(before, after):
        if not before.keys() <= after.keys():
            found.extend([[*path, key]] for key in before if key not in after)
        for key, value in after.items():
            old = before.get(key, _NOTHING)
            if old is _NOTHING:
                found.append([[*path, key], value])
            # `True == 1`, but they are not written alike.
            elif old != value or (old.__class__ is not value.__class__):
                _compare([*path, key], old, value, found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) <= len(after) and not _is_small(after):
        for place, value in enumerate(after):
            if place >= len(before):
                found.append([[*path, place], value])
            elif before[place] != value or before[place].__class__ is not value.__class__:
                _compare([*path, place], before[place], value, found)
    else:
        found.append([path, after])


def _keeps_order(before: dict[str, Json], after: dict[str, Json]) -> bool:
    """Whether keys that stay keep their order and new ones come behind them: so it will be where it is applied."""
    if len(before) == len(after) and list(before) == list(after):
        return True
    return [key for key in before if key in after] + [key for key in after if key not in before] == list(after)


def _is_small(values: list[Json]) -> bool:
    return len(values) <= _FEW and all(isinstance(value, _SIMPLE) for value in values)


def _changed(before: Json, path: Path, depth: int, value: list[Json]) -> Json:
    if depth == len(path):
        return value[0]
    key = path[depth]
    last = depth == len(path) - 1
    if isinstance(before, list):
        assert isinstance(key, int)
        after = list(before)
        if key == len(after):
            after.append(value[0])
        else:
            after[key] = _changed(after[key], path, depth + 1, value)
        return after
    assert isinstance(before, dict)
    if last and not value:
        return {name: part for name, part in before.items() if name != key}
    return {**before, key: _changed(before.get(key), path, depth + 1, value)}
