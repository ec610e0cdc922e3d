"""Sockets, tried with a client that keeps the rules and one that breaks them, in both kinds of event loop."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from pioneers.kernel.mistake import Mistake
from pioneers.server.network.connection import Connection
from pioneers.server.network.limits import PERSON_SHARE
from pioneers.server.network.picows_protocol import LARGEST_MESSAGE
from pioneers.server.network.socket import (
    FORBEARANCE,
    FORGIVEN,
    MOST_FRAGMENTS,
    SLOW_READER,
    SocketConnection,
)
from tests.server.network.door import Clock, house, in_a_loop, in_both_loops, status
from tests.server.network.raw_socket import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame

MANY: dict[str, float] = {"messages_per_second": 1_000_000, "message_burst": 1_000_000}


def echo(connection: Connection, data: bytes) -> None:
    connection.send(data)


# ── Messages ─────────────────────────────────────────────────────────────────────────────────────────────


@in_both_loops
async def test_messages_go_both_ways_and_who_closes_leaves_once() -> None:
    async with house() as there:
        there.registry.answer = echo
        async with there.visitor() as ada:
            ada.say(b"one")
            assert await ada.text() == b"one"
            ada.say("zwölf".encode())
            assert (await ada.text()).decode() == "zwölf"
            ada.put(frame(CLOSE, (1000).to_bytes(2, "big")))
            assert await ada.hear() == (CLOSE, (1000).to_bytes(2, "big"))
            assert await ada.ended()
        await there.until(lambda: there.registry.count("left") == 1)
        assert [kind for kind, _, _ in there.registry.calls] == ["entered", "received", "received", "left"]


@in_both_loops
async def test_who_vanishes_leaves_once() -> None:
    async with house() as there:
        async with there.visitor() as ada:
            ada.say(b"hello")
            await there.until(lambda: there.registry.said == [b"hello"])
        await there.until(lambda: there.registry.count("left") == 1)


@dataclass
class Ear(WSListener):
    """The listener of picows's own client."""

    heard: list[bytes] = field(default_factory=list)

    def __hash__(self) -> int:
        return id(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - picows's signature
        if frame.msg_type == WSMsgType.TEXT:
            self.heard.append(frame.get_payload_as_bytes())


@in_both_loops
async def test_another_implementation_gets_along_with_it() -> None:
    async with house(limits=MANY) as there:
        there.registry.answer = echo
        headers = {"Cookie": there.cookie(), "Origin": f"http://127.0.0.1:{there.port}"}
        transport, ear = await ws_connect(Ear, f"ws://127.0.0.1:{there.port}/ws", extra_headers=headers)
        assert isinstance(ear, Ear)
        sent = [bytes([65 + number % 26]) * (number * 37 % LARGEST_MESSAGE) for number in range(1, 500)]
        for message in sent:
            transport.send(WSMsgType.TEXT, message)
        await there.until(lambda: len(ear.heard) == len(sent))
        assert ear.heard == sent
        transport.send_close()
        await transport.wait_disconnected()


@in_both_loops
async def test_fragments_make_one_message_even_with_a_ping_between_them() -> None:
    async with house() as there:
        text = "Überfall!".encode()
        async with there.visitor() as ada:
            # The first cut goes through the middle of a letter.
            ada.put(frame(TEXT, text[:1], last=False), frame(PING, b"?"), frame(CONTINUATION, b"", last=False))
            ada.put(frame(CONTINUATION, text[1:4], last=False), frame(CONTINUATION, text[4:]))
            assert await ada.hear() == (PONG, b"?")
            await there.until(lambda: there.registry.said == [text])


@in_both_loops
async def test_the_largest_message_is_taken_whole_or_in_fragments() -> None:
    async with house() as there:
        text = b"x" * LARGEST_MESSAGE
        async with there.visitor() as ada:
            ada.say(text)
            ada.put(frame(TEXT, text[:5000], last=False), frame(CONTINUATION, text[5000:]))
            await there.until(lambda: len(there.registry.said) == 2)
            assert there.registry.said == [text, text]


BAD_FRAMES: dict[str, tuple[int, list[bytes]]] = {
    "binary": (1003, [frame(BINARY, b"x")]),
    "a binary fragment": (1003, [frame(BINARY, b"x", last=False)]),
    "no UTF-8": (1007, [frame(TEXT, b"\xff")]),
    "half a letter": (1007, [frame(TEXT, "ü".encode()[:1], last=False), frame(CONTINUATION)]),
    "too large a frame": (1009, [frame(TEXT, b"x" * (LARGEST_MESSAGE + 1))]),
    "a frame of 2⁶² bytes": (1009, [bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big")]),
    "too large in fragments": (1009, [frame(TEXT, b"x" * LARGEST_MESSAGE, last=False), frame(CONTINUATION, b"x")]),
    "too many fragments": (
        1009,
        [frame(TEXT, b"", last=False), *[frame(CONTINUATION, b"", last=False)] * MOST_FRAGMENTS],
    ),
    "a continuation of nothing": (1002, [frame(CONTINUATION, b"x")]),
    "a message inside another": (1002, [frame(TEXT, b"x", last=False), frame(TEXT, b"y")]),
    "an extension": (1002, [frame(TEXT, b"x", reserved=4)]),
    "no mask": (1002, [frame(TEXT, b"x", masked=False)]),
    "an unknown kind": (1002, [frame(3, b"x")]),
    "a ping in fragments": (1002, [frame(PING, b"x", last=False)]),
    "a large ping": (1002, [frame(PING, b"x" * 126)]),
    "an impossible code": (1002, [frame(CLOSE, (999).to_bytes(2, "big"))]),
}


@in_both_loops
async def test_what_breaks_the_rules_ends_the_connection_with_the_right_code() -> None:
    async with house() as there:
        for what, (code, frames) in BAD_FRAMES.items():
            async with there.visitor() as ada:
                # What comes after it is not heard any more.
                ada.put(*frames, frame(TEXT, b"later"))
                assert await ada.closed() == code, what
                await ada.ended()
        assert there.registry.said == []


@in_both_loops
async def test_a_goodbye_is_answered_with_a_code_that_may_be_sent() -> None:
    async with house() as there:
        for said, answered in ((b"", 1000), ((1006).to_bytes(2, "big"), 1000), ((4711).to_bytes(2, "big"), 4711)):
            async with there.visitor() as ada:
                ada.put(frame(CLOSE, said))
                assert await ada.closed() == answered


@in_both_loops
async def test_noise_harms_nobody() -> None:
    chance = random.Random(7)
    async with house(limits=MANY | {"connections_per_address": 1000, "request_burst": 1000}) as there:
        there.registry.answer = echo
        async with there.visitor() as ada:
            for _ in range(150):
                async with there.visitor() as eve:
                    noise = chance.randbytes(chance.randrange(1, 400))
                    eve.put(chance.choice([b"", frame(TEXT, b"x"), frame(TEXT, b"y", last=False)]), noise)
            ada.say(b"still here")
            assert await ada.text() == b"still here"


# ── Limits ───────────────────────────────────────────────────────────────────────────────────────────────


@in_both_loops
async def test_too_many_messages_are_left_out_said_once_and_then_the_end() -> None:
    async with house(Clock(), limits={"message_burst": 5}) as there:
        async with there.visitor(accept_language="de") as ada:
            ada.put(*[frame(TEXT, b"%d" % number) for number in range(5 + FORBEARANCE)])
            complaint = msgspec.json.decode(await ada.text())
            assert complaint["problem"]["message"] == "mistake-server-messages"
            assert "zu viel" in complaint["problem"]["sentence"]
            # One more than is borne. The next that is heard is the end: nothing was said in between.
            ada.say(b"one more")
            kind, data = await ada.hear()
            assert (kind, data[:2]) == (CLOSE, (1008).to_bytes(2, "big"))
        assert there.registry.said == [b"0", b"1", b"2", b"3", b"4"]


@in_both_loops
async def test_who_slows_down_is_forgiven() -> None:
    clock = Clock()
    async with house(clock, limits={"message_burst": 2, "messages_per_second": 1}) as there, there.visitor() as ada:
        for turn in range(3):
            # As many as are just borne: without forgiveness, one more in the next turn would be the end.
            ada.put(*[frame(TEXT, b"x")] * (2 + FORBEARANCE))
            assert await ada.problem() == "mistake-server-messages"
            clock.now += FORGIVEN + 1
            ada.say(b"after a pause")
            await there.until(lambda: there.registry.said.count(b"after a pause") > turn)  # noqa: B023 - waited for here
            clock.now += FORGIVEN + 1


@in_both_loops
async def test_pings_count_like_messages() -> None:
    async with house(Clock(), limits={"message_burst": 5}) as there, there.visitor() as ada:
        ada.put(*[frame(PING, b"%d" % number) for number in range(6 + FORBEARANCE)])
        assert [await ada.hear() for _ in range(5)] == [(PONG, b"%d" % number) for number in range(5)]
        assert await ada.problem() == "mistake-server-messages"
        assert await ada.closed() == 1008


@in_both_loops
async def test_several_sockets_of_one_person_share_a_limit() -> None:
    async with house(Clock(), limits={"message_burst": 5}) as there:
        cookie = there.cookie()
        for number in range(PERSON_SHARE + 1):
            async with there.visitor(cookie=cookie) as tab:
                tab.put(*[frame(TEXT, b"x")] * 6)
                assert await tab.problem() == "mistake-server-messages"
                assert len(there.registry.said) == 5 * min(number + 1, PERSON_SHARE)


@in_both_loops
async def test_a_slow_reader_is_cut_off_and_nobody_else() -> None:
    async with house() as there, there.visitor() as ada, there.visitor(receive_buffer=4096) as slow:
        await there.until(lambda: len(there.registry.connections) == 2)
        ours, theirs = there.registry.connections
        assert isinstance(theirs, SocketConnection)
        most = 0
        while not theirs.closing:
            theirs.send(b"x" * 50_000)
            most = max(most, theirs._transport.underlying_transport.get_write_buffer_size())
        assert SLOW_READER - 60_000 < most < SLOW_READER + 60_000
        await there.until(lambda: there.registry.connections == [ours])
        await slow.ended()
        ours.send(b"all is well")
        assert await ada.text() == b"all is well"


@in_both_loops
async def test_who_asks_but_does_not_read_the_answers_is_cut_off() -> None:
    async with house(limits=MANY) as there, there.visitor(receive_buffer=4096) as slow:
        slow.writer.transport.set_write_buffer_limits(0)
        flood = frame(PING, b"x" * 125) * 1000
        while there.registry.count("left") == 0:
            slow.put(flood)
            try:
                await slow.writer.drain()
            except ConnectionError:
                break
        await there.until(lambda: there.registry.count("left") == 1)


# ── Failures and the end ─────────────────────────────────────────────────────────────────────────────────


@in_both_loops
async def test_a_failure_of_the_hall_ends_that_connection_alone() -> None:
    async with house() as there:

        def fail(connection: Connection, data: bytes) -> None:
            if data == b"fail":
                raise KeyError("a fault of ours")
            connection.send(data)

        there.registry.answer = fail
        async with there.visitor() as ada, there.visitor() as bea:
            ada.put(frame(TEXT, b"fail"), frame(TEXT, b"later"))
            assert await ada.closed() == 1011
            bea.say(b"still here")
            assert await bea.text() == b"still here"
        assert there.registry.said == [b"fail", b"still here"]
        assert there.errors == ["pioneers.server.network.socket: a message could not be taken"]
        there.errors.clear()


@in_both_loops
async def test_a_failure_when_somebody_enters_ends_that_connection_and_he_leaves() -> None:
    async with house() as there:

        def fail(connection: Connection) -> None:
            raise KeyError(connection.name)

        there.registry.greet = fail
        async with there.visitor() as ada:
            assert await ada.closed() == 1011
        await there.until(lambda: there.registry.count("left") == 1)
        assert there.errors == ["pioneers.server.network.socket: somebody could not be let in"]
        there.errors.clear()


@in_both_loops
async def test_who_comes_while_the_store_cannot_be_read_is_asked_to_come_again() -> None:
    async with house() as there:
        there.people.failure = Mistake("store-server-lost", server="", reason="")
        async with there.visitor() as ada:
            assert await ada.closed() == 1013
        assert there.registry.calls == []
        there.people.failure = None
        async with there.visitor() as ada:
            ada.say(b"here again")
            await there.until(lambda: there.registry.said == [b"here again"])
        assert there.errors == ["pioneers.server.network.socket: nobody can be let in"]
        there.errors.clear()


@in_both_loops
async def test_a_failure_of_the_store_ends_the_connection() -> None:
    async with house() as there:
        there.people.failure = OSError("no disk")
        async with there.visitor() as ada:
            assert await ada.closed() == 1011
        assert there.registry.calls == []
        assert there.errors == ["pioneers.server.network.socket: somebody could not be let in"]
        there.errors.clear()


@in_both_loops
async def test_when_the_server_stops_what_was_sent_arrives_and_then_the_wish_to_come_again() -> None:
    async with house(limits=MANY) as there:
        async with there.visitor(receive_buffer=4096) as slow, there.visitor() as ada:
            await there.until(lambda: len(there.registry.connections) == 2)
            sent = [bytes([65 + number % 26]) * 20_000 for number in range(20)]
            for connection in there.registry.connections:
                for message in sent:
                    connection.send(message)
            stopping = asyncio.create_task(there.server.shutdown())
            for socket in (slow, ada):
                assert [await socket.text() for _ in sent] == sent
                assert await socket.closed() == 1012
                assert await socket.ended()
            await stopping
        assert there.registry.count("left") == 2


@in_both_loops
async def test_a_server_that_is_about_to_stop_hears_nothing_new_but_still_answers() -> None:
    async with house() as there, there.visitor() as ada:
        ada.say(b"before")
        await there.until(lambda: there.registry.said == [b"before"])
        there.reception.stop_listening()
        ada.say(b"after")
        assert await status(there) == 503
        (connection,) = there.registry.connections
        connection.send(b"done")
        assert await ada.text() == b"done"
        stopping = asyncio.create_task(there.server.shutdown())
        assert await ada.closed() == 1012
        assert await ada.ended()
        await stopping
        assert there.registry.said == [b"before"]


@in_a_loop
async def test_who_does_not_answer_or_does_not_read_the_end_is_cut_off() -> None:
    # Without pings, which would notice them too, but later.
    async with house(ping=0) as there, there.visitor() as silent, there.visitor(receive_buffer=4096) as slow:
        await there.until(lambda: len(there.registry.connections) == 2)
        first, second = there.registry.connections
        assert isinstance(second, SocketConnection)
        first.close(1008, "enough")
        assert await silent.hear() == (CLOSE, (1008).to_bytes(2, "big") + b"enough")
        while second._transport.underlying_transport.get_write_buffer_size() < SLOW_READER // 2:
            second.send(b"x" * 50_000)
        slow.put(frame(CLOSE, (1000).to_bytes(2, "big")))
        await there.until(lambda: there.registry.connections == [])
        await silent.ended()


@in_both_loops
async def test_a_long_reason_is_shortened_between_two_letters() -> None:
    async with house() as there, there.visitor() as ada:
        await there.until(lambda: len(there.registry.connections) == 1)
        there.registry.connections[0].close(1008, "ü" * 100)
        assert await ada.hear() == (CLOSE, (1008).to_bytes(2, "big") + "ü".encode() * 61)
        ada.put(frame(CLOSE, (1008).to_bytes(2, "big")))


@in_both_loops
async def test_who_is_silent_is_asked_and_cut_off_if_there_is_no_answer() -> None:
    async with house(ping=0.05) as there, there.visitor() as ada, there.visitor() as dead:
        dead.answers_pings = False
        alive = asyncio.create_task(ada.hear())
        assert await dead.closed() == 1001
        assert dead.pings == 1
        await there.until(lambda: ada.pings >= 3)
        await there.until(lambda: len(there.registry.connections) == 1)
        there.registry.connections[0].send(b"there you are")
        assert await alive == (TEXT, b"there you are")
