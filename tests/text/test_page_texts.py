"""What the page says is in the catalogue."""

from __future__ import annotations

from pioneers.board.equipment.load import load_board
from pioneers.text.say import LANGUAGES
from tests.text.entries import parsed
from tests.text.page_sources import WEB, said


def test_every_message_that_the_page_says_is_there_in_every_language() -> None:
    places = cities()
    found = [(name, key) for name, key in said() if key not in places]
    assert len(found) > 200, f"where are the sources of the page? not in {WEB}"
    missing = [(language, name, key) for language in LANGUAGES for name, key in found if key not in parsed(language)]
    assert missing == []


def cities() -> set[str]:
    """Cities have ids that look like messages."""
    return {city.id for side in load_board().sides for city in side.cities}
