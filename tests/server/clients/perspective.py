"""A table seen from one seat, or by a spectator: what was seen last, and what can be asked from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, cast

from pioneers.server.watching.deltas import Picture, digest, patched
from pioneers.server.wire import messages as wire
from pioneers.server.wire import parts

if TYPE_CHECKING:
    from tests.server.clients.player import Line

Answer = wire.Accepted | wire.Refused
Ask = wire.Play | wire.Undo | wire.EndTurn | wire.Say | wire.Emote


class Broken(AssertionError):  # noqa: N818 - a promise was broken
    """The server broke a promise of the wire."""


class Complained(Exception):  # noqa: N818 - the server complained
    """The server does not show a table."""

    def __init__(self, problem: parts.Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


class Perspective:
    """A table seen from a seat, or by a spectator: the last version and all that was seen with it."""

    def __init__(self, line: Line, table: str, seat: int | None) -> None:
        self.line = line
        self.table = table
        self.seat = seat
        self.version: int | None = None
        self.view: Mapping[str, Any] | None = None
        self.turn = parts.Turn(deciding=None)
        self.result: Mapping[str, Any] | None = None
        self.info: parts.TableInfo | None = None
        self.updates = 0
        self.asked: dict[str, Ask] = {}
        # Half of all want to hear only what has changed: both ways must show the same.
        self.deltas = line.chance.random() < 0.5 if line.deltas is None else line.deltas
        self.picture: Picture | None = None

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as this perspective has seen."""
        return self.result is not None and bool(self.result["over"])

    @property
    def decides(self) -> bool:
        """Whether this seat is to choose one of the legal actions now."""
        return self.seat is not None and self.turn.deciding == self.seat and self.turn.holding is None

    @property
    def holds(self) -> bool:
        """Whether the game waits for this seat to end its turn."""
        return self.seat is not None and self.turn.holding == self.seat

    # ── What the server says ─────────────────────────────────────────────────────────────────────────────

    def take(self, message: wire.Fresh | wire.Update | wire.Delta) -> None:
        """Something that is for this perspective."""
        if isinstance(message, wire.Delta):
            self.change(message)
        elif isinstance(message, wire.Fresh):
            self.fresh(message)
        else:
            self.update(message)

    def change(self, message: wire.Delta) -> None:
        """One step as what it has changed of the picture before it."""
        if not self.deltas:
            raise Broken(f"{self}: a delta for somebody who wants the whole")
        if self.version is None or self.picture is None or message.since > self.version:
            raise Broken(f"{self}: a delta from {message.since} on, and {self.version} was seen")
        if message.version <= self.version:
            return
        if message.base != digest(self.picture):
            raise Broken(f"{self}: a delta for another picture than that of version {self.version}")
        picture = cast("Any", patched(self.picture, message.changes))
        names = ("table", "seat", "since", "version", "kind", "by", "bot", "events", "turn", "result")
        self.update(wire.Update(**{name: getattr(message, name) for name in names}, **picture))

    def fresh(self, message: wire.Fresh) -> None:
        """The table afresh: never an older version than was seen, and the same version looks the same."""
        known = -1 if self.version is None else self.version
        if message.version < known:
            raise Broken(f"{self}: version {known} was seen, now the table is at {message.version}")
        if message.version == known and message.view != self.view:
            raise Broken(f"{self}: version {known} has two views")
        if (message.view is None) != (message.info.state == "open"):
            raise Broken(f"{self}: a table that is {message.info.state} has the view {message.view}")
        self.info = message.info
        self.picture = {"view": message.view, "standing": message.standing}
        self.stands(message.version, message.view, message.turn, message.result)

    def update(self, message: wire.Update) -> None:
        """One step: it follows the version that was seen last. What was missed comes in one piece, once asked for."""
        if message.kind != "missed" and message.version != message.since + 1:
            raise Broken(f"{self}: one step from {message.since} to {message.version}")
        if self.version is None or message.since > self.version:
            raise Broken(f"{self}: a gap from {self.version} to {message.since}")
        if message.version <= self.version:
            # Sent before the server had read that we watch again; the same version looks the same.
            if message.version == self.version and message.view != self.view:
                raise Broken(f"{self}: version {self.version} has two views")
            return
        self.updates += 1
        self.picture = {"view": message.view, "standing": message.standing}
        self.stands(message.version, message.view, message.turn, message.result)

    def stands(
        self, version: int, view: Mapping[str, Any] | None, turn: parts.Turn, result: Mapping[str, Any] | None
    ) -> None:
        """How things stand from now on, for this seat and no other."""
        if view is not None and view["viewer"] != self.seat:
            raise Broken(f"{self}: got the view of {view['viewer']}")
        if turn.legal and (self.seat is None or turn.deciding != self.seat):
            raise Broken(f"{self}: got the legal actions of seat {turn.deciding}")
        if view is not None and turn.deciding != view["seat"]:
            raise Broken(f"{self}: seat {turn.deciding} decides, the view says {view['seat']}")
        self.version, self.view, self.turn, self.result = version, view, turn, result

    # ── What it asks ─────────────────────────────────────────────────────────────────────────────────────

    async def play(self, actions: list[str], *, end: bool = False) -> Answer:
        """Send a move and wait for its answer, over however many connections."""
        assert self.seat is not None
        return await self.ask(
            wire.Play(
                table=self.table,
                seat=self.seat,
                version=self.known,
                client=self.line.new_client(),
                actions=actions,
                end=end,
            )
        )

    async def undo(self, *, whole: bool = False) -> Answer:
        """Take back the last move, or all that can be taken back."""
        assert self.seat is not None
        client = self.line.new_client()
        return await self.ask(
            wire.Undo(table=self.table, seat=self.seat, version=self.known, client=client, whole=whole)
        )

    async def end(self) -> Answer:
        """End the turn."""
        assert self.seat is not None
        client = self.line.new_client()
        return await self.ask(wire.EndTurn(table=self.table, seat=self.seat, version=self.known, client=client))

    async def say(self, text: str) -> Answer:
        """Say something to the table."""
        return await self.ask(wire.Say(table=self.table, client=self.line.new_client(), text=text))

    async def explain(self, action: str) -> wire.Explained | wire.Complaint:
        """Ask why an action is not possible."""
        assert self.seat is not None
        question = wire.Explain(table=self.table, seat=self.seat, action=action)
        return cast("wire.Explained | wire.Complaint", await self.line.question(question))

    async def outlook(self) -> wire.Outlook | wire.Complaint:
        """Ask what helps with the decision."""
        assert self.seat is not None
        question = wire.AskOutlook(table=self.table, seat=self.seat)
        return cast("wire.Outlook | wire.Complaint", await self.line.question(question))

    async def routes(self) -> wire.Routes | wire.Complaint:
        """Ask for it in the older form."""
        assert self.seat is not None
        question = wire.AskRoutes(table=self.table, seat=self.seat)
        return cast("wire.Routes | wire.Complaint", await self.line.question(question))

    async def preview(self, actions: list[str]) -> wire.Previewed | wire.Complaint:
        """Ask what a move would do."""
        assert self.seat is not None
        question = wire.AskPreview(table=self.table, seat=self.seat, actions=actions)
        return cast("wire.Previewed | wire.Complaint", await self.line.question(question))

    async def ask(self, message: Ask) -> Answer:
        """Send what must be answered. An acceptance is waited for until its version is seen, a stale one resyncs."""
        answer = self.line.expect(message.client)
        self.asked[message.client] = message
        self.line.send(message)
        try:
            got: Answer = await self.line.patiently(answer)
        finally:
            del self.asked[message.client]
        if isinstance(got, wire.Accepted):
            await self.until(lambda: self.known >= got.version)
        elif got.stale:
            self.line.send(self.watching())
            await self.until(lambda: self.known >= got.version)
        return got

    def watching(self) -> wire.Watch:
        """The message that asks for this perspective from the version that was seen."""
        return wire.Watch(table=self.table, seat=self.seat, version=self.version, deltas=self.deltas)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        await self.line.until(condition)

    @property
    def known(self) -> int:
        """The last version seen."""
        assert self.version is not None, f"{self} has not been seen yet"
        return self.version

    def __repr__(self) -> str:
        return f"<{self.line.guest.name} at {self.table} seat {self.seat} version {self.version}>"
