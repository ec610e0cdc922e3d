"""Who may sit where: changes of a table's seats, checked. Each gives the new header and leaves the old one alone."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from pioneers.match.seats import from_record
from pioneers.server.problems import Conflict, Forbidden
from pioneers.store.rows import Header, Person, Seat
from pioneers.text.harmless import harmless

MOST_NAME = 40


def clean_name(name: str) -> str:
    """A name as it is shown to others: one line, nothing that could disturb a screen or pass for a bot in a record."""
    plain, _ = from_record(harmless(" ".join(name.split())))
    return plain[:MOST_NAME].strip()


def checked_seat(header: Header, seat: int) -> Seat:
    """The seat of this number."""
    if not 0 <= seat < header.players:
        raise Conflict("table-seat", seat=seat, seats=header.players)
    return header.seats[seat]


def is_free(seat: Seat) -> bool:
    """Whether somebody may sit down here."""
    return seat.person is None and seat.bot is None


def reserved_for(header: Header, seat: int) -> str | None:
    """Who alone may take a free seat: somebody of the game before."""
    reserved = header.arrangement.get("reserved")
    found = reserved[seat] if isinstance(reserved, list) else None
    return found if isinstance(found, str) and is_free(header.seats[seat]) else None


def with_seat(header: Header, number: int, seat: Seat) -> Header:
    """The header with another seat at this place."""
    seats: Sequence[Seat] = [seat if place == number else old for place, old in enumerate(header.seats)]
    return replace(header, seats=seats)


def taken(header: Header, number: int, person: Person, name: str) -> Header:
    """Somebody sits down on a free seat, comes back to his own where a bot has stood in, or is called otherwise there
    before the game begins.
    """
    seat = checked_seat(header, number)
    if seat.person == person.id:
        called = clean_name(name)
        if header.state == "open" and called:
            seat = replace(seat, name=distinct(with_seat(header, number, Seat()), called))
        return with_seat(header, number, replace(seat, bot=None))
    if header.state != "open":
        raise Conflict("table-begun")
    if not is_free(seat):
        raise Conflict("table-seat-taken", seat=number, name=seat.name)
    reserved = reserved_for(header, number)
    if reserved is not None and reserved != person.id:
        raise Forbidden("table-seat-reserved", seat=number)
    return with_seat(header, number, Seat(name=distinct(header, clean_name(name) or person.name), person=person.id))


def distinct(header: Header, name: str) -> str:
    """The name, with a number if somebody at the table has it already."""
    names = {seat.name for seat in header.seats}
    number = 2
    found = name
    while found in names:
        found = f"{name} {number}"
        number += 1
    return found


def left(header: Header, number: int, person: str, bot: str) -> Header:
    """Somebody leaves his seat: before the game it is free again, in the game a bot plays until he is back."""
    seat = checked_seat(header, number)
    if seat.person != person:
        raise Forbidden("table-not-yours", seat=number)
    if header.state == "open":
        return with_seat(header, number, Seat())
    return with_seat(header, number, replace(seat, bot=bot))


def given(header: Header, number: int, person: str, bot: str | None, name: str) -> Header:
    """The one who made the table puts a bot on a free seat, or takes it away again."""
    seat = checked_seat(header, number)
    if header.owner != person:
        raise Forbidden("table-not-owner")
    if header.state != "open":
        raise Conflict("table-begun")
    if seat.person is not None:
        raise Conflict("table-seat-taken", seat=number, name=seat.name)
    return with_seat(header, number, Seat() if bot is None else Seat(name=distinct(header, name), bot=bot))


def stood_in(header: Header, number: int, bot: str) -> Header:
    """A bot plays for the person of a seat."""
    return with_seat(header, number, replace(header.seats[number], bot=bot))


def is_full(header: Header) -> bool:
    """Whether the game can begin."""
    return not any(is_free(seat) for seat in header.seats)
