"""The log of a table: what its entries say, and how a match is made from them again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from pioneers.kernel.event import Event
from pioneers.kernel.game import Game
from pioneers.kernel.record import Record
from pioneers.kernel.view import Json
from pioneers.match.match import Match
from pioneers.match.seats import in_record
from pioneers.server.files.own_files import FILE, texts_in
from pioneers.server.watching.perspectives import Perspectives, Step
from pioneers.server.wire.messages import ChatLine
from pioneers.store.rows import Entry, Finished, Header

# The kinds of entries, beside `FILE`. Files come first, then the beginning; chat may stand anywhere.
BEGUN, MOVE, UNDO, END, CHAT = "begun", "move", "undo", "end", "chat"
# Of so many moves of each seat, and of so many lines of chat, it is remembered that they were made: one that comes
# again is answered as the first time. Whether an older one was made is in the log.
REMEMBERED_MOVES = 64
REMEMBERED_LINES = 64
CHAT_LINES = 50


class Course:
    """All that follows from the log of a table."""

    __slots__ = (
        "began",
        "begun",
        "chat",
        "done",
        "heard",
        "holding",
        "last",
        "last_step",
        "left",
        "match",
        "perspectives",
        "said",
        "seen",
        "time",
    )

    def __init__(self, match: Match, perspectives: Perspectives) -> None:
        self.match = match
        self.perspectives = perspectives
        self.begun = False
        self.began = 0
        # The seat whose turn waits to be ended, because its last move can still be taken back.
        self.holding: int | None = None
        # The moves of each seat by the sender's id, with the answer they got: the version after them and how many
        # actions were played. What others do or say never pushes out one's own.
        self.done: list[dict[str, tuple[int, int]]] = [{} for _ in range(perspectives.players)]
        # The ids of lines of chat.
        self.heard: dict[str, None] = {}
        # For each entry which perspectives saw it, as bits, and 0 for those that are no step.
        self.seen = bytearray()
        # The last lines of chat, and how many there were in all.
        self.chat: list[ChatLine] = []
        self.said = 0
        # The number of the last entry, of the last that belongs to the game, and when that was written.
        self.last = 0
        self.last_step = 0
        self.time = 0
        # What the clocks showed then.
        self.left: Json = None

    def follow(self, entry: Entry) -> None:
        """Go through one entry that was read from the log."""
        body = cast("dict[str, Any]", entry.body)
        self.last = entry.number
        if entry.kind == CHAT:
            self.say(entry)
            return
        if entry.kind == FILE:
            return
        events: list[Event] = []
        played = 0
        if entry.kind == BEGUN:
            self.begun = True
        elif entry.kind == MOVE:
            assert entry.seat is not None
            events, played = self.match.move(entry.seat, body["actions"])
            self.moved(entry.seat, bool(body.get("end")))
        elif entry.kind == UNDO:
            assert entry.seat is not None
            self.match.undo(entry.seat, body["whole"])
            self.holding = None
        else:
            self.ended()
        step = Step(cast("Any", entry.kind), body["seen"], entry.seat, body.get("bot"), events)
        self.perspectives.note(step)
        self.noted(entry, body.get("clock"), played, step.seen)

    def moved(self, seat: int, end: bool) -> None:
        """A move was played: the turn passes on only if nothing of it can be taken back, or if that is not wanted."""
        if end:
            self.match.keep()
        passes = self.match.state.seat != seat
        self.holding = seat if passes and self.match.undoable(seat) else None

    def ended(self) -> None:
        """A turn was ended."""
        self.match.keep()
        self.holding = None

    def noted(self, entry: Entry, clock: Json, played: int, seen: int) -> None:
        """Remember where the log of the game stands."""
        self.last = self.last_step = entry.number
        self.time = entry.time
        if entry.kind == BEGUN:
            self.began = entry.time
        if clock is not None:
            self.left = clock
        self.seen.extend(bytes(entry.number - 1 - len(self.seen)))
        self.seen.append(seen)
        if entry.client is not None and entry.seat is not None:
            done = self.done[entry.seat]
            if len(done) >= REMEMBERED_MOVES:
                del done[next(iter(done))]
            done[entry.client] = (self.perspectives.version(entry.seat), played)

    def answer(self, entry: Entry) -> tuple[int, int]:
        """The answer that an entry of a seat got: the version after it and how many actions were played."""
        assert entry.seat is not None
        body = cast("dict[str, Any]", entry.body)
        version = sum(seen >> entry.seat & 1 for seen in self.seen[: entry.number])
        return version, len(body.get("actions", []))

    def say(self, entry: Entry) -> ChatLine:
        """Note a line of chat."""
        body = cast("dict[str, Any]", entry.body)
        # Not the number of the entry: that one counts what others must not know of.
        self.said += 1
        line = ChatLine(number=self.said, time=entry.time, person=body["person"], name=body["name"], text=body["text"])
        self.last = entry.number
        self.chat.append(line)
        del self.chat[:-CHAT_LINES]
        if entry.client is not None:
            if len(self.heard) >= REMEMBERED_LINES:
                del self.heard[next(iter(self.heard))]
            self.heard[entry.client] = None
        return line

    def over(self) -> bool:
        """Whether the game has ended for good."""
        return self.begun and self.match.state.seat is None and self.holding is None


def record_of(header: Header) -> Record:
    """The record of a table's game before its first action."""
    return Record(
        game=header.game,
        rules=header.rules,
        data=header.data,
        players=header.players,
        seed=header.seed,
        options=dict(header.options),
        seats=names_of(header),
        engine=header.engine,
        commitment=header.seed_hash,
    )


def names_of(header: Header) -> list[str]:
    """The seats as a record names them; a bot that only stands in for somebody is not named."""
    return [in_record(seat.name, seat.bot if seat.person is None else None) for seat in header.seats]


def course_of(header: Header, game: Game[Any], entries: Iterable[Entry]) -> Course:
    """What follows from a header and its log. A `Mistake` if the game needs other rules or data than there are."""
    entries = list(entries)
    match = Match(game, record_of(header), [None] * header.players, texts_in(entries))
    course = Course(match, Perspectives(header.id, header.players))
    for entry in entries:
        course.follow(entry)
    return course


def finished_game(header: Header, course: Course, time: int) -> Finished:
    """The game of a course that is over, its last move made at this time."""
    match = course.match
    return Finished(
        table=header.id,
        game=header.game,
        rules=header.rules,
        engine=header.engine,
        data=header.data,
        people=[seat.person for seat in header.seats],
        began=course.began,
        ended=time,
        digest=match.record.end or "",
        result=match.game.result(match.state),
        record=match.record.written(match.game, match.folder),
    )
