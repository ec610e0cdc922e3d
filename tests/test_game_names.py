"""Law 8: adding a game changes nothing outside its folder. So nothing outside may know a game by its name."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pioneers"
TEXTS = PACKAGE / "text" / "locale" / "en"
# Messages of the program that may name a game: pages of help, which are read before any game is, and the one setting
# for games with hidden hands.
EXEMPT_MESSAGES = ("help-play-board", "help-play-board-file", "help-play-cards", "page-settings-curtain-cards")


def registered() -> dict[str, str]:
    """Our games and where they live, by their registration."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entries: dict[str, str] = project["entry-points"]["pioneers.games"]
    return {name: place.partition(":")[0] for name, place in entries.items()}


def sources() -> list[Path]:
    """Every Python file of the package that belongs to no game."""
    folders = {place.rpartition(".")[2] for place in registered().values()}
    files = sorted(PACKAGE.rglob("*.py"))
    return [file for file in files if file.relative_to(PACKAGE).parts[0] not in folders]


def named(source: str) -> Iterator[str]:
    """Where a source names a game: as a text of its own, in the place of a module, or in an import."""
    games = registered()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found = [node.value]
        elif isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for text in found:
            if text in games or any(f"{text}.".replace(":", ".").startswith(f"{place}.") for place in games.values()):
                yield f"{node.lineno}: {text}"


def test_no_file_outside_a_games_folder_names_the_game() -> None:
    files = sources()
    assert len(files) > 150, "the test looks somewhere else"
    found = [f"{file.relative_to(ROOT)}:{row}" for file in files for row in named(file.read_text(encoding="utf-8"))]
    assert found == []


def test_no_message_outside_a_games_folder_names_the_game() -> None:
    games = set(registered())
    keys = [
        found[1]
        for file in sorted(TEXTS.glob("*.ftl"))
        for found in re.finditer(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert len(keys) > 500, "the test looks somewhere else"
    assert [key for key in keys if games & set(key.split("-")) and key not in EXEMPT_MESSAGES] == []


@pytest.mark.parametrize(
    "source",
    [
        'if game == "board": ...',
        'PLACES = {"cards": 4}',
        "from pioneers.cards.game import CardsGame",
        "from pioneers import board",
        "import pioneers.board.game",
        'load("pioneers.board.game:BoardGame")',
    ],
)
def test_a_name_is_found_wherever_it_stands(source: str) -> None:
    assert list(named(source))


@pytest.mark.parametrize("source", ['"""The board game."""', "from pioneers.boards import Boards", 'say("a board")'])
def test_other_words_are_let_be(source: str) -> None:
    assert list(named(source)) == []
