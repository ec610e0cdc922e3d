"""The log of a table: what its entries say, and what each of them changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from msgspec.structs import replace

from pioneers.kernel.event import Event
from pioneers.kernel.files.record import Record
from pioneers.kernel.game import Game
from pioneers.kernel.view import Json
from pioneers.match.match import Match
from pioneers.match.seats import in_record
from pioneers.server.files.own_files import FILE, texts_in
from pioneers.server.tables.casting import kind_of
from pioneers.server.watching.perspectives import Change, Perspectives
from pioneers.server.wire.parts import ChatLine
from pioneers.store.sql.rows import Entry, Finished, Header

# The kinds of entries, beside `FILE`. Files come first, then the beginning; chat may stand anywhere.
# A game that goes on from another one begins with the actions `played` there.
BEGUN, MOVE, UNDO, END, CHAT, HINT = "begun", "move", "undo", "end", "chat", "hint"
# Of so many moves of each seat, and of so many lines of chat, it is remembered that they were made: one that comes
# again is answered as the first time. Whether an older one was made is in the log.
REMEMBERED_MOVES = 64
REMEMBERED_LINES = 64
CHAT_LINES = 50


class Progress:
    """How far a game has come: all that follows from the log of its table."""

    __slots__ = (
        "began",
        "begun",
        "chat",
        "done",
        "heard",
        "hinted",
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
        # How many hints each seat has had.
        self.hinted = [0] * perspectives.players
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

    def apply(self, entry: Entry) -> Change | None:
        """Carry out one entry, be it new or from the log: what it changes of the game, if it is no chat, file or hint.

        Refused, it changes nothing. `note` follows when the entry is on the disk.
        """
        if entry.kind in (CHAT, FILE, HINT):
            return None
        body = cast("dict[str, Any]", entry.body)
        match, seat = self.match, entry.seat
        events: list[Event] = []
        played, told = 0, True
        if entry.kind == BEGUN:
            self.begun = True
            self.began = entry.time
            for action in body.get("played", ()):
                match.play(action)
            events = match.opening
        elif entry.kind == MOVE:
            assert seat is not None
            events, played = match.move(seat, body["actions"])
            told = bool(events)
            if body.get("end"):
                match.keep()
            # The turn passes on only if nothing of it can be taken back, or if that is not wanted.
            self.holding = seat if match.state.seat != seat and match.undoable(seat) else None
        elif entry.kind == UNDO:
            assert seat is not None
            told = match.undo(seat, body["whole"])
            self.holding = None
        else:
            match.keep()
            self.holding = None
        # Who saw an entry of the log is in it; for a new one it follows from what happened.
        seen = body["seen"] if "seen" in body else self.perspectives.aware(seat, told)
        return Change(cast("Any", entry.kind), seen, seat, body.get("bot"), events, played)

    def note(self, entry: Entry, change: Change | None) -> None:
        """An entry is on the disk: count what it changed for those who may know of it, and remember its answer."""
        self.last = entry.number
        if change is None:
            if entry.kind == CHAT:
                self._hear(entry)
            elif entry.kind == HINT:
                self._note_hint(entry)
            return
        self.perspectives.note(change)
        self.last_step = entry.number
        self.time = entry.time
        self.left = cast("dict[str, Json]", entry.body).get("clock", self.left)
        self.seen.extend(bytes(entry.number - 1 - len(self.seen)))
        self.seen.append(change.seen)
        if entry.client is not None and entry.seat is not None:
            done = self.done[entry.seat]
            if len(done) >= REMEMBERED_MOVES:
                del done[next(iter(done))]
            done[entry.client] = (self.perspectives.version(entry.seat), change.played)

    def _note_hint(self, entry: Entry) -> None:
        """A seat has had a hint."""
        assert entry.seat is not None
        self.hinted[entry.seat] += 1
        self.match.record.note_hint(cast("dict[str, int]", entry.body)["move"], entry.seat)

    def _hear(self, entry: Entry) -> None:
        """A line of chat."""
        body = cast("dict[str, Any]", entry.body)
        # Not the number of the entry: that one counts what others must not know of.
        self.said += 1
        self.chat.append(
            ChatLine(
                number=self.said,
                time=entry.time,
                person=body["person"],
                name=body["name"],
                text=body["text"],
                emote=body.get("emote"),
            )
        )
        del self.chat[:-CHAT_LINES]
        if entry.client is not None:
            if len(self.heard) >= REMEMBERED_LINES:
                del self.heard[next(iter(self.heard))]
            self.heard[entry.client] = None

    def answer(self, entry: Entry) -> tuple[int, int]:
        """The answer that an entry of a seat got: the version after it and how many actions were played."""
        assert entry.seat is not None
        body = cast("dict[str, Any]", entry.body)
        version = sum(seen >> entry.seat & 1 for seen in self.seen[: entry.number])
        return version, len(body.get("actions", []))

    def deciding(self) -> int | None:
        """The seat that the game waits for, also if only the end of its turn is missing."""
        if not self.begun:
            return None
        return self.match.state.seat if self.holding is None else self.holding

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
    return [in_record(seat.name, kind_of(header, number)) for number, seat in enumerate(header.seats)]


def progress_of(header: Header, game: Game[Any], entries: Iterable[Entry]) -> Progress:
    """What follows from a header and its log. A `Mistake` if the game needs other rules or data than there are."""
    entries = list(entries)
    match = Match(game, record_of(header), [None] * header.players, texts_in(entries))
    progress = Progress(match, Perspectives(header.id, header.players))
    for entry in entries:
        progress.note(entry, progress.apply(entry))
    return progress


def written(entry: Entry, change: Change, clock: Json) -> Entry:
    """A new entry as the log keeps it: with what it changed and, after it, the clocks."""
    body = dict(cast("dict[str, Json]", entry.body))
    if entry.kind == MOVE:
        body["actions"] = cast("list[Json]", body["actions"])[: change.played]
    if clock is not None:
        body["clock"] = clock
    body["seen"] = change.seen
    return replace(entry, body=body)


def finished_game(header: Header, progress: Progress, time: int) -> Finished:
    """The finished game of a table, its last move made at this time."""
    match = progress.match
    return Finished(
        table=header.id,
        game=header.game,
        rules=header.rules,
        engine=header.engine,
        data=header.data,
        people=[seat.person for seat in header.seats],
        began=progress.began,
        ended=time,
        digest=match.record.end or "",
        result=match.game.result(match.state),
        record=match.record.written(match.game, match.folder),
        practice=header.arrangement.origin is not None,
    )
