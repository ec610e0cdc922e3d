"""Somebody who sends nonsense and looks closely at the answers."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
from picows import WSMsgType

from pioneers.kernel.digest import digest_of
from pioneers.server.wire import messages as wire
from tests.server.clients.guest import Guest
from tests.server.clients.nonsense import Knowledge
from tests.server.clients.perspective import Broken
from tests.server.clients.player import DECODER, Line

READER = msgspec.json.Decoder(wire.FromClient)
NOT_A_MESSAGE = "not a message"
# So many messages are sent before their answers are waited for.
WINDOW = 100
# One message in so many is a frame that a socket does not have to bear.
FRAMES = 400
# Close codes by which the server may end a connection that sent such a frame.
FRAME_CLOSES = {1002, 1003, 1007, 1009}


class Troublemaker(Line):
    """A line that sends nonsense and looks closely at all answers; it is not surprised by any that is well-formed."""

    def __init__(self, guest: Guest, knowledge: Knowledge, seats: dict[str, set[int]]) -> None:
        super().__init__(guest, None, knowledge.chance)
        self.knowledge = knowledge
        # The seats that are his own, by table: he may be shown these and no others.
        self.seats = seats
        self.counts: Counter[str] = Counter()
        # What was shown to him of the games, for comparison: table, seat, version, hash of the view.
        self.shown: set[tuple[str, int | None, int, str]] = set()
        self.accepted: list[tuple[str, str]] = []
        # What must still be answered: requests by their ids, pings, and what is no message at all.
        self.owed: Counter[str] = Counter()
        self.seeds: list[bytes] = []

    def received(self, data: bytes) -> None:
        """Check the form of an answer, and that it is for him."""
        self.counts["answers"] += 1
        try:
            message = DECODER.decode(data)
            over = isinstance(message, wire.Info | wire.Fresh) and message.info.state == "over"
            if not over and any(seed in data for seed in self.seeds):
                self.fail(Broken(f"a seed was sent: {data[:500]!r}"))
            self.look(message)
        except ValueError as error:
            self.fail(Broken(f"{error}: {data[:500]!r}"))
        except Broken as broken:
            self.fail(broken)
        self.wake()

    def look(self, message: wire.FromServer) -> None:
        """What must not be there."""
        self.counts[type(message).__name__] += 1
        self.paid(message)
        if isinstance(message, wire.Delta) and isinstance(message.client, str):
            self.accepted.append((message.table, message.client))
        mine = self.seats.get(getattr(message, "table", None) or "", set())
        match message:
            case wire.Fresh() | wire.Update() | wire.Delta():
                if message.seat is not None and message.seat not in mine:
                    raise Broken(f"seat {message.seat} was shown to somebody else")
                if message.seat is not None:
                    self.knowledge.versions[message.table, message.seat] = message.version
                    self.knowledge.legal[message.table, message.seat] = message.turn.legal
                if isinstance(message, wire.Fresh | wire.Update) and message.view is not None:
                    self.shown.add((message.table, message.seat, message.version, digest_of(message.view)))
            case wire.Explained() | wire.Outlook() | wire.Routes() | wire.Previewed():
                if message.seat not in mine:
                    raise Broken(f"seat {message.seat} was explained to somebody else")
            case wire.Accepted():
                self.accepted.append((message.table, message.client))
            case wire.Refused() | wire.Complaint():
                self.counts[message.problem.message] += 1
                if message.problem.message == "mistake-server-failed":
                    raise Broken("the server failed")
                if isinstance(message, wire.Refused) and message.version and not mine:
                    raise Broken("a version was told to somebody without a seat")

    def owe(self, data: bytes) -> None:
        """Remember that a message must be answered."""
        try:
            message = READER.decode(data)
        except (msgspec.MsgspecError, RecursionError):
            self.owed[NOT_A_MESSAGE] += 1
            return
        if isinstance(message, wire.Play | wire.Undo | wire.EndTurn | wire.Say | wire.Emote):
            self.owed[message.client] += 1
        elif isinstance(message, wire.Ping):
            self.owed[f"ping {message.time}"] += 1

    def paid(self, message: wire.FromServer) -> None:
        """Something was answered; nothing is answered that was not asked."""
        match message:
            case wire.Accepted() | wire.Refused() | wire.Delta(client=str()):
                key = str(message.client)
            case wire.Pong():
                key = f"ping {message.time}"
            case wire.Complaint(table=None):
                key = NOT_A_MESSAGE
            case _:
                return
        if self.owed[key] <= 0:
            raise Broken(f"an answer that nobody asked for: {message}")
        self.owed[key] -= 1

    async def trouble(self, messages: int) -> None:
        """Send so many messages, and wait in between until all are answered that must be."""
        chance = self.knowledge.chance
        for number in range(messages):
            if chance.randrange(FRAMES) == 0:
                await self.bad_frame()
            message = self.knowledge.message(self.seats)
            self.owe(message)
            self.put_bytes(message)
            self.counts["messages"] += 1
            if number % WINDOW == WINDOW - 1:
                await self.until(self.is_answered)
        await self.until(self.is_answered)

    def is_answered(self) -> bool:
        """Whether nothing is owed any more."""
        return self.owed.total() == 0

    async def bad_frame(self) -> None:
        """What ends a connection: bytes, text that is no text, too much at once. Another connection is made."""
        chance = self.knowledge.chance
        connections = self.connections
        # Wait for answers first, so that none of them is lost with the connection.
        await self.until(self.is_answered)
        kind, data = chance.choice(
            (
                (WSMsgType.BINARY, b"\x00\x01\x02"),
                (WSMsgType.BINARY, json.dumps(self.knowledge.valid(self.seats)).encode()),
                (WSMsgType.TEXT, b'{"type":"ping","time":1,"\xff\xfe":0}'),
                (WSMsgType.TEXT, b"\xed\xa0\x80"),
                (WSMsgType.TEXT, b" " * 70_000),
                (WSMsgType.CONTINUATION, b"{}"),
            )
        )
        self.counts["bad frames"] += 1
        self.put_bytes(data, kind)
        await self.until(lambda: self.connections > connections)
        if self.closes and self.closes[-1][0] not in FRAME_CLOSES:
            raise Broken(f"a bad frame was answered with {self.closes[-1]}")
