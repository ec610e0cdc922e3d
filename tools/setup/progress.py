"""How far a set-up has come: a bar in a terminal, now and then a line elsewhere."""

from __future__ import annotations

import math
import shutil
import sys
import threading
import time

BETWEEN_LINES = 15.0  # seconds, where nothing can be drawn over
BETWEEN_PICTURES = 0.2
# Up to this part of the expected time the bar follows the clock; then it slows down, so that it is never full too soon.
EVEN = 0.8
CELLS = 24


class Progress:
    """The steps of one set-up, several of which may run at once, with the seconds that each usually takes."""

    def __init__(self, expected: dict[str, float]) -> None:
        self.expected = expected
        self.begun: dict[str, float] = {}
        self.done: set[str] = set()
        self.start = time.monotonic()
        self.drawn = False
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._watch = threading.Thread(target=self._look_on, daemon=True)

    def __enter__(self) -> Progress:
        self._watch.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._watch.join()
        self.clear()

    def share(self) -> float:
        """How much is done, from 0 to 1."""
        total = sum(self.expected.values())
        passed = sum(self.expected[name] * self.share_of(name) for name in self.expected)
        return passed / total if total else 1.0

    def share_of(self, name: str) -> float:
        """How much of a step is done, by the clock."""
        if name in self.done:
            return 1.0
        if name not in self.begun:
            return 0.0
        part = (time.monotonic() - self.begun[name]) / self.expected[name]
        return part if part < EVEN else EVEN + (1 - EVEN) * (1 - math.exp((EVEN - part) / (1 - EVEN) / 3))

    def pass_by(self, *names: str) -> None:
        """These steps do not come any more, where they did not begin."""
        with self._lock:
            for name in names:
                if name not in self.begun:
                    self.expected.pop(name, None)

    def begin(self, name: str) -> None:
        """A step begins."""
        with self._lock:
            self.expected.setdefault(name, 1.0)
            self.begun[name] = time.monotonic()
        if not sys.stdout.isatty():
            self.tell(name)

    def end(self, name: str) -> None:
        """A step is done."""
        with self._lock:
            self.done.add(name)
            took = time.monotonic() - self.begun[name]
        if sys.stdout.isatty():
            self.tell(f"{name}, {took:.0f} s")

    def tell(self, line: str) -> None:
        """A line that stays, above the bar."""
        with self._lock:
            self.clear()
            print("·", line, flush=True)

    def clear(self) -> None:
        """Take the bar away."""
        if self.drawn:
            print("\r\x1b[K", end="", flush=True)
            self.drawn = False

    def line(self) -> str:
        """How far it is, in words."""
        running = [name for name in self.begun if name not in self.done]
        return f"{self.share():4.0%} after {time.monotonic() - self.start:.0f} s: {', '.join(running)}"

    def _look_on(self) -> None:
        seen = sys.stdout.isatty()
        while not self._over.wait(BETWEEN_PICTURES if seen else BETWEEN_LINES):
            with self._lock:
                if not seen:
                    print(" ", self.line(), flush=True)
                    continue
                full = round(self.share() * CELLS)
                picture = f"[{'#' * full}{'.' * (CELLS - full)}] {self.line()}"
                # What is wider than the terminal could not be taken away again.
                print("\r\x1b[K" + picture[: shutil.get_terminal_size().columns - 1], end="", flush=True)
                self.drawn = True
