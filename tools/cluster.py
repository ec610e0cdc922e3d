"""What compose.yaml runs, without Docker: `./run cluster` starts PostgreSQL and Redis from the packages of the tests,
servers and a worker for bots, each with the environment that compose.yaml gives it. Caddy is left out: every server has
a port of its own. Ctrl-C ends all of it, and what they kept is gone.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path

from tools.compose import read_compose

# Those of compose.yaml that must be given. Here nobody comes from outside.
GIVEN = {"PIONEERS_PUBLIC_ADDRESS": "http://localhost", "POSTGRES_PASSWORD": "here", "REDIS_PASSWORD": "here"}
PORT = 7917
# Seconds for a server to start, and for all to end.
STARTING = 60.0
ENDING = 30.0


def main() -> int:
    """Start everything, wait, end everything."""
    asked = argparse.ArgumentParser(
        prog="./run cluster", description="Servers, bots, PostgreSQL and Redis on this machine"
    )
    asked.add_argument("--servers", type=int, default=2, help="how many servers (2)")
    asked.add_argument("--workers", type=int, default=1, help="how many workers for bots (1)")
    asked.add_argument("--port", type=int, default=PORT, help="of the first server; the others have the next ones")
    wish = asked.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="pioneers-cluster-") as folder, ExitStack() as parts:
        database, redis = start_services(Path(folder), parts)
        services = read_compose(GIVEN)["services"]
        for number in range(wish.servers):
            port = wish.port + number
            environment = at_home(services["server"]["environment"], database, redis, port)
            start(parts, services["server"]["command"], environment)
            # One after the other, like a rolling restart: the first makes the schema.
            wait_for(f"http://127.0.0.1:{port}/readyz")
            print(f"server {number + 1}: http://127.0.0.1:{port}", flush=True)
        for number in range(wish.workers):
            start(parts, services["bots"]["command"], at_home(services["bots"]["environment"], database, redis))
            print(f"bots {number + 1}", flush=True)
        print("Ctrl-C ends all of it.", flush=True)
        try:
            signal.pause()
        except KeyboardInterrupt:
            print("ending", flush=True)
    return 0


def start_services(folder: Path, parts: ExitStack) -> tuple[str, str]:
    """PostgreSQL and Redis, and their addresses."""
    # The same that the tests start, loaded only here: `--help` must not need them.
    postgres = import_module("tests.services.postgresql").PostgresServer(folder / "postgresql")
    postgres.start()
    parts.callback(postgres.stop)
    redis = import_module("tests.services.redis").RedisServer(GIVEN["REDIS_PASSWORD"])
    redis.start()
    parts.callback(redis.stop)
    return postgres.new_database(), redis.url()


def at_home(environment: Mapping[str, str], database: str, redis: str, port: int = PORT) -> dict[str, str]:
    """The environment of a service, with the addresses and places that are others without Docker; all else stays."""
    here = {
        "PIONEERS_DATABASE": database,
        "PIONEERS_REDIS": redis,
        "PIONEERS_LISTEN_HOST": "127.0.0.1",
        "PIONEERS_PUBLIC_ADDRESS": f"http://127.0.0.1:{port}",
        "PIONEERS_TRUSTED_PROXIES": "",
    }
    changed = {name: here.get(name, value) for name, value in environment.items()}
    # In a container each has the port to itself.
    return changed | ({"PIONEERS_LISTEN_PORT": str(port)} if "PIONEERS_LISTEN_HOST" in environment else {})


def start(parts: ExitStack, command: list[str], environment: Mapping[str, str]) -> None:
    """Our program, with nothing of ours in its environment but this."""
    others = {name: value for name, value in os.environ.items() if not name.startswith("PIONEERS_")}
    ours = [sys.executable, "-m", "pioneers", *command]
    # Apart from the terminal: its Ctrl-C and our signal would be two, and the second means at once.
    process = subprocess.Popen(ours, env={**others, **environment}, start_new_session=True)
    parts.callback(end, process)


def end(process: subprocess.Popen[bytes]) -> None:
    """As Docker does it: politely, then not."""
    process.terminate()
    try:
        process.wait(ENDING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def wait_for(address: str) -> None:
    """Until a server is ready."""
    until = time.monotonic() + STARTING
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(address, timeout=2):  # noqa: S310 - our own
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise SystemExit(f"{address} did not answer")


if __name__ == "__main__":
    sys.exit(main())
