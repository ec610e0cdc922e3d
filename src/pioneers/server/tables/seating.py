"""Who may sit where: changes of a table's seats, checked. Each gives the new header and leaves the old one alone.

At somebody else's table a person holds one seat, unless others are kept for him from the game before; the owner may
hold several (hot-seat). Until the game begins the owner frees seats, also those of people.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from pioneers.match.seats import from_record
from pioneers.server.http.identity import guest, language_of
from pioneers.server.tables import casting
from pioneers.server.wire.problems import Conflict, Forbidden
from pioneers.store.sql.rows import Header, Person, Seat
from pioneers.text.appearance import skeleton, visible

MOST_NAME = 40
# So many removed people are remembered at a table; the first of them may then come again.
MOST_REMOVED = 50


def clean_name(name: str) -> str:
    """A name as it is shown to others: one line, nothing unseen, nothing that could pass for a bot in a record."""
    plain = visible(name)[:MOST_NAME].strip()
    bot: str | None = ""
    while bot is not None:
        plain, bot = from_record(plain)
        plain = plain.strip()
    return plain


def own_name(person: Person) -> str:
    """What somebody is called who says nothing else. A name that was kept before names were cleaned may have nothing
    in it that can be seen.
    """
    return clean_name(person.name) or guest(person.id, language_of(person, "en")).name


def checked_seat(header: Header, seat: int) -> Seat:
    """The seat of this number."""
    if not 0 <= seat < header.players:
        raise Conflict("table-seat", seat=seat, seats=header.players)
    return header.seats[seat]


def check_looking(header: Header, seat: int | None, person: str | None) -> None:
    """Only the one who holds a seat may see what it sees; anybody may watch as a spectator."""
    if seat is not None and checked_seat(header, seat).person != person:
        raise Forbidden("table-not-yours", seat=seat)


def is_free(seat: Seat) -> bool:
    """Whether somebody may sit down here."""
    return seat.person is None and seat.bot is None


def reserved_for(header: Header, seat: int) -> str | None:
    """Who alone may take a free seat: somebody of the game before."""
    reserved = header.arrangement.reserved
    return reserved[seat] if reserved and is_free(header.seats[seat]) else None


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
    if person.id in header.arrangement.removed:
        raise Forbidden("table-removed")
    reserved = reserved_for(header, number)
    if reserved is not None and reserved != person.id:
        raise Forbidden("table-seat-reserved", seat=number)
    if reserved is None and header.owner != person.id and person.id in (held.person for held in header.seats):
        raise Conflict("table-one-seat")
    called = distinct(header, clean_name(name) or own_name(person))
    return with_seat(header, number, Seat(name=called, person=person.id))


def distinct(header: Header, name: str, others: Iterable[str] = ()) -> str:
    """The name, with a number if somebody at the table, or another of those named, has one that looks like it."""
    names = {skeleton(seat.name) for seat in header.seats} | {skeleton(other) for other in others}
    number = 2
    found = name
    while skeleton(found) in names:
        found = f"{name} {number}"
        number += 1
    return found


def left(header: Header, number: int, person: str, bot: str) -> Header:
    """Somebody leaves his seat: before the game it is free again, in the game a bot plays until he is back. Before the
    game the owner frees the seats of others in the same way.
    """
    seat = checked_seat(header, number)
    if header.owner == person != seat.person and header.state == "open":
        return freed(header, number)
    if seat.person != person:
        raise Forbidden("table-not-yours", seat=number)
    if header.state == "open":
        return with_seat(header, number, Seat())
    return with_seat(header, number, replace(seat, bot=bot))


def freed(header: Header, number: int) -> Header:
    """The header with a seat that anybody may take, except for the person who was removed from it."""
    seat = header.seats[number]
    if seat.bot is not None:
        return with_seat(header, number, Seat())
    if seat.person is None and reserved_for(header, number) is None:
        raise Conflict("table-seat-free", seat=number)
    kept = header.arrangement.reserved
    reserved = tuple(None if place == number else held for place, held in enumerate(kept))
    removed = header.arrangement.removed
    if seat.person is not None:
        removed = dict(list({**removed, seat.person: seat.name}.items())[-MOST_REMOVED:])
    arrangement = replace(header.arrangement, reserved=reserved, removed=removed)
    return with_seat(replace(header, arrangement=arrangement), number, Seat())


def let_back(header: Header, person: str, removed: str) -> Header:
    """The owner lets somebody sit down again who was removed."""
    if header.owner != person:
        raise Forbidden("table-not-owner")
    others = {known: name for known, name in header.arrangement.removed.items() if known != removed}
    return replace(header, arrangement=replace(header.arrangement, removed=others))


def given(header: Header, number: int, person: str, bot: str | None, wish: str | None = None, name: str = "") -> Header:
    """The one who made the table puts a bot on a free seat, of the character that is wished, or takes it away again."""
    seat = checked_seat(header, number)
    if header.owner != person:
        raise Forbidden("table-not-owner")
    if header.state != "open":
        raise Conflict("table-begun")
    if seat.person is not None:
        raise Conflict("table-seat-taken", seat=number, name=seat.name)
    header = with_seat(header, number, Seat())
    if bot is None:
        return casting.with_character(header, number, None)
    character = casting.chosen(header, wish)
    called = distinct(header, name or casting.name_for(header, number, character))
    return casting.with_character(with_seat(header, number, Seat(name=called, bot=bot)), number, character)


def filled(header: Header, person: str, bot: str, wish: str | None = None) -> Header:
    """The one who made the table does not wait any longer: bots sit down on all free seats."""
    for number, seat in enumerate(header.seats):
        if is_free(seat):
            header = given(header, number, person, bot, wish)
    return header


def stood_in(header: Header, number: int, bot: str) -> Header:
    """A bot plays for the person of a seat."""
    return with_seat(header, number, replace(header.seats[number], bot=bot))


def check_removal(header: Header, person: str) -> None:
    """Refuse to let somebody take a table away: that is for the owner, and a game that others play in stays."""
    if header.owner != person:
        raise Forbidden("table-not-owner")
    if header.state == "over":
        raise Conflict("table-delete-over")
    others = [seat.name for seat in header.seats if seat.person not in (None, person)]
    if header.state != "open" and others:
        raise Conflict("table-delete-others", names=others)


def is_full(header: Header) -> bool:
    """Whether the game can begin."""
    return not any(is_free(seat) for seat in header.seats)


def awaits_start(header: Header) -> bool:
    """Whether all seats are taken and somebody has to start the game, for it does not begin by itself.

    Who came by a link or from the game before was asked by the owner. To a public table anybody comes: there the owner
    sees first who sits down.
    """
    if header.state != "open" or not is_full(header) or not header.public:
        return False
    asked = {header.owner, None, *header.arrangement.reserved}
    return any(seat.person not in asked for seat in header.seats)


def check_start(header: Header, person: str, is_owner_here: bool) -> None:
    """Refuse to let somebody start the game: that is for the owner, or if he is not there, for anybody who sits."""
    if header.state != "open":
        raise Conflict("table-begun")
    if not is_full(header):
        raise Conflict("table-not-full")
    sits = person in (seat.person for seat in header.seats)
    if person != header.owner and (is_owner_here or not sits):
        raise Forbidden("table-not-owner")
