"""The logs of the tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.store.sql.rows import new_id
from tests.store.examples import entry, header
from tests.store.suite.opening import Opening


class LogSuite(Opening):
    async def test_entries_come_back_in_order_as_they_were_kept(self, place: Path) -> None:
        body = {"text": "ß\x00\n", "n": [1, None, 1.5]}
        entries = [entry("t", number, f"c{number}", body) for number in (1, 2, 3)]
        async with self.with_tables(place, "t", "other") as store:
            assert await store.log.append(entries[:1]) == []
            assert await store.log.append([entry("other", 1)]) == []
            assert await store.log.append(entries[1:]) == []
            assert await store.log.read("t") == entries
        async with self.open(place) as store:
            assert await store.log.read("t") == entries
            assert await store.log.read("t", since=3) == entries[2:]
            assert await store.log.read("t", since=4) == []
            assert await store.log.read("nowhere") == []

    async def test_many_entries_at_once_come_back_in_order(self, place: Path) -> None:
        long = [entry("t", number, f"c{number}") for number in range(1, 101)]
        short = [[entry(f"t{number}", 1)] for number in range(70)]
        async with self.with_tables(place, "t", *(f"t{number}" for number in range(70))) as store:
            await asyncio.gather(*(store.log.append(entries) for entries in [*short[:35], long, *short[35:]]))
            assert await store.log.read("t") == long
            assert [await store.log.read(f"t{number}") for number in range(70)] == short

    async def test_a_long_append_is_whole_or_not_at_all(self, place: Path) -> None:
        first = entry("t", 1, "x")
        async with self.with_tables(place, "t") as store:
            await store.log.append([first])
            long = [entry("t", number) for number in range(2, 100)]
            assert await store.log.append([*long, entry("t", 100, "x")]) == [first]
            assert await store.log.read("t") == [first]

    async def test_no_entries_are_no_work(self, place: Path) -> None:
        async with self.open(place) as store:
            assert await store.log.append([]) == []

    async def test_a_number_that_is_taken_is_refused(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            await store.log.append([entry("t", 1), entry("t", 2)])
            with pytest.raises(Mistake, match="Entry 2 of table t is taken; the last one is 2"):
                await store.log.append([entry("t", 2, body="other")])
            assert [entry.body for entry in await store.log.read("t")] == [None, None]

    async def test_a_gap_is_refused(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            with pytest.raises(Mistake, match="Entry 2 of table t would leave a gap; the last one is 0"):
                await store.log.append([entry("t", 2)])
            await store.log.append([entry("t", 1)])
            with pytest.raises(Mistake, match="Entry 3 of table t would leave a gap; the last one is 1"):
                await store.log.append([entry("t", 3)])
            assert len(await store.log.read("t")) == 1

    async def test_of_two_authorities_that_write_at_once_one_is_refused(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            answers = await asyncio.gather(
                *(store.log.append([entry("t", 1, body=name)]) for name in "ab"), return_exceptions=True
            )
            assert answers[0] == []
            assert isinstance(answers[1], Mistake)
            assert answers[1].key == "store-number-taken"
            assert [entry.body for entry in await store.log.read("t")] == ["a"]

    async def test_the_same_move_counts_once(self, place: Path) -> None:
        first = entry("t", 1, "move-1")
        async with self.with_tables(place, "t", "other") as store:
            await store.log.append([first])
            # With its old number and with the next one; after a restart too.
            assert await store.log.append([first]) == [first]
            assert await store.log.append([entry("t", 2, "move-1", "again"), entry("t", 3)]) == [first]
            assert await store.log.append([entry("other", 1, "move-1")]) == []
        async with self.open(place) as store:
            assert await store.log.append([entry("t", 2, "move-1")]) == [first]
            assert await store.log.read("t") == [first]

    async def test_the_same_move_sent_twice_at_once_counts_once(self, place: Path) -> None:
        async with self.with_tables(place, "t", "other") as store:
            answers = await asyncio.gather(
                store.log.append([entry("t", 1, "x")]),
                store.log.append([entry("t", 2, "x")]),
                store.log.append([entry("other", 1, "x")]),
                store.log.append([entry("t", 2, "y")]),
            )
            assert list(answers) == [[], [entry("t", 1, "x")], [], []]
            assert [entry.client for entry in await store.log.read("t")] == ["x", "y"]

    async def test_entries_without_a_client_id_are_never_the_same(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            for number in (1, 2, 3):
                assert await store.log.append([entry("t", number)]) == []
            assert len(await store.log.read("t")) == 3

    async def test_an_unknown_table_has_no_log(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            answers = await asyncio.gather(
                store.log.append([entry("t", 1)]), store.log.append([entry("nowhere", 1)]), return_exceptions=True
            )
            assert list(answers) == [[], Mistake("store-table", table="nowhere")]

    async def test_what_is_appended_together_is_of_one_table_and_in_order(self, place: Path) -> None:
        async with self.with_tables(place, "t", "other") as store:
            for second in (entry("other", 2), entry("t", 3), entry("t", 1)):
                with pytest.raises(Mistake, match="of one table and numbered one after the other"):
                    await store.log.append([entry("t", 1), second])
            with pytest.raises(Mistake, match="same client id"):
                await store.log.append([entry("t", 1, "x"), entry("t", 2, "x")])
            assert await store.log.read("t") == []

    async def test_what_cannot_be_kept_harms_nobody_else(self, place: Path) -> None:
        lone_surrogate = msgspec.structs.replace(entry("bad", 2), kind="\ud800")
        too_large = msgspec.structs.replace(entry("large", 1), time=2**70)
        async with self.with_tables(place, "t", "bad", "large") as store:
            with pytest.raises(Mistake, match="isn’t JSON"):
                await store.log.append([entry("t", 1, body=object())])
            answers = await asyncio.gather(
                store.log.append([entry("bad", 1), lone_surrogate]),
                store.log.append([entry("t", 1)]),
                store.log.append([too_large]),
                store.tables.change(header("nowhere")),
                store.tables.create(header("new")),
                return_exceptions=True,
            )
            assert [isinstance(answer, Exception) for answer in answers] == [True, False, True, True, False]
            assert await store.log.read("bad") == []
            assert await store.log.append([entry("bad", 1), entry("bad", 2)]) == []
            assert await store.log.append([entry("t", 2)]) == []
            assert await store.tables.find("new") == header("new")

    async def test_a_caller_who_is_cancelled_leaves_the_log_whole(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            task = asyncio.ensure_future(store.log.append([entry("t", 1, "x"), entry("t", 2)]))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            # Whether it was written, appending it again tells.
            earlier = await store.log.append([entry("t", 1, "x"), entry("t", 2)])
            assert earlier in ([], [entry("t", 1, "x")])
            assert len(await store.log.read("t")) == 2

    async def test_closing_writes_what_waits_and_refuses_what_comes_later(self, place: Path) -> None:
        tables = [new_id() for _ in range(50)]
        async with self.with_tables(place, *tables) as store:
            waiting = [asyncio.ensure_future(store.log.append([entry(table, 1)])) for table in tables]
            await asyncio.sleep(0)
            await store.close()
            assert await asyncio.gather(*waiting) == [[]] * 50
            for refused in (
                store.log.append([entry(tables[0], 2)]),
                store.tables.create(header("late")),
                store.log.read(tables[0]),
            ):
                with pytest.raises(Mistake, match="closed"):
                    await refused
        async with self.open(place) as store:
            for table in tables:
                assert await store.log.read(table) == [entry(table, 1)]

    async def test_what_a_client_sent_is_found_by_its_id(self, place: Path) -> None:
        async with self.open(place) as store:
            for name in ("t", "u"):
                await store.tables.create(header(name))
                await store.log.append([entry(name, number, client=f"{name}{number}") for number in (1, 2)])
            assert await store.log.find("t", "t2") == entry("t", 2, client="t2")
            assert await store.log.find("t", "u2") is None
