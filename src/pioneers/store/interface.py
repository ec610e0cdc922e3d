"""What a store can do. Tables, lobby and accounts know only this; which database stands behind it is settled at start.

All of it is called from one event loop and never blocks it. What the database cannot do (disk full, file locked,
number taken) is a `Mistake` that says so.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json
from pioneers.store.sql.rows import (
    Account,
    Deadline,
    Ending,
    Entry,
    Finished,
    Header,
    KeptReview,
    Newest,
    Page,
    Person,
    Played,
    ReviewHead,
)

PAGE = 20


class TableStore(Protocol):
    """The headers of the tables."""

    async def create(
        self, header: Header, entries: Sequence[Entry] = (), following_of: Header | None = None
    ) -> Header | None:
        """Keep a new table with the first entries of its log; a `Mistake` if its id is taken.

        If it follows another table, `following_of` is the header of that one as it is to be kept: all of it or nothing,
        so that no table gets two that follow it. The answer is then that header, with its next revision.
        """
        ...

    async def change(self, header: Header) -> Header:
        """Keep the header as it is now; the answer has the next revision. A `Mistake` if there is no such table.

        A `Mistake` (`store-header-changed`) if what is kept has another revision than this header: somebody else has
        changed it, and must be heard first. What the game is made of (`chain.FIXED`) never changes: it stays as it was
        when the table was made.
        """
        ...

    async def find(self, table: str) -> Header | None:
        """The header, or `None`."""
        ...

    async def ends(self, tables: Collection[str]) -> list[Newest]:
        """Last number and revision of each of these tables that there is, in one query."""
        ...

    async def unfinished(self) -> list[str]:
        """The ids of all tables that are not over, oldest first: what a restart must bring back."""
        ...

    async def deadlines(self) -> list[Deadline]:
        """The tables that sleep while somebody's time runs, with when it is out."""
        ...

    async def untimed(self) -> list[str]:
        """The ids of tables with a clock that were in memory when a server broke off: whose time runs is open."""
        ...

    async def keep_times(self, left: Mapping[str, int]) -> None:
        """Keep how many milliseconds are left at tables that sleep; one that does not is left alone."""
        ...

    async def abandoned(self, before: int, following: str = "", limit: int = PAGE) -> list[str]:
        """The ids of some tables whose game never began and where nothing has changed since a time.

        In their order, from the one after `following` on.
        """
        ...

    async def remove(self, table: str, owner: str | None = None) -> bool:
        """Remove a table whose game never began, with its log. False, and nothing is changed, if it did begin.

        With its `owner`, a game that was begun is removed too, unless it is over or anybody else holds a seat there.
        """
        ...

    async def unfinished_of(self, owner: str, put_away: int = 0) -> int:
        """How many tables somebody has made that are not over; see `of_person` for those put away."""
        ...

    async def of_person(
        self, person: str, following: str | None = None, limit: int = PAGE, *, put_away: int = 0, away: bool = False
    ) -> Page[Header]:
        """The tables where this person has a seat, newest first.

        Without games that are put away, or with `away` those alone: begun, not over, no clock running, and nobody has
        touched them since the time `put_away`. Nothing of this is written: whoever opens such a game touches it.
        """
        ...


class Log(Protocol):
    """The logs of all tables: numbered 1, 2, 3 … in each table, never changed."""

    async def append(self, entries: Sequence[Entry], ending: Ending | None = None) -> list[Entry]:
        """Keep one move with what follows from it: entries of one table, all or none of them.

        With the last move of a game comes its `ending`: the finished game and the header (see `TableStore.change`) are
        kept with the entries, or nothing is.

        Returns when they are safe on the disk. If client ids among them are in the log already, nothing is written
        and the answer is the earlier entries; otherwise it is empty. A `Mistake` if the first number is not the next
        one of the table: somebody else writes this log too. Who is cancelled while waiting cannot know: the entries may
        still be written, and appending them again with their client ids tells.
        """
        ...

    async def read(self, table: str, since: int = 1) -> list[Entry]:
        """The entries from a number on, in order.

        A `Mistake` (`chain.Broken`) if one of them, or the table itself, is not as it was written: then nothing of
        this table can be trusted, and nothing may be written to it.
        """
        ...

    async def find(self, table: str, client: str) -> Entry | None:
        """The entry that a sender sent under an id of his, or `None`."""
        ...


