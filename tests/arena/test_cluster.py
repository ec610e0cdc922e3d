"""Games on a cluster: a Ray of two workers on this machine, one of which is killed."""

from __future__ import annotations

import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import pytest

from pioneers import Mistake
from pioneers.arena.cluster.batches import TRIES
from pioneers.arena.cluster.joining import check_address, is_installed
from pioneers.arena.cluster.program import digest_of_files, playing_files, program_here
from pioneers.arena.cluster.workers import Cluster
from pioneers.arena.workers import workers_for
from pioneers.cli import main
from tests.arena.cluster_work import POISON, WRONG, doubled, lost

# Not imported here: what Ray reads from the environment is set before it is.
pytestmark = pytest.mark.skipif(not is_installed("ray"), reason="a cluster needs it")

FOLDER = "pioneers-"
BUSY = b"ray::answered"
WHILE = 60.0


def commands() -> dict[int, bytes]:
    """The command line of every process."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                found[int(folder.name)] = (folder / "cmdline").read_bytes()
    return found


def left_over(before: set[Path]) -> list[str]:
    """Folders of Ray that were not there before, and processes that use one."""
    folders = [str(path) for path in set(Path("/tmp").glob(f"{FOLDER}*")) - before]  # noqa: S108 - only looked at
    return folders + [line.decode() for line in commands().values() if any(name.encode() in line for name in folders)]


def test_a_series_on_a_cluster_is_the_same_though_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    ours = {pid for pid, line in commands().items() if line.startswith(BUSY)}
    killed: list[int] = []
    over = Event()

    def kill_one() -> None:
        """Kill a worker in the middle of a batch, once some games are done."""
        games = tmp_path / "cluster" / "games.jsonl"
        while not killed and not over.is_set():
            if games.exists() and games.read_bytes().count(b"\n") >= 3:
                for pid, line in commands().items():
                    if line.startswith(BUSY) and pid not in ours and not killed:
                        os.kill(pid, signal.SIGKILL)
                        killed.append(pid)
            time.sleep(0.01)

    killer = Thread(target=kill_one)
    killer.start()
    what = ("arena", "cards", "--seats", "level2,chance", "--games", "150", "--no-report", "--no-records")
    try:
        code = main([*what, "--out", str(tmp_path / "cluster"), "--on", "local", "--jobs", "2", "--language", "en"])
    finally:
        over.set()
        killer.join()
    said = capsys.readouterr()
    assert (code, said.err) == (0, "")
    assert "Connecting to local." in said.out
    assert "raylet" not in said.out
    assert killed
    assert main([*what, "--out", str(tmp_path / "here")]) == 0
    rows = [
        sorted((tmp_path / place / "games.jsonl").read_text(encoding="utf-8").splitlines())
        for place in ("cluster", "here")
    ]
    assert len(rows[0]) == 150
    assert rows[0] == rows[1]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster[int, tuple[int, str]]]:
    """Two workers that double numbers. Once it is closed, nothing of it is left."""
    before = set(Path("/tmp").glob(f"{FOLDER}*"))  # noqa: S108 - only looked at
    workers = Cluster("local", 2, doubled, lost, ())
    yield workers
    mine = workers.membership.folder
    assert mine is not None
    workers.close()
    deadline = time.monotonic() + WHILE
    others = before | {path for path in Path("/tmp").glob(f"{FOLDER}*") if str(path) != mine}  # noqa: S108 - as above
    while left_over(others) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not left_over(others)
    assert not [line for line in commands().values() if mine.encode() in line]


def test_what_kills_every_worker_is_lost_alone_and_all_else_is_done(cluster: Cluster[int, tuple[int, str]]) -> None:
    found = list(cluster.run(range(40)))
    (gone,) = [outcome for outcome in found if outcome[1]]
    assert gone == (POISON, f"the worker process ended, {TRIES} times (WorkerCrashedError)")
    done = sorted(number for number, reason in found if not reason)
    assert done == [2 * number for number in range(40) if number != POISON]


def test_a_worker_with_another_program_is_refused(cluster: Cluster[int, tuple[int, str]]) -> None:
    usual = cluster.program
    cluster.program = replace(usual, version="0.0.1", digest="0" * 16)
    try:
        with pytest.raises(Mistake) as refused:
            list(cluster.run(range(3)))
    finally:
        cluster.program = usual
    assert refused.value.key == "cluster-program"
    assert refused.value.figures["machine"] == socket.gethostname()
    assert refused.value.figures["differences"] == [
        f"version: 0.0.1, {usual.version}",
        f"digest: {'0' * 16}, {usual.digest}",
    ]


def test_what_the_work_raises_is_raised_here(cluster: Cluster[int, tuple[int, str]]) -> None:
    with pytest.raises(LookupError, match=str(WRONG)):
        list(cluster.run([1, WRONG]))


@pytest.mark.parametrize("address", ["", "here", "ray:/host", "ray://", "ray://host:0", "ray://host:70000", "host:1"])
def test_what_is_no_address_is_told(address: str) -> None:
    with pytest.raises(Mistake) as told:
        check_address(address)
    assert told.value.key == "cluster-address"


@pytest.mark.parametrize("address", ["local", "ray://host", "ray://192.168.1.20:10001", "ray://[fd00::1]:10001"])
def test_what_is_an_address_is_taken(address: str) -> None:
    check_address(address)


def test_without_its_packages_a_cluster_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Mistake, match=r'ray\. Install them with pip install "pioneers\[cluster\]"'):
        workers_for(None, "local")


def test_where_nobody_answers_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"ray://127.0.0.1:{free.getsockname()[1]}"  # taken, but nobody listens
        code = main(["arena", "cards", "--on", address, "--out", str(tmp_path / "out"), "--language", "en"])
    assert code == 2
    assert capsys.readouterr().err.startswith(f"Nobody answers at {address}: Connection refused.")
    assert not (tmp_path / "out").exists()


def test_texts_the_page_and_compiled_code_are_no_part_of_the_program(tmp_path: Path) -> None:
    for name in ("game.py", "data/deck.toml", "game.so", "page/index.html", "locale/en/x.ftl", "__pycache__/game.pyc"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    assert [place for place, _ in playing_files(tmp_path, "it")] == ["it/data/deck.toml", "it/game.py"]


def test_files_of_a_person_are_part_of_the_program(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    digests = {digest_of_files((str(file),))}
    for text in ("one", "two"):
        file.write_text(text, encoding="utf-8")
        digests.add(digest_of_files((str(file),)))
    assert len(digests) == 3
    assert program_here((str(file),)).differences(program_here()) == [f"files: {digest_of_files((str(file),))}, "]
