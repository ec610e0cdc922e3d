"""One table in the memory of several processes: the log decides, and everybody sees the same."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioneers.server.sharing import rounds
from pioneers.server.wire.bodies import NewTable, SeatWish
from pioneers.server.wire.problems import Conflict
from pioneers.store.sql.rows import Person
from tests.server.registries import Houses, Place, open_registries, somebody

ME, FREE = SeatWish(kind="me"), SeatWish(kind="free")


async def until(check: Callable[[], object]) -> None:
    """Wait until something is so: news take a few turns of the loop."""
    async with asyncio.timeout(20):
        while not check():  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.002)


class Player:
    """Somebody on a seat, connected to one of the processes."""

    def __init__(self, place: Place, person: Person, table: str, seat: int) -> None:
        self.place = place
        self.listener = place.listener(person)
        self.table = table
        self.seat = seat

    async def watch(self) -> None:
        await self.place.say(self.listener, type="watch", table=self.table, seat=self.seat)

    @property
    def known(self) -> dict[str, Any]:
        return next(message for message in reversed(self.listener.heard) if message["type"] in ("table", "update"))

    @property
    def legal(self) -> list[str]:
        legal: list[str] = self.known["turn"]["legal"]
        return legal

    def play(self, action: str, client: str | None = None, **more: Any) -> str:
        client = client or self.listener.client()
        move = {"type": "play", "table": self.table, "seat": self.seat, "version": self.known["version"]}
        self.send({**move, "client": client, "actions": [action], "end": True, **more})
        return client

    def send(self, message: dict[str, Any]) -> None:
        self.place.registry.received(self.listener, msgspec.json.encode(message))

    async def has_seen(self, version: int) -> None:
        await until(lambda: self.known["version"] >= version)

    async def answer(self, client: str) -> dict[str, Any]:
        await until(lambda: any(message.get("client") == client for message in self.listener.heard))
        return next(message for message in self.listener.heard if message.get("client") == client)


async def two_players(places: Houses, game: str = "board") -> list[Player]:
    """Two people, each through a process of his own, at one table."""
    ada, ben = somebody("Ada"), somebody("Ben")
    table = (await places[0].registry.create(ada, NewTable(game=game, seats=[ME, FREE]))).id
    await places[-1].registry.take_seat(table, ben, 1, "Ben")
    players = [Player(places[0], ada, table, 0), Player(places[-1], ben, table, 1)]
    for player in players:
        await player.watch()
    await until(lambda: all(player.known["view"] for player in players))
    return players


def mover(players: list[Player]) -> Player | None:
    return next((player for player in players if player.legal), None)


async def test_a_move_through_one_process_is_heard_through_the_other(tmp_path: Path) -> None:
    async with open_registries(tmp_path) as (places, _):
        players = await two_players(places)
        for number in range(1, 7):
            await until(lambda: mover(players))
            one = mover(players)
            assert one is not None
            other = players[1 - one.seat]
            assert (await one.answer(one.play(one.legal[0])))["type"] == "accepted"
            await other.has_seen(1 + number)
            assert other.known["turn"]["deciding"] == one.known["turn"]["deciding"]


@pytest.mark.parametrize("game", ["board", "cards"])
async def test_a_whole_game_through_two_processes_ends_alike_whatever_is_lost_between_them(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "WITHOUT_NEWS", 0.01)
    chance = random.Random(7)
    async with open_registries(tmp_path) as (places, exchange):
        players = await two_players(places, game)
        moves = 0
        while not all(player.known["result"] for player in players):
            if chance.random() < 0.05:
                exchange.back(empty=True) if not exchange.is_up else exchange.down()
            one = mover(players)
            if one is None:
                await asyncio.sleep(0)
                continue
            answer = await one.answer(one.play(chance.choice(one.legal)))
            moves += answer["type"] == "accepted"
            if chance.random() < 0.1:
                line = {"type": "say", "table": one.table, "client": f"line-{moves:06}", "text": "hm"}
                players[chance.randrange(2)].send(line)
        exchange.back()
        entries = await places[0].store.log.read(players[0].table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert sum(entry.kind == "move" for entry in entries) == moves
        finished = await places[0].store.finished.find(players[0].table)
        assert finished is not None
        for player in players:
            assert player.known["result"] == finished.result


async def test_the_second_of_two_who_write_at_once_looks_again_and_nothing_is_lost(tmp_path: Path) -> None:
    async with open_registries(tmp_path) as (places, exchange):
        players = await two_players(places)
        exchange.down()
        one = mover(players)
        assert one is not None
        other = players[1 - one.seat]
        # Both write number n: a move and, for all the other process knows, a line of chat.
        move = one.play(one.legal[0])
        other.send({"type": "say", "table": one.table, "client": "line-one", "text": "hello"})
        assert (await one.answer(move))["type"] == "accepted"
        assert (await other.answer("line-one"))["type"] == "accepted"
        entries = await places[0].store.log.read(one.table)
        assert sorted(entry.kind for entry in entries[-2:]) == ["chat", "move"]
        assert other.known["version"] == 2, "who was second has heard what came before"


async def test_a_move_for_what_another_process_has_changed_is_stale(tmp_path: Path) -> None:
    async with open_registries(tmp_path) as (places, exchange):
        ada = somebody("Ada")
        table = await places[0].table(ada)
        players = [Player(place, ada, table, 0) for place in places]
        for player in players:
            await player.watch()
        await until(lambda: all(player.known["view"] for player in players))
        seat = players[0].known["turn"]["deciding"]
        players = [Player(place, ada, table, seat) for place in places]
        for player in players:
            await player.watch()
        exchange.down()
        first = players[0].play(players[0].legal[0])
        assert (await players[0].answer(first))["type"] == "accepted"
        second = players[1].play(players[1].legal[0], client="in-vain-01")
        answer = await players[1].answer(second)
        assert (answer["type"], answer["stale"]) == ("refused", True)
        # The very same move is known there, too.
        again = players[1].play(players[1].legal[0] if players[1].legal else "pass", client=first)
        assert (await players[1].answer(again))["type"] == "accepted"


async def test_without_news_the_others_read_the_log_within_two_seconds(tmp_path: Path) -> None:
    async with open_registries(tmp_path) as (places, exchange):
        players = await two_players(places)
        exchange.down()
        await asyncio.sleep(0)
        one = mover(players)
        assert one is not None
        other = players[1 - one.seat]
        before = other.known["version"]
        await one.answer(one.play(one.legal[0]))
        async with asyncio.timeout(2):
            await until(lambda: other.known["version"] > before)


async def test_of_two_who_sit_down_on_one_seat_through_two_processes_one_gets_it(tmp_path: Path) -> None:
    async with open_registries(tmp_path) as (places, _):
        ada = somebody("Ada")
        table = (await places[0].registry.create(ada, NewTable(game="board", seats=[ME, FREE, FREE]))).id
        await places[1].registry.table(table)
        others = [somebody("Ben"), somebody("Cleo")]
        sitting = [
            place.registry.take_seat(table, person, 1, person.name)
            for place, person in zip(places, others, strict=True)
        ]
        answers = await asyncio.gather(*sitting, return_exceptions=True)
        assert sum(isinstance(answer, Conflict) for answer in answers) == 1
        infos = [await place.registry.info(table) for place in places]
        header = await places[0].store.tables.find(table)
        assert header is not None
        await until(lambda: all(place.registry.tables[table].header.revision == header.revision for place in places))
        infos = [await place.registry.info(table) for place in places]
        assert infos[0].seats[1].person == infos[1].seats[1].person == header.seats[1].person


async def test_who_is_there_is_known_everywhere_and_tables_that_wait_are_found_everywhere(tmp_path: Path) -> None:
    async with open_registries(tmp_path) as (places, _):
        ada, ben = somebody("Ada"), somebody("Ben")
        wish = NewTable(game="board", seats=[ME, FREE], public=True)
        table = (await places[0].registry.create(ada, wish)).id
        await Player(places[0], ada, table, 0).watch()
        spectator = places[1].listener(ben)
        await places[1].say(spectator, type="watch", table=table)
        await until(lambda: places[1].registry.tables[table].info().seats[0].present)
        await until(lambda: places[0].registry.tables[table].info().spectators == 1)
        async with asyncio.timeout(10):
            while not (await places[1].registry.open_tables()).tables:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.05)
        assert [found.id for found in (await places[1].registry.open_tables()).tables] == [table]
        places[1].registry.left(spectator)
        await until(lambda: places[0].registry.tables[table].info().spectators == 0)


async def test_one_process_asks_the_bots_and_another_goes_on_when_it_is_gone(tmp_path: Path) -> None:
    async with open_registries(tmp_path, thinking=True) as (places, exchange):
        ada, ben = somebody("Ada"), somebody("Ben")
        bots = [SeatWish(kind="bot", bot="level1")] * 2
        table = (await places[0].registry.create(ada, NewTable(game="cards", seats=[ME, *bots]))).id
        players = [Player(places[0], ada, table, 0)]
        await players[0].watch()
        looker = places[1].listener(ben)
        await places[1].say(looker, type="watch", table=table)
        moved = 0
        while moved < 3:
            await until(lambda: players[0].legal)
            await players[0].answer(players[0].play(players[0].legal[0]))
            moved += 1
        holders = {holder for holder, _ in exchange.leases.values()}
        assert len(holders) == 1
        # The one on duty is gone without a word.
        first = next(place for place in places if place.registry.context.bus.process in holders)
        other = next(place for place in places if place is not first)
        bus: Any = first.registry.context.bus
        exchange.members.remove(bus)
        exchange.leases.clear()
        known = other.registry.tables[table]
        steps = known.progress.last
        one = Player(other, ada, table, 0)
        await one.watch()
        for _ in range(5):
            await until(lambda: one.legal)
            await one.answer(one.play(one.legal[0]))
        entries: list[Any] = (await other.store.log.read(table))[steps:]
        assert any(entry.body.get("bot") for entry in entries)
