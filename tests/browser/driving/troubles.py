"""What must not happen in a browser, whatever a test is about: errors, failed requests, other hosts."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError


class Troubles:
    """Notes every error in the console and in scripts, every request that failed or went elsewhere.

    A breach of the content security policy is an error in the console. What a test brings about on purpose it must
    `expect`, as narrowly as it can.
    """

    def __init__(self, address: str) -> None:
        self.host = urlsplit(address).netloc
        self.found: list[str] = []
        self.expected: list[re.Pattern[str]] = []

    def watch(self, context: BrowserContext) -> None:
        """Look at everything that happens in the pages of this context."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    def expect(self, pattern: str) -> None:
        """From now on, and for what was found so far: trouble in which this is found is wanted."""
        self.expected.append(re.compile(pattern))

    def left(self) -> list[str]:
        """What nobody expected."""
        return [trouble for trouble in self.found if not any(wanted.search(trouble) for wanted in self.expected)]

    def _console(self, message: ConsoleMessage) -> None:
        # The browser itself asks for this one, where a document is no page.
        if message.type in ("error", "warning") and not message.location.get("url", "").endswith("/favicon.ico"):
            self.found.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.found.append(f"script: {error.error}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob", "about") and address.netloc != self.host:
            self.found.append(f"other host: {request.url}")

    def _failed(self, request: Request) -> None:
        # A page that is left stops what it was fetching; the icon of the tab comes through the service worker, which
        # then calls it a failure.
        left = request.failure == "net::ERR_ABORTED"
        icon_left = request.failure == "net::ERR_FAILED" and urlsplit(request.url).path == "/mark.svg"
        if not left and not icon_left:
            self.found.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400 and not response.url.endswith("/favicon.ico"):
            self.found.append(f"status {response.status}: {response.request.method} {response.url}")
