"""The documents that pages begin with: each asks at once for what its page needs, in its language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import pioneers
from pioneers.server.http.page import NO_SCREEN, SCREENS, document_of, screen_of
from pioneers.text.say import LANGUAGES

PAGE = Path(pioneers.__file__).parent / "page"
NAMES = sorted({NO_SCREEN, *map(screen_of, SCREENS)})


def document(screen: str, language: str) -> str:
    return (PAGE / document_of(screen, language)).read_text(encoding="utf-8")


@pytest.mark.parametrize("screen", NAMES)
def test_a_document_asks_only_for_files_that_are_there_and_for_each_once(screen: str) -> None:
    for language in LANGUAGES:
        wanted = re.findall(r'(?:href|src)="/(assets/[^"]+)"', document(screen, language))
        assert len(wanted) == len(set(wanted)) > 5
        assert [file for file in wanted if not (PAGE / file).is_file()] == []


def test_a_document_is_in_its_language_and_asks_for_the_texts_of_that_language() -> None:
    for screen in NAMES:
        documents = {language: document(screen, language) for language in LANGUAGES}
        for language, text in documents.items():
            assert f'<html lang="{language}">' in text
        described = {re.search(r'name="description" content="([^"]+)"', text) for text in documents.values()}
        assert None not in described
        assert len({found[1] for found in described if found}) == len(LANGUAGES)
        assert len({frozenset(re.findall(r"/(assets/[^\"]+)", text)) for text in documents.values()}) == len(LANGUAGES)
