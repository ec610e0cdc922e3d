"""What came from outside, decoded and checked; what is wrong with it is said in the words of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

import msgspec

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import LONGEST_WORD, nearest
from pioneers.text.harmless import harmless

# What belongs somewhere, by msgspec's name of the type.
_WANTED = {
    "object": "position-object",
    "array": "position-list",
    "int": "position-number",
    "str": "position-text",
    "bool": "position-flag",
}
# What was found there instead, in the words of the catalogue.
_FOUND = {"int": "number", "float": "number", "str": "string", "bool": "boolean"}
# What has a wrong length, by msgspec's name of the type and the bound that it breaks.
_LENGTHS = {
    ("str", ">="): "request-text-short",
    ("str", "<="): "request-text-long",
    ("array", ">="): "request-list-short",
    ("array", "<="): "request-list-long",
    ("object", "<="): "request-list-long",
}

# What stands before the place, at the end of a message; a field may be called anything, this too.
_AT = " - at `"
_STEPS = re.compile(r"(?:key(?: in |` in `))?\$?\.?(?P<steps>.*)`", re.DOTALL)
# Places of our types are shorter.
_LONGEST_PLACE = 200
_TYPE = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(?P<field>.*)`", re.DOTALL)
_CHOICE = re.compile(r"Invalid (?:enum )?value (?P<found>.*)", re.DOTALL)
_LENGTH = re.compile(r"Expected `(?P<kind>str|array|object)` of length (?P<bound><=|>=) (?P<length>\d+)")
_RANGE = re.compile(r"Expected `int` (?P<bound><=|>=|<|>) (?P<number>-?\d+)")
_FORM = re.compile(r"Expected `str` matching regex (?P<form>.*)", re.DOTALL)
_BYTE = re.compile(r"\(byte (\d+)\)")


def decode(data: bytes, kind: Any) -> Any:
    """The value of this type that the JSON stands for; a `Mistake` names the place and what would be right there."""
    if not data:
        raise Mistake("request-empty")
    try:
        return _decoder(kind).decode(data)
    except msgspec.ValidationError as error:
        raise complaint(str(error), kind) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        found = _BYTE.search(str(error))
        raise Mistake("request-json", byte=int(found[1]) if found else len(data)) from error
    except RecursionError as error:
        raise Mistake("request-deep") from error


@cache
def _decoder(kind: object) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(cast("Any", kind))


def complaint(message: str, kind: object, name: str = "") -> Mistake:
    """The mistake that a message of msgspec tells of; `name` is what the value as a whole is called."""
    reason, _, spot = message.rpartition(_AT)
    found_steps = _STEPS.fullmatch(spot[-_LONGEST_PLACE:]) if reason else None
    reason = message if found_steps is None else reason
    steps = "" if found_steps is None else harmless(found_steps["steps"])
    place = f"{name}.{steps}".strip(".") or "JSON"
    schema = _schema_at(kind, steps)
    if found := _TYPE.fullmatch(reason):
        wanted = [word for word in found["wanted"].split(" | ") if word in _WANTED]
        return Mistake(
            _WANTED[wanted[0]] if len(wanted) == 1 else "request-value",
            place=place,
            found=_FOUND.get(found["found"], found["found"]),
        )
    if found := _MISSING.fullmatch(reason):
        return Mistake("position-missing", place=place, field=found["field"])
    if found := _UNKNOWN.fullmatch(reason):
        field, fields = harmless(found["field"][:LONGEST_WORD]), list(schema.get("properties", []))
        near = nearest(field, fields)
        if near is not None:
            return Mistake("position-field", place=place, field=field, nearest=near)
        return Mistake("request-field", place=place, field=field, fields=fields)
    if _CHOICE.fullmatch(reason) and "enum" in schema:
        return Mistake("request-choice", place=place, choices=[str(word) for word in schema["enum"]])
    if found := _LENGTH.fullmatch(reason):
        return Mistake(_LENGTHS[found["kind"], found["bound"]], place=place, right=int(found["length"]))
    if found := _RANGE.fullmatch(reason):
        return Mistake(
            "request-small" if ">" in found["bound"] else "request-large", place=place, right=int(found["number"])
        )
    if found := _FORM.fullmatch(reason):
        # What `wire.whole` says to Python alone is nothing for a reader.
        return Mistake("request-form", place=place, form=found["form"].strip("'").partition("(?!")[0])
    return Mistake("request-value", place=place)


def _schema_at(kind: object, steps: str) -> Mapping[str, Any]:
    """The JSON Schema of the part of a type where something is wrong; empty if it cannot be told."""
    schema = _schema(kind)
    definitions = schema.get("$defs", {})
    found = _plain(schema, definitions)
    for step in re.findall(r"\[|[^.\[\]]+(?=\.|\[|\Z)", steps):
        below = found.get("items", found.get("additionalProperties")) if step == "[" else _property(found, step)
        if not isinstance(below, Mapping):
            return {}
        found = _plain(cast("Mapping[str, Any]", below), definitions)
    return found


def _property(schema: Mapping[str, Any], name: str) -> object:
    return schema.get("properties", {}).get(name)


def _plain(schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> Mapping[str, Any]:
    """The schema itself, behind references; of a choice between null and one thing, that thing."""
    while True:
        others = [part for part in schema.get("anyOf", []) if part.get("type") != "null"]
        if "$ref" in schema:
            schema = definitions[schema["$ref"].rpartition("/")[2]]
        elif len(others) == 1:
            schema = others[0]
        else:
            return schema


@cache
def _schema(kind: object) -> Mapping[str, Any]:
    return msgspec.json.schema(kind, schema_hook=any_json)


def any_json(kind: type) -> dict[str, Any]:
    """The schema of `Json`, which msgspec does not know of: anything fits."""
    if kind is not object:
        raise NotImplementedError(kind)
    return {"description": "Any JSON."}
