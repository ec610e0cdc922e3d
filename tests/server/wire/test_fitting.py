"""Whether a value fits its type: msgspec and we always agree, so whatever it refuses is said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect

from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.settings import Settings
from pioneers.server.wire import bodies
from pioneers.server.wire.decoding import decode
from pioneers.server.wire.fitting import PLAIN, from_text, misfit, type_of
from pioneers.server.wire.messages import FromClient
from pioneers.server.wire.parts import whole
from pioneers.text.say import LANGUAGES

REQUESTS = [kind for kind in vars(bodies).values() if isinstance(kind, type) and issubclass(kind, bodies.Body)]
READ: list[Any] = [FromClient, *REQUESTS]
# Beyond this, a sentence repeats what it was sent.
LONGEST_SENTENCE = 600

words = st.sampled_from(["", "a", "board", "level2", "me", "type", "watch", "abcdefghjkmnpqrs", "x" * 41, "ä\n"])
junk = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 2**70) | st.floats(allow_nan=False, allow_infinity=False) | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)


def likely(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a type, and now and then something else in the place of any part."""
    return st.integers(0, 15).flatmap(lambda chance: junk if chance == 0 else right(kind))


def right(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Values of a type, at its bounds and just beyond."""
    match kind:
        case inspect.UnionType():
            return st.one_of([likely(one) for one in kind.types])
        case inspect.LiteralType():
            return st.sampled_from([*kind.values, "other"])
        case inspect.IntType(ge=low, le=high):
            return st.sampled_from([low, low, high, high, (low or 0) - 1, (high or 0) + 1, 0, 1, 1.0])
        case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
            texts = [st.just("a" * length) for length in (least or 0, most or 9, (most or 9) + 1)]
            return st.one_of(*texts, words, *([] if pattern is None else [st.from_regex(re.compile(pattern))]))
        case inspect.ListType():
            return st.lists(likely(kind.item_type), max_size=3)
        case inspect.DictType():
            return st.dictionaries(words, likely(kind.value_type), max_size=3)
        case inspect.StructType():
            tag = {} if kind.tag_field is None else {kind.tag_field: st.just(kind.tag)}
            fields = {field.encode_name: (field.required, likely(field.type)) for field in kind.fields}
            return st.fixed_dictionaries(
                {name: value for name, (required, value) in fields.items() if required} | tag,
                optional={name: value for name, (required, value) in fields.items() if not required},
            ).flatmap(lambda value: st.sampled_from([value] * 9 + [{**value, "zzz": 1}, dict(list(value.items())[1:])]))
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
    raise AssertionError(kind)


def is_taken(value: Any, kind: Any) -> bool:
    try:
        msgspec.json.decode(msgspec.json.encode(value), type=kind)
    except msgspec.ValidationError:
        return False
    return True


@settings(max_examples=600, deadline=None)
@given(st.sampled_from(READ).flatmap(lambda kind: st.tuples(st.just(kind), likely(type_of(kind)))))
def test_whatever_msgspec_refuses_does_not_fit_and_whatever_it_takes_does(sample: tuple[Any, Any]) -> None:
    kind, value = sample
    found = misfit(value, type_of(kind))
    assert (found is None) == is_taken(value, kind), found
    if found is not None:
        part = value
        for step in found.way[: -1 if found.part in found.way[-1:] else None]:
            part = part[step]
        assert part == found.part or found.part in part


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(READ).flatmap(lambda kind: st.tuples(st.just(kind), likely(type_of(kind)))))
def test_whatever_is_refused_is_said_briefly_in_every_language(sample: tuple[Any, Any]) -> None:
    kind, value = sample
    try:
        decode(msgspec.json.encode(value), kind)
    except Mistake as mistake:
        for language in LANGUAGES:
            sentence = mistake.sentence(language)
            assert mistake.key not in sentence, "there are words for it"  # noqa: PT017 - both outcomes are right
            assert len(sentence) < LONGEST_SENTENCE


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=60) | st.text('{}[]":,\\u0d8ntrue19eE+-. ', max_size=40).map(str.encode))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    for kind in (FromClient, bodies.NewTable):
        try:
            decode(data, kind)
        except Mistake as mistake:
            assert mistake.sentence()  # noqa: PT017 - both outcomes are right


def parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    """A type and all types inside."""
    yield kind
    for name in ("item_type", "key_type", "value_type", "type"):
        if hasattr(kind, name):
            yield from parts(getattr(kind, name))
    for inner in getattr(kind, "types", ()):
        yield from parts(inner)
    for field in getattr(kind, "fields", ()):
        yield from parts(field.type)


@pytest.mark.parametrize("kind", [*READ, Settings])
def test_every_type_that_is_read_from_outside_is_one_that_we_can_walk(kind: Any) -> None:
    for part in parts(type_of(kind)):
        assert type(part) in {*PLAIN, inspect.UnionType, inspect.LiteralType}
        assert all(getattr(part, bound, None) is None for bound in ("gt", "lt", "multiple_of"))
        assert not getattr(part, "array_like", False)


def test_a_way_leads_to_the_first_part_that_does_not_fit() -> None:
    class Inner(msgspec.Struct, forbid_unknown_fields=True):
        name: str

    kind = type_of(dict[str, list[Inner] | None])
    assert misfit({"a": None, "b": []}, kind) is None
    found = misfit({"a": [{"name": "x"}, {"name": 7}, {}], "b": 1}, kind)
    assert found is not None
    assert (found.way, found.part, found.reason) == (("a", 1, "name"), 7, "kind")
    found = misfit({"a": 1}, kind)
    assert found is not None
    assert isinstance(found.kind, inspect.ListType), "what can be null too is told what else it can be"


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("7", int, 7),
        ("7", int | None, 7),
        ("x7", int, "x7"),
        ("0.5", float, 0.5),
        (" a, b,", list[str], ["a", "b"]),
        ("a", str, "a"),
    ],
)
def test_a_text_stands_for_a_value_of_the_type(text: str, kind: Any, value: object) -> None:
    assert from_text(text, type_of(kind)) == value


def test_a_pattern_is_searched_in_the_whole_text() -> None:
    kind = inspect.StrType(pattern=whole("[a-z]+"))
    assert misfit("abc", kind) is None
    assert misfit("abc\n", kind) is not None
