"""Games that go on from a finished one: to try again what a review calls a mistake, against bots.

The new game is a game like any other. Its record begins with the actions of the old one, so that it can be finished and
replayed; that its deal was known before is said, and it counts in nobody's statistics.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from pioneers.server.files.own_files import FILE
from pioneers.server.tables import seating
from pioneers.server.tables.journal import BEGUN
from pioneers.server.tables.new_table import ENGINE, Arranged
from pioneers.server.watching.perspectives import Perspectives
from pioneers.server.wire.bodies import PlayOn
from pioneers.store.arrangement import Arrangement, KeptOrigin
from pioneers.store.sql.rows import Entry, Header, Person, Seat, new_id


def going_on(
    header: Header, entries: Sequence[Entry], actions: Sequence[str], wish: PlayOn, person: Person, now: int
) -> Arranged:
    """A table that goes on from the game of another one after these actions, with the person and bots."""
    table = new_id()
    fresh = replace(
        header,
        id=table,
        created=now,
        engine=ENGINE,
        clock={"kind": "none"},
        seats=[Seat()] * header.players,
        public=False,
        state="open",
        changed=now,
        owner=person.id,
        arrangement=Arrangement(pace=wish.pace, known_deal=True, origin=KeptOrigin(header.id, wish.move)),
        deadline=None,
        time_left=None,
        revision=None,
    )
    fresh = seating.taken(fresh, wish.seat, person, "")
    for seat in range(header.players):
        if seat != wish.seat:
            fresh = seating.given(fresh, seat, person.id, wish.bot, wish.character)
    files = [replace(entry, table=table, time=now) for entry in entries if entry.kind == FILE]
    everybody = Perspectives(table, header.players).everybody
    begun = Entry(
        table=table,
        number=len(files) + 1,
        kind=BEGUN,
        body={"played": list(actions), "seen": everybody},
        time=now,
    )
    return Arranged(fresh, [*files, begun])
