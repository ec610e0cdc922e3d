"""Those who play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pioneers.kernel.mistake import Mistake
from tests.store.examples import TIME, person
from tests.store.suite.opening import Opening


class PeopleSuite(Opening):
    async def test_a_person_comes_back_as_kept(self, place: Path) -> None:
        ada = person("ada", name="Ada Ł. 🐎", settings={"language": "fr", "muted": ["eve"]})
        async with self.open(place) as store:
            await store.people.add(ada)
        async with self.open(place) as store:
            assert await store.people.find("ada") == ada
            assert await store.people.find("eve") is None

    async def test_a_person_can_change_all_but_the_first_visit(self, place: Path) -> None:
        async with self.open(place) as store:
            await store.people.add(person("ada"))
            await store.people.change(person("ada", name="Eve", settings={"a": 1}, created=5, seen=TIME + 3))
            assert await store.people.find("ada") == person("ada", name="Eve", settings={"a": 1}, seen=TIME + 3)
            with pytest.raises(Mistake, match="There’s no person eve"):
                await store.people.change(person("eve"))
            with pytest.raises(Mistake, match="There’s already a person ada"):
                await store.people.add(person("ada"))

    async def test_the_last_visit_never_goes_back(self, place: Path) -> None:
        async with self.open(place) as store:
            await store.people.add(person("ada"))
            await asyncio.gather(*(store.people.seen("ada", TIME + late) for late in (7, 9, 8)))
            await store.people.seen("nobody", TIME)
            assert await store.people.find("ada") == person("ada", seen=TIME + 9)
