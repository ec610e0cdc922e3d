"""The examples in the documents run, and give what they say."""

from __future__ import annotations

import doctest
import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = ["README.md", "docs/simulator.md", "docs/bots.md", "docs/api.md", "docs/learning.md"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_examples_of_a_document_run_as_written(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Settings of whoever runs the tests are not the documents': a server speaks of them before it says where it is.
    for variable in os.environ:
        if variable.startswith("PIONEERS_") and variable != "PIONEERS_PURE":
            monkeypatch.delenv(variable)
    results = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0


def test_the_notice_names_every_package_that_the_program_runs_with() -> None:
    pins = (ROOT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    packages = set(re.findall(r"^([a-z0-9-]+)==", pins, re.MULTILINE))
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    section = notice.partition("Python packages")[2].partition("Contained in the package")[0]
    named = {re.sub(r"[._]", "-", name).lower() for name in re.findall(r"^  (\S+) ", section, re.MULTILINE)}
    assert len(packages) > 20
    assert named == packages
