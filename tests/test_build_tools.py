"""`pip install .` builds with the very tools that are pinned: a new release of one of them changes nothing unseen."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOOKS = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
BUILD = {
    "build-system": PROJECT["build-system"]["requires"],
    "the page": HOOKS["custom"]["dependencies"],
    "the compiler": HOOKS["mypyc"]["dependencies"],
}
PINS = dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", (ROOT / "requirements" / "build.txt").read_text(), re.MULTILINE))


def needed(names: set[str]) -> Iterator[str]:
    """What these packages need, and what those need, on this machine."""
    seen: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        seen.add(name)
        for line in requires(name) or []:
            found = Requirement(line)
            if found.marker is None or found.marker.evaluate({"extra": ""}):
                waiting |= {canonicalize_name(found.name)} - seen
    yield from seen


@pytest.mark.parametrize("part", BUILD)
def test_the_tools_of_the_build_are_those_that_are_pinned(part: str) -> None:
    assert BUILD[part]
    for line in BUILD[part]:
        name, equals, version = line.partition("==")
        assert equals, f"{line} is not exact"
        assert PINS[name] == version, f"{name} is pinned to {PINS[name]}"


def test_nothing_that_the_tools_need_is_left_to_chance() -> None:
    pinned = {line.partition("==")[0] for lines in BUILD.values() for line in lines}
    assert set(needed(pinned)) == pinned
