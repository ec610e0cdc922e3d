"""`pioneers copy`, and `backup`, `export` and `restore` with a PostgreSQL server: a club moves over and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from msgspec import structs

from pioneers.server.hosting.copying import secret_of
from pioneers.store.opening import shown
from tests.cli.conftest import Outcome, Run
from tests.server.servers import ServerThread, quick_settings
from tests.services.postgresql import bare_database, new_database

TABLE = {"game": "board", "seats": [{"kind": "me"}, {"kind": "free"}]}


@contextmanager
def server_at(database: str) -> Iterator[ServerThread]:
    server = ServerThread(structs.replace(quick_settings(Path("x")), database=database))
    try:
        yield server
    finally:
        server.stop()


def words(outcome: Outcome) -> str:
    """What a command said, however its lines were broken."""
    return " ".join((outcome.said + outcome.complained).split())


def test_a_running_club_moves_to_a_server_and_its_people_and_tables_with_it(run: Run, tmp_path: Path) -> None:
    file, server = tmp_path / "server.db", bare_database()
    with server_at(str(file)) as before, httpx.Client(base_url=before.address) as ada:
        assert ada.put("/api/me", json={"name": "Ada", "language": "en"}).status_code == 200
        table = ada.post("/api/tables", json=TABLE).json()["id"]
        done = run("copy", "--from", f"sqlite:{file}", "--to", server)
        assert done.code == 0, words(done)
        assert "1 people, 1 tables" in words(done)
        assert "pioneers@127.0.0.1" in words(done)
    # Two processes on the one database: who is known to the file's server is known to both.
    with server_at(server) as one, server_at(server) as two:
        for after in (one, two):
            ada = httpx.Client(base_url=after.address, cookies=ada.cookies)
            assert ada.get("/api/me").json()["name"] == "Ada"
            assert [found["id"] for found in ada.get("/api/me/tables").json()["tables"]] == [table]
            assert ada.get("/readyz").text == "ready\n"
            ada.close()
    again = run("copy", "--from", file, "--to", server)
    assert again.code == 2
    assert "already has people or tables" in words(again)
    copied = run("backup", tmp_path / "backup.db", "--database", server)
    assert copied.code == 0, words(copied)
    assert secret_of(str(tmp_path / "backup.db")) == secret_of(server) == secret_of(str(file))
    assert run("check", tmp_path / "backup.db", "--quick").code == 0


def test_a_backup_is_restored_into_a_server_by_copying(run: Run, tmp_path: Path) -> None:
    server = new_database()
    done = run("restore", tmp_path / "backup.db", "--database", server)
    assert done.code == 2
    assert f"pioneers copy --from {tmp_path / 'backup.db'} --to {shown(server)}" in words(done)


def test_what_is_wrong_with_an_address_is_said(run: Run, tmp_path: Path) -> None:
    assert "There’s no file" in words(run("copy", "--from", tmp_path / "x.db", "--to", tmp_path / "y.db"))
    refused = run("backup", tmp_path / "y.db", "--database", "postgresql://ada:hunter2@127.0.0.1:1/pioneers")
    assert refused.code == 2
    assert "can’t be used now" in words(refused)
    assert "hunter2" not in words(refused)
