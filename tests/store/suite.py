"""What every store must do, whatever database stands behind it. An implementation's test class says how to open it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.store.arrangement import Arrangement, KeptAbsence, KeptClocks, StoppedClocks
from pioneers.store.interface import Store
from pioneers.store.sql.rows import Deadline, Ending, Header, Seat, new_id
from tests.store.examples import TIME, entry, game, header, person
from tests.store.housekeeping_suite import HousekeepingSuite

ARRANGEMENT = Arrangement(
    previous="u",
    reserved=("ada", None),
    removed={"eve": "Ève"},
    clock=StoppedClocks(3, KeptClocks([5, 7], 1), 9),
    absence=KeptAbsence(decision=(1, 4), away={"eve": 5}),
)


class StoreSuite(HousekeepingSuite):
    """Tests take `place`, a folder of their own: opened there again, a store finds what it kept."""

    def open(self, place: Path) -> AbstractAsyncContextManager[Store]:
        raise NotImplementedError

    @pytest.fixture
    def place(self, tmp_path: Path) -> Path:
        return tmp_path

    @asynccontextmanager
    async def with_tables(self, place: Path, *names: str) -> AsyncIterator[Store]:
        async with self.open(place) as store:
            for name in names:
                await store.tables.create(header(name))
            yield store

    # Tables

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
            assert await store.tables.find("nowhere") is None

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
            await store.tables.change(changed)
            assert await store.tables.find("t") == changed

    async def test_when_a_table_was_created_never_changes(self, place: Path) -> None:
        async with self.with_tables(place, "t") as store:
            await store.tables.change(header("t", created=1))
            assert await store.tables.find("t") == header("t")

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

    async def test_what_a_client_sent_is_found_by_its_id(self, place: Path) -> None:
        async with self.open(place) as store:
            for name in ("t", "u"):
                await store.tables.create(header(name))
                await store.log.append([entry(name, number, client=f"{name}{number}") for number in (1, 2)])
            assert await store.log.find("t", "t2") == entry("t", 2, client="t2")
            assert await store.log.find("t", "u2") is None

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

    # The log

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

    # People

    async def test_a_person_comes_back_as_kept(self, place: Path) -> None:
        ada = person("ada", name="Ada Ł. 🐎", settings={"language": "fr", "muted": ["eve"]})
        async with self.open(place) as store:
            await store.people.add(ada)
        async with self.open(place) as store:
            assert await store.people.find("ada") == ada
            assert await store.people.find("eve") is None

    async def test_a_person_can_change_all_but_the_first_visit(self, place: Path) -> None:
        async with self.open(place) as store:
            await store.people.add(person("ada"))
            await store.people.change(person("ada", name="Eve", settings={"a": 1}, created=5, seen=TIME + 3))
            assert await store.people.find("ada") == person("ada", name="Eve", settings={"a": 1}, seen=TIME + 3)
            with pytest.raises(Mistake, match="There’s no person eve"):
                await store.people.change(person("eve"))
            with pytest.raises(Mistake, match="There’s already a person ada"):
                await store.people.add(person("ada"))

    async def test_the_last_visit_never_goes_back(self, place: Path) -> None:
        async with self.open(place) as store:
            await store.people.add(person("ada"))
            await asyncio.gather(*(store.people.seen("ada", TIME + late) for late in (7, 9, 8)))
            await store.people.seen("nobody", TIME)
            assert await store.people.find("ada") == person("ada", seen=TIME + 9)

    # Finished games

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
            assert await store.tables.find("t") == over

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

    # Backups

    async def test_a_backup_is_refused_where_a_file_is(self, place: Path) -> None:
        target = place / "there"
        target.write_text("mine")
        async with self.open(place) as store:
            with pytest.raises(Mistake, match="already exists"):
                await store.backup(target)
        assert target.read_text() == "mine"


def ids(tables: list[Header]) -> list[str]:
    return [table.id for table in tables]
