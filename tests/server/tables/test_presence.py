"""Crowds that come and go: what each of them costs the others does not grow with their number."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from pioneers.server.watching.perspectives import Perspectives
from pioneers.server.watching.pictures import fresh
from pioneers.server.wire.messages import Fresh
from pioneers.store.sql.rows import Person
from tests.server.registries import Listener, Place, open_registry, somebody


class Ear:
    """A connection that keeps what it is sent as it came."""

    language = "en"

    def __init__(self, person: Person, muted: frozenset[str] = frozenset()) -> None:
        self.person = person.id
        self.name = person.name
        self.muted = muted
        self.messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.messages.append(message)

    def close(self, code: int, reason: str) -> None:
        raise AssertionError((code, reason))

    @property
    def infos(self) -> list[int]:
        """The numbers of spectators that were told."""
        found = [msgspec.json.decode(message) for message in self.messages]
        return [message["info"]["spectators"] for message in found if message["type"] == "info"]


async def crowd(place: Place, table: str, size: int) -> list[Ear]:
    ears = [Ear(somebody()) for _ in range(size)]
    for ear in ears:
        place.registry.entered(ear)
        place.registry.received(ear, msgspec.json.encode({"type": "watch", "table": table}))
    await place.settled(table)
    return ears


async def told(listener: Listener, spectators: int) -> None:
    """Wait until the number of spectators was told."""
    async with asyncio.timeout(60):
        while not any(
            message["type"] == "info" and message["info"]["spectators"] == spectators for message in listener.heard
        ):
            listener.news.clear()
            await listener.news.wait()


async def test_a_crowd_that_comes_and_goes_is_told_of_in_a_few_messages(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada = somebody()
        table = await place.table(ada)
        player = place.listener(ada)
        await place.say(player, type="watch", table=table, seat=0)
        ears = await crowd(place, table, 300)
        await told(player, 300)
        for ear in ears[50:]:
            place.registry.left(ear)
        await told(player, 50)
        infos = [message for message in player.heard if message["type"] == "info"]
        assert len(infos) <= 10
        # Together they heard about as much as if each had come alone, and not the square of it.
        assert sum(len(ear.messages) for ear in ears) <= 10 * len(ears)


async def test_the_first_who_comes_is_told_of_at_once_and_seats_always_are(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada = somebody()
        table = await place.table(ada)
        player = place.listener(ada)
        await place.say(player, type="watch", table=table, seat=0)
        place.registry.tables[table]._crier.stop()
        await crowd(place, table, 5)
        assert player.last("info")["info"]["spectators"] == 1
        await place.registry.leave_seat(table, ada, 1)
        await place.settled(table)
        info = player.last("info")["info"]
        assert info["seats"][1]["bot"] is not None
        assert info["spectators"] == 5


async def test_all_who_look_on_get_the_same_bytes_as_one_who_comes_alone(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada, ben = somebody(), somebody("Ben")
        table = await place.table(ada)
        player = place.listener(ada)
        await place.say(player, type="watch", table=table, seat=0)
        talker = place.listener(ben)
        await place.say(talker, type="say", table=table, client="line-0001", text="hm")
        found = place.registry.tables[table]
        for muted in (frozenset[str](), frozenset({ben.id}), frozenset({"nobody here"})):
            ear = Ear(somebody(), muted)
            place.registry.entered(ear)
            place.registry.received(ear, msgspec.json.encode({"type": "watch", "table": table}))
            await place.settled(table)
            expected = msgspec.json.encode(fresh(found, None, muted))
            shown = next(message for message in ear.messages if b'"type":"table"' in message)
            assert shown == expected
            assert len(msgspec.json.decode(shown, type=Fresh).chat) == (0 if ben.id in muted else 1)
        # It is made anew when something happened.
        seat = found.progress.match.state.seat
        assert seat is not None
        await place.say(player, type="watch", table=table, seat=seat)
        action = found.progress.match.state.legal()[0].text
        await place.say(player, type="play", table=table, seat=seat, version=1, client="client-0001", actions=[action])
        late = Ear(somebody())
        place.registry.entered(late)
        place.registry.received(late, msgspec.json.encode({"type": "watch", "table": table}))
        await place.settled(table)
        assert msgspec.json.encode(fresh(found, None, frozenset())) in late.messages


@given(st.lists(st.tuples(st.integers(0, 5), st.sampled_from(["enter", "leave", "all"]), st.integers(0, 2))))
def test_who_is_there_is_counted_right_however_they_come_and_go(steps: list[tuple[int, str, int]]) -> None:
    people = [somebody() for _ in range(3)]
    ears = [Ear(people[number // 2]) for number in range(6)]
    perspectives = Perspectives("t", 2)
    for number, step, place in steps:
        seat = None if place == 2 else place
        before = set(perspectives.people()), perspectives.spectators()
        if step == "enter":
            changed = perspectives.enter(ears[number], seat)
            assert changed == ((set(perspectives.people()), perspectives.spectators()) != before)
        elif step == "leave":
            perspectives.leave(ears[number], seat)
        else:
            perspectives.leave_all(ears[number])
        assert perspectives.people() == {connection.person for connection in perspectives.places}
