"""What came from outside, decoded and checked; what is wrong with it is said in the words of the catalogue."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import inspect

from pioneers.kernel.files.data_file import quoted
from pioneers.kernel.files.reading import kind_of
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import LONGEST_WORD, nearest
from pioneers.server.wire.fitting import Misfit, Way, misfit, type_of

# What belongs somewhere, if it is neither one of a few words nor one of several things.
_WANTED: dict[type[inspect.Type], str] = {
    inspect.StructType: "position-object",
    inspect.DictType: "position-object",
    inspect.ListType: "position-list",
    inspect.IntType: "position-number",
    inspect.StrType: "position-text",
    inspect.BoolType: "position-flag",
}
# A number with more digits is beyond every bound: more of them would only take time to read.
_MOST_DIGITS = 30


def decode(data: bytes, kind: Any) -> Any:
    """The value of this type that the JSON stands for; a `Mistake` names the place and what would be right there."""
    if not data:
        raise Mistake("request-empty")
    try:
        return _decoder(kind).decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise wrong_json(data, kind) from error


@cache
def _decoder(kind: object) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(cast("Any", kind))


def wrong_json(data: bytes, kind: Any) -> Mistake:
    """What is wrong with JSON that msgspec did not take."""
    text = ""
    try:
        text = data.decode()
        # Not msgspec's own reader: it stops at numbers that are too large, and does not say where it stopped.
        value = json.loads(text, parse_int=_bounded)
        found = misfit(value, type_of(kind))
    except UnicodeDecodeError as error:
        return Mistake("request-json", byte=error.start)
    except json.JSONDecodeError as error:
        return Mistake("request-json", byte=len(text[: error.pos].encode()))
    except RecursionError:
        return Mistake("request-deep")
    return _wrong_twice(text) if found is None else wrong_value(found)


def _bounded(digits: str) -> int:
    return int(digits[:_MOST_DIGITS])


def _wrong_twice(text: str) -> Mistake:
    """What is wrong where all that Python has read fits: of a field that is there twice, it takes the last alone."""
    twice: list[str] = []

    def fields(pairs: list[tuple[str, object]]) -> None:
        counts = Counter(name for name, _ in pairs)
        twice.extend(name for name, count in counts.most_common(1) if count > 1)

    json.loads(text, parse_int=_bounded, object_pairs_hook=fields)
    if twice:
        return Mistake("position-twice", place="JSON", found=quoted(twice[0], LONGEST_WORD))
    # What Python takes for JSON and msgspec does not: `NaN`, half a pair of surrogates.
    return Mistake("request-value", place="JSON")


def wrong_value(found: Misfit, name: str = "") -> Mistake:
    """The mistake at the place where a value does not fit; `name` is what the value as a whole is called."""
    place, kind, right = place_of(found.way, name), found.kind, found.right
    match found.reason:
        case "missing":
            return Mistake("position-missing", place=place, field=right)
        case "unknown":
            assert isinstance(kind, inspect.StructType)
            return _unknown_field(place, quoted(right, LONGEST_WORD), [field.encode_name for field in kind.fields])
        case "choice":
            assert isinstance(kind, inspect.LiteralType)
            return Mistake("request-choice", place=place, choices=[str(word) for word in kind.values])
        case "small":
            return Mistake("request-small", place=place, right=right)
        case "large":
            return Mistake("request-large", place=place, right=right)
        case "short":
            is_text = isinstance(kind, inspect.StrType)
            return Mistake("request-text-short" if is_text else "request-list-short", place=place, right=right)
        case "long":
            is_text = isinstance(kind, inspect.StrType)
            return Mistake("request-text-long" if is_text else "request-list-long", place=place, right=right)
        case "form":
            # What `messages.whole` says to Python alone is nothing for a reader.
            return Mistake("request-form", place=place, form=str(right).partition("(?!")[0])
        case "kind":
            return Mistake(_WANTED.get(type(kind), "request-value"), place=place, found=kind_of(found.part))


def _unknown_field(place: str, field: str, fields: list[str]) -> Mistake:
    near = nearest(field, fields)
    if near is not None:
        return Mistake("position-field", place=place, field=field, nearest=near)
    return Mistake("request-field", place=place, field=field, fields=fields)


def place_of(way: Way, name: str = "") -> str:
    """A way as people read it: `seats[1].name`, entries counted from 0 as JSON's readers do."""
    steps = "".join(f"[{step}]" if isinstance(step, int) else f".{quoted(step, LONGEST_WORD)}" for step in way)
    return f"{name}{steps}".strip(".") or "JSON"
