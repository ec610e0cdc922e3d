"""Hints at a table: for whom they are, what they are made of, and that everyone may know who had one."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioneers.kernel.files.record import read_record, record_of
from pioneers.server.bots.study import Studied, Study
from pioneers.server.tables.journal import HINT, progress_of
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.store.sql.rows import Person
from tests.server.registries import Listener, Place, open_registry, somebody
from tests.server.teaching.scripted import Scripted, houses, to_the_end

ADA, BEN = somebody("Ada"), somebody("Ben")
ME, BOT, FREE = SeatWish(kind="me"), SeatWish(kind="bot", bot="level1"), SeatWish(kind="free")


async def begun(place: Place, *seats: SeatWish, game: str = "cards", **more: Any) -> tuple[str, Listener]:
    """A table of Ada's at which she decides, and she watches it."""
    table = (await place.registry.create(ADA, NewTable(game=game, seats=list(seats), **more))).id
    if FREE in seats:
        await place.registry.take_seat(table, BEN, seats.index(FREE), "Ben")
    listener = place.listener(ADA)
    await place.say(listener, type="watch", table=table, seat=0)
    known = await place.registry.table(table)
    async with asyncio.timeout(20):
        while known.progress.deciding() != 0:
            state = known.progress.match.state
            if known.header.seats[state.seat or 0].bot is None:
                assert state.seat is not None
                await known.ask(partial(known.moves.play, state.seat, [state.legal()[0].text], True))
            await asyncio.sleep(0.01)
        # The state is ahead of its version until the move that led to it is on the disk.
        await known.ask(partial(asyncio.sleep, 0))
    return table, listener


async def ask(place: Place, listener: Listener, table: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    """Ask for a hint, and wait for what comes of it."""
    found = await place.registry.table(table)
    listener.heard.clear()
    message = {"type": "hint", "table": table, "seat": seat, "version": found.progress.perspectives.version(seat)}
    place.registry.received(listener, msgspec.json.encode(message | more))
    async with asyncio.timeout(30):
        while not (answers := [one for one in listener.heard if one["type"] in ("hinted", "problem")]):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.01)
    return answers[-1]


async def being_thought_of(place: Place, bots: Scripted, game: str) -> tuple[str, asyncio.Task[dict[str, Any]]]:
    """A table of Ada's, and a hint that she has asked for and that is not given before the bots are let go on."""
    table, ada = await begun(place, ME, BOT, game=game)
    bots.most = 0
    asked = asyncio.create_task(ask(place, ada, table))
    while bots.most == 0:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.01)
    return table, asked


def hints_in_the_log(entries: list[Any]) -> list[int]:
    return [entry.number for entry in entries if entry.kind == HINT]


async def test_a_hint_can_be_played_and_everyone_hears_that_it_was_asked_for(tmp_path: Path) -> None:
    async with open_registry(tmp_path, thinking=True, hint_iterations=24) as place:
        for game in ("board", "cards"):
            table, ada = await begun(place, ME, BOT, game=game)
            onlooker = place.listener(BEN)
            await place.say(onlooker, type="watch", table=table)
            hint = await ask(place, ada, table)
            found = await place.registry.table(table)
            assert hint["problem"] is None
            assert len(hint["chances"]) == 2
            assert hint["reasons"]
            assert onlooker.last("notice") | {"type": ""} == {
                "type": "",
                "table": table,
                "message": "table-hint",
                "figures": {"name": "Ada"},
            }
            assert onlooker.last("info")["info"]["hinted"] == [1, 0]
            assert not [message for message in onlooker.heard if message["type"] == "hinted"]
            # Asked again for the same position it is the same one, and counts once.
            assert await ask(place, ada, table) == hint
            assert len(hints_in_the_log(await place.store.log.read(table))) == 1
            await found.ask(partial(found.moves.play, 0, hint["actions"], True))


