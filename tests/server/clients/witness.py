"""Accounts for every field of everything that one socket received, against the truth about its table.

A message is right if it is the very one that the truth allows this person at this moment: each field is compared, none
is left over. What nobody may know (the seed before the end, how many unfinished atoms somebody has laid, other hands)
has no place in such a message; and a message that has no cause in what the person knows is an error too.
"""

from __future__ import annotations

import base64
import json
from collections import Counter, deque
from typing import Any, ClassVar, cast

from msgspec import to_builtins

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.match.preview import preview
from pioneers.server.watching.deltas import Picture, digest, patched
from pioneers.server.watching.talk import with_problems
from pioneers.server.wire.problems import problem
from tests.server.clients.truth import Moment, Truth

Json = Any
# Mistakes that depend on the request and on what everybody knows: their figures.
PUBLIC_MISTAKES = {
    "mistake-table-not-yours": {"seat"},
    "mistake-table-not-your-turn": set[str](),
    "mistake-table-not-begun": set[str](),
    "mistake-table-nothing-to-end": set[str](),
    "mistake-table-seat": {"seat", "seats"},
    "mistake-chat-empty": set[str](),
    "mistake-chat-too-fast": {"seconds"},
}
NOTICES = {
    "table-bot-replaced": {"name", "failed", "bot"},
    "table-time-out": {"name", "bot"},
    "server-stopping": set[str](),
}
REQUESTS = {"play", "undo", "end", "say"}
# What the looker's own copy of a table may say beyond the header: who is there, and how many.
SEAT_FIELDS = {"name", "person", "bot", "character", "reserved", "present"}


class Leak(AssertionError):  # noqa: N818 - what it is
    """Somebody was sent what he may not know, or what nobody can account for."""


