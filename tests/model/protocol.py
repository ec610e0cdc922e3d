"""Two processes, one table, two clients and a bot: what may happen between a move and its acknowledgement.

The log decides. A process has its own copy of it (`known`), which may be behind. A message is checked against that
copy, appended under the next number, and only when the log has taken it, published on the bus and acknowledged. All may
be lost on the way: processes die and start again, connections break (what was sent may still arrive), news on the bus
does not come, leases run out while their holder still believes in them, and the store may fail without saying whether
it has written.

Each of `FAULTS` leaves out one part of this; `explorer` finds what it breaks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.model.explorer import Label, Step

FAULTS = {
    "publish-first": "news of a move is published before the log has taken it",
    "no-fence": "the log takes a number twice",
    "acknowledge-first": "a move is acknowledged before the log has taken it",
    "no-client-id": "nobody looks whether a move is in the log already",
    "refuse-unknown": "a move is refused when the store fails without saying whether it has written it",
    "resume-behind": "a process shows its copy of the log to somebody who has seen more of it",
    "no-resend": "a client that lost its connection does not send again what was not answered",
    "no-catch-up": "who was second with a number tries it again without reading the log",
}
# A move's id: client, which of his moves, and at which attempt.
Id = tuple[int, int, int]
BOT: Id = (2, 0, 0)
Log = tuple[tuple[int, Id], ...]


class Message(NamedTuple):
    """A move on its way: made for a version, which is how much of the log its sender had seen."""

    id: Id
    version: int


class Process(NamedTuple):
    """A server: what it knows of the log, what came in, and the one move it is at: `appending` or `written`."""

    known: Log = ()
    inbox: frozenset[Message] = frozenset()
    news: Log = ()
    appending: Message | None = None
    written: Message | None = None
    # That it holds the lease; it may have run out.
    believes: bool = False

    @property
    def idle(self) -> bool:
        """Whether it can take up something."""
        return self.appending is None and self.written is None


class Client(NamedTuple):
    """Somebody who makes moves: `at` is the process he is connected to, `seen` what he was shown of the log."""

    made: int = 0
    attempt: int = 0
    pending: Message | None = None
    at: int | None = None
    seen: Log = ()
    acknowledged: tuple[Id, ...] = ()
    refused: tuple[Id, ...] = ()


class Table(NamedTuple):
    """Everything: the log, both processes, both clients, and who holds the lease."""

    log: Log = ()
    processes: tuple[Process, ...] = (Process(), Process())
    clients: tuple[Client, ...] = (Client(), Client())
    lease: int | None = None

    def with_process(self, number: int, **changes: object) -> Table:
        """The same with another process."""
        process = self.processes[number]._replace(**changes)  # type: ignore[arg-type]
        return self._replace(processes=(process, self.processes[1]) if number == 0 else (self.processes[0], process))

    def with_client(self, number: int, **changes: object) -> Table:
        """The same with another client."""
        client = self.clients[number]._replace(**changes)  # type: ignore[arg-type]
        return self._replace(clients=(client, self.clients[1]) if number == 0 else (self.clients[0], client))


Steps = Iterator[Step[Table]]


class Protocol:
    """The protocol, with at most one fault in it; `moves` says how many each client makes."""

    def __init__(self, fault: str | None = None, moves: tuple[int, int] = (1, 1), *, bot: bool = False) -> None:
        assert fault is None or fault in FAULTS, fault
        self.fault = fault
        self.moves = moves
        self.bot = bot

    def start(self) -> Table:
        return Table()

    def done(self, state: Table) -> bool:
        """All moves are acknowledged, and the bot has made its own."""
        answered = all(client.made == moves for client, moves in zip(state.clients, self.moves, strict=True))
        return answered and not self._bot_is_due(state.log)

    def wrong(self, state: Table) -> str | None:
        log = state.log
        ids = [entry[1] for entry in log]
        if [entry[0] for entry in log] != list(range(1, len(log) + 1)):
            return "the log has a number twice"
        if len(set(ids)) < len(ids):
            return "a move counted twice"
        for name, client in zip("AB", state.clients, strict=True):
            if any(move not in ids for move in client.acknowledged):
                return f"a move of {name} was acknowledged and is not in the log"
            if any(move in ids for move in client.refused):
                return f"a move of {name} was refused and is in the log"
            if client.seen != log[: len(client.seen)]:
                return f"{name} was shown what is not in the log"
        return None

    def twin(self, state: Table) -> Table:
        first, second = state.clients
        return Table(
            state.log,
            state.processes[::-1],
            (
                first if first.at is None else first._replace(at=1 - first.at),
                second if second.at is None else second._replace(at=1 - second.at),
            ),
            None if state.lease is None else 1 - state.lease,
        )

    def told(self, label: Label) -> str:
        words = [said(part) if isinstance(part, Message) else str(part) for part in label]
        return " ".join(words).replace(" :", ":")

    def steps(self, state: Table) -> Steps:
        for number in range(2):
            if self.moves[number]:
                yield from self._client(state, number)
            yield from self._process(state, number)
        if state.lease is not None:
            yield Step(("the lease runs out",), state._replace(lease=None), harm=True)

    # ── Clients ──────────────────────────────────────────────────────────────────────────────────────────

    def _client(self, state: Table, number: int) -> Steps:
        client, name = state.clients[number], "AB"[number]
        if client.at is None:
            yield from self._connect(state, number)
            return
        yield Step((name, "loses the connection"), state.with_client(number, at=None), harm=True)
        if client.pending is None and client.made < self.moves[number]:
            message = Message((number, client.made, client.attempt), len(client.seen))
            sent = self._sent(state, client.at, message).with_client(number, pending=message)
            yield Step((name, "sends", message, "to process", client.at), sent)

    def _connect(self, state: Table, number: int) -> Steps:
        client, name = state.clients[number], "AB"[number]
        for at, process in enumerate(state.processes):
            if not process.idle:
                continue
            found = state.with_client(number, at=at)
            if len(process.known) < len(client.seen) and self.fault != "resume-behind":
                found = self._read(found, at)
            if client.pending is not None and self.fault != "no-resend":
                found = self._sent(found, at, client.pending)
            known = found.processes[at].known
            back = known[: len(client.seen)] != client.seen
            wrong = f"{name} is shown an earlier version than before, or another one" if back else None
            yield Step((name, "connects to process", at), found.with_client(number, seen=known), wrong=wrong)

    @staticmethod
    def _sent(state: Table, at: int, message: Message) -> Table:
        return state.with_process(at, inbox=state.processes[at].inbox | {message})

    # ── Processes ────────────────────────────────────────────────────────────────────────────────────────

    def _process(self, state: Table, number: int) -> Steps:
        process = state.processes[number]
        # Its clients notice, and may come back to it or not. A process that stays away is one that nothing comes to.
        yield Step(("process", number, "dies and starts again"), crashed(state, number), harm=True)
        if process.appending is not None:
            yield from self._append(state, number, process.appending)
        elif process.written is not None:
            message = process.written
            told = self._published(state, number, process.known[-1], early=False).with_process(number, written=None)
            told = shown(told, number)
            yield Step(
                ("process", number, "publishes and acknowledges", message), self._answered(told, number, message)
            )
        else:
            for message in process.inbox:
                taken = state.with_process(number, inbox=process.inbox - {message})
                yield self._checked(taken, number, message)
            if process.news:
                entry = process.news[0]
                yield Step(("process", number, "hears of number", entry[0]), self._heard(state, number, entry))
            if process.known != state.log:
                yield Step(("process", number, "reads the log"), self._read(state, number))
            yield from self._lease(state, number)

    def _lease(self, state: Table, number: int) -> Steps:
        process = state.processes[number]
        if not self._bot_is_due(process.known):
            return
        if state.lease is None and not process.believes:
            leased = state._replace(lease=number).with_process(number, believes=True)
            yield Step(("process", number, "takes the lease"), leased)
        elif process.believes:
            move = Message(BOT, len(process.known))
            yield Step(("process", number, "asks the bot"), state.with_process(number, appending=move))

    def _bot_is_due(self, log: Log) -> bool:
        """The bot answers the first move of somebody."""
        return self.bot and bool(log) and all(entry[1] != BOT for entry in log)

    def _checked(self, state: Table, number: int, message: Message) -> Step[Table]:
        """A message is looked at: it is there already, made for another version, or goes to the log."""
        label = ("process", number, "checks", message)
        if self.fault != "no-client-id" and message.version != len(state.processes[number].known):
            # Made for another version: this copy may be behind, or the message came before. The log tells.
            state = self._read(state, number)
        known = state.processes[number].known
        if self.fault != "no-client-id" and has(known, message.id):
            return Step((*label, ": it is in the log"), self._answered(state, number, message))
        if message.version != len(known):
            return Step((*label, ": stale"), self._refused(state, number, message))
        if self.fault == "acknowledge-first":
            state = self._answered(state, number, message)
        state = self._published(state, number, (len(known) + 1, message.id), early=True)
        return Step((*label, ": it may be made"), state.with_process(number, appending=message))

    def _append(self, state: Table, number: int, message: Message) -> Steps:
        known = state.processes[number].known
        entry = (len(known) + 1, message.id)
        label = ("process", number, "appends", message, "as number", entry[0])
        again = state.with_process(number, appending=None)
        if message.id != BOT:
            again = self._sent(again, number, message)
        if self.fault != "no-client-id" and message.id != BOT and has(state.log, message.id):
            yield Step((*label, ": it is there"), self._read(again, number))
        elif self.fault == "no-fence" or entry[0] == len(state.log) + 1:
            written = (*state.log, entry)
            took = state._replace(log=written)
            yield Step(
                (*label, ": taken in"),
                took.with_process(number, known=(*known, entry), appending=None, written=message),
            )
            # The connection to the store breaks: whether it was written, only the log can tell.
            if self.fault == "refuse-unknown":
                unknown = self._refused(took.with_process(number, appending=None), number, message)
            else:
                unknown = self._read(again._replace(log=written), number)
            yield Step((*label, ": taken in, but the store does not say so"), unknown, harm=True)
        elif self.fault == "no-catch-up":
            yield Step((*label, ": the number is taken"), state)
        else:
            yield Step((*label, ": the number is taken"), self._read(again, number))

    # ── What follows ─────────────────────────────────────────────────────────────────────────────────────

    def _read(self, state: Table, number: int) -> Table:
        """A process reads the log; older news says nothing then."""
        return self._knowing(state, number, state.log, state.processes[number].news)

    def _heard(self, state: Table, number: int, entry: tuple[int, Id]) -> Table:
        """A process takes news: what follows is applied, after a gap the log is read."""
        process = state.processes[number]
        known = (*process.known, entry) if entry[0] == len(process.known) + 1 else state.log
        return self._knowing(state, number, known, process.news[1:])

    def _knowing(self, state: Table, number: int, known: Log, news: Log) -> Table:
        fresh = tuple(entry for entry in news if entry[0] > len(known))
        believes = state.processes[number].believes and self._bot_is_due(known)
        if state.lease == number and not believes:
            state = state._replace(lease=None)
        return shown(state.with_process(number, known=known, news=fresh, believes=believes), number)

    def _published(self, state: Table, number: int, entry: tuple[int, Id], *, early: bool) -> Table:
        """News of an entry is on its way to the other process; whether and when it comes, nobody knows."""
        other = state.processes[1 - number]
        if early != (self.fault == "publish-first") or entry[0] <= len(other.known):
            return state
        return state.with_process(1 - number, news=tuple(sorted({*other.news, entry})))

    def _waits(self, state: Table, number: int, message: Message) -> bool:
        """Whether the sender of a message is still there and waits for its answer."""
        if message.id == BOT:
            return False
        client = state.clients[message.id[0]]
        return client.at == number and client.pending == message

    def _answered(self, state: Table, number: int, message: Message) -> Table:
        """The sender hears that his move was made."""
        if not self._waits(state, number, message):
            return state
        client = state.clients[message.id[0]]
        made = client.made + 1
        acknowledged = (*client.acknowledged, message.id)
        return state.with_client(message.id[0], pending=None, made=made, attempt=0, acknowledged=acknowledged)

    def _refused(self, state: Table, number: int, message: Message) -> Table:
        """The sender hears that nothing was done; then he tries anew."""
        if not self._waits(state, number, message):
            return state
        client = state.clients[message.id[0]]
        refused = (*client.refused, message.id)
        return state.with_client(message.id[0], pending=None, attempt=client.attempt + 1, refused=refused)


def has(log: Log, move: Id) -> bool:
    """Whether a move is in a log."""
    return any(entry[1] == move for entry in log)


def said(message: Message) -> str:
    """A message in words."""
    client, made, attempt = message.id
    move = "the bot's move" if message.id == BOT else f"move {'AB'[client]}{made + 1}{'′' * attempt}"
    return f"{move} (for version {message.version})"


def shown(state: Table, number: int) -> Table:
    """Those who are connected to a process see what it knows. What they sent before they saw it may be on its way."""
    known = state.processes[number].known
    for place, client in enumerate(state.clients):
        if client.at == number and client.seen != known:
            state = state.with_client(place, seen=known)
    return state


def crashed(state: Table, number: int) -> Table:
    """A process loses all that it had not written, and starts from the log; its connections are gone."""
    if state.lease == number:
        # It runs out by itself later; who comes back does not know that it was his.
        state = state._replace(lease=None)
    first, second = (client._replace(at=None) if client.at == number else client for client in state.clients)
    process = Process(known=state.log)
    processes = (process, state.processes[1]) if number == 0 else (state.processes[0], process)
    return state._replace(clients=(first, second), processes=processes)
