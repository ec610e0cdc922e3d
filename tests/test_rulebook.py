"""Rules, refusals, messages and tests hold together: none of them stands alone.

A rule without a test, a refusal without a rule, a message that a language lacks and one that nothing uses fail here.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import pioneers
from pioneers.bots.characters import characters_of
from pioneers.descriptor import descriptors
from pioneers.match.lesson_file import lessons_of
from pioneers.text.say import LANGUAGES
from tests.text import page_sources
from tests.text.entries import entries, parsed

SOURCES = Path(pioneers.__file__).parent
TESTS = Path(__file__).parent


@cache
def trees(folder: Path) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))]


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """Every call of a function or method of these names."""
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in names:
                    yield node


def words(node: ast.expr) -> list[str]:
    """The constant texts that an expression can be: itself, or the two sides of a condition."""
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def constants() -> frozenset[str]:
    """Every text constant of the program."""
    nodes = (node for tree in trees(SOURCES) for node in ast.walk(tree))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


def chapters(game: str) -> list[dict[str, Any]]:
    content = tomllib.loads((files("pioneers") / game / "data" / "rules.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = content["chapters"]
    return found


def rules(game: str) -> list[str]:
    return [rule["id"] for chapter in chapters(game) for rule in chapter["rules"]]


def all_rules() -> list[dict[str, Any]]:
    return [rule for game in pioneers.GAMES for chapter in chapters(game) for rule in chapter["rules"]]


@cache
def rules_with_a_test() -> frozenset[str]:
    """The numbers in the marks of all tests."""
    marks = calls(TESTS / "rules", "rule")
    return frozenset(word for call in marks for argument in call.args for word in words(argument))


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    assert [rule for rule in rules(game) if rule not in rules_with_a_test()] == []


def test_no_test_is_marked_with_a_rule_that_does_not_exist() -> None:
    known = {rule for game in pioneers.GAMES for rule in rules(game)}
    assert sorted(rules_with_a_test() - known) == []


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_every_refusal_cites_a_rule_of_its_game(game: str) -> None:
    known = set(rules(game))
    cited = [word for call in calls(SOURCES / game, "Refusal") for word in words(call.args[0])]
    played = pioneers.game(game)
    state = played.new()
    cited += [played.turn_rule, played.end_rule, played.place_rule]
    cited += [step.not_aboard_rule for step in state.shared.steps if hasattr(step, "not_aboard_rule")]
    assert len(cited) > 10
    assert [rule for rule in cited if rule not in known] == []


@pytest.mark.parametrize("game", pioneers.GAMES)
def test_every_refusal_and_event_has_a_message_in_every_language(game: str) -> None:
    keys = [f"refusal-{word}" for call in calls(SOURCES / game, "Refusal") for word in words(call.args[1])]
    keys += [f"event-{word}" for word in event_names(game)]
    keys += [f"refusal-{word}" for call in calls(SOURCES / "kernel", "Refusal") for word in words(call.args[1])]
    assert len(keys) > 30
    assert [(language, key) for language in LANGUAGES for key in keys if key not in parsed(language)] == []


def event_names(game: str) -> list[str]:
    """All events that a game can tell, as its types say: what they are is held against played games elsewhere."""
    descriptor = descriptors()[game]
    kinds = get_args(descriptor.load(descriptor.types["event"]))
    return [word for kind in kinds for word in get_args(get_type_hints(kind)["event"])]


def test_every_mistake_has_a_message_in_every_language() -> None:
    keys = [word for call in calls(SOURCES, "Mistake", "DataError") if call.args for word in words(call.args[0])]
    for folder in (SOURCES / "board", SOURCES / "cards", SOURCES / "kernel"):
        for call in calls(folder, "refuse"):
            if call.args and words(call.args[0]):
                [key] = words(call.args[0])
                # A reading of a position refuses with `position-…`, the check of a data file with the key as it is.
                keys.append(key if f"mistake-{key}" in parsed("en") else f"position-{key}")
    assert len(keys) > 80
    missing = [(language, key) for language in LANGUAGES for key in keys if f"mistake-{key}" not in parsed(language)]
    assert missing == []


def test_every_message_is_used() -> None:
    unused = [identifier for identifier in entries("en") if not is_used(identifier)]
    assert unused == []


def is_used(identifier: str) -> bool:
    """By code or page, by another message, or as one of a family that one of them names by its other parts."""
    if identifier in constants() or identifier in page_sources.constants() or identifier in referred_to():
        return True
    kind, _, rest = identifier.partition("-")
    if kind in ("refusal", "mistake", "event"):
        return bool({rest, rest.removeprefix("position-"), rest.removesuffix("-private")} & constants())
    for pattern in families():
        match = pattern.fullmatch(identifier)
        # The help page says what the library of the command line calls the kinds of values.
        if match and (kind == "help" or all(word in spoken() for word in match.groups())):
            return True
    return False


@cache
def referred_to() -> frozenset[str]:
    """The messages that other messages or the rules name."""
    notes = {note for rule in all_rules() for note in rule.get("notes", [])}
    return frozenset(notes.union(*(entry.references for entry in entries("en").values())))


@cache
def families() -> list[re.Pattern[str]]:
    """Identifiers that are put together: f-strings in the code, templates in the page, `of:` and `by:` in messages."""
    found = {"word-(.+)", "list-(.+)"}
    for tree in trees(SOURCES):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values
                ]
                if re.match(r"[a-z]+\\-", parts[0]):
                    found.add("".join(parts))
    texts = [text for entry in entries("en").values() for text in entry.texts.values()]
    found |= {f"{kind}-(.+)" for text in texts for kind in re.findall(r'of: "([a-z-]+)"', text)}
    found |= page_sources.families()
    found |= {f"list-{word}" for text in texts for word in re.findall(r'by: "([a-z]+)"', text)}
    return [re.compile(pattern) for pattern in sorted(found)]


@cache
def spoken() -> frozenset[str]:
    """The words that identifiers are put together from: constants, words of the games, lessons, numbers of rules."""
    found = set(constants()) | set(pioneers.GAMES)
    for name in pioneers.GAMES:
        game = pioneers.game(name)
        found |= set(characters_of(name))
        for action in game.spaces()[0].actions:
            found |= {action.verb, *action.arguments}
        for lesson in lessons_of(name).values():
            found |= {lesson.name, *(step.name for step in lesson.steps)}
        for chapter in chapters(name):
            found |= {chapter["id"], *(rule["id"].replace(".", "-") for rule in chapter["rules"])}
    return frozenset(found)
