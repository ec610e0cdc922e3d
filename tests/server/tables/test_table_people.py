"""People at a table, over the wire: who sits, who looks on, who hears what, and what comes after the end."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from pioneers.server.hosting.settings import SleepSettings
from pioneers.server.watching.audience import MOST_WATCHED
from pioneers.server.wire import messages as wire
from pioneers.server.wire import parts
from pioneers.server.wire.bodies import ChangeMe, Me, NewTable, TablePage
from tests.server.clients.behaviour import Behaviour, Notes, take_part
from tests.server.clients.guest import Guest, Unwanted
from tests.server.clients.player import Line
from tests.server.clients.verdict import over
from tests.server.registries import open_registry, somebody
from tests.server.servers import ServerThread, quick_settings
from tests.server.tables.party import FREE, ME, Party, accepted, party, refused

# ── Who is there ─────────────────────────────────────────────────────────────────────────────────────────


async def test_spectators_are_offered_nothing(house: ServerThread) -> None:
    async with party(house) as table:
        onlooker = table.onlooker
        for _ in range(10):
            assert onlooker.turn.legal == []
            assert onlooker.turn.undo == 0
            updates = onlooker.updates
            accepted(await table.mover.play([table.mover.turn.legal[0]], end=True))
            await onlooker.until(lambda: onlooker.updates > updates)  # noqa: B023 - done at once
            await table.agree()


async def test_a_seat_is_taken_once(house: ServerThread) -> None:
    async with Guest(house.address, "Ada") as ada, AsyncExitStack() as stack:
        table = (await ada.make(NewTable(game="board", seats=[ME, FREE, FREE]))).id
        guests = [await stack.enter_async_context(Guest(house.address, f"Guest {number}")) for number in range(5)]
        answers = await asyncio.gather(*(guest.sit(table, 1) for guest in guests), return_exceptions=True)
        sitting = [answer for answer in answers if isinstance(answer, parts.TableInfo)]
        turned_away = [answer for answer in answers if isinstance(answer, Unwanted)]
        assert len(sitting) == 1
        assert [answer.status for answer in turned_away] == [409] * 4
        info = await ada.info(table)
        assert info.seats[1].person in {guest.person for guest in guests}
        assert info.state == "open"


async def test_the_game_begins_when_no_seat_is_free_and_tells_all_who_look_on(house: ServerThread) -> None:
    async with Guest(house.address, "Ada") as ada, Guest(house.address, "Ben") as ben, Line(ada) as line:
        table = (await ada.make(NewTable(game="cards", seats=[ME, FREE]))).id
        seat = await line.watch(table, 0)
        assert (seat.view, seat.version, seat.turn.deciding) == (None, 0, None)
        refused(await seat.play(["done"]), "mistake-table-not-begun")
        await ben.sit(table, 1)
        await seat.until(lambda: seat.known == 1)
        assert seat.view is not None
        with pytest.raises(Unwanted, match="409"):
            await ben.sit(table, 0)


async def test_who_leaves_before_the_game_frees_the_seat_and_later_is_stood_in_for(house: ServerThread) -> None:
    async with Guest(house.address, "Ada") as ada, Guest(house.address, "Ben") as ben:
        table = (await ada.make(NewTable(game="cards", seats=[ME, FREE, FREE], pace="instant"))).id
        await ben.sit(table, 1)
        assert (await ben.rise(table, 1)).seats[1].person is None
        await ben.sit(table, 1)
        await ada.sit(table, 2)
        info = await ben.rise(table, 1)
        assert (info.state, info.seats[1].person, info.seats[1].bot) == ("running", ben.person, "level2")
        with pytest.raises(Unwanted, match="403"):
            await ben.rise(table, 2)
        async with Line(ben) as line:
            seat = await line.watch(table, 1)
            await seat.until(lambda: seat.info is not None and seat.info.seats[1].bot is None)


async def test_presence_is_told(house: ServerThread) -> None:
    async with party(house) as table:
        onlooker = table.onlooker
        await onlooker.until(lambda: onlooker.info is not None and onlooker.info.spectators == 1)
        assert onlooker.info is not None
        assert [seat.present for seat in onlooker.info.seats] == [True, True]
        table.lines[1].unwatch(table.seats[1])
        await onlooker.until(lambda: onlooker.info is not None and not onlooker.info.seats[1].present)


async def test_looking_away_from_where_one_does_not_look_disturbs_nobody(house: ServerThread) -> None:
    async with party(house) as table, Guest(house.address, "Dora") as dora, Line(dora) as stranger:
        onlooker, line = table.onlooker, table.lines[2]
        await onlooker.until(lambda: onlooker.info is not None and onlooker.info.spectators == 1)
        line.transcript = []
        # There is no third seat, and the place behind the last seat is not one either.
        for seat in (2, 3):
            line.put(wire.Unwatch(table=table.table, seat=seat))
        await line.until(lambda: len(line.all_heard(wire.Complaint)) == 2)
        for perspective in (None, 0, 1):
            stranger.put(wire.Unwatch(table=table.table, seat=perspective))
        stranger.put(wire.Say(table=table.table, client="said-last", text="Excuse me"))
        await line.until(lambda: bool(line.all_heard(wire.Said)))
        got = [json.loads(data) for what, data in line.transcript if what == "got"]
        assert [message["type"] for message in got] == ["problem", "problem", "said"]
        assert {message["problem"]["message"] for message in got[:2]} == {"mistake-table-seat"}
        accepted(await table.mover.play([table.mover.turn.legal[0]]))
        await onlooker.until(lambda: onlooker.known == 2)


async def test_a_private_table_is_in_no_list(house: ServerThread) -> None:
    async with Guest(house.address, "Ada") as ada, Guest(house.address, "Ben") as ben, Line(ada) as line:
        private = (await ada.make(NewTable(game="board", seats=[ME, FREE]))).id
        public = (await ada.make(NewTable(game="board", seats=[ME, FREE], public=True))).id
        for table in (private, public):
            await line.watch(table, 0)
        assert {public, private} & {table.id for table in (await ben.get("/api/tables", TablePage)).tables} == {public}
        assert {table.id for table in (await ada.get("/api/me/tables", TablePage)).tables} == {private, public}
        assert (await ben.get("/api/me/tables", TablePage)).tables == []
        await ben.sit(public, 1)
        listed = {table.id for table in (await ben.get("/api/tables", TablePage)).tables}
        assert public not in listed, "nobody can sit down there any more"


# ── Chat ─────────────────────────────────────────────────────────────────────────────────────────────────


async def test_what_is_said_is_heard_by_all_and_kept(house: ServerThread) -> None:
    async with party(house) as table:
        accepted(await table.seats[0].say("Good <b>morning</b>\u202e!"))
        for line in table.lines:
            await line.until(lambda line=line: bool(line.all_heard(wire.Said)))  # type: ignore[misc]
            (said,) = line.all_heard(wire.Said)
            assert said.line.name == "Ada"
            assert said.line.text.startswith("Good <b>morning</b>")
            assert "\u202e" not in said.line.text, "nobody turns the words of others round"
        async with Line(table.guests[2]) as later:
            later.transcript = []
            await later.watch(table.table)
            fresh = next(data for what, data in later.transcript if what == "got" and b'"type":"table"' in data)
            assert b"Good <b>morning</b>" in fresh


async def test_a_line_of_chat_has_bounds_and_counts_once(house: ServerThread) -> None:
    async with party(house) as table:
        refused(await table.seats[0].say(" \t "), "mistake-chat-empty")
        line = table.lines[0]
        line.put(wire.Say(table=table.table, client="long-line", text="x" * 301))
        await line.until(lambda: bool(line.all_heard(wire.Complaint)))
        said = wire.Say(table=table.table, client="said-once", text="Hello")
        accepted(await table.seats[0].ask(said))
        accepted(await table.seats[0].ask(said))
        accepted(await table.seats[0].say("Goodbye"))
        await line.until(lambda: len(line.all_heard(wire.Said)) > 1)
        assert [heard.line.text for heard in line.all_heard(wire.Said)] == ["Hello", "Goodbye"]
        assert [heard.line.number for heard in line.all_heard(wire.Said)] == [1, 2]


async def test_an_emote_is_told_by_its_name_and_counts_as_a_line(house: ServerThread) -> None:
    async with party(house) as table:
        seat, line = table.seats[0], table.lines[1]
        once = wire.Emote(table=table.table, client="emote-once", emote="played")
        accepted(await seat.ask(once))
        accepted(await seat.ask(once))
        await line.until(lambda: bool(line.all_heard(wire.Said)))
        (said,) = line.all_heard(wire.Said)
        assert (said.line.name, said.line.emote, said.line.text) == ("Ada", "played", "")
        table.lines[0].put(wire.Emote(table=table.table, client="emote-none", emote="dance"))  # type: ignore[arg-type] # no such
        await table.lines[0].until(lambda: bool(table.lines[0].all_heard(wire.Complaint)))
        answers = [
            await seat.ask(wire.Emote(table=table.table, client=f"emote-{number:02}", emote="wow"))
            for number in range(20)
        ]
        refused(next(answer for answer in answers if isinstance(answer, wire.Refused)), "mistake-chat-too-fast")


async def test_who_talks_too_fast_is_not_heard_for_a_while(house: ServerThread) -> None:
    async with party(house) as table:
        seat = table.seats[0]
        answers = [await seat.say(f"Line {number}") for number in range(20)]
        assert isinstance(answers[0], wire.Accepted)
        too_fast = refused(
            next(answer for answer in answers if isinstance(answer, wire.Refused)), "mistake-chat-too-fast"
        )
        assert too_fast.problem.figures["seconds"]
        accepted(await table.seats[1].say("One after the other, please"))
        accepted(await table.mover.play([table.mover.turn.legal[0]]))


async def test_who_is_muted_is_not_heard_now_nor_later(house: ServerThread) -> None:
    async with party(house) as table:
        ada, ben, cleo = table.guests
        await ben.put("/api/me", ChangeMe(muted=[ada.person]), Me)
        accepted(await table.seats[0].say("Can you hear me?"))
        accepted(await table.onlooker.say("I can"))
        heard = table.lines[1]
        await heard.until(lambda: bool(heard.all_heard(wire.Said)))
        assert [said.line.person for said in heard.all_heard(wire.Said)] == [cleo.person]
        async with Line(ben) as later:
            later.transcript = []
            await later.watch(table.table, 1)
            assert not any(b"Can you hear me?" in data for _, data in later.transcript)


# ── After the end ────────────────────────────────────────────────────────────────────────────────────────


async def played_out(table: Party) -> None:
    await asyncio.gather(
        *(take_part(seat, Behaviour(seat.line.chance, several=0, slips=0), Notes(table.table)) for seat in table.seats)
    )
    await over(table.guests[0], table.table)


@pytest.mark.parametrize("same_deal", [False, True])
async def test_the_same_people_play_again(house: ServerThread, same_deal: bool) -> None:
    async with party(house) as table:
        ada, ben, cleo = table.guests
        with pytest.raises(Unwanted, match="409"):
            await ada.again(table.table)
        await played_out(table)
        with pytest.raises(Unwanted, match="403"):
            await cleo.again(table.table)
        old = await ada.info(table.table)
        new = await ada.again(table.table, same_deal=same_deal)
        assert (await ben.again(table.table, same_deal=same_deal)).id == new.id, "both ask for the same table"
        assert (new.previous, new.known_deal, new.state) == (table.table, same_deal, "open")
        assert (new.commitment == old.commitment) == same_deal
        assert new.seats[1].reserved == ben.person
        with pytest.raises(Unwanted, match="403"):
            await cleo.sit(new.id, 1)
        assert (await ben.sit(new.id, 1)).state == "running"
        onlooker = table.onlooker
        await onlooker.until(lambda: onlooker.info is not None and onlooker.info.following == new.id)


async def test_after_the_end_nothing_is_played_or_taken_back(house: ServerThread) -> None:
    async with party(house) as table:
        await played_out(table)
        seat = table.seats[0]
        assert seat.result is not None
        refused(await seat.play(["pass"]), "mistake-match-turn")
        refused(await seat.undo(), "mistake-match-undo")
        refused(await seat.end(), "mistake-table-nothing-to-end")
        with pytest.raises(Unwanted, match="409"):
            await table.guests[0].rise(table.table, 0)


async def test_a_table_that_everyone_left_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    sleepy = ServerThread(quick_settings(tmp_path / "server.db", sleep=SleepSettings(minutes=0.01)))
    try:
        async with party(sleepy) as table:
            for _ in range(5):
                accepted(await table.mover.play([table.mover.turn.legal[0]], end=True))
                await table.agree()
            seat = table.seats[0]
            known, view, turn = seat.known, seat.view, seat.turn
            for line in table.lines:
                for perspective in list(line.perspectives.values()):
                    line.unwatch(perspective)
            async with asyncio.timeout(60):
                while (await table.guests[0].info(table.table)).state != "asleep":  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.1)
            again = await table.lines[0].watch(table.table, 0)
            assert (again.known, again.view, again.turn) == (known, view, turn)
            assert again.info is not None
            assert again.info.state == "running"
    finally:
        sleepy.stop()


async def test_whoever_looks_away_may_look_at_any_number_of_tables_one_after_the_other(tmp_path: Path) -> None:
    async with open_registry(tmp_path, most_tables=1000) as place:
        ada = somebody()
        listener = place.listener(ada)
        for _ in range(MOST_WATCHED + 2):
            table = await place.table(ada)
            await place.say(listener, type="watch", table=table, seat=0)
            assert listener.heard[-1]["type"] != "problem", listener.heard[-1]
            place.registry.received(listener, msgspec.json.encode({"type": "unwatch", "table": table, "seat": 0}))
            await place.settled(table)
