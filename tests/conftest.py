"""What all tests share: which build they run on, and how hypothesis looks for counterexamples."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import hypothesis

import pioneers
from pioneers import pure

# The same examples on every run in CI: a red build is red for everyone. No deadline: two cores, many workers.
hypothesis.settings.register_profile("house", deadline=None, derandomize="CI" in os.environ)
hypothesis.settings.load_profile("house")


def pytest_report_header() -> str:
    package = Path(pioneers.__file__).parent
    modules = [path for path in package.rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES))]
    build = "interpreted" if pure.wanted() or not modules else f"compiled ({len(modules)} modules)"
    return f"pioneers: {build}"
