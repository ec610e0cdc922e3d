"""`pioneers serve`, `backup` and `restore`: what the person before the screen sees."""

from __future__ import annotations

import io
import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys
import time
import tomllib
from contextlib import closing, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import segno
from rich.console import Console

from pioneers.cli import main
from pioneers.cli.command import application
from pioneers.cli.help_page import help_texts
from pioneers.cli.reports.qr_code import qr_code
from pioneers.cli.reports.serving import Threshold, Wishes
from pioneers.server.hosting.data_files import find_place
from pioneers.server.hosting.settings import ListenSettings, Settings
from pioneers.text.say import LANGUAGES
from tests.cli.conftest import Outcome, Run
from tests.cli.test_command import environment

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and modes of POSIX")


# ── Settings ─────────────────────────────────────────────────────────────────────────────────────────────


def test_check_shows_the_settings_in_force(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("[listen]\nhost = 'h'\n[metrics]\nreaders = 'token'\ntoken = '0123456789abcdef'", encoding="utf-8")
    monkeypatch.setenv("PIONEERS_LOG_LEVEL", "error")
    monkeypatch.setenv("PIONEERS_SERVICE", "x")
    done = run("serve", "--check", "--settings", file, "--port", "0")
    assert done.code == 0
    shown = tomllib.loads(done.said)
    assert shown["listen"] == {"host": "h", "port": 0, "own_ports": 0}
    assert shown["log"]["level"] == "error"
    assert shown["metrics"] == {"readers": "token", "token": "***"}
    assert "0123456789abcdef" not in done.said
    assert f"# The database is {done.folder}/pioneers/server.db." in done.said
    assert "# PIONEERS_SERVICE is in the environment, but there’s no setting with this name." in done.said


def test_at_home_everybody_in_the_network_may_come(run: Run) -> None:
    shown = tomllib.loads(run("serve", "--home", "--check").said)
    assert shown["listen"]["host"] == "0.0.0.0"  # noqa: S104 - the point
    assert tomllib.loads(run("serve", "--home", "--host", "127.0.0.1", "--check").said)["listen"]["host"] == "127.0.0.1"
    assert tomllib.loads(run("serve", "--check").said)["listen"]["host"] == "127.0.0.1"


def test_all_that_is_wrong_with_the_settings_is_said(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIONEERS_BOTS_PACE", "fast")
    done = run("serve", "--port", "70000")
    assert done.code == 2
    assert done.complained.splitlines() == [
        "PIONEERS_BOTS_PACE: “fast” isn’t valid here. Use a number from 0 to 10.",
        "--port: “70000” isn’t valid here. Use a whole number from 0 to 65535.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_words_for_every_option(run: Run, language: str) -> None:
    for command in ("serve", "backup", "restore"):
        done = run(command, "--help", f"--language={language}")
        assert done.code == 0
        assert not re.search(r"\bhelp-[a-z]", done.said)
        for argument in application(language)[command].assemble_argument_collection():
            assert not argument.show or argument.parameter.help in help_texts(language), argument.name


# ── At home ──────────────────────────────────────────────────────────────────────────────────────────────


@dataclass
class Evening:
    """A server at home, what else was tried while it was open, and what came after it."""

    folder: Path
    database: Path
    process: int = 0
    address: str = ""
    said: str = ""
    code: int = -1
    modes: dict[str, int] = field(default_factory=dict)
    others: dict[str, Outcome] = field(default_factory=dict)

    def start(self, name: str, *arguments: str) -> None:
        """Start another server meanwhile."""
        command = [sys.executable, "-m", "pioneers", *arguments]
        done = subprocess.run(  # noqa: S603 - our own command
            command, env=environment(self.folder), capture_output=True, text=True, check=False
        )
        self.others[name] = Outcome(done.returncode, done.stdout, done.stderr, self.folder)

    def call(self, name: str, *arguments: str | Path) -> None:
        """Do something else meanwhile."""
        said, complained = io.StringIO(), io.StringIO()
        with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(complained):
            patch.setenv("XDG_DATA_HOME", str(self.folder))
            patch.setenv("LC_ALL", "en_US.UTF-8")
            code = main([str(argument) for argument in arguments])
        self.others[name] = Outcome(code, said.getvalue(), complained.getvalue(), self.folder)

    def file(self, name: str) -> Path:
        return self.database.with_name(name)


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    folder = tmp_path_factory.mktemp("evening")
    evening = Evening(folder, folder / "pioneers" / "server.db")
    command = [sys.executable, "-m", "pioneers", "serve", "--home", "--no-browser", "--port", "0"]
    with subprocess.Popen(  # noqa: S603 - our own command
        command, env=environment(folder), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as server:
        while (place := find_place(evening.database)) is None:
            assert server.poll() is None, server.communicate()[0]
            time.sleep(0.02)
        evening.process, evening.address = place.process, place.address
        evening.modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in evening.database.parent.iterdir()}
        evening.start("second", "serve", "--home", "--no-browser")
        evening.start("not at home", "serve", "--port", "0")
        (folder / "copies").mkdir()
        evening.call("backup", "backup", folder / "copies")
        evening.call("restore in use", "restore", evening.database, "--replace")
        server.send_signal(signal.SIGINT)
        evening.said = server.communicate(timeout=60)[0]
        evening.code = server.returncode
    return evening


@posix
def test_at_home_the_address_is_said_and_ctrl_c_is_answered_politely(evening: Evening) -> None:
    assert evening.code == 0
    assert "Traceback" not in evening.said
    assert re.fullmatch(r"http://localhost:\d+", evening.address)
    assert f"\n  {evening.address}\n" in evening.said
    assert "Saving the last moves…" in evening.said
    assert evening.said.endswith("\nGoodbye. All games are saved and go on after the next start.\n")
    assert find_place(evening.database) is None


@posix
def test_who_starts_a_second_one_at_home_is_led_to_the_first(evening: Evening) -> None:
    done = evening.others["second"]
    assert done.code == 0
    assert done.said == f"\nThe tables are already open:\n  {evening.address}\n"


@posix
def test_whoever_watches_over_a_service_sees_that_it_did_not_start(evening: Evening) -> None:
    done = evening.others["not at home"]
    assert done.code == 2
    assert done.complained == f"{evening.database} is already in use, by the server at {evening.address}.\n"


@posix
def test_what_a_server_keeps_is_for_its_owner_alone(evening: Evening) -> None:
    assert {evening.modes[name] for name in ("server.db", "server.db.secret")} == {0o600}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])  # noqa: S104 - as the server at home does
def test_the_screen_at_home_fits_into_80_columns(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, host: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    settings = Settings(database="/data/server.db", listen=ListenSettings(host=host))
    wishes = Wishes(home=True, options={}, settings=None, browser=False, check=False, language=language)
    threshold = Threshold(wishes)
    threshold.welcome(settings, 7917)
    threshold.closing()
    threshold.goodbye()
    said = capsys.readouterr().out
    assert max(map(len, said.splitlines())) <= 80
    assert {"en": "Goodbye", "de": "Auf Wiedersehen", "fr": "Au revoir"}[language] in said
    shown = "localhost" if host == "0.0.0.0" else host  # noqa: S104 - as above
    assert f"\n  http://{shown}:7917\n" in said


# ── The browser and the code ─────────────────────────────────────────────────────────────────────────────


def opened(tmp_path: Path, browser: str, settings: dict[str, str], *, patient: bool) -> str:
    """What a browser of this name is asked to open, if `open_browser` finds it the only one of the system."""
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / browser).write_text(f'#!/bin/sh\necho "$*" > {tmp_path}/opened\n', encoding="utf-8")
    (programs / browser).chmod(0o755)
    program = """if 1:
        import threading
        from pioneers.cli.reports.browser import open_browser
        open_browser("http://localhost:1")
        [thread.join() for thread in threading.enumerate() if thread is not threading.current_thread()]
    """
    kept = {name: os.environ[name] for name in ("PYTHONPATH", "PIONEERS_PURE") if name in os.environ}
    command = [sys.executable, "-c", program]
    subprocess.run(command, check=True, env={**kept, "PATH": str(programs), "TERM": "xterm", **settings})  # noqa: S603 - our own program
    file = tmp_path / "opened"
    deadline = time.monotonic() + (20 if patient else 0)
    while not file.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    return file.read_text(encoding="utf-8").strip() if file.exists() else ""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a browser")
@pytest.mark.parametrize(
    ("browser", "settings", "right"),
    [
        ("xdg-open", {"DISPLAY": ":0"}, "http://localhost:1"),
        ("xdg-open", {}, ""),
        ("xdg-open", {"DISPLAY": ":0", "SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, ""),
        ("w3m", {"DISPLAY": ":0"}, ""),
    ],
)
def test_a_browser_is_opened_only_where_somebody_sees_it(
    tmp_path: Path, browser: str, settings: dict[str, str], right: str
) -> None:
    assert opened(tmp_path, browser, settings, patient=bool(right)) == right


def console(*, colour: bool, width: int = 80, encoding: str = "utf-8") -> Console:
    with Path(os.devnull).open("w", encoding=encoding) as file:
        return Console(
            file=file, force_terminal=True, color_system="standard" if colour else None, width=width, height=40
        )


@pytest.mark.parametrize("colour", [True, False])
def test_the_code_is_the_one_of_the_address(colour: bool) -> None:
    address = "http://192.168.178.123:7917"
    code = qr_code(address, console(colour=colour))
    assert code is not None
    rows: list[list[bool]] = []
    for line in code.plain.splitlines():
        # Without colours the signs are the paper.
        rows += [[(sign in signs) == colour for sign in line] for signs in ("▀█", "▄█")]
    right = [
        [bool(square) for square in row] for row in segno.make(address, error="l", micro=False).matrix_iter(border=2)
    ]
    assert rows[: len(right)] == right
    assert not any(any(row) for row in rows[len(right) :])


def test_a_code_that_cannot_be_shown_whole_is_left_out() -> None:
    assert qr_code("http://192.168.178.123:7917", console(colour=True, width=20)) is None
    assert qr_code("http://192.168.178.123:7917", console(colour=True, encoding="ascii")) is None
    with Path(os.devnull).open("w", encoding="utf-8") as file:
        assert qr_code("http://192.168.178.123:7917", Console(file=file)) is None


# ── Backups ──────────────────────────────────────────────────────────────────────────────────────────────


@posix
def test_a_running_server_is_backed_up_with_its_secret(evening: Evening) -> None:
    done = evening.others["backup"]
    assert done.code == 0
    database, secret = sorted((evening.folder / "copies").iterdir())
    assert re.fullmatch(r"pioneers-\d{4}-\d\d-\d\d-\d{6}\.db", database.name)
    assert secret.name == f"{database.name}.secret"
    assert {stat.S_IMODE(file.stat().st_mode) for file in (database, secret)} == {0o600}
    assert done.said == f"Backup made: {database} and {secret}.\n"
    assert secret.read_bytes() == evening.file("server.db.secret").read_bytes()


@posix
def test_nothing_is_restored_into_a_running_server(evening: Evening) -> None:
    done = evening.others["restore in use"]
    assert done.code == 2
    assert str(evening.process) in done.complained


@posix
def test_a_backup_goes_back_into_its_place(evening: Evening, run: Run, tmp_path: Path) -> None:
    database, secret = sorted((evening.folder / "copies").iterdir())
    place = tmp_path / "server.db"
    assert run("restore", database, "--database", place).code == 0
    assert place.with_name("server.db.secret").read_bytes() == secret.read_bytes()
    refused = run("restore", database, "--database", place)
    assert refused.code == 2
    done = run("restore", database, "--database", place, "--replace")
    assert done.code == 0
    assert done.flat.startswith(f"Backup restored: {place}. The previous database is saved as {place}")
    with closing(sqlite3.connect(place)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@posix
def test_a_backup_never_overwrites_anything(evening: Evening, run: Run, tmp_path: Path) -> None:
    for name in ("one.db", "two.db.secret"):
        (tmp_path / name).write_text("mine", encoding="utf-8")
        assert run("backup", tmp_path / name[:6], "--database", evening.database).code == 2
        assert (tmp_path / name).read_text(encoding="utf-8") == "mine"
    assert not (tmp_path / "two.db").exists()


def test_without_a_database_there_is_nothing_to_back_up(run: Run, tmp_path: Path) -> None:
    done = run("backup", tmp_path / "x.db")
    assert done.code == 2
    assert done.complained == f"There’s no file {done.folder}/pioneers/server.db.\n"
    assert not (tmp_path / "x.db").exists()
