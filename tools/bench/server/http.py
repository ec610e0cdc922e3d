"""The few requests that set tables up, off the clock: JSON out, JSON and cookie in, several at a time."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException, HTTPResponse
from typing import Any

# As many as make a group commit worth its name; the server is not being measured meanwhile.
AT_ONCE = 16
PATIENCE = 30.0


class RequestRefused(Exception):  # noqa: N818 - the server's answer, not a fault of ours
    """The server answered with an error; the text is what it said."""


class Answer:
    """The body as JSON, and the cookies that the server set as it wants them back."""

    __slots__ = ("body", "cookie")

    def __init__(self, body: Any, cookie: str) -> None:
        self.body = body
        self.cookie = cookie


class Requests:
    """A few kept connections to one server of this machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.workers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="requests")
        self.own = threading.local()
        self.connections: list[HTTPConnection] = []

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Answer:
        """Send a request from one of the workers; `RequestRefused` if the server says no."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.workers, self.send, method, path, body, cookie)

    def send(self, method: str, path: str, body: Any, cookie: str) -> Answer:
        """Send a request and wait for the answer. A kept connection that the server gave up meanwhile is made again."""
        headers = {"Content-Type": "application/json"}
        if cookie:
            headers["Cookie"] = cookie
        data = json.dumps({} if body is None else body)
        try:
            answer, text = self.exchange(method, path, data, headers)
        except (ConnectionError, HTTPException):
            try:
                answer, text = self.exchange(method, path, data, headers)
            except (OSError, HTTPException) as error:
                raise RequestRefused(f"{method} {path}: {error!r}") from error
        if answer.status >= 400:
            raise RequestRefused(f"{method} {path}: {answer.status} {text[:300]}")
        cookies = [value.partition(";")[0] for value in answer.headers.get_all("Set-Cookie", [])]
        return Answer(json.loads(text or "null"), "; ".join(cookies))

    def exchange(self, method: str, path: str, data: str, headers: dict[str, str]) -> tuple[HTTPResponse, str]:
        """One request on this worker's connection; one that fails is not used again."""
        if getattr(self.own, "connection", None) is None:
            self.own.connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
            self.connections.append(self.own.connection)
        connection: HTTPConnection = self.own.connection
        try:
            connection.request(method, path, data, headers)
            answer = connection.getresponse()
            return answer, answer.read().decode("utf-8", "replace")
        except (OSError, HTTPException):
            connection.close()
            raise

    def close(self) -> None:
        """End the workers and their connections."""
        self.workers.shutdown()
        for connection in self.connections:
            connection.close()
