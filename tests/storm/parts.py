"""The parts that a platform is made of, as processes that can be killed, frozen and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from msgspec import structs

from pioneers.server.hosting.settings import ListenSettings, LogSettings, Settings
from pioneers.server.hosting.settings_reading import as_toml
from tests.server.servers import plain_environment, quick_settings
from tests.services.ports import free_port
from tests.storm.switches import Switches

# However slow the machine: a part that has not begun by then will not.
PATIENCE = 120.0


class Part:
    """A process of its own with a folder, a log file and switches; what it is called and how it is started, it says."""

    def __init__(self, name: str, folder: Path, switches: Switches) -> None:
        self.name = name
        self.folder = folder
        self.switches = switches
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def command(self) -> list[str]:
        """How it is started."""
        raise NotImplementedError

    def ready(self) -> bool:
        """Whether it does its work."""
        raise NotImplementedError

    def start(self) -> None:
        """Start it, if it does not run, and wait until it does its work; again if it gave up, for what it needs may be
        away.
        """
        limit = time.monotonic() + PATIENCE
        while not self.process_runs() or not self.ready():
            if time.monotonic() > limit:
                raise AssertionError(f"{self.name} was not ready after {PATIENCE:.0f} s:\n{self.log[-5000:]}")
            if not self.process_runs():
                self._begin()
            time.sleep(0.02)

    def process_runs(self) -> bool:
        """Whether there is a process."""
        return self.process is not None and self.process.poll() is None

    def _begin(self) -> None:
        environment = {**plain_environment(), **self.switches.environment()}
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own command
                self.command(), stdout=log, stderr=log, env=environment, start_new_session=True
            )
        self.starts += 1

    def kill(self) -> None:
        """End it without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it politely."""
        self._end(signal.SIGTERM)

    def freeze(self) -> None:
        """Let it do nothing at all, for a while."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, sign: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, sign)

    def _end(self, sign: signal.Signals) -> None:
        if self.process is not None:
            if self.process.poll() is None:
                self.process.send_signal(sign)
            self.process.wait(60)

    @property
    def log_file(self) -> Path:
        return self.folder / f"{self.name}.log"

    @property
    def log(self) -> str:
        """What all starts wrote so far."""
        return self.log_file.read_text(encoding="utf-8", errors="replace") if self.log_file.exists() else ""

    def __repr__(self) -> str:
        return self.name


class ServerPart(Part):
    """`pioneers serve` at a port of its own. `changes` are settings: the database, and Redis if there is one."""

    def __init__(self, name: str, folder: Path, switches: Switches, database: str, **changes: Any) -> None:
        super().__init__(name, folder, switches)
        self.port = free_port()
        log = LogSettings(level="debug", format="json")
        listen = ListenSettings(port=self.port)
        self.settings: Settings = structs.replace(
            quick_settings(Path(database), listen=listen, log=log, **changes), database=database
        )

    def command(self) -> list[str]:
        file = self.folder / f"{self.name}.toml"
        file.write_text(as_toml(self.settings, secrets=True), encoding="utf-8")
        return [sys.executable, "-m", "pioneers", "serve", "--settings", str(file)]

    def ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=10) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False
