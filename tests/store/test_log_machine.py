"""The log against a model, in any order hypothesis can think of: what was acknowledged is there, once, in order."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Awaitable
from functools import cache
from pathlib import Path
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from pioneers.kernel.mistake import Mistake
from pioneers.store.opening import open_store
from pioneers.store.sql.rows import Entry
from pioneers.store.sqlite import SqliteStore
from tests.services.postgresql import new_database
from tests.store.examples import entry, header

TABLES = ("a", "b", "c")
CLIENTS = st.none() | st.sampled_from(["x", "y", "z", "w"])
BODIES = st.recursive(st.none() | st.integers(-5, 5) | st.text(max_size=3), st.lists, max_leaves=3)
Answer = TypeVar("Answer")

# A wish: the table, how far its first number is off the right one, and client id and body of each entry.
WISHES = st.tuples(
    st.sampled_from([*TABLES, "nowhere"]),
    st.sampled_from([0, 0, 0, 0, -1, 1]),
    st.lists(st.tuples(CLIENTS, BODIES), min_size=1, max_size=3),
)
Wish = tuple[str, int, list[tuple[str | None, object]]]


@cache
def empty() -> bytes:
    """A database with nothing in it, so that not every example makes the schema."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "pioneers.db"

        async def made() -> None:
            await (await SqliteStore.open(path)).close()

        asyncio.run(made())
        return path.read_bytes()


class LogMachine(RuleBasedStateMachine):
    """With as many stores as may share a database: each is told what another has written."""

    count = 1

    def new_database(self) -> str:
        """A database with nothing in it but the schema."""
        raise NotImplementedError

    @initialize()
    def begin(self) -> None:
        self.runner = asyncio.Runner()
        self.database = self.new_database()
        self.model: dict[str, list[Entry]] = {table: [] for table in TABLES}
        self.open()
        for table in TABLES:
            self.run(self.stores[0].tables.create(header(table)))

    def run(self, work: Awaitable[Answer]) -> Answer:
        async def waited() -> Answer:
            return await work

        return self.runner.run(waited())

    def open(self) -> None:
        self.stores = [self.run(open_store(self.database)) for _ in range(self.count)]

    @rule(wishes=st.lists(WISHES, min_size=1, max_size=6), which=st.integers(0, 7))
    def append(self, wishes: list[Wish], which: int) -> None:
        """Several at once: they share a transaction, and each is judged as if it came alone, in this order."""
        appends, expected = [], []
        for table, off, wanted in wishes:
            first = max(1, len(self.model.get(table, [])) + 1 + off)
            entries = [entry(table, first + later, client, body) for later, (client, body) in enumerate(wanted)]
            appends.append(entries)
            expected.append(self.expected(table, entries))

        async def all_at_once() -> list[list[Entry] | BaseException]:
            store = self.stores[which % self.count]
            work = (store.log.append(entries) for entries in appends)
            return await asyncio.gather(*work, return_exceptions=True)

        answers = [answer.key if isinstance(answer, Mistake) else answer for answer in self.runner.run(all_at_once())]
        assert answers == expected

    def expected(self, table: str, entries: list[Entry]) -> list[Entry] | str:
        """What the model answers; it takes the entries in if they fit."""
        clients = [entry.client for entry in entries if entry.client is not None]
        if len(set(clients)) < len(clients):
            return "store-client-twice"
        if table not in self.model:
            return "store-table"
        log = self.model[table]
        earlier = [entry for entry in log if entry.client in clients]
        if earlier:
            return earlier
        if entries[0].number <= len(log):
            return "store-number-taken"
        if entries[0].number > len(log) + 1:
            return "store-number-gap"
        log.extend(entries)
        return []

    @rule()
    def close_and_open(self) -> None:
        self.close()
        self.open()

    def close(self) -> None:
        for store in self.stores:
            self.run(store.close())

    @rule(table=st.sampled_from(TABLES), since=st.integers(1, 5))
    def read_from(self, table: str, since: int) -> None:
        assert self.run(self.stores[-1].log.read(table, since)) == self.model[table][since - 1 :]

    @invariant()
    def the_log_is_the_model(self) -> None:
        for table, entries in self.model.items():
            assert self.run(self.stores[0].log.read(table)) == entries
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))

    def teardown(self) -> None:
        if hasattr(self, "stores"):
            self.close()
            self.runner.close()


class FileMachine(LogMachine):
    def new_database(self) -> str:
        self.folder = Path(tempfile.mkdtemp())
        (self.folder / "pioneers.db").write_bytes(empty())
        return str(self.folder / "pioneers.db")

    def teardown(self) -> None:
        super().teardown()
        if hasattr(self, "folder"):
            shutil.rmtree(self.folder)


class ServerMachine(LogMachine):
    count = 2

    def new_database(self) -> str:
        return new_database()


TestFile = FileMachine.TestCase
TestFile.settings = settings(max_examples=20, stateful_step_count=12, deadline=None)
TestServer = ServerMachine.TestCase
TestServer.settings = settings(max_examples=6, stateful_step_count=10, deadline=None)
