"""The reception: who may open a socket, and who has one open."""

from __future__ import annotations

from base64 import b64decode
from typing import Protocol, cast

import msgspec
from msgspec import Struct
from picows import WSUpgradeRequest, WSUpgradeResponse

from pioneers.bus.interface import Bus
from pioneers.kernel.mistake import Mistake
from pioneers.server.hosting.metrics import Metrics
from pioneers.server.hosting.settings import Settings
from pioneers.server.http.identity import Identity
from pioneers.server.http.language import preferred_language
from pioneers.server.network.connection import Connection
from pioneers.server.network.limits import Limits, MessageLimit, network_of
from pioneers.server.network.origin import Headers, address_of, is_foreign, is_https, known_origins
from pioneers.server.sharing.news import PEOPLE
from pioneers.server.wire.problems import TooMany, problem
from pioneers.store.sql.rows import Person

PATH = b"/ws"


class Doors(Protocol):
    """What sockets need of a registry. None of it waits."""

    def entered(self, connection: Connection) -> None:
        """Somebody is there. `left` follows, once."""
        ...

    def received(self, connection: Connection, data: bytes) -> float:
        """Somebody sent a text: UTF-8, but whatever else. Gives what it costs, a ping being 1."""
        ...

    def left(self, connection: Connection) -> None:
        """Somebody is gone."""
        ...


class Opened(Protocol):
    """An open socket, as the reception knows it."""

    person: str
    network: str

    def introduce(self, person: Person) -> None:
        """Say who he is."""
        ...

    def deafen(self) -> None:
        """Hear nothing any more."""
        ...


class Admitted(Struct, frozen=True):
    """Somebody who may open a socket. `network` is what his address counts as."""

    person: str
    network: str
    language: str
    limit: MessageLimit


class TurnedAway(Exception):  # noqa: N818 - an answer, not a failure
    """Why somebody may not open a socket: a status of HTTP, a word for the figures, and what he is told."""

    def __init__(self, status: int, word: str, reason: Mistake, headers: dict[str, str] | None = None) -> None:
        super().__init__(word)
        self.status = status
        self.word = word
        self.reason = reason
        self.headers = headers or {}

    def answer(self, language: str) -> WSUpgradeResponse:
        """The answer to the request."""
        body = msgspec.json.encode(problem(self.reason, language))
        headers = {"Content-Type": "application/json", "Cache-Control": "no-store", **self.headers}
        return cast("WSUpgradeResponse", WSUpgradeResponse.create_error_response(self.status, body, headers))


class Reception:
    """Lets people in and knows all open sockets of this process."""

    def __init__(
        self, registry: Doors, identity: Identity, limits: Limits, settings: Settings, metrics: Metrics, bus: Bus
    ) -> None:
        self.registry = registry
        self.identity = identity
        self.limits = limits
        self.metrics = metrics
        self._most = settings.limits
        self._proxies = settings.proxy_networks
        self._origins = known_origins([settings.public_address, *settings.allowed_origins])
        self._bus = bus
        bus.listen(PEOPLE, self._hear)
        self._stopping = False
        self._count = 0
        self._of_person: dict[str, set[Opened]] = {}
        self._of_address: dict[str, set[Opened]] = {}

    def changed(self, person: Person) -> None:
        """Somebody has a new name, language or mutes: his open sockets know it from now on, here and elsewhere."""
        self._introduce(person)
        if not self._bus.is_alone:
            self._bus.publish(PEOPLE, msgspec.msgpack.encode(person))

    def _hear(self, message: bytes) -> None:
        self._introduce(msgspec.msgpack.decode(message, type=Person))

    def _introduce(self, person: Person) -> None:
        for connection in self._of_person.get(person.id, ()):
            connection.introduce(person)

    def stop_listening(self) -> None:
        """Let nobody in and hear nobody any more. What is under way can still be answered, until uvicorn stops."""
        self._stopping = True
        for connections in self._of_person.values():
            for connection in connections:
                connection.deafen()

    def admit(self, request: WSUpgradeRequest, peer: str | None, scheme: str) -> Admitted:
        """Somebody who may open a socket; all others are `TurnedAway`."""
        headers = request.headers
        if request.path.partition(b"?")[0] != PATH:
            raise TurnedAway(404, "path", Mistake("server-socket-path"))
        if not is_handshake(headers):
            raise TurnedAway(426, "handshake", Mistake("server-handshake"), {"Sec-WebSocket-Version": "13"})
        if self._stopping:
            raise TurnedAway(503, "stopping", Mistake("server-stopping"), {"Retry-After": "5"})
        address = address_of(peer, headers, self._proxies)
        person = self.identity.read("; ".join(headers.getall("cookie", [])))
        try:
            self.limits.request(address, person)
        except TooMany as error:
            raise TurnedAway(429, "rate", error, {"Retry-After": str(error.figures["seconds"])}) from error
        if is_foreign(headers, is_https(scheme, peer, headers, self._proxies), self._origins):
            raise TurnedAway(403, "origin", Mistake("server-origin"))
        if person is None:
            raise TurnedAway(401, "identity", Mistake("server-unknown"))
        network = network_of(address)
        self._check_room(network, person)
        language = preferred_language(headers.get("accept-language", ""))
        return Admitted(person, network, language, self.limits.messages(network, person))

    def _check_room(self, network: str, person: str) -> None:
        mine = len(self._of_person.get(person, ()))
        here = len(self._of_address.get(network, ()))
        if mine >= self._most.connections_per_person or here >= self._most.connections_per_address:
            raise TurnedAway(429, "many", TooMany("server-connections"), {"Retry-After": "60"})
        if self._count >= self._most.connections:
            raise TurnedAway(503, "full", TooMany("server-connections"), {"Retry-After": "60"})

    def opened(self, connection: Opened) -> None:
        """A socket is open."""
        self._count += 1
        self._of_person.setdefault(connection.person, set()).add(connection)
        self._of_address.setdefault(connection.network, set()).add(connection)
        self.metrics.connected()

    def closed(self, connection: Opened) -> None:
        """A socket that was open is gone."""
        self._count -= 1
        for places, key in ((self._of_person, connection.person), (self._of_address, connection.network)):
            places[key].discard(connection)
            if not places[key]:
                del places[key]
        self.metrics.disconnected()


def is_handshake(headers: Headers) -> bool:
    """Whether the headers are those of RFC 6455; that they ask for a WebSocket is what brought them here."""
    try:
        key = b64decode(headers.get("sec-websocket-key") or "", validate=True)
    except ValueError:
        return False
    return len(key) == 16 and headers.get("sec-websocket-version") == "13"
