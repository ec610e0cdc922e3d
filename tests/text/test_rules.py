"""The rules of both games in the words of the catalogue."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from pioneers.text.say import LANGUAGES, say
from tests.text.entries import parsed

# For each game the letter of its rules, and how many chapters and rules it has.
GAMES = {"board": ("B", 11, 60), "cards": ("C", 6, 33)}
CLARIFIED = {
    "board": [
        *("B1.7", "B2.2", "B2.3", "B2.6", "B3.3"),
        *("B5.4", "B5.5", "B5.7", "B5.8", "B6.3", "B6.6", "B6.7", "B10.3", "B11.3"),
    ],
    "cards": [
        *("C1.2", "C2.1", "C2.2", "C2.3", "C2.4", "C2.6", "C3.8", "C3.9"),
        *("C4.2", "C4.4", "C4.5", "C4.6", "C4.7", "C4.8", "C4.9", "C5.1", "C6.1", "C6.2", "C6.3", "C6.4"),
    ],
}


def chapters(game: str) -> list[dict[str, Any]]:
    text = (files("pioneers") / game / "data" / "rules.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["chapters"]
    return found


def rules(game: str) -> Iterator[dict[str, Any]]:
    for chapter in chapters(game):
        yield from chapter["rules"]


def messages(game: str) -> list[str]:
    """Every message that the rules are shown with."""
    named = [f"chapter-{chapter['id']}" for chapter in chapters(game)]
    named += [f"rule-{rule['id'].replace('.', '-')}" for rule in rules(game)]
    return named + [note for rule in rules(game) for note in rule.get("notes", [])]


@pytest.mark.parametrize("game", GAMES)
def test_chapters_and_rules_are_numbered_in_order(game: str) -> None:
    letter, chapter_count, rule_count = GAMES[game]
    assert [chapter["id"] for chapter in chapters(game)] == [
        f"{letter}{number}" for number in range(1, chapter_count + 1)
    ]
    for chapter in chapters(game):
        numbers = [rule["id"] for rule in chapter["rules"]]
        assert numbers == [f"{chapter['id']}.{number}" for number in range(1, len(numbers) + 1)]
    assert len(list(rules(game))) == rule_count


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_are_marked_as_clarified(game: str) -> None:
    assert [rule["id"] for rule in rules(game) if rule.get("clarified", False)] == CLARIFIED[game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_text_and_every_text_its_rule(language: str, game: str) -> None:
    named = {name for name in parsed(language, game) if name.startswith(("chapter-", "rule-", "note-"))}
    assert named == set(messages(game))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_rule_has_the_same_numbers_in_every_language(language: str, game: str) -> None:
    for name in messages(game):
        numbers, english = (sorted(re.findall(r"[BC]?\d[\d.]*", say(name, {}, spoken))) for spoken in (language, "en"))
        assert [number.rstrip(".") for number in numbers] == [number.rstrip(".") for number in english], name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_short(language: str, game: str) -> None:
    for name in messages(game):
        assert len(re.findall(r"\.(?= |$)", say(name, {}, language))) <= 4, name


@pytest.mark.parametrize(("language", "word"), [("en", "clarified"), ("de", "klargestellt"), ("fr", "précisé")])
def test_the_mark_of_a_ruling(language: str, word: str) -> None:
    assert say("rules-clarified", {}, language) == word
