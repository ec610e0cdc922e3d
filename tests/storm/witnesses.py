"""What everybody saw, held against the log: nothing lost, doubled, out of order, taken back or given away.

Each witness is a function of a history and a log, and knows nothing of the server. A `Finding` is a breach of its law.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import pioneers
from pioneers.store.sql.rows import Entry, Finished, Header
from tests.server.clients.truth import Truth
from tests.server.clients.witness import PUBLIC_MISTAKES, Leak, Witness, secrets_of
from tests.storm.history import History, Socket

Json = Any
# What is asked for once and answered, whatever happens.
REQUESTS = {"play", "undo", "end", "say", "emote"}
# What is told while the store cannot be used: nothing hidden is in it.
TROUBLES = {
    "mistake-table-broken": set[str](),
    "mistake-server-stopping": set[str](),
    "mistake-server-failed": set[str](),
    "mistake-server-busy": set[str](),
}


class Finding(NamedTuple):
    """A law that was broken, and how."""

    law: str
    what: str


@dataclass
class Request:
    """Something that a person sent, under an id of his own, and the first answers to it."""

    key: str
    message: Json
    sent: float
    accepted: float | None = None
    played: int | None = None
    refused: float | None = None


def requests_in(sockets: Sequence[Socket]) -> dict[str, Request]:
    """All requests of a table, by the ids that the log has for them: over however many sockets they were sent."""
    found: dict[str, Request] = {}
    keys: dict[tuple[str, str], str] = {}
    notes = sorted(
        (
            (note.time, place, note)
            for socket_place, socket in enumerate(sockets)
            for place, note in ((socket_place, note) for note in socket.notes)
        ),
        key=lambda item: item[0],
    )
    for moment, place, note in notes:
        if note.what not in {"sent", "got"}:
            continue
        message = json.loads(note.data)
        person = sockets[place].person
        if note.what == "sent" and message["type"] in REQUESTS:
            sender = person if message["type"] in {"say", "emote"} else message["seat"]
            key = keys[person, message["client"]] = f"{sender}:{message['client']}"
            found.setdefault(key, Request(key, message, moment))
        elif note.what == "got" and message.get("client") is not None:
            request = found[keys[person, message["client"]]]
            if message["type"] == "refused":
                request.refused = request.refused or moment
            elif request.accepted is None:
                request.accepted, request.played = moment, message["played"]
    return found


# ── The laws ─────────────────────────────────────────────────────────────────────────────────────────────


def kept(requests: dict[str, Request], entries: Sequence[Entry]) -> Iterator[Finding]:
    """Every acknowledged message is in the log exactly once, as it was sent; what was refused is not."""
    numbers = [entry.number for entry in entries]
    if numbers != list(range(1, len(numbers) + 1)):
        yield Finding("doubled", "the numbers of the log are not 1, 2, 3 …")
    clients = Counter(entry.client for entry in entries if entry.client is not None)
    for client, times in clients.items():
        if times > 1:
            yield Finding("doubled", f"{client} is in the log {times} times")
    by_client = {entry.client: entry for entry in entries}
    for request in requests.values():
        entry = by_client.get(request.key)
        if request.accepted is None:
            if request.refused is not None and entry is not None:
                yield Finding("contradicted", f"{request.key} was refused, and is number {entry.number}")
        elif entry is None:
            yield Finding("lost", f"{request.key} was acknowledged, and is not in the log")
        elif request.message["type"] == "play":
            played = request.message["actions"][: request.played]
            if entry.body["actions"] != played:  # type: ignore[index]
                yield Finding("lost", f"{request.key}: {played} was acknowledged, {entry.body} is in the log")


def in_order(requests: dict[str, Request], entries: Sequence[Entry]) -> Iterator[Finding]:
    """What was acknowledged before something else was sent, by anybody, stands before it in the log."""
    numbers = {entry.client: entry.number for entry in entries}
    counted = [request for request in requests.values() if request.key in numbers]
    answered = sorted(
        (request for request in counted if request.accepted is not None), key=lambda one: one.accepted or 0
    )
    highest, latest, place = 0, "", 0
    for request in sorted(counted, key=lambda one: one.sent):
        while place < len(answered) and (answered[place].accepted or 0) < request.sent:
            if numbers[answered[place].key] > highest:
                highest, latest = numbers[answered[place].key], answered[place].key
            place += 1
        if numbers[request.key] < highest:
            yield Finding(
                "out of order", f"{request.key} was sent after {latest} was acknowledged, and stands before it"
            )


def forward(sockets: Sequence[Socket]) -> Iterator[Finding]:
    """No version of a perspective is followed by an earlier one, on whatever connection of this socket."""
    for socket in sockets:
        highest: dict[int | None, int] = {}
        for note in socket.notes:
            if note.what != "got":
                continue
            message = json.loads(note.data)
            if message["type"] not in {"table", "update", "delta"}:
                continue
            seat, version = message["seat"], message["version"]
            if version < highest.get(seat, 0):
                yield Finding("went back", f"{socket.name} saw version {version} of {seat} after {highest[seat]}")
            highest[seat] = max(version, highest.get(seat, 0))


def replays(truth: Truth, history: History, finished: Finished | None) -> Iterator[Finding]:
    """The engine comes from the log to what everybody saw last, and to the digest that was kept."""
    for seat, version, view in history.seen:
        moments = truth.at(seat, version)
        if not moments:
            yield Finding("another game", f"seat {seat} saw version {version}, which never was")
        elif view != json.loads(json.dumps(truth.game.view(moments[0].state, seat))):
            yield Finding("another game", f"seat {seat} saw another version {version}")
    if finished is not None and finished.digest != truth.game.digest(truth.moments[-1].state):
        yield Finding("another game", "the digest of the end is another")


class StormWitness(Witness):
    """Accounts for every field, where a store may fail: then tables are shown again without being asked for."""

    public_mistakes: ClassVar = {**PUBLIC_MISTAKES, **TROUBLES}

    def asked_for(self, seat: int | None) -> Any:
        if seat in self.watches and not self.watches[seat]:
            return self.known.get(seat)
        return super().asked_for(seat)

    def _refused(self, message: Json) -> None:
        if message["problem"]["message"] not in TROUBLES:
            super()._refused(message)
            return
        request = self.requests[message["client"]]
        right = {"type": "refused", "table": self.truth.header.id, "client": message["client"], "stale": False}
        version, seat = message["version"], request.get("seat")
        if version and not (self.holds(seat) and version == self.now(seat)):
            raise Leak(f"version {version} in a refusal")
        self.expect(message, {**right, "problem": message["problem"], "version": version})
        self.public(message["problem"], request)


def nothing_hidden(truth: Truth, sockets: Sequence[Socket], over: bool) -> Iterator[Finding]:
    """Nobody got a byte that the engine would not have told him at that moment."""
    for socket in sockets:
        if socket.watched:
            witness = StormWitness(truth, socket.person, socket.name, socket.language, quiet=1_000_000_000)
            try:
                witness.check([(note.what, note.data) for note in socket.notes])
            except (Leak, AssertionError, KeyError, IndexError) as leak:
                yield Finding("leaked", f"{leak!r} {' '.join(getattr(leak, '__notes__', []))}"[:4000])
        elif not over:
            got = b"\n".join(note.data for note in socket.notes if note.what == "got")
            if any(secret in got for secret in secrets_of(truth.header.seed)):
                yield Finding("leaked", f"the seed was sent to {socket.name}")


def judged(history: History, header: Header, entries: Sequence[Entry], finished: Finished | None) -> Judgement:
    """All witnesses on one table."""
    requests = requests_in(history.sockets)
    findings = [] if history.broken is None else [Finding("broken promise", history.broken)]
    findings += [*kept(requests, entries), *in_order(requests, entries), *forward(history.sockets)]
    counts = Counter(
        acknowledged=sum(request.accepted is not None for request in requests.values()),
        refused=sum(request.accepted is None and request.refused is not None for request in requests.values()),
        unanswered=sum(request.accepted is None and request.refused is None for request in requests.values()),
        entries=len(entries),
    )
    try:
        truth = Truth(pioneers.game(header.game), header, entries, history.options)
    except (AssertionError, pioneers.Refusal, ValueError) as error:
        findings.append(Finding("another game", f"the log cannot be replayed: {error!r}"))
    else:
        findings += [*replays(truth, history, finished)]
        findings += [*nothing_hidden(truth, history.sockets, finished is not None)]
    return Judgement(history.table, counts, findings)


class Judgement(NamedTuple):
    """What the witnesses say of one table."""

    table: str
    counts: Counter[str]
    findings: list[Finding]


def quiet(times: dict[str, list[float]], playing: set[str], since: float, within: float) -> Iterator[Finding]:
    """Some time after the last harm, something was acknowledged at every table that is played at."""
    for table in sorted(playing):
        after = [moment for moment in times.get(table, []) if since <= moment <= since + within]
        if not after:
            yield Finding("not quiet", f"{table}: nothing was acknowledged for {within:.0f} s after the last harm")
