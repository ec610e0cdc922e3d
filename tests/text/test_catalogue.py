"""What holds for every message of every language."""

import re

import pytest

from pioneers.text.say import LANGUAGES, say
from tests.text.entries import entries

SENTENCES = ("refusal-", "event-", "ask-", "rule-", "note-")

# Names, and words that two languages share; every other message that is the same in them was forgotten.
ALIKE = {
    "page-plain-event",  # names and figures that a game brings
    "page-plain-event-by",
    "page-games-judged",  # « une analyse », „eine Analyse“
    "page-review-heading",
    "page-review-title",
    "page-part-gold",
    "page-statistics-places",
    "page-statistics-places-taken",
    "page-statistics-points",
    "page-statistics-when",
    "page-plain-log",  # a game is « une partie » and „eine Partie“
    "page-plain-points",
    "page-plain-position",
    "play-level",
    "level-cards-4",  # a sheriff is one everywhere
    "card-numbered",
    "board-column-nuggets",
    "board-part-total",
    "board-route-by",
    "cards-building",
    "cards-card",
    "cards-is-missing",
    "cards-kind",
    "cards-suit",
    "cards-typed",
    "help-usage-options",
    "json-null",
    "line-name",
    "list-comma",
    "list-times",
    "mistake-position-reason",
    "money",
    "play-enter",
    "review-column-rest",
    "page-bar-menu",
    "page-board-away",
    "page-board-bank",
    "page-board-by",
    "page-board-bot",
    "page-board-points",
    "page-board-points-word",
    "page-cards-away",
    "page-cards-bot",
    "page-cards-place",
    "page-cards-table-name",
    "page-chat",
    "page-clock-hours-short",
    "page-keyname-control",
    "page-keyname-escape",
    "page-keyname-tab",
    "page-lessons-name",
    "page-lessons-title",
    "page-level-level4",
    "page-level-level4.label",
    "page-look-language-de",
    "page-look-language-en",
    "page-look-language-fr",
    "page-look-notices",
    "page-look-name",
    "page-people-bot",
    "page-phases",
    "page-prompt-away",
    "page-replay-pause",
    "page-room-away",
    "page-room-bot",
    "page-rules-secret",
    "page-scoring-column-total",
    "page-scoring-part-nuggets",
    "page-start-bot-count",
    "page-start-bots",
    "page-start-clock-reserve",
    "page-start-pages",
    "page-start-rules-minutes",
    "word-barkeeper.label",
    "word-sergeant.label",
    "word-farmer.label",
    "word-gold.label",
    "word-hotel.label",
}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(entries(language)) == set(entries("en"))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_uses_the_same_figures_in_every_language(language: str) -> None:
    used = {name: set(entry.figures) for name, entry in entries(language).items()}
    assert used == {name: set(entry.figures) for name, entry in entries("en").items()}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_word_has_the_same_forms_in_every_language(language: str) -> None:
    forms = {name: set(entry.texts) for name, entry in entries(language).items()}
    assert forms == {name: set(entry.texts) for name, entry in entries("en").items()}


def test_no_message_was_left_untranslated() -> None:
    alike = set()
    for one, other in (("en", "de"), ("en", "fr"), ("de", "fr")):
        for name, entry in entries(one).items():
            for form, text in entry.texts.items():
                # Figures and signs alone read the same everywhere.
                if entries(other)[name].texts[form] == text and re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}", "", text)):
                    alike.add(f"{name}.{form}".rstrip("."))
    assert alike <= ALIKE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_sample_figures(language: str) -> None:
    for name, entry in entries(language).items():
        for figures in entry.samples():
            text = say(name, figures, language)
            assert text == text.strip(), (name, text)
            assert not re.search(r"\{ ?[$A-Z-]|\n|  | [,.]|\?\?\?", text), (name, text)
            if name.startswith(SENTENCES):
                assert text[-1] in ".?", (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_never_shouts(language: str) -> None:
    assert not [name for name, entry in entries(language).items() if "!" in "".join(entry.texts.values())]


def test_french_signs_and_german_and_french_dollars_never_begin_a_row() -> None:
    for language, breakable in (("de", r"\d \$"), ("fr", r"[ \u00a0][;?!]|[ \u202f]:|« | »|\d \$")):
        for name, entry in entries(language).items():
            # The spaces of Fluent's own syntax stand inside braces.
            text = re.sub(r"\{[^{}]*\}", "0", "\n".join(entry.texts.values()))
            assert not re.search(breakable, text), (language, name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_real_ones(language: str) -> None:
    straight = [name for name, entry in entries(language).items() if "'" in "".join(entry.texts.values())]
    assert straight == []
