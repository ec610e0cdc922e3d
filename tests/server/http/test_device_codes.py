"""A second device: a code counts once, for a short time, and cannot be guessed."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioneers.bus.memory import MOST_NOTES, MemoryNotes
from pioneers.bus.opening import open_bus
from pioneers.server.http.device_codes import LENGTH, LETTERS, SECONDS, DeviceCodes
from pioneers.server.wire.problems import Missing, TooMany
from tests.server.http.application import http_application, identity, make, refused
from tests.services.redis import RedisServer

ADA, BEN = "a" * 16, "b" * 16
HOME, AWAY = "192.0.2.1", "198.51.100.7"


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def codes(clock: Clock) -> DeviceCodes:
    return DeviceCodes(MemoryNotes(clock), clock)


async def test_a_code_counts_once_however_it_is_typed(codes: DeviceCodes) -> None:
    code = await codes.give(ADA)
    assert len(code) == LENGTH
    assert set(code) <= set(LETTERS)
    assert await codes.take(f" {code[:4].lower()}-{code[4:]} ", HOME) == ADA
    with pytest.raises(Missing):
        await codes.take(code, HOME)


async def test_a_code_is_forgotten_after_its_time_and_when_there_is_a_newer_one(
    codes: DeviceCodes, clock: Clock
) -> None:
    old, other = await codes.give(ADA), await codes.give(BEN)
    new = await codes.give(ADA)
    with pytest.raises(Missing):
        await codes.take(old, HOME)
    clock.now = SECONDS - 1
    assert await codes.take(other, HOME) == BEN
    clock.now = SECONDS
    with pytest.raises(Missing):
        await codes.take(new, HOME)


async def test_codes_are_kept_as_hashes_and_only_so_many(clock: Clock) -> None:
    notes = MemoryNotes(clock)
    codes = DeviceCodes(notes, clock)
    given = [await codes.give(f"{number:016}") for number in range(MOST_NOTES // 2 + 50)]
    assert len(notes) == MOST_NOTES
    kept = repr(vars(notes))
    assert not any(code in kept for code in given)
    assert f"{MOST_NOTES // 2 + 49:016}" in kept, "what is kept was not looked at"


async def test_any_process_takes_what_another_gave(redis_server: RedisServer, clock: Clock) -> None:
    buses = [await open_bus(redis_server.url("codes")) for _ in range(2)]
    here, there = (DeviceCodes(bus.notes, clock) for bus in buses)
    old = await here.give(ADA)
    new = await there.give(ADA)
    with pytest.raises(Missing):
        await here.take(old, HOME)
    assert await here.take(new, HOME) == ADA
    with pytest.raises(Missing):
        await there.take(new, HOME)
    for bus in buses:
        await bus.close()


async def test_who_guesses_has_to_wait_and_all_together_too(codes: DeviceCodes) -> None:
    code = await codes.give(ADA)
    for _ in range(5):
        with pytest.raises(Missing):
            await codes.take("22222222", AWAY)
    with pytest.raises(TooMany):
        await codes.take(code, AWAY)
    assert await codes.take(code, HOME) == ADA, "others are not in the way of whoever has the right one"
    for number in range(200):
        with pytest.raises((Missing, TooMany)):
            await codes.take("22222222", f"10.0.0.{number}")
    with pytest.raises(TooMany):
        await codes.take("22222222", "10.0.0.250")


async def test_another_browser_becomes_the_same_person(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada, phone = await house.person("Ada"), house.guest()
        table = await make(ada)
        given = await ada.post("/api/me/code", json={})
        assert given.status_code == 201
        assert given.json()["seconds"] == SECONDS
        refused(await phone.put("/api/me/code", json={"code": "22222222"}), 404, "device-code")
        became = await phone.put("/api/me/code", json={"code": given.json()["code"]})
        assert became.json() == (await ada.get("/api/me")).json()
        assert await identity(phone) == await identity(ada)
        mine = (await phone.get("/api/me/tables")).json()["tables"]
        assert [one["id"] for one in mine] == [table["id"]]
        again = await house.guest().put("/api/me/code", json={"code": given.json()["code"]})
        refused(again, 404, "device-code")


async def test_a_page_of_another_site_can_neither_get_nor_use_a_code(tmp_path: Path) -> None:
    async with http_application(tmp_path) as house:
        ada = await house.person("Ada")
        code = (await ada.post("/api/me/code", json={})).json()["code"]
        foreign = {"origin": "https://evil.example"}
        refused(await ada.post("/api/me/code", json={}, headers=foreign), 403, "server-origin")
        victim = house.guest()
        refused(await victim.put("/api/me/code", json={"code": code}, headers=foreign), 403, "server-origin")
