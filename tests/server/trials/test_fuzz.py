"""Nonsense on the sockets does no harm, and whoever sends it would notice if it did."""

from __future__ import annotations

import os
import random
from typing import Any

import msgspec
import pytest

from pioneers.server.wire import messages as wire
from pioneers.server.wire import parts
from tests.server.clients.guest import Guest
from tests.server.clients.nonsense import Knowledge
from tests.server.clients.perspective import Broken
from tests.server.clients.trouble import Troublemaker
from tests.server.servers import ServerThread
from tests.server.trials.fuzz import fuzz

TABLE = "abcdefghjkmnpqrs"


async def test_nonsense_is_answered_and_does_no_harm(service: ServerThread) -> None:
    seed = int.from_bytes(os.urandom(4), "big")
    try:
        counts = await fuzz(service, messages=4000, seed=seed, games=[("board", 3), ("cards", 2)])
    except BaseException as error:
        error.add_note(f"seed {seed}")
        raise
    for kind in ("Accepted", "Refused", "Complaint", "Fresh", "Update", "Info", "Pong", "Said"):
        assert counts[kind], f"no {kind} among the answers, seed {seed}"


# ── The eyes of the troublemaker ─────────────────────────────────────────────────────────────────────────


@pytest.fixture
def maker() -> Troublemaker:
    maker = Troublemaker(Guest("http://localhost", "Ada"), Knowledge(random.Random(1)), {TABLE: {0}})
    maker.seeds = [b"1234567890"]
    return maker


def problem(key: str) -> parts.Problem:
    return parts.Problem(message=key, sentence="")


def shown(seat: int) -> wire.Update:
    return wire.Update(
        table=TABLE,
        seat=seat,
        since=0,
        version=1,
        kind="begun",
        by=None,
        events=[],
        view={},
        turn=parts.Turn(deciding=0),
    )


async def saw(maker: Troublemaker, data: bytes) -> None:
    maker.received(data)
    await maker.until(lambda: True)


async def test_a_troublemaker_takes_what_is_for_him(maker: Troublemaker) -> None:
    maker.owe(msgspec.json.encode(wire.Ping(time=7)))
    maker.owe(b"{")
    await saw(maker, msgspec.json.encode(shown(0)))
    await saw(maker, msgspec.json.encode(wire.Pong(time=7)))
    await saw(maker, msgspec.json.encode(wire.Complaint(table=None, problem=problem("mistake-message"))))
    assert maker.is_answered()


@pytest.mark.parametrize(
    ("message", "broken"),
    [
        (shown(1), "was shown to somebody else"),
        (wire.Explained(table=TABLE, seat=1, action="pass", problem=None), "was explained to somebody else"),
        (wire.Outlook(table=TABLE, seat=1, version=1, outlook={}), "was explained to somebody else"),
        (wire.Routes(table=TABLE, seat=1, version=1, routes={}, unreachable={}), "was explained to somebody else"),
        (
            wire.Previewed(
                table=TABLE,
                seat=1,
                version=1,
                actions=["pass"],
                events=[],
                looked=1,
                asked=None,
                ahead=None,
                problem=None,
            ),
            "was explained to somebody else",
        ),
        (wire.Complaint(table=TABLE, problem=problem("mistake-server-failed")), "the server failed"),
        (wire.Pong(time=1), "nobody asked"),
        (wire.Accepted(table=TABLE, client="abcdefgh", version=1), "nobody asked"),
        (wire.Notice(table=TABLE, message="x", figures={"seed": "1234567890"}), "a seed was sent"),
        ({"type": "debug"}, "Invalid value"),
        ({"type": "pong", "time": 1, "state": {}}, "unknown field"),
    ],
)
async def test_a_troublemaker_notices_what_is_not(maker: Troublemaker, message: Any, broken: str) -> None:
    with pytest.raises(Broken, match=broken):
        await saw(maker, msgspec.json.encode(message))
