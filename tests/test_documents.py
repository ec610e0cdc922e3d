"""The examples in the documents run, and give what they say."""

from __future__ import annotations

import doctest
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = ["README.md", "docs/simulator.md", "docs/bots.md", "docs/api.md"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_examples_of_a_document_run_as_written(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Settings of whoever runs the tests are not the documents': a server speaks of them before it says where it is.
    for variable in os.environ:
        if variable.startswith("PIONEERS_") and variable != "PIONEERS_PURE":
            monkeypatch.delenv(variable)
    results = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert results.attempted > 5
    assert results.failed == 0
