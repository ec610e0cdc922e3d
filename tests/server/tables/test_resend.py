"""What was accepted once is accepted whenever it comes again, whatever came in between."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pioneers.store.sql.rows import Person
from tests.server.registries import Listener, Place, open_registry, somebody


class Patient:
    """Buckets that are always full."""

    def of(self, key: str, now: float) -> Patient:  # noqa: ARG002 - the signature of buckets
        return self

    def take(self, now: float) -> float:  # noqa: ARG002 - as above
        return 0.0


class Sender:
    """Plays for both seats, and keeps every message with its answer."""

    def __init__(self, place: Place, listener: Listener, table: str) -> None:
        self.place = place
        self.listener = listener
        self.table = table
        self.sent: list[tuple[dict[str, Any], dict[str, Any]]] = []

    async def send(self, **message: Any) -> dict[str, Any]:
        full = {"table": self.table, "client": self.listener.client(), **message}
        self.sent.append((full, await self.answered(full)))
        return self.sent[-1][1]

    async def answered(self, message: dict[str, Any]) -> dict[str, Any]:
        before = len(self.listener.heard)
        await self.place.say(self.listener, **message)
        answers = ("accepted", "refused")
        return next(
            heard
            for heard in self.listener.heard[before:]
            if heard["type"] in answers and heard["client"] == message["client"]
        )

    async def move(self) -> None:
        """The first legal move of whoever decides."""
        progress = self.place.registry.tables[self.table].progress
        seat = progress.match.state.seat if progress.holding is None else progress.holding
        if seat is None:
            return
        version = progress.perspectives.version(seat)
        if progress.holding is None:
            action = progress.match.state.legal()[0].text
            await self.send(type="play", seat=seat, version=version, actions=[action])
        else:
            await self.send(type="end", seat=seat, version=version)

    async def undo(self) -> None:
        progress = self.place.registry.tables[self.table].progress
        for seat in (0, 1):
            if progress.match.undoable(seat):
                await self.send(type="undo", seat=seat, version=progress.perspectives.version(seat), whole=False)
                return

    async def chat(self, times: int, other: Listener) -> None:
        for number in range(times):
            client = f"{other.client()}-{number}"
            self.place.registry.received(
                other, b'{"type":"say","table":"%s","client":"%s","text":"hm"}' % (self.table.encode(), client.encode())
            )
        await self.place.settled(self.table)


async def sender(place: Place, person: Person) -> Sender:
    table = await place.table(person)
    listener = place.listener(person)
    for seat in (0, 1):
        await place.say(listener, type="watch", table=table, seat=seat)
    return Sender(place, listener, table)


async def test_chat_of_others_does_not_make_a_move_that_was_accepted_stale(tmp_path: Path) -> None:
    async with open_registry(tmp_path, chat=Patient()) as place:
        ada, others = somebody(), place.listener(somebody("Ben"))
        mine = await sender(place, ada)
        await mine.move()
        await mine.chat(80, others)
        message, first = mine.sent[0]
        assert first["type"] == "accepted"
        assert await mine.answered(message) == first


async def test_a_move_that_is_no_longer_remembered_is_answered_from_the_log(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        mine = await sender(place, somebody())
        for _ in range(200):
            await mine.move()
        assert {answer["type"] for _, answer in mine.sent} == {"accepted"}
        for message, first in mine.sent[:20]:
            assert await mine.answered(message) == first
    # So it is after a restart.
    async with open_registry(tmp_path) as place:
        mine.place = place
        mine.listener = place.listener(somebody())
        mine.listener.person = str(mine.sent and (await place.store.tables.find(mine.table)).seats[0].person)  # type: ignore[union-attr]
        await place.say(mine.listener, type="watch", table=mine.table, seat=0)
        for message, first in mine.sent[:20]:
            assert await mine.answered(message) == first


async def test_a_move_that_never_was_made_stays_stale(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        mine = await sender(place, somebody())
        await mine.move()
        message, _ = mine.sent[0]
        answer = await mine.answered({**message, "client": "another-id"})
        assert (answer["type"], answer["stale"]) == ("refused", True)


async def test_a_line_that_was_said_is_accepted_again_even_of_one_who_talks_too_fast(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as place:
        ada = somebody()
        mine = await sender(place, ada)
        said = [{"type": "say", "table": mine.table, "client": f"line-{number}-x", "text": "hm"} for number in range(9)]
        first = [await mine.answered(line) for line in said]
        # All that was remembered is forgotten.
        mine.place.registry.tables[mine.table].progress.heard.clear()
        again = [await mine.answered(line) for line in said]
        assert [answer["type"] for answer in first] == ["accepted"] * 5 + ["refused"] * 4
        assert [answer["type"] for answer in again] == ["accepted"] * 5 + ["refused"] * 4


steps = st.lists(
    st.one_of(st.just("move"), st.just("undo"), st.integers(1, 90), st.integers(-200, -1)), min_size=3, max_size=25
)


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(steps)
def test_whatever_comes_in_between_a_resend_is_answered_as_the_first_time(script: list[str | int]) -> None:
    """Numbers above zero are so many lines of chat, below zero the place of a message that is sent again."""

    async def story(folder: Path) -> None:
        async with open_registry(folder, chat=Patient()) as place:
            mine = await sender(place, somebody())
            other = place.listener(somebody("Ben"))
            await mine.move()
            for step in [*script, *range(-len(script), 0)]:
                if step == "move":
                    for _ in range(12):
                        await mine.move()
                elif step == "undo":
                    await mine.undo()
                elif isinstance(step, int) and step > 0:
                    await mine.chat(step, other)
                elif isinstance(step, int):
                    message, first = mine.sent[step % len(mine.sent)]
                    assert first["type"] == "accepted"
                    assert await mine.answered(message) == first

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(story(Path(folder)))
