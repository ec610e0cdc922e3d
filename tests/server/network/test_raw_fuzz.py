"""Bytes that hardly are HTTP do no harm: the server answers or closes, says nothing of it, and serves the others."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.server.network.raw_fuzz import raw_fuzz
from tests.server.network.raw_http import RawHttp, logged, request
from tests.server.servers import ServerThread


@pytest.fixture
def silence() -> Iterator[None]:
    with logged() as lines:
        yield
    assert lines == []


async def test_bytes_that_hardly_are_http_do_no_harm(service: ServerThread, silence: None) -> None:  # noqa: ARG001 - looked at in the end
    seed = int.from_bytes(os.urandom(4), "big")
    try:
        seen = await raw_fuzz(service.port, 800, seed)
    except BaseException as error:
        error.add_note(f"seed {seed}")
        raise
    for kind in ("200", "400", "431", "honest"):
        assert seen[kind], f"no {kind} among the answers, seed {seed}"


@pytest.mark.parametrize(
    "headers",
    [
        "Content-Length: 4\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: chunked\r\nContent-Length: 4",
        "Content-Length: 4\r\nContent-Length: 5",
        "Content-Length: 4\r\nContent-Length: 4",
        "Content-Length: 4, 4",
        "Content-Length: +4",
        "Content-Length: -4",
        "Content-Length: 0x4",
        "Content-Length : 4",
        "Transfer-Encoding : chunked",
        "Transfer-Encoding: xchunked",
        "Transfer-Encoding: chunked, identity",
        "X: a\nContent-Length: 4",
        "X: a\r\n\tfolded\x00",
        "Content-Length: 99999999999999999999",
    ],
)
async def test_a_length_that_can_be_read_in_two_ways_is_turned_away(
    service: ServerThread,
    headers: str,
    silence: None,  # noqa: ARG001 - as above
) -> None:
    async with RawHttp(service.port) as client:
        client.put(
            f"POST /api/me HTTP/1.1\r\nHost: x\r\n{headers}\r\n\r\n".encode() + b"0\r\n\r\n" + request("/healthz")
        )
        said = await client.rest()
        assert said.startswith(b"HTTP/1.1 400 ")
        # Nothing behind it was taken for a request.
        assert said.count(b"HTTP/1.1 ") == 1
