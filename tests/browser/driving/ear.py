"""Hears what goes over the sockets of a page: the truth that the screen is held against."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from pioneers.server.watching.deltas import patched

# Nobody waits longer than this, however slow the machine. In seconds.
PATIENCE = 30.0
# How long a look at the page takes while waiting, in milliseconds.
GLANCE = 15.0

Message = dict[str, Any]


class Perspective:
    """A table from one seat as the server has told it last."""

    def __init__(self, message: Message) -> None:
        self.info: Message = message["info"]
        self.hear(message)

    def hear(self, message: Message) -> None:
        """Take in a `table`, an `update` or a `delta`."""
        if message["type"] == "delta":
            picture: Any = patched({"view": self.view, "standing": self.standing}, message["changes"])
            # What is empty is left out.
            turn = {"legal": [], "holding": None, "undo": 0, "clock": None, **message["turn"]}
            message = {"result": None, **message, **picture, "turn": turn}
        self.info = message.get("info", self.info)
        self.version: int = message["version"]
        self.view: Message | None = message["view"]
        self.standing: Message | None = message["standing"]
        self.turn: Message = message["turn"]
        self.result: Message | None = message["result"]
        # Where one can drive now: by city the ways to it, the cheapest first. Known when the page has asked.
        self.ways: Message = {}
        # The purchases that cannot be taken back, when the page has asked.
        self.final: list[str] | None = None

    @property
    def over(self) -> bool:
        return self.result is not None and bool(self.result["over"])


class Ear:
    """Listens to every socket that a page opens."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sockets: list[WebSocket] = []
        self.perspectives: dict[int | None, Perspective] = {}
        self.sent: list[Message] = []
        self.refused: list[Message] = []
        # How many messages of each kind came.
        self.kinds: Counter[str] = Counter()
        self._waiting: set[str] = set()
        page.on("websocket", self._opened)

    def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait until it holds; meanwhile the page goes on."""
        waited = 0.0
        while not condition():
            assert waited < PATIENCE * 1000, f"waited in vain: {what}"
            self.page.wait_for_timeout(GLANCE)
            waited += GLANCE

    @property
    def moves(self) -> int:
        """How many moves, steps back and ends of turns the page has sent."""
        return sum(message["type"] in ("play", "undo", "end") for message in self.sent)

    @property
    def answered(self) -> bool:
        """Whether the server has answered all of them."""
        return not self._waiting

    def told(self) -> dict[int | None, tuple[object, ...]]:
        """In short how things stand, for a test that failed: by seat the step, the version and the turn."""
        return {
            seat: (known.version, known.view and known.view["step"], known.turn)
            for seat, known in self.perspectives.items()
        }

    def _opened(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        # What was under way when the page was left or lost its connection is not answered here any more.
        self._waiting.clear()
        socket.on("framereceived", self._received)
        socket.on("framesent", self._sent)

    def _sent(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        self.sent.append(message)
        if "client" in message:
            self._waiting.add(message["client"])

    def _received(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        kind = message["type"]
        self.kinds[kind] += 1
        if kind in ("accepted", "refused", "delta"):
            self._waiting.discard(message.get("client"))
        if kind == "refused":
            self.refused.append(message)
        elif kind == "table":
            self.perspectives[message["seat"]] = Perspective(message)
        elif kind in ("update", "delta") and message["seat"] in self.perspectives:
            self.perspectives[message["seat"]].hear(message)
        elif kind == "outlook" and message["version"] == self.perspectives[message["seat"]].version:
            self.perspectives[message["seat"]].ways = message["outlook"].get("routes", {})
            self.perspectives[message["seat"]].final = message["outlook"].get("final", [])
        elif kind == "info":
            for perspective in self.perspectives.values():
                perspective.info = message["info"]
