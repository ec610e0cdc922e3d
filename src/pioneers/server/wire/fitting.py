"""Whether a plain value fits a type, and if not, where and why: told from the type itself, in one walk.

msgspec refuses as well, and faster, but says why in English alone. So this is asked only when something is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from msgspec import inspect

# From the whole to a part: names of fields, numbers of entries.
Way = tuple[str | int, ...]
Reason = Literal["kind", "choice", "small", "large", "short", "long", "form", "missing", "unknown"]

# What msgspec makes of each type, as plain JSON and TOML have it. Whatever is not here fits: it may be anything.
PLAIN: dict[type[inspect.Type], tuple[type, ...]] = {
    inspect.NoneType: (type(None),),
    inspect.BoolType: (bool,),
    inspect.IntType: (int,),
    inspect.FloatType: (int, float),
    inspect.StrType: (str,),
    inspect.ListType: (list,),
    inspect.DictType: (dict,),
    inspect.StructType: (dict,),
}


@dataclass(frozen=True)
class Misfit:
    """The first part that does not fit: the way to it, the part itself, what belongs there, and how it is wrong."""

    way: Way
    part: object
    kind: inspect.Type
    reason: Reason
    # The bound that is broken, or the field that is missing or unknown.
    right: Any = None


@cache
def type_of(kind: Any) -> inspect.Type:
    """How msgspec understands a type."""
    return inspect.type_info(kind)


def fields_of(kind: type) -> tuple[inspect.Field, ...]:
    """The fields of a struct."""
    found = type_of(kind)
    assert isinstance(found, inspect.StructType)
    return found.fields


def misfit(part: Any, kind: inspect.Type, way: Way = ()) -> Misfit | None:
    """What is wrong with a value, the first thing only; `None` if it fits."""
    kind = _bare(kind)
    if isinstance(kind, inspect.UnionType):
        return _misfit_of_all(part, kind, way)
    if isinstance(kind, inspect.LiteralType):
        fits = any(type(part) is type(word) and part == word for word in kind.values)
        return None if fits else Misfit(way, part, kind, "choice")
    if not _is(part, kind):
        return Misfit(way, part, kind, "kind")
    return _beyond(part, kind, way) or _misfit_inside(part, kind, way)


def _bare(kind: inspect.Type) -> inspect.Type:
    """The type without what is only said about it."""
    return _bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def _is(part: object, kind: inspect.Type) -> bool:
    """Whether a part is of the right sort, whatever its size and content."""
    right = PLAIN.get(type(kind))
    # True and False are numbers to Python, but to nobody who writes JSON or TOML.
    return right is None or (isinstance(part, right) and (bool in right or not isinstance(part, bool)))


def _beyond(part: Any, kind: inspect.Type, way: Way) -> Misfit | None:
    """What is wrong with the size or the form of a part."""
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        # Asked in this way, no bound holds for `nan`.
        if kind.ge is not None and not part >= kind.ge:
            return Misfit(way, part, kind, "small", kind.ge)
        if kind.le is not None and not part <= kind.le:
            return Misfit(way, part, kind, "large", kind.le)
    elif isinstance(kind, inspect.StrType | inspect.ListType | inspect.DictType):
        if kind.min_length is not None and len(part) < kind.min_length:
            return Misfit(way, part, kind, "short", kind.min_length)
        if kind.max_length is not None and len(part) > kind.max_length:
            return Misfit(way, part, kind, "long", kind.max_length)
        if isinstance(kind, inspect.StrType) and kind.pattern is not None and not re.search(kind.pattern, part):
            return Misfit(way, part, kind, "form", kind.pattern)
    return None


def _misfit_inside(part: Any, kind: inspect.Type, way: Way) -> Misfit | None:
    """What is wrong with an entry or a field."""
    if isinstance(kind, inspect.StructType):
        return _misfit_of_fields(part, kind, way)
    found: Iterator[Misfit | None] = iter(())
    if isinstance(kind, inspect.ListType):
        found = (misfit(entry, kind.item_type, (*way, number)) for number, entry in enumerate(part))
    elif isinstance(kind, inspect.DictType):
        found = (
            misfit(name, kind.key_type, (*way, name)) or misfit(entry, kind.value_type, (*way, name))
            for name, entry in part.items()
        )
    return next(filter(None, found), None)


def _misfit_of_fields(part: dict[str, Any], kind: inspect.StructType, way: Way) -> Misfit | None:
    fields = {field.encode_name: field for field in kind.fields}
    for name, entry in part.items():
        found = None
        if name in fields:
            found = misfit(entry, fields[name].type, (*way, name))
        elif name == kind.tag_field:
            found = misfit(entry, inspect.LiteralType((kind.tag,)), (*way, name))
        elif kind.forbid_unknown_fields:
            return Misfit(way, part, kind, "unknown", name)
        if found is not None:
            return found
    missing = (name for name, field in fields.items() if field.required and name not in part)
    return next((Misfit(way, part, kind, "missing", name) for name in missing), None)


def _misfit_of_all(part: Any, kind: inspect.UnionType, way: Way) -> Misfit | None:
    """What is wrong with a value that may be of several types: of one that it could be, or of all."""
    kinds = [_bare(one) for one in kind.types]
    likely = [one for one in kinds if _is(part, one)]
    structs = [one for one in likely if isinstance(one, inspect.StructType)]
    if len(structs) > 1:
        # Which of them is meant, their tag says.
        field = structs[0].tag_field or ""
        if field not in part:
            return Misfit(way, part, structs[0], "missing", field)
        tags = inspect.LiteralType(tuple(sorted(str(one.tag) for one in structs)))
        named = [one for one in structs if one.tag == part[field]]
        return misfit(part, named[0], way) if named else Misfit((*way, field), part[field], tags, "choice")
    found = [misfit(part, one, way) for one in likely]
    if None in found:
        return None
    # One that can be null, and is something else than it should be, is told so as if it could not.
    others = [one for one in kinds if not isinstance(one, inspect.NoneType)]
    return next(iter(found), None) or Misfit(way, part, others[0] if len(others) == 1 else kind, "kind")


def from_text(text: str, kind: inspect.Type) -> object:
    """A text that stands for a value, as the type wants it; what cannot be read stays a text, and does not fit."""
    kind = _bare(kind)
    if isinstance(kind, inspect.UnionType):
        kind = next(_bare(one) for one in kind.types if not isinstance(one, inspect.NoneType))
    if isinstance(kind, inspect.ListType):
        return [part.strip() for part in text.split(",") if part.strip()]
    if isinstance(kind, inspect.BoolType):
        return {"true": True, "false": False}.get(text.strip().lower(), text)
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        try:
            return int(text) if isinstance(kind, inspect.IntType) else float(text)
        except ValueError:
            return text
    return text
