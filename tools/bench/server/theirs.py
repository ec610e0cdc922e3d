"""boardgame.io's side: its server under Node, and a client that speaks its wire (socket.io over a WebSocket) by hand.

Nothing of its own client is used: it would cost the load more than the codec here, and the load must not be the limit.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tools.bench.server.http import Requests
from tools.bench.server.load import Pair
from tools.bench.server.node import SERVER, VERSION, Node
from tools.bench.server.process import ServerProcess, hang_up

NAME = "boardgame.io"
GAME = "tic-tac-toe"
# What engine.io and socket.io put before a message: 2 and 3 are ping and pong, 40 opens a namespace, 42 is an event.
PING, PONG = b"2", b"3"
OPEN = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
UPDATE = EVENT + b'["update",'
SYNC = EVENT + b'["sync",'
SOCKET = "/socket.io/?EIO=4&transport=websocket"


class Cells(msgspec.Struct):
    """The game's own part of a state."""

    cells: list[str | None]


class Context(msgspec.Struct):
    """Whose turn it is, and whether the game is over."""

    currentPlayer: str  # noqa: N815 - their name
    gameover: Any = None


class State(msgspec.Struct):
    """What a client must know of a state to move."""

    G: Cells
    ctx: Context
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815 - their name


class SyncInfo(msgspec.Struct):
    """The answer to a sync."""

    state: State


UPDATES = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNCS = msgspec.json.Decoder(tuple[str, str, SyncInfo])


class Match(Pair):
    """One match of tic-tac-toe; a move counts when its sender has the state that follows."""

    __slots__ = ("chance", "clients", "current", "empty", "ident", "state_id", "told")

    def __init__(self, ident: str, credentials: list[str], seed: int) -> None:
        super().__init__()
        self.ident = ident
        self.chance = random.Random(seed)
        self.clients = [Player(self, str(seat), secret) for seat, secret in enumerate(credentials)]
        self.state_id = 0
        self.current = 0
        self.empty = list(range(9))
        self.told = 0

    def send_move(self) -> None:
        """Mark an empty cell."""
        self.told = 0
        self.clients[self.current].mark(self.chance.choice(self.empty), self.state_id)

    def updated(self, player: int, state: State) -> None:
        """A client has got the state after a move; the next can be made when both have it, as at a real table."""
        if player == self.current:
            if state.stateID <= self.state_id:
                return self.lost(f"{NAME} went back from state {self.state_id} to {state.stateID}")
            self.taken()
        self.told += 1
        if self.told == 2:
            self.go_to(state)
            self.free()
        return None

    def go_to(self, state: State) -> None:
        """The position from which the next move is made; after the end, the first one again."""
        over = state.ctx.gameover is not None
        self.state_id = 0 if over else state.stateID
        self.current = 0 if over else int(state.ctx.currentPlayer)
        self.empty = [cell for cell, owner in enumerate(state.G.cells) if over or owner is None]


class Player(WSListener):
    """One client."""

    def __init__(self, match: Match, seat: str, credentials: str) -> None:
        self.match = match
        self.seat = seat
        self.player = int(seat)
        self.credentials = credentials
        self.transport: WSTransport | None = None
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        action = {"type": "clickCell", "args": [0], "playerID": seat, "credentials": credentials}
        before, _, after = msgspec.json.encode({"type": "MAKE_MOVE", "payload": action}).partition(b"[0]")
        # All of a move but its cell and the number of the state.
        self.before = EVENT + b'["update",' + before + b"["
        self.between = b"]" + after + b","
        self.after = b"," + msgspec.json.encode([match.ident, seat])[1:]

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Remember the way back."""
        self.transport = transport

    def mark(self, cell: int, state_id: int) -> None:
        """Send a move."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, b"%b%d%b%d%b" % (self.before, cell, self.between, state_id, self.after))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Most are updates."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        data = frame.get_payload_as_bytes()
        if data.startswith(UPDATE):
            self.match.updated(self.player, UPDATES.decode(data[len(EVENT) :])[2])
        elif data == PING:
            transport.send(WSMsgType.TEXT, PONG)
        elif data.startswith(b"0"):
            transport.send(WSMsgType.TEXT, OPEN)
        elif data.startswith(OPEN):
            sync = msgspec.json.encode(["sync", self.match.ident, self.seat, self.credentials, 2])
            transport.send(WSMsgType.TEXT, EVENT + sync)
        elif data.startswith(SYNC) and not self.synced.done():
            SYNCS.decode(data[len(EVENT) :])
            self.synced.set_result(None)

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        """A server that hangs up in the middle ends the slice."""
        self.match.lost(f"{NAME} closed the connection")
        if not self.synced.done():
            self.synced.cancel()


class Theirs:
    """The server, and the matches on it."""

    name = NAME

    def __init__(self, node: Node, folder: Path | None = None) -> None:
        """In memory and as small as can be; with a folder, a state of our size is kept there by its FlatFile store."""
        surroundings = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(node.modules)}
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        kept = "memory store"
        command: list[str | Path] = [node.program, SERVER]
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self.folder = tempfile.TemporaryDirectory(dir=folder, prefix="bench-theirs-")
            kept = "a state of 3 kB, FlatFile store"
            command.append(self.folder.name)
        self.title = f"{NAME} {VERSION}, {GAME}, {kept}, Node {node.version}"
        self.process = ServerProcess(command, surroundings)
        self.port = 0
        self.requests: Requests | None = None
        self.pairs: list[Match] = []

    async def open(self, tables: int, tell: Callable[[str], None]) -> None:
        """Start it, make the matches and connect both players of each."""
        self.port = await self.process.listening(printed_port)
        self.requests = Requests(self.port)
        tell(f"setting up {tables} matches of {NAME}")
        for first in range(0, tables, 50):
            some = range(first, min(first + 50, tables))
            self.pairs += await asyncio.gather(*(self.make(self.requests, number) for number in some))

    async def make(self, requests: Requests, number: int) -> Match:
        """One match with its two players, connected and in step."""
        made = await requests.ask("POST", f"/games/{GAME}/create", {"numPlayers": 2})
        ident = made.body["matchID"]
        join = f"/games/{GAME}/{ident}/join"
        joined = [
            await requests.ask("POST", join, {"playerID": str(seat), "playerName": f"player {seat}"})
            for seat in range(2)
        ]
        match = Match(ident, [answer.body["playerCredentials"] for answer in joined], number)
        for client in match.clients:
            await ws_connect(lambda client=client: client, f"ws://127.0.0.1:{self.port}{SOCKET}")
            await client.synced
        return match

    async def refill(self) -> None:
        """Nothing to do: a match that is over stands at its first position again."""

    async def aclose(self) -> None:
        """Hang up and end the server."""
        await hang_up(client.transport for match in self.pairs for client in match.clients)
        if self.requests is not None:
            self.requests.close()
        self.process.close()
        if self.folder is not None:
            self.folder.cleanup()


def printed_port(process: ServerProcess) -> int | None:
    """The port that `server.js` prints."""
    return next((int(line) for line in process.said() if line.isdigit()), None)
