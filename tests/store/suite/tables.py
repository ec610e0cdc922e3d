"""The headers of the tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from pioneers.kernel.mistake import Mistake
from pioneers.store.arrangement import Arrangement, KeptAbsence, KeptClocks, StoppedClocks
from pioneers.store.sql.rows import Deadline, Header, Seat
from tests.store.examples import TIME, entry, header
from tests.store.suite.opening import Opening

ARRANGEMENT = Arrangement(
    previous="u",
    reserved=("ada", None),
    removed={"eve": "Ève"},
    clock=StoppedClocks(3, KeptClocks([5, 7], 1), 9),
    absence=KeptAbsence(decision=(1, 4), away={"eve": 5}),
)


class TableSuite(Opening):
    async def test_a_header_comes_back_as_it_was_kept(self, place: Path) -> None:
        deep = {"file": "ä", "deep": [1, {"a": None}]}
        kept = header("t", options=deep, arrangement=ARRANGEMENT, seed=2**256 - 1)
        async with self.open(place) as store:
            await store.tables.create(kept)
            assert await store.tables.find("t") == kept
        async with self.open(place) as store:
            assert await store.tables.find("t") == kept

    async def test_a_table_need_have_no_owner_and_no_arrangement(self, place: Path) -> None:
        async with self.open(place) as store:
            await store.tables.create(header("t", owner=None, arrangement=Arrangement()))
            found = await store.tables.find("t")
            assert found is not None
            assert (found.owner, found.arrangement) == (None, Arrangement())

    async def test_there_is_no_header_of_an_unknown_table(self, place: Path) -> None:
        async with self.open(place) as store:
            for unknown in ("nowhere", "", "a\0b", "ü" * 4000):
                assert await store.tables.find(unknown) is None
                assert (await store.tables.of_person(unknown)).items == []
                assert await store.people.find(unknown) is None
                assert await store.log.read(unknown) == []

    async def test_an_id_is_taken_once(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            with pytest.raises(Mistake, match="There’s already a table t"):
                await store.tables.create(header("t", game="cards"))
            assert await store.tables.find("t") == header("t")

    async def test_a_changed_header_is_kept_with_its_seats(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            changed = header(
                "t",
                state="running",
                public=False,
                seats=[Seat(name="Eve", person="eve")],
                changed=TIME + 9,
                owner="eve",
                arrangement=Arrangement(following="u"),
            )
            kept = await store.tables.change(changed)
            assert kept == replace(changed, revision=1)
            assert await store.tables.find("t") == kept

    async def test_when_a_table_was_created_never_changes(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            await store.tables.change(header("t", created=1))
            assert await store.tables.find("t") == header("t", revision=1)

    async def test_an_unknown_table_cannot_be_changed(self, place: Path) -> None:
        async with self.open(place) as store:
            with pytest.raises(Mistake, match="There’s no table t"):
                await store.tables.change(header("t"))

    async def test_an_unknown_state_is_not_kept(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            with pytest.raises(Exception, match="state"):
                await store.tables.change(header("t", state="lost"))
            assert await store.tables.find("t") == header("t")

    async def test_a_table_changed_when_its_log_grew(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            await store.log.append([entry("t", 1, time=TIME + 5), entry("t", 2, time=TIME + 7)])
            assert await store.tables.find("t") == header("t", changed=TIME + 7)

    async def test_a_restart_finds_every_table_that_is_not_over_oldest_first(self, place: Path) -> None:
        async with self.open(place) as store:
            for number, state in enumerate(("stuck", "over", "asleep", "running", "open")):
                await store.tables.create(header(f"t{number}", state=state, created=TIME - number))
            assert await store.tables.unfinished() == ["t4", "t3", "t2", "t0"]

    async def test_of_the_tables_that_somebody_made_those_that_are_not_over_count(self, place: Path) -> None:
        async with self.open(place) as store:
            for number, state in enumerate(("stuck", "over", "asleep", "running", "open")):
                await store.tables.create(header(f"t{number}", state=state, owner="ada"))
            await store.tables.create(header("other", owner="ben"))
            assert await store.tables.unfinished_of("ada") == 4
            assert await store.tables.unfinished_of("nobody") == 0

    async def test_the_tables_of_a_person_come_newest_first_page_by_page(self, place: Path) -> None:
        async with self.open(place) as store:
            for number in range(7):
                # Pairs of the same time: a page may end between them.
                await store.tables.create(header(f"t{number}", created=TIME + number // 2, seats=[Seat(person="ada")]))
            pages, following = [], None
            while True:
                page = await store.tables.of_person("ada", following, limit=3)
                pages.append([table.id for table in page.items])
                following = page.following
                if following is None:
                    break
            assert pages == [["t6", "t5", "t4"], ["t3", "t2", "t1"], ["t0"]]

    async def test_a_table_that_sleeps_while_time_runs_says_when_it_is_out(self, place: Path) -> None:
        async with self.open(place) as store:
            await store.tables.create(header("days", state="asleep", clock={"kind": "days"}, deadline=TIME + 5))
            await store.tables.create(header("seconds", state="asleep", clock={"kind": "move"}, time_left=7))
            await store.tables.create(header("nobody's", state="asleep", clock={"kind": "move"}))
            await store.tables.create(header("broken off", state="running", clock={"kind": "move"}))
            await store.tables.create(header("without", state="running", clock={"kind": "none"}))
            await store.tables.keep_times({"seconds": 3, "nobody's": 9, "unknown": 1})
            found = await store.tables.deadlines()
            assert found == [Deadline("days", TIME + 5, None), Deadline("seconds", None, 3)]
            assert await store.tables.untimed() == ["broken off"]

    async def test_only_a_table_whose_game_never_began_can_be_removed(self, place: Path) -> None:
        async with self.open(place) as store:
            for name in ("a", "b", "c", "d", "e"):
                changed = TIME + 9 if name == "d" else TIME
                await store.tables.create(header(name, state="running" if name == "e" else "open", changed=changed))
            await store.log.append([entry("b", 1, kind="begun")])
            await store.log.append([entry("c", 1, kind="chat", time=TIME + 9)])
            await store.log.append([entry("a", 1, kind="file")])
            assert await store.tables.abandoned(TIME + 5) == ["a", "b"]
            assert await store.tables.abandoned(TIME + 5, "a") == ["b"]
            assert [await store.tables.remove(name) for name in "abce"] == [True, False, True, False]
            assert await store.tables.find("a") is None
            assert await store.log.read("a") == []
            assert sorted(await store.tables.unfinished()) == ["b", "d", "e"]
            # What is made later takes nothing over from what was removed.
            await store.tables.create(header("f"))
            assert await store.log.read("f") == []
            await store.log.append([entry("f", 1)])

    async def test_the_tables_of_a_person_are_those_where_he_has_a_seat(self, place: Path) -> None:
        async with self.open(place) as store:
            for number in range(4):
                seats = [Seat(person="ada"), Seat(person="ben" if number % 2 else None), Seat(person="ada")]
                await store.tables.create(header(f"t{number}", created=TIME + number, seats=seats, state="over"))
            assert ids((await store.tables.of_person("ada")).items) == ["t3", "t2", "t1", "t0"]
            assert ids((await store.tables.of_person("ben")).items) == ["t3", "t1"]
            await store.tables.change(header("t3", seats=[Seat()]))
            assert ids((await store.tables.of_person("ben")).items) == ["t1"]
            assert (await store.tables.of_person("nobody")).items == []

    @pytest.mark.parametrize("following", ["", "x", "-", "1.5-t", "٣-t", "9" * 40])
    async def test_a_page_that_does_not_exist_is_a_mistake(self, place: Path, following: str) -> None:
        async with self.open(place) as store:
            with pytest.raises(Mistake, match="page doesn’t exist"):
                await store.tables.of_person("ada", following)
            with pytest.raises(Mistake, match="page doesn’t exist"):
                await store.finished.search(following=following)


def ids(tables: list[Header]) -> list[str]:
    return [table.id for table in tables]
