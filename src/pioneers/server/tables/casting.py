"""Which characters the bots of a table have, and what they are called."""

from __future__ import annotations

from hashlib import sha256

from msgspec.structs import replace

from pioneers.bots.characters import SEPARATOR, cast_of, characters_of, checked_character
from pioneers.match.seats import NAMES_OF_BOTS
from pioneers.store.sql.rows import Header

# Who wishes it gets a character that no other bot at the table has, as long as there are such.
ANY = "any"


def character_of(header: Header, seat: int) -> str | None:
    """The character of the bot that holds a seat; one that stands in for a person has none."""
    held = header.seats[seat]
    if held.bot is None or held.person is not None:
        return None
    characters = header.arrangement.characters
    return characters[seat] if characters else None


def kind_of(header: Header, seat: int) -> str | None:
    """The bot of a seat as a record names it, with its character; `None` for a person, whoever stands in."""
    held = header.seats[seat]
    if held.person is not None or held.bot is None:
        return None
    character = character_of(header, seat)
    return held.bot if character is None else f"{held.bot}{SEPARATOR}{character}"


def with_character(header: Header, seat: int, character: str | None) -> Header:
    """The header with this character at a seat, or none."""
    known = header.arrangement.characters or (None,) * header.players
    characters = tuple(character if place == seat else other for place, other in enumerate(known))
    # What is as always is not written.
    kept = characters if any(characters) else ()
    return replace(header, arrangement=replace(header.arrangement, characters=kept))


def chosen(header: Header, wish: str | None) -> str | None:
    """The character that a bot gets who is wished so; a `Mistake` if the game has no such character."""
    if wish != ANY:
        return None if wish is None else checked_character(header.game, wish)
    taken = [character_of(header, seat) for seat in range(header.players)]
    # Another order at every table, the same one whenever this table is asked.
    return min(
        characters_of(header.game),
        key=lambda name: (taken.count(name), sha256(f"{header.id} {name}".encode()).digest()),
        default=None,
    )


def name_for(header: Header, seat: int, character: str | None) -> str:
    """What a bot is called to whom nobody gives a name."""
    return NAMES_OF_BOTS[seat] if character is None else cast_of(header.game).characters[character].name
