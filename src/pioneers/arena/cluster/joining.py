"""To start Ray on this machine, or to join a cluster; every way in which that can fail is a `Mistake`."""

from __future__ import annotations

import logging
import os
import re
import shutil
import socket
import sys
import tempfile
import warnings
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any

from pioneers.kernel.mistake import Mistake

LOCAL = "local"
EXAMPLE = "ray://192.168.1.20:10001"
ADDRESS = re.compile(r"ray://(?P<host>[\w.-]+|\[[0-9A-Fa-f:.]+\])(:(?P<port>[0-9]{1,5}))?/?")
PORT = 10001
LAST_PORT = 65535
# Seconds until somebody must have answered at the address at all; Ray itself then has half a minute.
PATIENCE = 5.0
# Bytes of shared memory for a Ray of our own. Batches and outcomes are small; `/dev/shm` is too, in some containers.
SHARED_MEMORY = 80_000_000
# Unix sockets have short names, and the folder for temporary files may have a long one.
SHORT_FOLDER = Path("/tmp")  # noqa: S108 - what is made in it has a name of chance and is ours alone
# Ray reads these when it is imported.
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # else it warns of a later version
}
# A Ray of our own is for us alone: it says it is at 127.0.0.1, and takes nothing from others.
ALONE = {"RAY_AUTH_MODE": "token", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
TOKEN = "RAY_AUTH_TOKEN"  # noqa: S105 - the name of the variable
MOST_OF_A_REASON = 300


def check_address(on: str) -> None:
    """A `Mistake` if this is no place to play, or the packages for it are missing."""
    found = ADDRESS.fullmatch(on)
    if on != LOCAL and (found is None or int(found["port"] or PORT) not in range(1, LAST_PORT + 1)):
        raise Mistake("cluster-address", address=on, local=LOCAL, example=EXAMPLE)
    # The client without its own package would fail later, and less clearly.
    missing = [name for name in ("ray", "grpc") if not is_installed(name)]
    if missing:
        raise Mistake("cluster-packages", packages=missing)


def is_installed(name: str) -> bool:
    """Whether a package can be found."""
    try:
        return find_spec(name) is not None
    except ValueError:  # it is known not to be there
        return False


class Membership:
    """Ray, started or joined by this process. There is one at a time."""

    def __init__(self, on: str, jobs: int | None) -> None:
        check_address(on)
        self.on = on
        self.folder: str | None = None
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        try:
            if on == LOCAL:
                self.start(jobs)
            else:
                self.join()
        except BaseException:  # Ctrl-C too must leave no process behind
            self.leave()
            raise

    def start(self, jobs: int | None) -> None:
        """Start Ray for so many processes, or one for each processor."""
        if "ray" not in sys.modules:  # once it is imported, it goes by what it has read
            os.environ.update(ALONE)
            os.environ.setdefault(TOKEN, token_hex(32))
        self.folder = tempfile.mkdtemp(prefix="pioneers-", dir=SHORT_FOLDER if SHORT_FOLDER.is_dir() else None)
        self.initialise(
            address="local",
            num_cpus=jobs,
            include_dashboard=False,
            object_store_memory=SHARED_MEMORY,
            _temp_dir=self.folder,
        )

    def join(self) -> None:
        """Join the cluster at the address."""
        found = ADDRESS.fullmatch(self.on)
        assert found is not None
        host, port = found["host"], int(found["port"] or PORT)
        try:
            socket.create_connection((host.strip("[]"), port), PATIENCE).close()
        except OSError as error:
            raise Mistake("cluster-unreachable", address=self.on, reason=error.strerror or str(error)) from error
        self.initialise(address=f"ray://{host}:{port}")

    def initialise(self, **options: Any) -> None:
        """Let Ray do it, without a word of its own."""
        import ray  # noqa: PLC0415 - takes seconds, and few need it

        hush()
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # Ray warns of what it then raises
                ray.init(log_to_driver=False, logging_level=logging.ERROR, **options)
        except Exception as error:
            # Ray raises anything: connection, version, value, its own.
            reason = " ".join(str(error).split())[:MOST_OF_A_REASON] or type(error).__name__
            key = "cluster-start" if self.on == LOCAL else "cluster-refused"
            raise Mistake(key, address=self.on, reason=reason) from error

    def leave(self) -> None:
        """End the Ray that was started here, or take leave of the cluster."""
        import ray  # noqa: PLC0415 - as above

        ray.shutdown()
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)


def hush() -> None:
    """Ray prints a paragraph on every worker that dies, whatever its options say. We tell of it where it matters."""
    import ray._private.worker as private  # noqa: PLC0415 - as above; Ray has no public switch for it

    if hasattr(private, "print_to_stdstream"):
        private.print_to_stdstream = lambda *_, **__: None
