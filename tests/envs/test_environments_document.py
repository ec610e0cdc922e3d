"""What `docs/environments.md` says is so."""

from __future__ import annotations

import doctest

import pytest

from .layout_table import DOCUMENT, with_tables


def test_the_examples_run_as_written() -> None:
    results = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert results.attempted > 20
    assert results.failed == 0


def test_the_layouts_stand_in_the_document_as_they_are() -> None:
    document = DOCUMENT.read_text(encoding="utf-8")
    if with_tables(document) != document:
        pytest.fail("a layout has changed: python -m tests.envs.layout_table writes it")
