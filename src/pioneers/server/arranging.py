"""New tables: from what somebody wishes to a header that can be played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from pioneers.catalogue import game as game_named
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import DataError, Mistake
from pioneers.kernel.record import FILE_SUFFIX, Record
from pioneers.kernel.view import Json
from pioneers.match.seats import NAMES_OF_BOTS
from pioneers.server import seating
from pioneers.server.fair import commitment, fresh_seed
from pioneers.server.journal import FILE, keep_file
from pioneers.server.requests import NewTable, OwnFile, SeatWish
from pioneers.store.rows import Entry, Header, Person, Seat, new_id

ENGINE = version("pioneers")
# Options that name a file: a client gives the file's text, never a path on the server's disk.
FILE_OPTIONS = ("board", "coaches", "deck")


class Arranged(msgspec.Struct, frozen=True):
    """A table that can begin to be kept: its header and the first entries of its log."""

    header: Header
    entries: list[Entry]


async def arranged(wish: NewTable, person: Person, folder: Path, now: int) -> Arranged:
    """The table that somebody wishes; a `Mistake` says what cannot be."""
    for name in wish.options:
        if name in FILE_OPTIONS:
            raise Mistake("table-file-option", option=name)
    files = [named(own) for own in wish.files]
    options: dict[str, Json] = {**wish.options, **{own["option"]: own["name"] for own in files}}
    seed = fresh_seed()
    table = new_id()
    # Reading a data file takes a while; others play on meanwhile.
    record = await asyncio.to_thread(checked, game_named(wish.game), len(wish.seats), seed, options, files, folder)
    header = Header(
        id=table,
        created=now,
        game=wish.game,
        rules=record.rules,
        engine=ENGINE,
        data=record.data,
        players=record.players,
        seed=seed,
        seed_hash=commitment(seed),
        options=options,
        clock=msgspec.to_builtins(wish.clock),
        seats=[Seat()] * record.players,
        public=wish.public,
        state="open",
        changed=now,
        owner=person.id,
        arrangement={"pace": wish.pace},
    )
    return Arranged(seated(header, wish.seats, person), file_entries(table, files, now))


def checked(
    game: Game[Any], players: int, seed: int, options: dict[str, Json], files: list[dict[str, str]], folder: Path
) -> Record:
    """The record of a new game: everything about it is right if this can be made."""
    for own in files:
        keep_file(folder, own)
    paths = {own["option"]: str(folder / own["name"]) for own in files}
    try:
        return Record.begun(game, players, seed, {**options, **paths}, [""] * players)
    except DataError as error:
        # The person knows the file by what it is for, not by where it lies here.
        option = next((own["option"] for own in files if error.file.endswith(own["name"])), error.file)
        spot = {name: error.figures[name] for name in error.figures if name not in ("file", "place", "row", "column")}
        raise DataError(error.key, option, error.place, error.row, error.column, **spot) from None


def named(own: OwnFile) -> dict[str, str]:
    """An own file as the log keeps it. Its name is made of its content: the same file is kept once."""
    digest = sha256(own.text.encode()).hexdigest()[:32]
    return {"option": own.option, "name": digest + FILE_SUFFIX, "text": own.text}


def file_entries(table: str, files: Sequence[dict[str, str]], now: int) -> list[Entry]:
    """The own files of a table as the first entries of its log."""
    return [
        Entry(table=table, number=number, kind=FILE, body=dict(own), time=now) for number, own in enumerate(files, 1)
    ]


def seated(header: Header, wishes: Sequence[SeatWish], person: Person) -> Header:
    """The header with the seats that were wished."""
    for number, wish in enumerate(wishes):
        if wish.kind == "me":
            header = seating.taken(header, number, person, wish.name)
        elif wish.kind == "bot":
            name = seating.clean_name(wish.name) or NAMES_OF_BOTS[number]
            header = seating.given(header, number, person.id, wish.bot, name)
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
        arrangement={
            "pace": header.arrangement.get("pace", "quick"),
            "previous": header.id,
            "known_deal": same_deal,
            "reserved": [seat.person for seat in header.seats],
        },
    )
    return Arranged(fresh, [replace(entry, table=table, time=now) for entry in entries if entry.kind == FILE])