async def test_a_hint_is_thought_of_by_what_the_seat_knows_alone(tmp_path: Path) -> None:
    bots = Scripted()
    async with houses(tmp_path, bots) as [place]:
        table, ada = await begun(place, ME, BOT)
        found = await place.registry.table(table)
        assert (await ask(place, ada, table))["actions"]
        [question] = bots.questions
        state = found.progress.match.state
        assert question.view == found.game.view(state, 0)
        secrets = (found.header.seed, found.header.seed_hash)
        assert not [secret for secret in secrets if str(secret) in msgspec.json.encode(question).decode()]


async def test_the_record_has_the_hints_where_they_were_given_also_after_undo_and_a_restart(tmp_path: Path) -> None:
    async with houses(tmp_path, Scripted()) as [place]:
        table, ada = await begun(place, ME, BOT, game="board")
        found = await place.registry.table(table)
        moves: list[int] = []
        for _ in range(3):
            while found.progress.deciding() != 0 or found.progress.holding is not None:  # noqa: ASYNC110 - bots
                await asyncio.sleep(0.01)
            moves.append(len(found.progress.match.record.actions))
            assert (await ask(place, ada, table))["problem"] is None
            first = found.progress.match.state.legal()[0].text
            await found.ask(partial(found.moves.play, 0, [first], False))
            if found.progress.match.undoable(0):
                await found.ask(lambda: found.moves.undo(0, True, None))
            if found.progress.deciding() == 0:
                await found.ask(partial(found.moves.play, 0, [first], True))
        hints = [(move, 0) for move in moves]
        assert found.progress.match.record.hints == hints
        read = progress_of(found.header, found.game, await place.store.log.read(table))
        assert (read.match.record, read.hinted) == (found.progress.match.record, [3, 0])
        await to_the_end(place, table, 0)
        finished = await place.store.finished.find(table)
        assert finished is not None
        record = read_record(finished.record)
        assert record.hints == hints
        assert record_of(record.plain()) == record
        assert record.written(found.game) == finished.record
        assert found.game.digest(record.final(found.game)) == finished.digest


@pytest.mark.parametrize("agreed", [False, True])
async def test_among_people_there_are_hints_only_if_all_sat_down_to_them(tmp_path: Path, agreed: bool) -> None:
    async with houses(tmp_path, Scripted()) as [place]:
        table, ada = await begun(place, ME, FREE, hints=agreed)
        assert (await place.registry.info(table)).hints is agreed
        answer = await ask(place, ada, table)
        assert (answer["type"] == "hinted") is agreed
        if not agreed:
            assert answer["problem"]["message"] == "mistake-hint-not-here"
            assert hints_in_the_log(await place.store.log.read(table)) == []


async def test_a_person_whose_place_a_bot_takes_is_still_an_opponent(tmp_path: Path) -> None:
    async with houses(tmp_path, Scripted()) as [place]:
        table, ada = await begun(place, ME, FREE)
        await place.registry.leave_seat(table, BEN, 1)
        assert (await ask(place, ada, table))["problem"]["message"] == "mistake-hint-not-here"


async def test_a_hint_is_refused_to_others_out_of_turn_for_an_old_version_and_too_often(tmp_path: Path) -> None:
    bots = Scripted()
    async with houses(tmp_path, bots) as [place]:
        table, ada = await begun(place, ME, BOT, game="board")
        ben: Person = BEN
        assert (await ask(place, place.listener(ben), table))["problem"]["message"] == "mistake-table-not-yours"
        assert (await ask(place, ada, table, 1))["problem"]["message"] == "mistake-table-not-yours"
        assert (await ask(place, ada, table, version=0))["problem"]["message"] == "mistake-match-stale"
        bots.instead = Studied(found={"actions": ["fly to the moon"], "chances": [1.0, 0.0], "error": 0.0})
        assert (await ask(place, ada, table))["problem"]["message"] == "mistake-hint-none"
        bots.instead = Studied(trouble="the process ended")
        heard = [(await ask(place, ada, table))["problem"]["message"] for _ in range(4)]
        assert heard == [*["mistake-hint-none"] * 3, "mistake-hint-too-fast"]
        assert hints_in_the_log(await place.store.log.read(table)) == []


