"""The lobby: who waits now is seen, and nobody can bury him."""

from __future__ import annotations

from pathlib import Path

from pioneers.server.wire.bodies import NewTable, SeatWish, TablePage
from pioneers.store.sql.rows import Person
from tests.server.registries import Listener, Place, open_registry, somebody

SEATS = [SeatWish(kind="me"), SeatWish(kind="free")]
MANY = 1_000_000


async def made(place: Place, person: Person, network: str | None = None, *, public: bool = True) -> str:
    return (await place.registry.create(person, NewTable(game="board", seats=SEATS, public=public), network)).id


async def waits(place: Place, person: Person, table: str) -> Listener:
    listener = place.listener(person)
    await place.say(listener, type="watch", table=table, seat=0)
    return listener


async def listed(place: Place) -> list[str]:
    """The ids on all pages."""
    found: list[str] = []
    page: TablePage | None = None
    while page is None or page.following is not None:
        page = await place.registry.open_tables(None if page is None else page.following)
        found += [table.id for table in page.tables]
    return found


async def test_a_table_is_listed_while_somebody_who_sits_there_is_present(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada, ben = somebody("Ada"), somebody("Ben")
        table, private = await made(place, ada), await made(place, ada, public=False)
        assert await listed(place) == []
        onlooker = place.listener(ben)
        await place.say(onlooker, type="watch", table=table)
        assert await listed(place) == [], "who only looks on does not wait"
        listener = await waits(place, ada, table)
        await place.say(listener, type="watch", table=private, seat=0)
        assert await listed(place) == [table]
        place.registry.left(listener)
        await place.settled(table)
        assert await listed(place) == []
        await waits(place, ada, table)
        await place.registry.take_seat(table, ben, 1, "Ben")
        assert await listed(place) == [], "nobody can sit down there any more"


async def test_a_public_game_can_be_watched_while_somebody_plays_there(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:

        async def watchable() -> list[str]:
            return [table.id for table in (await place.registry.running_tables()).tables]

        ada = somebody("Ada")
        table, private = await made(place, ada), await made(place, ada, public=False)
        listener = await waits(place, ada, table)
        await place.say(listener, type="watch", table=private, seat=0)
        assert await watchable() == []
        for one in (table, private):
            await place.registry.start_with_bots(one, ada, "level1", None)
        assert await listed(place) == []
        assert await watchable() == [table], "a table by link is in no list"
        place.registry.left(listener)
        await place.settled(table)
        assert await watchable() == []


async def test_a_thousand_abandoned_tables_do_not_bury_one_where_somebody_waits(tmp_path: Path) -> None:
    async with open_registry(tmp_path, most_tables=MANY, most_tables_of_address=MANY) as place:
        stranger, ada = somebody("Flood"), somebody("Ada")
        before = [await made(place, stranger) for _ in range(500)]
        table = await made(place, ada)
        await waits(place, ada, table)
        after = [await made(place, stranger) for _ in range(500)]
        assert len({*before, *after}) == 1_000
        page = await place.registry.open_tables()
        assert [found.id for found in page.tables] == [table]
        assert page.following is None


async def test_a_flood_of_tables_with_somebody_present_stands_behind_all_who_wait_elsewhere(tmp_path: Path) -> None:
    async with open_registry(tmp_path, most_tables=MANY) as place:
        flood = somebody("Flood")
        listener = place.listener(flood)
        for _ in range(35):
            await place.say(listener, type="watch", table=await made(place, flood, "192.0.2.9"), seat=0)
        others = []
        for number in range(3):
            ada = somebody()
            others.append(await made(place, ada, f"198.51.100.{number}"))
            await waits(place, ada, others[-1])
        found = await listed(place)
        assert len(found) == len(set(found)) == 38
        assert set(found[:4]) > set(others)


async def test_who_waits_longest_comes_first(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        people = [somebody() for _ in range(25)]
        tables = [await made(place, person) for person in people]
        for person, table in reversed(list(zip(people, tables, strict=True))):
            await waits(place, person, table)
        assert await listed(place) == tables[::-1]
        assert len((await place.registry.open_tables()).tables) == 20
