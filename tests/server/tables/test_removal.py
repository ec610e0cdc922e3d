"""A table made by mistake is taken away by the one who made it; a game that others play in stays, and so does every
game that was begun, however long nobody comes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.problems import Conflict, Forbidden, Missing
from pioneers.store.sql.rows import Person
from tests.server.http.application import finish
from tests.server.registries import Later, Place, open_registry, somebody

DAY = 86_400_000
ME, FREE, BOT = SeatWish(kind="me"), SeatWish(kind="free"), SeatWish(kind="bot", bot="level1")


async def made(place: Place, person: Person, *seats: SeatWish, public: bool = True) -> str:
    return (await place.registry.create(person, NewTable(game="board", seats=list(seats), public=public))).id


async def put_to_sleep(place: Place, table: str) -> None:
    found = place.registry.tables[table]
    found.touched -= 2 * place.registry.context.sleep
    await found.ask(lambda: place.registry._put_to_sleep(found))
    assert table not in place.registry.tables


async def listed(place: Place, person: Person, away: bool = False) -> list[str]:
    return [table.id for table in (await place.registry.tables_of(person.id, away=away)).tables]


async def test_a_table_goes_for_all_who_sit_there_or_look_on_before_the_game_begins(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada, ben = somebody(), somebody("Ben")
        table = await made(place, ada, ME, FREE, FREE)
        await place.registry.take_seat(table, ben, 1, "")
        sitting, onlooker = place.listener(ben), place.listener(somebody("Eve"))
        await place.say(sitting, type="watch", table=table, seat=1)
        await place.say(onlooker, type="watch", table=table)
        assert [found.id for found in (await place.registry.open_tables()).tables] == [table]
        with pytest.raises(Forbidden):
            await place.registry.removal.by_owner(table, ben)
        gone = await place.registry.removal.by_owner(table, ada)
        assert (gone.id, gone.state) == (table, "open")
        for listener in (sitting, onlooker):
            notice = listener.last("notice")
            assert (notice["message"], notice["figures"]) == ("table-deleted", {"name": "Ada"})
        assert (await place.registry.open_tables()).tables == []
        assert await listed(place, ben) == await listed(place, ada) == []
        await place.say(sitting, type="watch", table=table)
        assert sitting.last("problem")["problem"]["message"] == "mistake-table-missing"
        with pytest.raises(Missing):
            await place.registry.removal.by_owner(table, ada)


@pytest.mark.parametrize("asleep", [False, True])
async def test_a_game_against_bots_alone_goes_with_its_log(tmp_path: Path, asleep: bool) -> None:
    async with open_registry(tmp_path) as place:
        ada = somebody()
        table = await made(place, ada, ME, BOT, ME)
        assert (await place.registry.info(table)).state == "running"
        if asleep:
            await put_to_sleep(place, table)
        await place.registry.removal.by_owner(table, ada)
        assert await place.store.tables.find(table) is None
        assert await place.store.log.read(table) == []
        assert await place.store.tables.unfinished_of(ada.id) == 0


async def test_a_game_that_others_play_in_stays_though_they_left_it_to_a_bot(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada, ben = somebody(), somebody("Ben")
        table = await made(place, ada, ME, FREE, public=False)
        await place.registry.take_seat(table, ben, 1, "")
        await place.registry.leave_seat(table, ben, 1)
        with pytest.raises(Conflict) as refused:
            await place.registry.removal.by_owner(table, ada)
        assert refused.value.key == "table-delete-others"
        assert await place.store.log.read(table)


async def test_a_game_that_is_over_stays(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada = somebody()
        game = await finish(place.store, "cards", [ada.id, None])
        with pytest.raises(Conflict) as refused:
            await place.registry.removal.by_owner(game.table, ada)
        assert refused.value.key == "table-delete-over"
        assert await place.store.finished.find(game.table) is not None


async def test_a_game_that_nobody_touches_is_put_away_and_comes_back_when_it_is_opened(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later, most_tables=1) as place:
        ada = somebody()
        table = await place.table(ada)
        await put_to_sleep(place, table)
        later.passed += 179 * DAY
        assert (await listed(place, ada), await listed(place, ada, away=True)) == ([table], [])
        later.passed += 2 * DAY
        await place.registry._forgetting.look()
        assert (await listed(place, ada), await listed(place, ada, away=True)) == ([], [table])
        # It does not count against whoever wants a new one.
        newer = await place.table(ada)
        listener = place.listener(ada)
        await place.say(listener, type="watch", table=table, seat=0)
        assert (await place.registry.info(table)).state == "running"
        assert (await listed(place, ada), await listed(place, ada, away=True)) == ([newer, table], [])


async def test_finished_games_are_removed_only_if_the_settings_say_so(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later) as place:
        game = await finish(place.store, "cards", [None, None])
        later.passed += 10_000 * DAY
        await place.registry._forgetting.look()
        assert await place.store.finished.find(game.table) is not None
    async with open_registry(tmp_path, time=later, keep_finished=30 * DAY) as place:
        young = await finish(place.store, "cards", [None, None], ended=later.wall())
        await place.registry._forgetting.look()
        assert await place.store.finished.find(game.table) is None
        assert await place.store.finished.find(young.table) is not None


async def test_a_table_where_somebody_waits_is_noted_so_that_no_other_process_removes_it(tmp_path: Path) -> None:
    later = Later()
    async with open_registry(tmp_path, time=later) as place:
        ada = somebody()
        table = await made(place, ada, ME, FREE)
        listener = place.listener(ada)
        await place.say(listener, type="watch", table=table, seat=0)
        forget = place.registry.context.forget
        for _ in range(3):
            later.passed += forget * 2 // 3
            await place.registry._forgetting.look()
            assert await place.store.tables.abandoned(later.wall() - forget // 2) == []