class Witness:
    """One socket of one person who looked at one table, from its opening to the end."""

    public_mistakes: ClassVar = PUBLIC_MISTAKES

    def __init__(self, truth: Truth, person: str, name: str, language: str, quiet: int) -> None:
        self.truth = truth
        self.person = person
        self.name = name
        self.language = language
        # How often the same info may come again: when a connection was lost or made, and nothing else.
        self.quiet = quiet
        self.known: dict[int | None, int] = {}
        # What was shown last, of each perspective: a delta is about that.
        self.pictures: dict[int | None, Picture] = {}
        self.requests: dict[str, Json] = {}
        self.questions: dict[str, deque[Json]] = {"explain": deque(), "outlook": deque(), "preview": deque()}
        # Perspectives asked for on this connection and not shown yet, with the version that was held.
        self.watches: dict[int | None, list[int | None]] = {}
        self.info: Json = None
        self.counts: Counter[str] = Counter()
        self.secrets = secrets_of(truth.header.seed)
        lines = [entry for entry in truth.entries if entry.kind == "chat"]
        self.chat = [said(number, entry) for number, entry in enumerate(lines, 1)]
        self.chat_clients = [entry.client for entry in lines]

    def check(self, transcript: list[tuple[str, bytes]]) -> Counter[str]:
        """Go through all that was sent and received; how much there was of what."""
        for number, (what, data) in enumerate(transcript):
            try:
                if what == "sent":
                    self.sent(json.loads(data))
                elif what == "got":
                    self.got(data)
                else:
                    self.known, self.watches = {}, {}
                    self.questions = {name: deque() for name in self.questions}
            except (Leak, AssertionError, KeyError, IndexError) as error:
                error.add_note(f"message {number} to {self.name}: {data[:3000].decode(errors='replace')}")
                raise
        return self.counts

    # ── What was sent ────────────────────────────────────────────────────────────────────────────────────

    def sent(self, message: Json) -> None:
        """Remember what will be answered."""
        kind = message["type"]
        if kind in REQUESTS:
            self.requests[message["client"]] = message
        elif kind in self.questions:
            self.questions[kind].append(message)
        elif kind == "watch":
            self.watches.setdefault(message["seat"], []).append(message["version"])
            # Who has missed nothing is told how the table is, and no more.
            self.quiet += 1
        elif kind == "unwatch":
            self.known.pop(message["seat"], None)

    # ── What was received ────────────────────────────────────────────────────────────────────────────────

    def got(self, data: bytes) -> None:
        """Account for one message."""
        message = json.loads(data)
        kind = message["type"]
        self.counts["missed" if message.get("kind") == "missed" else kind] += 1
        self.counts["bytes"] += len(data)
        account = getattr(self, f"_{kind}", None)
        if account is None:
            raise Leak(f"a message of the unknown kind {kind}")
        if not (self.info is not None and self.info["state"] == "over"):
            shown = json.dumps(message.get("info", {}).get("seed"))
            if shown == "null" and any(secret in data for secret in self.secrets):
                raise Leak("the seed is in a message before the end")
        account(message)

    def expect(self, message: Json, expected: Json) -> None:
        """Every field as expected, and no other field."""
        if message != expected:
            fields = {name for name in {*message, *expected} if message.get(name) != expected.get(name)}
            told = {name: (message.get(name), expected.get(name)) for name in sorted(fields)}
            raise Leak(f"not what the truth allows (got, right): {str(told)[:3000]}")

    def _welcome(self, message: Json) -> None:
        engine = self.truth.header.engine
        self.expect(message, {"type": "welcome", "person": self.person, "name": self.name, "engine": engine})

    def _update(self, message: Json) -> None:
        seat, since, version = message["seat"], message["since"], message["version"]
        self.clock(message["turn"])
        if seat not in self.known or message["kind"] == "missed":
            # Resumed: it goes on from the version that was held.
            held = self.asked_for(seat)
            self.known.setdefault(seat, held)
        if message["kind"] == "missed":
            if since > self.known[seat] or version < self.known[seat]:
                raise Leak(f"missed steps from {since} to {version} after {self.known[seat]}")
            self.expect(message, self.truth.missed(seat, since, version))
        else:
            if version != self.known[seat] + 1:
                raise Leak(f"version {version} after {self.known[seat]}")
            self.expect(message, self.truth.update(seat, version))
        self.known[seat] = version
        self.pictures[seat] = picture_in(message)

    def _delta(self, message: Json) -> None:
        """As an update with all that it is a part of; and as an acceptance, if it is one."""
        seat = message["seat"]
        picture = self.pictures[seat]
        self.expect({"base": message.pop("base")}, {"base": digest(picture)})
        changes = message.pop("changes")
        client, played = message.pop("client", None), message.pop("played", None)
        # What is empty is left out.
        turn = {"legal": [], "holding": None, "undo": 0, "clock": None, **message["turn"]}
        step = {"kind": "move", "bot": None, "events": [], "result": None, **message, "turn": turn}
        whole = {**step, "type": "update", "since": message["version"] - 1, **cast("Json", patched(picture, changes))}
        self._update(whole)
        if client is not None:
            answer = {"type": "accepted", "table": message["table"], "client": client, "played": played}
            self._accepted({**answer, "version": message["version"]})

    def _table(self, message: Json) -> None:
        seat, version = message["seat"], message["version"]
        self.clock(message["turn"])
        self.asked_for(seat)
        self.account_info(message["info"])
        for line in message["chat"]:
            if line not in self.chat:
                raise Leak(f"a line of chat that nobody said: {line}")
        nothing: Json = {"deciding": None, "legal": [], "holding": None, "undo": 0}
        stands: Json = {"view": None, "standing": None, "turn": nothing, "result": None}
        for moment in self.moments(seat, version) if version else []:
            stands = self.truth.stands(moment, seat)
            self.expect({name: message[name] for name in stands}, stands)
        named = {"type": "table", "table": self.truth.header.id, "seat": seat, "version": version}
        self.expect(message, {**named, "info": message["info"], "chat": message["chat"], **stands})
        self.known[seat] = version
        self.pictures[seat] = picture_in(message)

    def asked_for(self, seat: int | None) -> Any:
        """A perspective is shown because it was asked for; the version that was held then."""
        if not self.watches.get(seat):
            raise Leak(f"the perspective {seat} is shown to somebody who does not look from there")
        return self.watches[seat].pop(0)

    def clock(self, turn: Json) -> None:
        """The clock shows nothing but times and whose time runs; it is taken out of the turn."""
        clock = turn.pop("clock")
        if self.truth.header.clock["kind"] == "none":
            self.expect({"clock": clock}, {"clock": None})
        else:
            waited = turn["deciding"] if turn["holding"] is None else turn["holding"]
            if clock["running"] not in {None, waited} or len(clock["left"]) != self.truth.header.players:
                raise Leak(f"a clock that tells more than time: {clock}")
            self.expect(clock, {"left": [int(left) for left in clock["left"]], "running": clock["running"]})

    def _info(self, message: Json) -> None:
        self.expect(message, {"type": "info", "table": self.truth.header.id, "info": message["info"]})
        same = message["info"] == self.info
        self.account_info(message["info"])
        self.quiet -= same
        if self.quiet < 0:
            raise Leak("messages without a cause: something that may not be known made them")

    def account_info(self, info: Json) -> None:
        """All that everybody may know: the header without its secret, and who is there."""
        header = self.truth.header
        over = info["state"] == "over"
        if over and any(version < self.truth.last(seat) for seat, version in self.known.items()):
            raise Leak("the game is over before its last step was told")
        if info["state"] not in {"open", "running", "asleep", "over"}:
            raise Leak(f"a table that is {info['state']}")
        seats = info["seats"]
        for seat, sitting in zip(seats, header.seats, strict=True):
            if set(seat) != SEAT_FIELDS or not isinstance(seat["present"], bool):
                raise Leak(f"a seat with {seat}")
            if seat["person"] is not None or info["state"] != "open":
                self.expect({"person": seat["person"]}, {"person": sitting.person})
                self.expect({"name": seat["name"]}, {"name": sitting.name})
        right = {
            "id": header.id,
            "game": header.game,
            "rules": header.rules,
            "engine": header.engine,
            "data": header.data,
            "players": header.players,
            "options": header.options,
            "state": info["state"],
            "public": header.public,
            "clock": header.clock,
            "pace": header.arrangement.pace,
            "seats": seats,
            "owner": header.owner,
            "created": header.created,
            "commitment": header.seed_hash,
            "seed": str(header.seed) if over else None,
            "known_deal": header.arrangement.known_deal,
            "previous": header.arrangement.previous,
            "following": info["following"] if over else None,
            "stuck": None,
            "spectators": int(info["spectators"]),
            # `turn` says so, to those who look on.
            "deciding": None,
            # It takes a table without free seats, which these people start at once.
            "awaits_start": header.public and info["state"] == "open" and info["awaits_start"],
            "removed": [],
            # Nobody waits so long in a test.
            "overdue": None,
            "hints": header.arrangement.hints,
            # Nobody here had one.
            "hinted": [],
            "origin": None,
        }
        self.expect(info, right)
        self.info = info

    def _accepted(self, message: Json) -> None:
        request = self.requests.get(message["client"])
        if request is None:
            raise Leak("accepted, and nobody had asked")
        right = {"type": "accepted", "table": self.truth.header.id, "client": message["client"]}
        if request["type"] == "say":
            if f"{self.person}:{message['client']}" not in self.chat_clients:
                raise Leak("a line of chat that is not in the log")
            self.expect(message, {**right, "version": 0, "played": 0})
            return
        moment = self.truth.answered(f"{request['seat']}:{message['client']}")
        if moment is None:
            raise Leak("accepted, and not in the log")
        version = moment.versions[request["seat"]]
        self.expect(message, {**right, "version": version, "played": len(moment.actions)})

    def _refused(self, message: Json) -> None:
        request = self.requests[message["client"]]
        right = {"type": "refused", "table": self.truth.header.id, "client": message["client"]}
        seat = request.get("seat")
        version = self.now(seat) if self.holds(seat) else 0
        problem = message["problem"]
        stale = self.holds(seat) and problem["message"] == "mistake-match-stale"
        self.expect(message, {**right, "problem": problem, "version": version, "stale": stale})
        if stale:
            reason: Mistake | Refusal = Mistake("match-stale", version=request["version"], right=version)
            self.said_so(problem, reason)
        elif problem["message"] in self.public_mistakes:
            self.public(problem, request)
        else:
            # Whatever moment it was: this person could not tell, and the answer must not tell him.
            for moment in self.moments(seat, version):
                self.said_so(problem, self.obstacle(request, moment))

    def obstacle(self, request: Json, moment: Moment) -> Mistake | Refusal:
        """Why a request of the right person for the right version is refused at a moment."""
        if request["type"] == "undo":
            return Mistake("match-undo")
        seat, state = request["seat"], moment.state.copy()
        if moment.holding is not None:
            return Mistake("table-holding", name=self.truth.header.seats[moment.holding].name)
        for action in request["actions"]:
            if state.seat != seat:
                return Mistake("match-turn", seat=seat, right=-1 if state.seat is None else state.seat)
            try:
                self.truth.game.play(state, action)
            except (Mistake, Refusal) as refusal:
                return refusal
        raise Leak("a move was refused that is possible")

    def _explained(self, message: Json) -> None:
        request = self.questions["explain"].popleft()
        for moment in self.moments(request["seat"], self.now(request["seat"])):
            refusal = self.truth.game.explain(moment.state, request["action"])
            if (refusal is None) != (message["problem"] is None):
                raise Leak("the explanation is not that of the rules")
            if refusal is not None:
                self.said_so(message["problem"], refusal)
        named = {name: request[name] for name in ("table", "seat", "action")}
        self.expect(message, {"type": "explained", **named, "problem": message["problem"]})

    def _outlook(self, message: Json) -> None:
        request = self.questions["outlook"].popleft()
        seat = request["seat"]
        version = self.now(seat)
        for moment in self.moments(seat, version):
            mine = moment.state.seat == seat and moment.holding is None
            found = self.truth.game.outlook(moment.state) if mine else {}
            outlook = {name: to_builtins(with_problems(part, self.language)) for name, part in found.items()}
            right = {"type": "outlook", "table": self.truth.header.id, "seat": seat, "version": version}
            self.expect(message, {**right, "outlook": outlook})

    def _previewed(self, message: Json) -> None:
        request = self.questions["preview"].popleft()
        seat = request["seat"]
        version = self.now(seat)
        for moment in self.moments(seat, version):
            view = self.truth.game.view(moment.state, seat)
            told = preview(self.truth.game, view, seat, request["actions"], world=version)
            wrong = None if told.problem is None else to_builtins(problem(told.problem, self.language))
            right = {"type": "previewed", "table": self.truth.header.id, "seat": seat, "version": version}
            right |= {
                "actions": request["actions"],
                "events": told.events,
                "looked": told.looked,
                "asked": told.asked,
                "ahead": told.ahead,
            }
            self.expect(message, {**right, "problem": wrong})

    def _problem(self, message: Json) -> None:
        right = {"type": "problem", "table": self.truth.header.id, "seat": message["seat"]}
        self.expect(message, {**right, "problem": message["problem"]})
        self.public(message["problem"], {"seat": message["seat"]})

    def _said(self, message: Json) -> None:
        if message["line"] not in self.chat:
            raise Leak(f"a line of chat that nobody said, or with a number that tells more: {message['line']}")
        self.expect(message, {"type": "said", "table": self.truth.header.id, "line": message["line"]})

    def _notice(self, message: Json) -> None:
        if set(message["figures"]) != NOTICES[message["message"]]:
            raise Leak(f"a notice that tells {message['figures']}")
        named = {"type": "notice", "table": message["table"], "message": message["message"]}
        self.expect(message, {**named, "figures": message["figures"]})

    def _clock(self, message: Json) -> None:
        if self.truth.header.clock["kind"] == "none":
            raise Leak("a clock at a table without one")
        self.expect(message, {"type": "clock", "table": self.truth.header.id, "clock": message["clock"]})

    def _pong(self, message: Json) -> None:
        self.expect(message, {"type": "pong", "time": int(message["time"])})

    def moments(self, seat: int | None, version: int) -> list[Moment]:
        """All moments that a perspective cannot tell from one another; a message must be right in each of them."""
        found = self.truth.at(seat, version)
        if not found:
            raise Leak(f"version {version} of {seat}, which never was")
        return found

    def now(self, seat: int | None) -> Any:
        """The version that a perspective is at: the last one shown, or the one held when nothing was missed."""
        return self.known[seat] if seat in self.known else self.watches[seat][0]

    # ── Problems ─────────────────────────────────────────────────────────────────────────────────────────

    def holds(self, seat: int | None) -> bool:
        """Whether the seat is this person's."""
        header = self.truth.header
        return seat is not None and seat < header.players and header.seats[seat].person == self.person

    def said_so(self, problem: Json, reason: Mistake | Refusal) -> None:
        """The problem is this one, in the language of the person."""
        rule = reason.rule if isinstance(reason, Refusal) else None
        kind = "refusal" if isinstance(reason, Refusal) else "mistake"
        figures = json.loads(json.dumps(reason.figures))
        named = {"message": f"{kind}-{reason.key}", "figures": figures, "rule": rule}
        self.expect(problem, {**named, "sentence": reason.message(self.language)})

    def public(self, problem: Json, request: Json) -> None:
        """A problem that depends on nothing hidden."""
        if set(problem["figures"]) != self.public_mistakes[problem["message"]]:
            raise Leak(f"a problem that tells {problem['figures']}")
        if "seat" in problem["figures"]:
            self.expect({"seat": problem["figures"]["seat"]}, {"seat": request["seat"]})
        self.said_so(problem, Mistake(problem["message"].removeprefix("mistake-"), **problem["figures"]))


def picture_in(message: Json) -> Picture:
    """View and standing of a message, which a delta may follow."""
    return {"view": message["view"], "standing": message["standing"]}


def said(number: int, entry: Any) -> Json:
    """A line of chat: its number counts lines and nothing else, for the log has unseen steps in between."""
    body = entry.body
    return {
        "number": number,
        "time": entry.time,
        "person": body["person"],
        "name": body["name"],
        "text": body["text"],
        "emote": body.get("emote"),
    }


def secrets_of(seed: int) -> list[bytes]:
    """The seed as it might be written: whole, in decimal, hexadecimal and base 64."""
    raw = seed.to_bytes(32, "big")
    return [str(seed).encode(), raw.hex().encode(), raw.hex().upper().encode(), base64.b64encode(raw)[:40]]
