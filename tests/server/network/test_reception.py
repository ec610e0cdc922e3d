"""The reception: who may open a socket, and who it is."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from pioneers.server.http.identity import COOKIE, guest
from pioneers.store.sql.rows import Person
from tests.server.network.door import Clock, DoorServer, house, in_both_loops, status
from tests.server.network.raw_socket import TEXT, Refused, frame

# ── Who may come in ──────────────────────────────────────────────────────────────────────────────────────


@in_both_loops
async def test_only_who_may_is_let_in() -> None:
    async with house(allowed_origins=["https://friends.example"], public_address="https://play.example") as there:
        own = f"http://127.0.0.1:{there.port}"
        other = there.reception.identity.issue()[0]
        forged = there.cookie().replace(there.cookie().split(".")[1], other)
        forged = f"{COOKIE}=1.{other}.{forged.rpartition('.')[2]}"
        requests: dict[int, list[dict[str, str | None]]] = {
            101: [
                {},
                {"path": "/ws?again=1"},
                {"origin": own},
                {"origin": "https://friends.example"},
                {"origin": "https://play.example"},
                # As Firefox asks.
                {"connection": "keep-alive, Upgrade", "upgrade": "WebSocket"},
                {"cookie": f"theme=dark; {there.cookie()}; other={COOKIE}"},
            ],
            404: [{"path": "/"}, {"path": "/ws/"}, {"path": "/wsx"}, {"path": "/api/tables"}],
            403: [{"origin": "https://evil.example"}, {"origin": "null"}, {"origin": own + "0"}, {"origin": ""}],
            401: [{"cookie": None}, {"cookie": ""}, {"cookie": forged}, {"cookie": f"{COOKIE}=1..\xff"}],
            426: [
                {"sec_websocket_version": "8"},
                {"sec_websocket_version": None},
                {"sec_websocket_version": "\xff"},
                {"sec_websocket_key": "short"},
                {"sec_websocket_key": "\xff"},
                {"sec_websocket_key": None},
            ],
        }
        for expected, changes in requests.items():
            for change in changes:
                assert await status(there, **change) == expected, change
        await there.until(lambda: there.registry.count("left") == 7)
        text = there.reception.metrics.text().decode()
        assert 'pioneers_sockets_refused_total{reason="origin"} 4.0' in text
        assert 'pioneers_sockets_refused_total{reason="identity"} 4.0' in text


@in_both_loops
async def test_who_is_turned_away_is_told_why_in_his_language() -> None:
    async with house() as there:
        with pytest.raises(Refused) as reason:
            async with there.visitor(cookie=None, accept_language="fr-CH, en;q=0.5"):
                pass
        problem = msgspec.json.decode(reason.value.body)
        assert problem["message"] == "mistake-server-unknown"
        assert "Le serveur" in problem["sentence"]


@in_both_loops
async def test_too_many_attempts_of_one_address_are_turned_away_for_a_while() -> None:
    clock = Clock()
    async with house(clock, limits={"request_burst": 1, "requests_per_second": 0.1}) as there:
        # All who share an address may ask eight times as often as one.
        assert [await status(there) for _ in range(8)] == [101] * 8
        with pytest.raises(Refused) as reason:
            async with there.visitor():
                pass
        assert (reason.value.status, reason.value.headers["retry-after"]) == (429, "2")
        clock.now += 2
        assert await status(there) == 101


@in_both_loops
async def test_one_person_has_a_limit_of_his_own_for_attempts() -> None:
    async with house(Clock(), limits={"request_burst": 2}) as there:
        cookie = there.cookie()
        assert [await status(there, cookie=cookie) for _ in range(3)] == [101, 101, 429]
        assert await status(there) == 101


@in_both_loops
async def test_there_is_room_for_so_many_sockets_of_a_person_of_an_address_and_of_all() -> None:
    own = {"connections_per_person": 2, "connections_per_address": 3, "connections": 4}
    async with house(limits=own, trusted_proxies=["127.0.0.0/8"]) as there:
        cookie = there.cookie()
        at_home = {"x_forwarded_for": "2001:db8::1"}
        async with there.visitor(cookie=cookie, **at_home), there.visitor(cookie=cookie, **at_home):
            assert await status(there, cookie=cookie, **at_home) == 429
            async with there.visitor(x_forwarded_for="2001:db8::2"):
                assert await status(there, x_forwarded_for="2001:db8::3") == 429
                # What somebody wrote before the proxy did is not believed.
                assert await status(there, x_forwarded_for="192.0.2.1, 2001:db8::4") == 429
                async with there.visitor(x_forwarded_for="192.0.2.1"):
                    assert await status(there, x_forwarded_for="192.0.2.2") == 503
        # Whoever leaves makes room.
        await there.until(lambda: there.registry.connections == [])
        assert await status(there, cookie=cookie, **at_home) == 101


@in_both_loops
async def test_a_request_with_huge_headers_is_dropped() -> None:
    async with house() as there:
        with pytest.raises(asyncio.IncompleteReadError):
            async with there.visitor(x_long="x" * 20_000):
                pass


# ── Who it is ────────────────────────────────────────────────────────────────────────────────────────────


def person(there: DoorServer, **settings: Any) -> tuple[Person, str]:
    """Somebody who is kept, and his cookie."""
    made, value = there.reception.identity.issue()
    found = Person(id=made, name="Ada", created=0, seen=0, settings=settings)
    there.people.rows[made] = found
    return found, f"{COOKIE}={value}"


@in_both_loops
async def test_a_connection_knows_the_name_the_language_and_the_mutes_of_its_person() -> None:
    async with house() as there:
        ada, cookie = person(there, language="fr", muted=["eve"])
        async with there.visitor(cookie=cookie, accept_language="de"):
            await there.until(lambda: len(there.registry.connections) == 1)
            (found,) = there.registry.connections
            assert (found.person, found.name, found.language, found.muted) == (ada.id, "Ada", "fr", frozenset({"eve"}))
            there.reception.changed(msgspec.structs.replace(ada, name="Ada L.", settings={"language": "en"}))
            assert (found.name, found.language, found.muted) == ("Ada L.", "en", frozenset())


@in_both_loops
async def test_somebody_who_never_did_anything_has_the_name_of_a_guest_and_is_not_kept() -> None:
    async with house() as there, there.visitor(accept_language="de"):
        await there.until(lambda: len(there.registry.connections) == 1)
        (found,) = there.registry.connections
        assert found.name == guest(found.person, "de").name
        assert found.language == "de"
        assert there.people.rows == {}


@in_both_loops
async def test_nothing_is_heard_before_it_is_known_who_speaks_and_nothing_is_lost() -> None:
    async with house() as there:
        ada, cookie = person(there)
        there.people.ready.clear()
        async with there.visitor(cookie=cookie) as socket:
            socket.put(*[frame(TEXT, b"%d" % number) for number in range(20)])
            await socket.writer.drain()
            await asyncio.sleep(0.05)
            assert there.registry.calls == []
            # What he is called meanwhile is newer than what the store has found.
            there.reception.changed(msgspec.structs.replace(ada, name="Countess"))
            there.people.ready.set()
            await there.until(lambda: len(there.registry.said) == 20)
            assert there.registry.said == [b"%d" % number for number in range(20)]
            assert there.registry.calls[0][0] == "entered"
            assert there.registry.connections[0].name == "Countess"


@in_both_loops
async def test_who_is_gone_before_he_is_known_was_never_there() -> None:
    async with house() as there:
        there.people.ready.clear()
        async with there.visitor():
            await there.until(lambda: there.reception._count == 1)
            (protocol,) = there.protocols()
            protocol.transport.underlying_transport.abort()
            await there.until(lambda: there.reception._count == 0)
        there.people.ready.set()
        await asyncio.sleep(0.01)
        assert there.registry.calls == []
