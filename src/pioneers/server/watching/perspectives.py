"""Who looks at a table, from where, and what each has seen of the course of the game."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Literal, NamedTuple

import msgspec

from pioneers.kernel.event import Event
from pioneers.kernel.view import Told
from pioneers.server.network.connection import Connection
from pioneers.server.watching.deltas import Picture
from pioneers.server.wire.messages import Message

# A client that missed no more than this many changes is told of them; any other gets the table afresh.
REMEMBERED = 32

encode = msgspec.json.Encoder().encode


class Change(NamedTuple):
    """One change of the game. `seen` has a bit for each perspective that may know of it; `played` counts actions."""

    kind: Literal["begun", "move", "undo", "end"]
    seen: int
    by: int | None
    bot: str | None
    events: list[Event]
    played: int = 0


class Held(NamedTuple):
    """What a perspective has been told last: of which version, and its digest."""

    version: int
    picture: Picture
    digest: str


class Perspectives:
    """The seats of a table and, after the last of them, the spectators: who looks on, and the version of each."""

    __slots__ = ("_people", "held", "places", "players", "recent", "table", "versions", "watchers")

    def __init__(self, table: str, players: int) -> None:
        self.table = table
        self.players = players
        self.versions = [0] * (players + 1)
        # Who looks on, and whether he wants to hear what has changed instead of the whole.
        self.watchers: list[dict[Connection, bool]] = [{} for _ in range(players + 1)]
        # What those hold who hear only what has changed.
        self.held: list[Held | None] = [None] * (players + 1)
        # The perspectives of each connection.
        self.places: dict[Connection, set[int]] = {}
        # How many connections each person has here, counted as they come and go: nobody looks through all of them.
        self._people: dict[str, int] = {}
        # The last changes that each has seen. Were they kept together, many silent ones would make others forget
        # theirs, and whoever returns could tell by that.
        self.recent: list[list[Change]] = [[] for _ in range(players + 1)]

    @property
    def everybody(self) -> int:
        """The bits of all perspectives."""
        return (1 << (self.players + 1)) - 1

    def aware(self, seat: int | None, told: bool) -> int:
        """The bits of those who may know of a change that a seat made: of one that tells nothing, the seat alone.

        Such a change is part of a play that is not complete, and changes nobody else's view (a law of the games):
        others must not even learn that it was made.
        """
        return self.everybody if told else 1 << self.place(seat)

    def place(self, seat: int | None) -> int:
        """The place of a perspective in the lists."""
        return self.players if seat is None else seat

    def seat(self, place: int) -> int | None:
        """The seat at a place, `None` for the spectators."""
        return None if place == self.players else place

    def version(self, seat: int | None) -> int:
        """The version of a perspective: how many changes it has seen."""
        return self.versions[self.place(seat)]

    def adopt(self, others: Perspectives) -> None:
        """Have those who look on there look on here."""
        self.watchers, self.places, self._people = others.watchers, others.places, others._people

    def enter(self, connection: Connection, seat: int | None, deltas: bool = False) -> bool:
        """From now on the connection is told what this perspective may know. Whether others can see a change."""
        place = self.place(seat)
        is_known = connection in self.watchers[place]
        self.watchers[place][connection] = deltas
        if is_known:
            return False
        is_new = False
        if connection not in self.places:
            self.places[connection] = set()
            is_new = connection.person not in self._people
            self._people[connection.person] = self._people.get(connection.person, 0) + 1
        self.places[connection].add(place)
        return is_new or seat is None

    def leave(self, connection: Connection, seat: int | None) -> None:
        """Tell the connection no more of this perspective."""
        place = self.place(seat)
        self._look_away(connection, place)
        places = self.places.get(connection)
        if places is not None:
            places.discard(place)
            if not places:
                del self.places[connection]
                self._count_out(connection.person)

    def leave_all(self, connection: Connection) -> None:
        """Tell the connection nothing more."""
        places = self.places.pop(connection, None)
        if places is not None:
            for place in places:
                self._look_away(connection, place)
            self._count_out(connection.person)

    def _look_away(self, connection: Connection, place: int) -> None:
        self.watchers[place].pop(connection, None)
        if not self.watchers[place]:
            self.held[place] = None

    def _count_out(self, person: str) -> None:
        self._people[person] -= 1
        if not self._people[person]:
            del self._people[person]

    def others_at(self, seat: int, person: str | None) -> list[Connection]:
        """The connections that look on from a seat without being those of its person."""
        return [connection for connection in self.watchers[seat] if connection.person != person]

    def spectators(self) -> int:
        """How many connections look on from no seat."""
        return len(self.watchers[self.players])

    def people(self) -> AbstractSet[str]:
        """Who looks at the table: always as it is now."""
        return self._people.keys()

    def people_at_seats(self) -> set[str]:
        """Who looks on from a seat of his own: few, however many spectators there are."""
        return {connection.person for watchers in self.watchers[: self.players] for connection in watchers}

    def note(self, change: Change) -> None:
        """Count a change for those who may know of it."""
        for place, recent in enumerate(self.recent):
            if change.seen >> place & 1:
                self.versions[place] += 1
                recent.append(change)
                del recent[:-REMEMBERED]

    def watching(self, change: Change) -> list[int | None]:
        """The perspectives that may know of a change and from which somebody looks on."""
        return [
            self.seat(place) for place, watchers in enumerate(self.watchers) if watchers and change.seen >> place & 1
        ]

    def send(self, message: Message) -> None:
        """Send something that is the same for all to every connection once."""
        if self.places:
            encoded = encode(message)
            for connection in self.places:
                connection.send(encoded)

    def missed(self, seat: int | None, version: int) -> list[Change] | None:
        """The changes that a perspective has seen since a version; `None` if they are no longer remembered."""
        place = self.place(seat)
        wanted = self.versions[place] - version
        recent = self.recent[place]
        return recent[len(recent) - wanted :] if 0 <= wanted <= len(recent) else None


def seen_by(seat: int | None, events: Iterable[Event]) -> list[Told]:
    """Events as a perspective may know them."""
    return [event.seen_by(seat) for event in events]
