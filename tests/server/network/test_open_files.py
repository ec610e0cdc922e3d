"""Open files: as many as the system allows, and a word on what to do when they run out."""

from __future__ import annotations

import errno
import json
import logging
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from pioneers.server.hosting.data_files import find_place
from pioneers.server.hosting.settings import LogSettings
from pioneers.server.hosting.settings_reading import as_toml
from pioneers.server.network.open_files import QUIET, OpenFiles, has_run_out, raise_limit
from tests.server.servers import plain_environment, quick_settings

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
MOST = 96


def test_the_limit_is_raised_to_the_hard_one() -> None:
    script = """if 1:
        import resource
        from pioneers.server.network.open_files import raise_limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (50, 70))
        print(raise_limit(), resource.getrlimit(resource.RLIMIT_NOFILE))
    """
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout  # noqa: S603 - ours
    assert said == "70 (70, 70)\n"
    assert raise_limit() is None or raise_limit() == raise_limit()


def test_it_is_told_once_in_a_while_however_often_it_happens(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    files = OpenFiles(100, lambda: now[0])
    error = RuntimeError("the store")
    error.__cause__ = OSError(errno.EMFILE, "Too many open files")
    assert has_run_out(error)
    assert not has_run_out(OSError(errno.ENOENT, "none"))
    record = logging.makeLogRecord({"exc_info": (RuntimeError, error, None)})
    for moment in (0.0, 1.0, QUIET - 1, QUIET, QUIET + 1):
        now[0] = moment
        assert files.filter(record)
    assert len([line for line in caplog.messages if "LimitNOFILE" in line]) == 2


def test_a_server_with_few_files_closes_what_it_cannot_keep_and_says_what_to_do(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path / "server.db", log=LogSettings(level="warning", format="json"))
    (tmp_path / "settings.toml").write_text(as_toml(settings), encoding="utf-8")
    start = (
        f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({MOST}, {MOST}));"
        "import sys; from pioneers.cli import main; sys.argv[0] = 'pioneers'; sys.exit(main())"
    )
    command = [sys.executable, "-c", start, "serve", "--settings", str(tmp_path / "settings.toml")]
    log = tmp_path / "server.log"
    with log.open("w", encoding="utf-8") as file, ExitStack() as stack:
        process = subprocess.Popen(command, stderr=file, env=plain_environment())  # noqa: S603 - our own
        try:
            while (place := find_place(tmp_path / "server.db")) is None:
                assert process.poll() is None, log.read_text(encoding="utf-8")
                time.sleep(0.05)
            address = ("127.0.0.1", int(place.address.rpartition(":")[2]))
            many = [stack.enter_context(socket.create_connection(address)) for _ in range(3 * MOST)]
            used = cpu(process.pid)
            time.sleep(2)
            # It does not try again and again what cannot be done.
            assert cpu(process.pid) - used < 1.0
            for one in many:
                one.close()
            assert ask(address).startswith(b"HTTP/1.1 200")
        finally:
            process.terminate()
            assert process.wait(60) == 0
    told = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert len(told) == 1, told
    assert "LimitNOFILE" in told[0]["event"]
    assert told[0]["most_files"] == MOST


def cpu(process: int) -> float:
    """Seconds that a process has worked."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def ask(address: tuple[str, int]) -> bytes:
    """What `/readyz` answers, in spite of all, within a while."""
    for _ in range(100):
        with socket.create_connection(address) as connection:
            connection.settimeout(10)
            connection.sendall(b"GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n")
            try:
                said = connection.recv(1000)
            except ConnectionError:
                said = b""
        if said:
            return said
        time.sleep(0.05)
    return b""
