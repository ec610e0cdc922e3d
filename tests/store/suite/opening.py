"""How the suites open a store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from pioneers.store.interface import Store
from tests.store.examples import header


class Opening:
    """Tests take `place`, a folder of their own: opened there again, a store finds what it kept."""

    def open(self, place: Path) -> AbstractAsyncContextManager[Store]:
        raise NotImplementedError

    @pytest.fixture
    def place(self, tmp_path: Path) -> Path:
        return tmp_path

    @asynccontextmanager
    async def with_tables(self, place: Path, *names: str) -> AsyncIterator[Store]:
        async with self.open(place) as store:
            for name in names:
                await store.tables.create(header(name))
            yield store
