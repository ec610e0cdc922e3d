"""What really happened at a table, made from its log by the engine alone, and what each perspective may know of it.

Nothing of the server's own code is used: states are played anew, moves taken back by going to the state before them,
and who may know of a step is decided here once more. The server's messages are compared with these, field by field.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from pioneers.kernel.event import Event
from pioneers.kernel.game import Game
from pioneers.kernel.state import State
from pioneers.store.sql.rows import Entry, Header

Json = Any
# The steps of the course; the log also has chat and files.
COURSE = ("begun", "move", "undo", "end")


class Moment(NamedTuple):
    """A table right after one step. `seen` are the perspectives that may know of it; `None` is a spectator."""

    kind: str
    by: int | None
    bot: str | None
    client: str | None
    actions: list[str]
    events: list[Event]
    state: State
    holding: int | None
    mover: int | None
    undo: int
    seen: frozenset[int | None]
    versions: dict[int | None, int]


class Truth:
    """The course of one table: its moments in order."""

    def __init__(self, game: Game[Any], header: Header, entries: Iterable[Entry], options: dict[str, Json]) -> None:
        self.game = game
        self.header = header
        self.entries = list(entries)
        self.perspectives: list[int | None] = [*range(header.players), None]
        self.opening: list[Event] = []
        self.start: State = game.started(header.players, header.seed, options, events=self.opening)
        self.moments: list[Moment] = []
        self._at: dict[tuple[int | None, int], list[Moment]] = {}
        # The states before the moves that can be taken back, and whose they are.
        self._before: list[State] = []
        self._mover: int | None = None
        self._holding: int | None = None
        for entry in self.entries:
            if entry.kind in COURSE:
                self._follow(entry)

    def _follow(self, entry: Entry) -> None:
        old = self.moments[-1].state if self.moments else self.start
        body: dict[str, Json] = entry.body  # type: ignore[assignment]
        state, actions = old, list(body.get("actions", []))
        events: list[Event] = []
        if entry.kind == "begun":
            events = self.opening
        elif entry.kind == "move":
            state, events = self._move(old, entry.seat, actions, bool(body.get("end")))
        elif entry.kind == "undo":
            assert entry.seat == self._mover, "somebody took back what is not his"
            assert self._before, "somebody took back what cannot be taken back"
            state = self._before[0] if body["whole"] else self._before[-1]
            self._before = [] if body["whole"] else self._before[:-1]
            self._holding = None
        elif entry.kind == "end":
            assert entry.seat == self._holding, "somebody ended what is not his turn"
            self._before, self._holding = [], None
        seen = frozenset(
            seat
            for seat in self.perspectives
            if entry.kind in {"begun", "end"} or self.notices(seat, entry.seat, old, state, events)
        )
        versions = self.moments[-1].versions if self.moments else dict.fromkeys(self.perspectives, 0)
        moment = Moment(
            entry.kind,
            entry.seat,
            body.get("bot"),
            entry.client,
            actions,
            events,
            state,
            self._holding,
            self._mover,
            len(self._before),
            seen,
            {seat: version + (seat in seen) for seat, version in versions.items()},
        )
        self.moments.append(moment)
        for seat, version in moment.versions.items():
            self._at.setdefault((seat, version), []).append(moment)

    def _move(self, old: State, seat: int | None, actions: list[str], end: bool) -> tuple[State, list[Event]]:
        assert self._holding is None, "a move while a turn was held"
        state, events = old.copy(), list[Event]()
        shown = False
        for action in actions:
            assert state.seat == seat, "a move of a seat that does not decide"
            assert not shown, "a move that goes on after something was shown"
            told = self.game.play(state, action)
            shown = any(event.key in self.game.reveals for event in told)
            events += told
        if self._mover != seat:
            self._before, self._mover = [], seat
        self._before = [] if shown or end else [*self._before, old]
        self._holding = seat if self._before and state.seat != seat else None
        return state, events

    def notices(self, seat: int | None, mover: int | None, old: State, new: State, events: Sequence[Event]) -> bool:
        """Whether a perspective may know that something was done: it did it, was told, or sees that things changed."""
        return seat == mover or bool(events) or self.game.view(old, seat) != self.game.view(new, seat)

    # ── What a perspective may know ──────────────────────────────────────────────────────────────────────

    def at(self, seat: int | None, version: int) -> list[Moment]:
        """All moments while a perspective was at a version: it cannot tell them apart."""
        return self._at.get((seat, version), [])

    def made(self, seat: int | None, version: int) -> Moment:
        """The moment that gave a perspective this version."""
        return self.at(seat, version)[0]

    def last(self, seat: int | None) -> int:
        """The last version of a perspective."""
        return self.moments[-1].versions[seat] if self.moments else 0

    def events(self, seat: int | None, since: int, version: int) -> list[Json]:
        """What a perspective was told between two versions."""
        return [
            event.seen_by(seat) for number in range(since + 1, version + 1) for event in self.made(seat, number).events
        ]

    def turn(self, moment: Moment, seat: int | None) -> dict[str, Json]:
        """What is to be done, without the clock."""
        state = moment.state
        mine = seat is not None and state.seat == seat and moment.holding is None
        return {
            "deciding": state.seat,
            "legal": [str(action) for action in state.legal()] if mine else [],
            "holding": moment.holding,
            "undo": moment.undo if seat is not None and seat == moment.mover else 0,
        }

    def stands(self, moment: Moment, seat: int | None) -> dict[str, Json]:
        """The part of a message that shows how things stand."""
        over = moment.state.seat is None and moment.holding is None
        return {
            "view": self.game.view(moment.state, seat),
            "standing": self.game.standing(moment.state, seat) or None,
            "turn": self.turn(moment, seat),
            "result": self.game.result(moment.state) if over else None,
        }

    def update(self, seat: int | None, version: int) -> dict[str, Json]:
        """The one message that tells a perspective of a step."""
        moment = self.made(seat, version)
        return {
            "type": "update",
            "table": self.header.id,
            "seat": seat,
            "since": version - 1,
            "version": version,
            "kind": moment.kind,
            "by": moment.by,
            "bot": moment.bot,
            "events": self.events(seat, version - 1, version),
            **self.stands(moment, seat),
        }

    def missed(self, seat: int | None, since: int, version: int) -> dict[str, Json]:
        """What a perspective is told that comes back after a while."""
        moment = self.made(seat, version)
        return {
            **self.update(seat, version),
            "since": since,
            "kind": "missed",
            "by": None,
            "bot": None,
            "events": self.events(seat, since, version),
            **self.stands(moment, seat),
        }

    def standing(self, moment: Moment) -> list[Event]:
        """What happened up to a moment, without what was taken back."""
        moves: list[list[Event]] = []
        before: list[int] = []
        for earlier in self.moments[: self.moments.index(moment) + 1]:
            if earlier.kind == "move":
                before = [*before, len(moves)][-earlier.undo :] if earlier.undo else []
                moves.append(earlier.events)
            elif earlier.kind == "undo":
                del moves[before[earlier.undo] :]
                before = before[: earlier.undo]
            elif earlier.kind == "end":
                before = []
        return [*self.opening, *(event for move in moves for event in move)]

    def answered(self, client: str) -> Moment | None:
        """The step that a request with this id made."""
        found = [moment for moment in self.moments if moment.client is not None and moment.client.endswith(client)]
        assert len(found) <= 1, "a request counted twice"
        return found[0] if found else None