async def test_those_who_watch_through_another_process_hear_of_a_hint_too(tmp_path: Path) -> None:
    async with houses(tmp_path, Scripted(), Scripted()) as places:
        table, ada = await begun(places[0], ME, BOT, game="board")
        onlooker = places[1].listener(BEN)
        await places[1].say(onlooker, type="watch", table=table)
        assert (await ask(places[0], ada, table))["actions"]
        elsewhere = places[1].registry.tables[table]
        async with asyncio.timeout(20):
            while not any(elsewhere.progress.hinted):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        await places[1].settled(table)
        assert onlooker.last("notice")["message"] == "table-hint"
        assert onlooker.last("info")["info"]["hinted"] == [1, 0]
        known = places[0].registry.tables[table]
        assert elsewhere.progress.match.record.hints == known.progress.match.record.hints
        first = known.progress.match.state.legal()[0].text
        await known.ask(partial(known.moves.play, 0, [first], True))


async def test_a_hint_that_comes_too_late_is_not_given(tmp_path: Path) -> None:
    bots = Scripted()
    async with houses(tmp_path, bots) as [place]:
        table, asked = await being_thought_of(place, bots, game="board")
        found = await place.registry.table(table)
        first = found.progress.match.state.legal()[0].text
        await found.ask(lambda: found.moves.play(0, [first], True))
        bots.let_go()
        answer = await asked
        assert (answer["actions"], answer["problem"]["message"]) == ([], "mistake-hint-late")
        assert found.progress.hinted == [0, 0]


async def test_a_question_for_the_next_position_does_not_wait_for_the_one_before(tmp_path: Path) -> None:
    bots = Scripted()
    async with houses(tmp_path, bots) as [place]:
        table, asked = await being_thought_of(place, bots, game="board")
        found = await place.registry.table(table)
        first = found.progress.match.state.legal()[0].text
        await found.ask(lambda: found.moves.play(0, [first], False))
        again = place.listener(ADA)
        await place.say(again, type="watch", table=table, seat=0)
        assert found.progress.deciding() == 0, "the same seat still decides"
        after = asyncio.create_task(ask(place, again, table))
        assert (await asked)["problem"]["message"] == "mistake-hint-late"
        bots.let_go()
        assert (await after)["problem"] is None


async def test_whoever_waits_for_a_hint_is_told_when_the_game_ends_before_it(tmp_path: Path) -> None:
    bots = Scripted()
    async with houses(tmp_path, bots) as [place]:
        table, asked = await being_thought_of(place, bots, game="cards")
        await to_the_end(place, table, 0)
        answer = await asked
        assert (answer["actions"], answer["problem"]["message"]) == ([], "mistake-hint-late")


async def test_a_hint_that_cannot_be_written_down_is_not_given_and_the_next_one_is(tmp_path: Path) -> None:
    """What is not in the log nobody has had; but who waits is told, and may ask again."""
    async with houses(tmp_path, Scripted()) as [place]:
        table, ada = await begun(place, ME, BOT, game="board")
        place.store.log.full = True
        answer = await ask(place, ada, table)
        assert (answer["actions"], answer["problem"]["message"]) == ([], "mistake-table-broken")
        place.store.log.full = False
        assert (await ask(place, ada, table))["problem"] is None
        assert len(hints_in_the_log(await place.store.log.read(table))) == 1


async def test_a_fault_while_a_hint_is_thought_of_is_told_to_who_waits(tmp_path: Path) -> None:
    class Faulty(Scripted):
        async def study(self, study: Study) -> Studied:
            raise ZeroDivisionError(study.kind)

    async with houses(tmp_path, Faulty()) as [place]:
        table, ada = await begun(place, ME, BOT, game="board")
        answers = [await ask(place, ada, table) for _ in range(2)]
        assert [answer["problem"]["message"] for answer in answers] == ["mistake-server-failed"] * 2
