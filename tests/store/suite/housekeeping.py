"""What every store must do to keep the house in order: put away, remove, and show only what somebody may find."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from pioneers.store.interface import Store
from pioneers.store.sql.rows import Seat
from tests.store.examples import TIME, entry, game, header


class HousekeepingSuite:
    """A part of `StoreSuite`."""

    def open(self, place: Path) -> AbstractAsyncContextManager[Store]:
        raise NotImplementedError

    async def test_its_owner_removes_a_game_in_which_nobody_else_has_a_part(self, place: Path) -> None:
        alone = [Seat(person="ada"), Seat(bot="level1"), Seat(person="ada")]
        together = [Seat(person="ada"), Seat(person="ben", bot="level1"), Seat()]
        kinds: list[tuple[str, str, list[Seat]]] = [
            ("alone", "running", alone),
            ("asleep", "asleep", alone),
            ("together", "running", together),
            ("over", "over", alone),
            ("open", "open", together),
        ]
        async with self.open(place) as store:
            for name, state, held in kinds:
                await store.tables.create(header(name, state=state, seats=held, owner="ada"))
                await store.log.append([entry(name, 1, kind="chat" if state == "open" else "begun")])
            names = [name for name, _, _ in kinds]
            assert [name for name in names if await store.tables.remove(name, "ben")] == ["open"]
            assert [name for name in names if await store.tables.remove(name, "ada")] == ["alone", "asleep"]
            assert [name for name in names if await store.tables.find(name)] == ["together", "over"]
            assert await store.log.read("alone") == []
            assert len(await store.log.read("together")) == 1

    async def test_a_game_that_nobody_touched_since_a_time_is_put_away_and_nothing_else(self, place: Path) -> None:
        held = [Seat(person="ada")]
        async with self.open(place) as store:
            kinds = [("old", "asleep"), ("grown", "running"), ("timed", "asleep"), ("never", "open"), ("over", "over")]
            for number, (name, state) in enumerate(kinds):
                time = 7 if name == "timed" else None
                made = header(name, state=state, seats=held, owner="ada", created=TIME + number, time_left=time)
                await store.tables.create(made)
            await store.log.append([entry("grown", 1, time=TIME + 9)])

            async def listed(**wish: Any) -> list[str]:
                return [found.id for found in (await store.tables.of_person("ada", **wish)).items]

            everything = ["over", "never", "timed", "grown", "old"]
            assert await listed() == await listed(put_away=TIME) == everything
            assert await listed(put_away=TIME + 5) == everything[:-1]
            assert await listed(put_away=TIME + 5, away=True) == ["old"]
            assert await listed(put_away=TIME + 10, away=True) == ["grown", "old"]
            assert await store.tables.unfinished_of("ada") == 4
            assert await store.tables.unfinished_of("ada", TIME + 10) == 2
            old = await store.tables.find("old")
            assert old is not None
            await store.tables.change(replace(old, changed=TIME + 20))
            assert await listed(put_away=TIME + 10, away=True) == ["grown"]

    async def test_pages_of_games_that_somebody_may_find_are_full(self, place: Path) -> None:
        async with self.open(place) as store:
            for number in range(20):
                name = f"t{number:02}"
                await store.tables.create(header(name, state="over", public=number % 5 == 0))
                people = ["ada", None] if number % 5 == 1 else ["ben", None]
                await store.finished.add(game(name, people=people))

            async def pages(**wish: Any) -> list[list[str]]:
                found: list[list[str]] = []
                following: str | None = None
                while True:
                    page = await store.finished.search(following=following, limit=3, **wish)
                    found.append([shown.table for shown in page.items])
                    following = page.following
                    if following is None:
                        return found

            assert await pages(viewer="") == [["t15", "t10", "t05"], ["t00"]]
            assert await pages(viewer="ada") == [["t16", "t15", "t11"], ["t10", "t06", "t05"], ["t01", "t00"]]
            assert await pages(viewer="ada", person="ben") == [["t15", "t10", "t05"], ["t00"]]
            assert sum(map(len, await pages())) == 20

    async def test_a_finished_game_is_removed_with_its_table_and_log_and_no_other(self, place: Path) -> None:
        async with self.open(place) as store:
            for number, name in enumerate(("a", "b", "c", "d")):
                await store.tables.create(header(name, state="over"))
                await store.log.append([entry(name, 1)])
                if name != "d":
                    await store.finished.add(game(name, ended=TIME + number))
            assert await store.finished.ended(TIME + 2) == ["a", "b"]
            assert await store.finished.ended(TIME + 2, "a") == ["b"]
            assert [await store.finished.remove(name) for name in ("a", "d", "nowhere")] == [True, False, False]
            assert (await store.finished.find("a"), await store.tables.find("a")) == (None, None)
            assert await store.log.read("a") == []
            assert [found.table for found in (await store.finished.search(person="ada")).items] == ["c", "b"]
            assert await store.tables.find("d") is not None
