"""A server that the tests of a file share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.servers import ServerThread, server_thread


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """One server for all tests of a file: they know nothing of one another's tables."""
    with server_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
