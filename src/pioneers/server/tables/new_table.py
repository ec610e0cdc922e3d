"""New tables: from what somebody wishes to a header that can be played."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

import msgspec
from msgspec.structs import replace

from pioneers.catalogue import descriptor
from pioneers.catalogue import game as game_named
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest
from pioneers.kernel.view import Json
from pioneers.server.files.check_worker import Draft, Verdict, judged
from pioneers.server.files.checker import Checker
from pioneers.server.files.own_files import FILE, file_entries, named
from pioneers.server.tables import seating
from pioneers.server.tables.fair import commitment, fresh_seed
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.store.arrangement import Arrangement
from pioneers.store.sql.rows import Entry, Header, Person, Seat, new_id

ENGINE = version("pioneers")


class Arranged(msgspec.Struct, frozen=True):
    """A table that can begin to be kept: its header and the first entries of its log."""

    header: Header
    entries: list[Entry]


async def arranged(wish: NewTable, person: Person, checker: Checker, now: int, source: str) -> Arranged:
    """The table that somebody wishes; a `Mistake` says what cannot be. Files of one `source` are checked in turn."""
    # A client gives the text of a file, never a path on the server's disk.
    allowed = descriptor(wish.game).file_options
    for name in wish.options:
        if name in allowed:
            raise Mistake("table-file-option", option=name)
    for own in wish.files:
        if own.option not in allowed:
            near = nearest(own.option, allowed) or "none"
            raise Mistake("option", option=own.option, nearest=near, options=list(allowed))
    files = [named(own) for own in wish.files]
    options: dict[str, Json] = {**wish.options, **{own["option"]: own["name"] for own in files}}
    seed = fresh_seed()
    table = new_id()
    draft = Draft(
        game=wish.game,
        players=len(wish.seats),
        seed=seed,
        options=dict(wish.options),
        files={own["option"]: own["text"] for own in files},
    )
    verdict = await checked(draft, source, checker)
    header = Header(
        id=table,
        created=now,
        game=wish.game,
        rules=verdict.rules,
        engine=ENGINE,
        data=verdict.data,
        players=draft.players,
        seed=seed,
        seed_hash=commitment(seed),
        options=options,
        clock=msgspec.to_builtins(wish.clock),
        seats=[Seat()] * draft.players,
        public=wish.public,
        state="open",
        changed=now,
        owner=person.id,
        arrangement=Arrangement(pace=wish.pace, hints=wish.hints),
    )
    return Arranged(seated(header, wish.seats, person), file_entries(table, files, now))


async def checked(draft: Draft, source: str, checker: Checker) -> Verdict:
    """The verdict on a new game: everything about it is right if it can be begun. Own files are read elsewhere."""
    if draft.files:
        return await checker.check(draft, source)
    verdict = judged(draft)
    verdict.approve()
    return verdict


def seated(header: Header, wishes: Sequence[SeatWish], person: Person) -> Header:
    """The header with the seats that were wished."""
    for number, wish in enumerate(wishes):
        if wish.kind == "me":
            header = seating.taken(header, number, person, wish.name)
        elif wish.kind == "bot":
            name = seating.clean_name(wish.name)
            header = seating.given(header, number, person.id, wish.bot, wish.character, name)
    return header


def following(header: Header, entries: Sequence[Entry], person: Person, same_deal: bool, now: int) -> Arranged:
    """Another game for the same people: who asked sits already, the seats of the others wait for them."""
    seed = header.seed if same_deal else fresh_seed()
    table = new_id()
    seats = [seat if seat.person in (person.id, None) else Seat() for seat in header.seats]
    fresh = replace(
        header,
        id=table,
        created=now,
        # The same deal comes from the same rules alone.
        rules=header.rules if same_deal else game_named(header.game).rules,
        engine=ENGINE,
        seed=seed,
        seed_hash=commitment(seed),
        seats=[replace(seat, bot=None) if seat.person == person.id else seat for seat in seats],
        state="open",
        changed=now,
        owner=person.id,
        arrangement=Arrangement(
            pace=header.arrangement.pace,
            previous=header.id,
            known_deal=same_deal,
            hints=header.arrangement.hints,
            characters=header.arrangement.characters,
            reserved=tuple(seat.person for seat in header.seats),
        ),
    )
    return Arranged(fresh, [replace(entry, table=table, time=now) for entry in entries if entry.kind == FILE])
