"""What has changed of a view since the one before it: for clients that hold that one, far less than the whole.

A patch has the form of what it changes. An object goes into the object or list that is there, key by key or place by
place, the place behind the last one appending; `-` names the keys or places that are gone. Anything else takes the
place of what is there; a whole object stands behind `=`.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from msgspec.json import Encoder

from pioneers.kernel.view import Json

# A view and a standing by these names: what a delta is about.
Picture = dict[str, Json]
Patch = dict[str, Json]

WHOLE: Final = "="
GONE: Final = "-"
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


def delta(before: Picture, after: Picture) -> Patch:
    """The patch that makes one picture the other."""
    return _of_members(before, after)


def patched(before: Json, patch: Json) -> Json:
    """The object after the changes. What was there before stays as it is, for others may hold it."""
    if not isinstance(patch, dict):
        return patch
    if WHOLE in patch:
        return patch[WHOLE]
    gone = patch.get(GONE, ())
    assert isinstance(gone, list | tuple)
    if isinstance(before, list):
        places = [value for place, value in enumerate(before) if place not in gone]
        for key, value in patch.items():
            if key == GONE:
                continue
            place = int(key)
            if place == len(places):
                places.append(patched(None, value))
            else:
                places[place] = patched(places[place], value)
        return places
    assert isinstance(before, dict), "what is not there yet comes as a whole"
    after = {key: value for key, value in before.items() if key not in gone}
    for key, value in patch.items():
        if key != GONE:
            after[key] = patched(before.get(key), value)
    return after


def _difference(before: Json, after: Json) -> Json:
    """The patch for what is known to differ."""
    if isinstance(before, dict) and isinstance(after, dict) and _keeps_order(before, after):
        return _of_members(before, after)
    if isinstance(before, list) and isinstance(after, list):
        if len(before) > len(after) > 0:
            gone = _places_gone(before, after)
            return after if gone is None else {GONE: gone}
        if len(before) <= len(after) and not _is_small(after):
            return _of_places(before, after)
    return _whole(after)


def _of_members(before: dict[str, Json], after: dict[str, Json]) -> Patch:
    found: Patch = {}
    if not before.keys() <= after.keys():
        found[GONE] = [key for key in before if key not in after]
    for key, value in after.items():
        old = before.get(key, _NOTHING)
        if old is _NOTHING:
            found[key] = _whole(value)
        # `True == 1`, but they are not written alike.
        elif old != value or type(old) is not type(value):
            found[key] = _difference(old, value)
    return found


def _of_places(before: list[Json], after: list[Json]) -> Patch:
    found: Patch = {}
    for place, value in enumerate(after):
        if place >= len(before):
            found[str(place)] = _whole(value)
        elif before[place] != value or type(before[place]) is not type(value):
            found[str(place)] = _difference(before[place], value)
    return found


def _places_gone(before: list[Json], after: list[Json]) -> list[Json] | None:
    """The places of what is not there any more, if nothing else is other than before."""
    gone: list[Json] = []
    place = 0
    for number, value in enumerate(before):
        if place < len(after) and after[place] == value and type(after[place]) is type(value):
            place += 1
        else:
            gone.append(number)
            if len(gone) > _FEW:
                return None
    return gone if place == len(after) else None


def _whole(value: Json) -> Json:
    return {WHOLE: value} if isinstance(value, dict) else value


def _keeps_order(before: dict[str, Json], after: dict[str, Json]) -> bool:
    """Whether keys that stay keep their order and new ones come behind them: so it will be where it is applied.

    What has a key that means something in a patch is told as a whole.
    """
    if WHOLE in after or GONE in after:
        return False
    if len(before) == len(after) and list(before) == list(after):
        return True
    return [key for key in before if key in after] + [key for key in after if key not in before] == list(after)


def _is_small(values: list[Json]) -> bool:
    return len(values) <= _FEW and all(isinstance(value, _SIMPLE) for value in values)
