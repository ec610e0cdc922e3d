"""A process that has not heard of everything yet never shows or says less than another has shown or said."""

from __future__ import annotations

from pathlib import Path

from pioneers.server.wire.bodies import NewTable
from tests.server.registries import open_registries, somebody
from tests.server.sharing.test_sharing import FREE, ME, Player, mover, two_players, until


async def test_who_comes_from_another_process_is_never_shown_an_earlier_version(tmp_path: Path) -> None:
    async with open_registries(tmp_path) as (places, exchange):
        players = await two_players(places)
        exchange.down()
        one = mover(players)
        assert one is not None
        assert (await one.answer(one.play(one.legal[0])))["type"] == "accepted"
        other = players[1 - one.seat].place
        listener = other.listener(somebody("Cleo"))
        # She looked on there at version 2; the table in memory here is still at 1.
        await other.say(listener, type="watch", table=one.table, version=2)
        shown = [message["version"] for message in listener.heard if message["type"] in {"table", "update"}]
        assert all(version >= 2 for version in shown), shown
        assert other.registry.tables[one.table].progress.perspectives.version(None) == 2


async def test_who_sat_down_through_another_process_is_not_told_that_the_seat_is_not_his(tmp_path: Path) -> None:
    async with open_registries(tmp_path) as (places, exchange):
        ada, ben = somebody("Ada"), somebody("Ben")
        table = (await places[0].registry.create(ada, NewTable(game="board", seats=[ME, FREE]))).id
        here = Player(places[-1], ada, table, 0)
        await here.watch()
        exchange.down()
        await places[0].registry.take_seat(table, ben, 1, "Ben")
        late = Player(places[-1], ben, table, 1)
        await late.watch()
        assert [message for message in late.listener.heard if message["type"] == "problem"] == []
        await until(lambda: late.known["view"] is not None)
        # The header follows what is shown.
        held = places[-1].registry.tables[table]
        await until(lambda: held.header.state == "running")
