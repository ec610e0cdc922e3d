"""A pattern means the whole text: in Python `$` alone would let a line end follow, which then goes on inside."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import pioneers
from pioneers.catalogue import game_names
from pioneers.server.wire.parts import ClientId, TableId
from pioneers.server.wire.schema import wire_schema
from tests.server.http.application import http_application

SOURCES = Path(str(pioneers.__file__)).parent
# One of these has the form of each pattern.
RIGHT = ["abcdefghjkmnpqrs", "0123abcd", "1", "1-abcdefghjkmnpqrs", *game_names()]
# What JavaScript does not know, or reads otherwise.
FOREIGN = re.compile(r"\\[AZz]|\(\?[P#aiLmsux(]|\(\?<[=!]|\\[dws]")


def patterns_in(document: Any) -> Iterator[str]:
    """All patterns of a JSON Schema."""
    if isinstance(document, dict):
        if isinstance(document.get("pattern"), str):
            yield document["pattern"]
        document = list(document.values())
    if isinstance(document, list):
        for part in document:
            yield from patterns_in(part)


def check(pattern: str) -> None:
    right = next(text for text in RIGHT if re.search(pattern, text))
    for wrong in (f"{right}\n", f"\n{right}", f"{right}\r", f"{right}\n\n", f"{right} "):
        assert not re.search(pattern, wrong), (pattern, wrong)
    assert not FOREIGN.search(pattern), pattern


def test_no_pattern_of_the_socket_takes_a_line_end() -> None:
    found = set(patterns_in(wire_schema()))
    assert len(found) == 4
    for pattern in found:
        check(pattern)


async def test_no_pattern_of_an_address_or_a_body_takes_a_line_end(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        guest = house.guest()
        found = set(patterns_in((await guest.get("/api/openapi.json")).json()))
        assert len(found) >= 3
        for pattern in found:
            check(pattern)
        wrong = await guest.get("/api/tables/abcdefghjkmnpqrs%0A")
        assert wrong.status_code == 404
        told = await guest.get("/api/games?following=1%0A")
        assert told.json()["message"] == "mistake-request-form"
        # What is said of the form is for readers.
        assert told.json()["figures"]["form"] == "^[0-9]{1,18}$"


@pytest.mark.parametrize(("kind", "right"), [(TableId, "abcdefghjkmnpqrs"), (ClientId, "abcdefgh")])
def test_an_id_with_a_line_end_for_its_last_letter_is_refused(kind: Any, right: str) -> None:
    assert msgspec.convert(right, kind) == right
    for wrong in (f"{right[:-1]}\n", f"{right}\n"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, kind)


def test_no_pattern_in_the_sources_ends_with_a_mere_dollar() -> None:
    wrong = []
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = ast.unparse(node.func)
            names = {keyword.arg: keyword.value for keyword in node.keywords}
            given = names.get("pattern") or (node.args[0] if called.startswith("re.") and node.args else None)
            if (
                isinstance(given, ast.Constant)
                and isinstance(given.value, str)
                and "MULTILINE" not in ast.unparse(node)
            ):
                plain = re.sub(r"\\.|\[[^]]*\]", "", given.value)
                if "$" in plain.replace(r"$(?!", ""):
                    wrong.append(f"{file.name}:{node.lineno}: {given.value}")
    assert wrong == []
