"""Finished games, and copies of all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.store.sql.rows import Ending
from tests.store.examples import TIME, entry, game, header
from tests.store.suite.opening import Opening


class FinishedGamesSuite(Opening):
    async def test_a_finished_game_is_kept_once(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            assert await store.finished.add(game("t")) is True
            assert await store.finished.add(game("t", ended=TIME + 5000)) is False
            assert await store.finished.find("t") == game("t")
            with pytest.raises(Mistake, match=r"with another end \(digest d1; now d2\)"):
                await store.finished.add(game("t", digest="d2"))
            assert await store.finished.find("nowhere") is None
            with pytest.raises(Mistake, match="There’s no table nowhere"):
                await store.finished.add(game("nowhere"))

    async def test_the_end_of_a_game_is_kept_with_its_last_move_or_not_at_all(self, place: Path) -> None:
        over = header("t", state="over")
        async with self.with_tables(place, "t", "other") as store:
            await store.finished.add(game("other", digest="d2"))
            wrong = Ending(game("other"), header("other", state="over"))
            answers = await asyncio.gather(
                store.log.append([entry("t", 1, "x")], Ending(game("t"), over)),
                store.log.append([entry("other", 1)], wrong),
                return_exceptions=True,
            )
            assert answers[0] == []
            assert isinstance(answers[1], Mistake)
            assert (await store.log.read("other"), await store.tables.find("other")) == ([], header("other"))
            # The same last move again changes nothing.
            assert await store.log.append([entry("t", 2, "x")], Ending(game("t"), over)) == [entry("t", 1, "x")]
        async with self.open(place) as store:
            assert await store.log.read("t") == [entry("t", 1, "x")]
            assert await store.finished.find("t") == game("t")
            assert await store.tables.find("t") == over.revised()

    async def test_finished_games_are_found_by_person_game_and_time(self, place: Path) -> None:
        names = [f"t{number}" for number in range(6)]
        async with self.with_tables(place, *names) as store:
            for number, name in enumerate(names):
                kind = "cards" if number % 2 else "board"
                people = ["ada", None, "ben"] if number < 4 else [None, "ben", "ben"]
                await store.finished.add(game(name, game=kind, people=people, ended=TIME + number))

            async def found(**wanted: object) -> list[str]:
                page = await store.finished.search(**wanted)  # type: ignore[arg-type] # one test for all wishes
                return [game.table for game in page.items]

            assert await found() == names[::-1]
            assert await found(person="ada") == ["t3", "t2", "t1", "t0"]
            assert await found(person="ben", game="cards") == ["t5", "t3", "t1"]
            assert await found(since=TIME + 2, until=TIME + 4) == ["t3", "t2"]
            assert await found(person="eve") == []
            page = await store.finished.search(person="ada", limit=3)
            assert [game.table for game in page.items] == ["t3", "t2", "t1"]
            rest = await store.finished.search(person="ada", limit=3, following=page.following)
            assert ([game.table for game in rest.items], rest.following) == (["t0"], None)

    async def test_an_export_gives_every_game_in_the_order_of_writing(self, place: Path) -> None:
        names = [f"t{number}" for number in range(230)]
        async with self.open(place) as store:
            await asyncio.gather(*(store.tables.create(header(name)) for name in names))
            assert [game async for game in store.finished.export()] == []
            for name in names:
                await store.finished.add(game(name))
            assert [game.table async for game in store.finished.export()] == names

    async def test_a_backup_is_refused_where_a_file_is(self, place: Path) -> None:
        target = place / "there"
        target.write_text("mine")
        async with self.open(place) as store:
            with pytest.raises(Mistake, match="already exists"):
                await store.backup(target)
        assert target.read_text() == "mine"
