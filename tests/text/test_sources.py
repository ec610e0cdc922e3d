"""Where texts come from: the program, then each game from its own folder; no game takes a key of another."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import pioneers
from pioneers import catalogue
from pioneers.descriptor import GameDescriptor, descriptors
from pioneers.text import sources
from pioneers.text.say import LANGUAGES

GUEST = "guest"


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder with the English texts of a game from outside."""
    folder = tmp_path / "guest_game" / "locale" / "en"
    folder.mkdir(parents=True)
    (tmp_path / "guest_game" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "guest_game", raising=False)  # that of the test before lay elsewhere
    guest = GameDescriptor(name=GUEST, package="guest_game", game="guest_game:Game", rule_letter="X")
    games = {**descriptors(), GUEST: guest}
    for module in (sources, catalogue):
        monkeypatch.setattr(module, "descriptors", lambda: games)
    forget()
    yield folder
    forget()


def forget() -> None:
    sources._read.cache_clear()
    catalogue.taken_key_of.cache_clear()


def test_a_game_brings_its_own_texts(texts: Path) -> None:
    (texts / "guest.ftl").write_text("event-guest-slept = Good night.\n", encoding="utf-8")
    assert sources.sources_of("en")["event-guest-slept"] == "event-guest-slept = Good night.\n"
    assert "event-guest-slept" not in sources.sources_of("de")
    assert catalogue.game_names()[-1] == GUEST


@pytest.mark.parametrize(
    ("key", "owner", "suggestion"),
    [
        ("event-turn", "pioneers/board/locale/en/events.ftl:", "event-guest-turn"),
        ("money", "pioneers/text/locale/en/words.ftl:", "guest-money"),
    ],
)
def test_a_key_that_is_taken_keeps_only_its_game_from_being_played(
    texts: Path, key: str, owner: str, suggestion: str
) -> None:
    before = sources.sources_of("en")[key]
    (texts / "guest.ftl").write_text(f"# A comment.\n{key} = Mine.\n", encoding="utf-8")
    forget()
    assert sources.sources_of("en")[key] == before, "others must not suffer from it"
    assert catalogue.game_names() == tuple(descriptors())
    with pytest.raises(pioneers.Mistake) as caught:
        catalogue.game(GUEST)
    told = str(caught.value)
    assert f"“{GUEST}”" in told
    assert f"“{key}” (guest_game/locale/en/guest.ftl:2)" in told
    assert owner in told
    assert f"“{suggestion}”" in told
    assert caught.value.message("de").startswith("Das Spiel „guest“")


def test_our_own_games_are_not_looked_at() -> None:
    forget()
    for name in descriptors():
        assert catalogue.taken_key_of(name) is None
    assert sources._read.cache_info().currsize == 0, "a program that plays one game reads no texts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_our_games_has_its_texts_in_its_folder(language: str) -> None:
    for game in descriptors().values():
        assert (game.folder / "locale" / language / "rules.ftl").is_file()
