"""Of several who write at the same time, one is first, and the others are told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from pioneers.kernel.mistake import Mistake
from pioneers.store.arrangement import Arrangement
from pioneers.store.sql.rows import Ending, Newest
from tests.store.examples import entry, game, header
from tests.store.suite.opening import Opening


def keys(answers: Sequence[object]) -> list[object]:
    return [answer.key if isinstance(answer, Mistake) else type(answer).__name__ for answer in answers]


class FenceSuite(Opening):
    async def test_who_changes_a_header_that_he_does_not_know_is_refused(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            first = await store.tables.change(header("t", owner="ben"))
            second = await store.tables.change(replace(first, owner="eve"))
            for known in (header("t"), first):
                with pytest.raises(Mistake, match="Someone else has just changed table t"):
                    await store.tables.change(known)
            assert await store.tables.find("t") == second

    async def test_of_many_who_change_a_header_at_once_one_succeeds(self, place: Path) -> None:
        async with self.with_tables(place, "t", "other") as store:
            wishes = [store.tables.change(header("t", owner=f"p{number}")) for number in range(9)]
            wishes.append(store.tables.change(header("other", owner="eve")))
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            assert sorted(map(str, keys(answers))) == ["Header"] * 2 + ["store-header-changed"] * 8

    async def test_a_game_does_not_end_over_a_change_that_its_end_does_not_know(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            changed = await store.tables.change(header("t", owner="ben"))
            with pytest.raises(Mistake, match="Someone else has just changed table t"):
                await store.log.append([entry("t", 1)], Ending(game("t"), header("t", state="over")))
            with pytest.raises(Mistake, match="Someone else has just changed table t"):
                await store.finished.add(game("t"), header("t", state="over"))
            assert (await store.log.read("t"), await store.finished.find("t")) == ([], None)
            over = replace(changed, state="over")
            assert await store.log.append([entry("t", 1)], Ending(game("t"), over)) == []
            assert await store.tables.find("t") == over.revised()

    async def test_a_table_is_made_with_its_first_entries_or_not_at_all(self, place: Path) -> None:
        entries = [entry("new", 1, kind="file"), entry("new", 2, kind="file")]
        async with self.with_tables(place, "t") as store:
            assert await store.tables.create(header("new"), entries) is None
            assert await store.log.read("new") == entries
            assert await store.log.append([entry("new", 3)]) == []
            with pytest.raises(Mistake, match="would leave a gap"):
                await store.tables.create(header("gap"), [entry("gap", 2)])
            assert await store.tables.find("gap") is None
            with pytest.raises(Mistake, match="already a table t"):
                await store.tables.create(header("t"), [entry("t", 1)])
            assert await store.log.read("t") == []

    async def test_a_table_has_one_that_follows_it_however_many_make_one(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            names = [f"next{number}" for number in range(5)]
            answers = await asyncio.gather(
                *(
                    store.tables.create(
                        header(name), [entry(name, 1)], header("t", arrangement=Arrangement(following=name))
                    )
                    for name in names
                ),
                return_exceptions=True,
            )
            assert sorted(map(str, keys(answers))) == ["Header"] + ["store-header-changed"] * 4
            kept = await store.tables.find("t")
            assert kept in answers
            assert [name for name in names if await store.tables.find(name)] == [kept.arrangement.following]  # type: ignore[union-attr]  # it is among the answers

    async def test_what_is_in_memory_can_be_compared_with_what_is_kept(self, place: Path) -> None:
        async with self.with_tables(place, "t", "u", "v") as store:
            await store.tables.change(header("t"))
            await store.log.append([entry("t", 1), entry("t", 2)])
            await store.log.append([entry("v", 1)])
            found = await store.tables.ends(["v", "t", "u", "nowhere"])
            assert sorted(found) == [Newest("t", 2, 1), Newest("u", 0, None), Newest("v", 1, None)]
            assert await store.tables.ends([]) == []
