"""What a table does when the disk, the program or the data fail it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.problems import Conflict, TooMany
from pioneers.store.sql.rows import new_id
from tests.server.registries import Listener, Place, open_registry, somebody


async def seated(place: Place, table: str, listener: Listener) -> None:
    for seat in range(2):
        await place.say(listener, type="watch", table=table, seat=seat)


def test_a_move_that_is_not_on_the_disk_is_refused_and_seen_by_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_registry(tmp_path) as place:
            ada = somebody()
            table = await place.table(ada)
            listener, spectator = place.listener(ada), place.listener(somebody("Ben"))
            await seated(place, table, listener)
            await place.say(spectator, type="watch", table=table)
            match = place.registry.tables[table].progress.match
            seat, before = match.state.seat, match.game.digest(match.state)
            move = {
                "type": "play",
                "table": table,
                "seat": seat,
                "version": 1,
                "client": "the-first-move",
                "actions": ["buy road"],
            }
            place.store.log.full = True
            await place.say(listener, **move)
            assert listener.last("refused")["problem"]["message"] == "mistake-table-broken"
            assert not [message for message in spectator.heard if message["type"] == "update"]
            # While the disk is full nothing can be asked, and the reason is told.
            await place.say(listener, **move)
            place.store.log.full = False
            listener.heard.clear()
            await place.say(listener, type="watch", table=table, seat=seat)
            after = place.registry.tables[table].progress.match
            assert after.game.digest(after.state) == before
            # The same move goes through now, once.
            await place.say(listener, **move)
            await place.say(listener, **move)
            accepted = [message for message in listener.heard if message["type"] == "accepted"]
            assert [message["version"] for message in accepted] == [2, 2]
            assert place.registry.tables[table].progress.match.record.actions == ["buy road"]
            assert [message["version"] for message in spectator.heard if message["type"] == "update"] == [2]

    asyncio.run(story())


def test_a_move_is_not_refused_when_nobody_knows_whether_it_was_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_registry(tmp_path) as place:
            ada = somebody()
            table = await place.table(ada)
            listener = place.listener(ada)
            await seated(place, table, listener)
            seat = place.registry.tables[table].progress.match.state.seat
            move = {"type": "play", "table": table, "seat": seat, "version": 1, "client": listener.client()}
            place.store.log.silent = 1
            await place.say(listener, **move, actions=["buy road"])
            async with asyncio.timeout(20):
                while not [message for message in listener.heard if message["type"] == "accepted"]:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            assert [message for message in listener.heard if message["type"] == "refused"] == []
            assert [entry.kind for entry in await place.store.log.read(table)] == ["begun", "move"]

    asyncio.run(story())


def test_a_bot_whose_move_could_not_be_written_moves_when_there_is_room_though_nobody_asks(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_registry(tmp_path, thinking=True) as place:
            ada = somebody()
            # Bots alone: whoever begins by the deal, it is one that thinks.
            wish = NewTable(game="board", seats=[SeatWish(kind="bot", bot="level1")] * 2)
            table = (await place.registry.create(ada, wish)).id
            listener = place.listener(ada)
            place.store.log.full = True
            await place.say(listener, type="watch", table=table)
            known = place.registry.tables[table]
            async with asyncio.timeout(60):
                while known.broken is None:  # noqa: ASYNC110 - nothing tells
                    await asyncio.sleep(0.005)
                # Who comes and goes is told by a timer, which must not stumble over the table.
                known._crier.stop()
                known._crier.news()
                place.store.log.full = False
                while not [message for message in listener.heard if message["type"] == "update"]:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)

    asyncio.run(story())


def test_a_game_of_other_rules_says_that_it_cannot_go_on_and_goes_on_with_the_right_program(tmp_path: Path) -> None:
    async def story() -> None:
        ada = somebody()
        async with open_registry(tmp_path) as place:
            table = await place.table(ada)
            header = await place.store.tables.find(table)
            assert header is not None
            entries = await place.store.log.read(table)
            # The same game, begun with a program of other rules, and one that such a program could not go on with.
            foreign, left = new_id(), new_id()
            for name, rules, state in ((foreign, header.rules + 1, "running"), (left, header.rules, "stuck")):
                await place.store.tables.create(replace(header, id=name, rules=rules, state=state))
                await place.store.log.append([replace(entry, table=name) for entry in entries])
        async with open_registry(tmp_path) as place:
            listener = place.listener(ada)
            await place.say(listener, type="watch", table=foreign, seat=0)
            assert listener.last("problem")["problem"]["message"] == "mistake-record-rules"
            info = await place.registry.info(foreign)
            assert info.state == "stuck"
            assert info.stuck is not None
            with pytest.raises(Conflict):
                await place.registry.leave_seat(foreign, ada, 0)
        async with open_registry(tmp_path) as place:
            listener = place.listener(ada)
            await place.say(listener, type="watch", table=left, seat=0)
            assert listener.last("table")["info"]["state"] == "running"

    asyncio.run(story())


def test_a_game_with_a_changed_byte_is_stuck_says_so_without_insides_and_is_not_written_to(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def changed(table: str) -> list[object]:
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
            connection.execute("UPDATE log SET time = time + 1 WHERE number = 1")
            connection.commit()
            return connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchall()

    async def story() -> None:
        ada = somebody()
        async with open_registry(tmp_path) as place:
            table = await place.table(ada)
        before = changed(table)
        async with open_registry(tmp_path) as place:
            listener = place.listener(ada)
            await place.say(listener, type="watch", table=table, seat=0)
            told = listener.last("problem")["problem"]
            assert told["message"] == "mistake-table-damaged"
            assert str(tmp_path) not in str(listener.heard)
            info = await place.registry.info(table)
            assert (info.state, info.stuck is not None) == ("stuck", True)
            with pytest.raises(Conflict):
                await place.registry.leave_seat(table, ada, 0)
        damage = [record for record in caplog.records if record.msg == "a table is damaged"]
        assert [(record.__dict__["table"], record.__dict__["number"]) for record in damage] == [(table, 1)]
        with closing(sqlite3.connect(tmp_path / "games.db")) as connection:
            assert connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchall() == before

    asyncio.run(story())


def test_whoever_gives_up_a_seat_no_longer_sees_what_it_sees(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_registry(tmp_path) as place:
            ada, ben, cleo = somebody("Ada"), somebody("Ben"), somebody("Cleo")
            wish = NewTable(game="cards", seats=[SeatWish(kind="me"), SeatWish(kind="free"), SeatWish(kind="free")])
            table = (await place.registry.create(ada, wish)).id
            await place.registry.take_seat(table, ben, 1, "")
            listener = place.listener(ben)
            await place.say(listener, type="watch", table=table, seat=1)
            await place.registry.leave_seat(table, ben, 1)
            await place.registry.take_seat(table, cleo, 1, "")
            await place.registry.take_seat(table, ada, 2, "")
            await place.settled(table)
            assert [message["seat"] for message in listener.heard if message.get("view")] == [None]
            await place.say(listener, type="watch", table=table, seat=1)
            assert listener.last("problem")["problem"]["message"] == "mistake-table-not-yours"

    asyncio.run(story())


def test_nobody_makes_more_tables_than_he_may(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_registry(tmp_path, most_tables=2) as place:
            ada = somebody()
            for _ in range(2):
                await place.table(ada)
            with pytest.raises(TooMany):
                await place.table(ada)
            await place.table(somebody("Ben"))

    asyncio.run(story())