class People(Protocol):
    """Those who play."""

    async def add(self, person: Person) -> None:
        """Keep somebody new; a `Mistake` if the id is taken."""
        ...

    async def change(self, person: Person) -> None:
        """Keep name, settings and last visit as they are now; a `Mistake` if there is no such person."""
        ...

    async def seen(self, person: str, time: int) -> None:
        """Somebody was here. An earlier time than the one known, or an unknown person, changes nothing."""
        ...

    async def find(self, person: str) -> Person | None:
        """The person, or `None`."""
        ...


class FinishedGames(Protocol):
    """The games that are over, each written once."""

    async def add(self, game: Finished, header: Header | None = None) -> bool:
        """Keep a game whose last move is in the log already, and with it the header of its table if that changed (see
        `TableStore.change`).

        False if the game is there already; a `Mistake` if it ended in another position.
        """
        ...

    async def find(self, table: str) -> Finished | None:
        """The finished game of a table, or `None`."""
        ...

    async def search(
        self,
        *,
        person: str | None = None,
        game: str | None = None,
        since: int | None = None,
        until: int | None = None,
        viewer: str | None = None,
        following: str | None = None,
        limit: int = PAGE,
    ) -> Page[Finished]:
        """The games of a person, of a kind, that ended in a time (`until` itself excluded), newest first.

        With a `viewer` only those that he finds in lists: of public tables and his own. The empty text is nobody.
        """
        ...

    async def played(self, person: str, limit: int) -> list[Played]:
        """The games that count for a person, newest first: what statistics are made of."""
        ...

    async def ended(self, before: int, following: str = "", limit: int = PAGE) -> list[str]:
        """The tables of some games that ended before a time, in the order of their ids from the one after
        `following` on.
        """
        ...

    async def remove(self, table: str) -> bool:
        """Remove a finished game, with its table and its log; False if there is none."""
        ...

    def export(self) -> AsyncIterator[Finished]:
        """Every game in the order in which they were written, fetched as they are asked for."""
        ...


class Reviews(Protocol):
    """The reviews of finished games. Two processes may write the same one: the later word counts."""

    async def ask(self, table: str, time: int) -> bool:
        """Let the review of a finished game wait for its turn. False, and nothing is changed, if there is one."""
        ...

    async def renew(self, table: str, time: int) -> None:
        """Let it wait for its turn again, from the beginning."""
        ...

    async def find(self, table: str, since: int = 0) -> KeptReview | None:
        """The review of a game, with those of its decisions that have changed after a number."""
        ...

    async def number(self, table: str) -> int:
        """How often the review was changed, 0 if there is none: cheap."""
        ...

    async def awaited(self, limit: int = PAGE) -> list[str]:
        """The tables whose reviews wait or are under way, those first that were asked for first."""
        ...

    async def keep(
        self, table: str, head: ReviewHead, decisions: Mapping[int, Json], accounts: Sequence[Account] = ()
    ) -> None:
        """Keep how far a review has come, and these decisions by their moves, in place of what was found before.

        With it, what it says of the seats goes into statistics. A review that is gone with its game stays gone.
        """
        ...


class Store(Protocol):
    """All that is kept."""

    @property
    def tables(self) -> TableStore: ...

    @property
    def log(self) -> Log: ...

    @property
    def people(self) -> People: ...

    @property
    def finished(self) -> FinishedGames: ...

    @property
    def reviews(self) -> Reviews: ...

    async def backup(self, target: Path) -> None:
        """Write all that is kept now into a new file, while others go on; a `Mistake` if it exists already."""
        ...

    @property
    def failing(self) -> Mistake | None:
        """Why nothing can be written: what the last ones were told who tried; `None` if it went well."""
        ...

    async def probe(self) -> None:
        """Write something that changes nothing; a `Mistake` if nothing can be written."""
        ...

    async def close(self) -> None:
        """Write what waits, then let go of everything. What comes later is refused."""
        ...
