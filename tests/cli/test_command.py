"""The command itself: help, version, wrong use, and how it behaves outside a test."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

import pioneers
from pioneers.cli.command import application
from pioneers.cli.help_page import help_texts
from pioneers.text.say import LANGUAGES, say
from tests.cli.conftest import Run

COMMANDS: tuple[list[str], ...] = ([], ["play"], ["play", "board"], ["replay"], ["check"], ["rules"])


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if name not in {"LC_ALL", "LANG", "NO_COLOR"}}
    return {
        **plain,
        "XDG_DATA_HOME": str(tmp_path),
        "PYTHONUTF8": "1",
        "LANG": "en_US.UTF-8",
        "TERM": "xterm-256color",
        **more,
    }


def called(
    *arguments: str, given: str = "", settings: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "pioneers", *arguments]
    return subprocess.run(  # noqa: S603 - our own command
        command, input=given, capture_output=True, text=True, check=False, env=settings
    )


def test_the_version(run: Run) -> None:
    assert run("--version").said == f"{pioneers.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_words_for_everything(run: Run, command: list[str], language: str) -> None:
    done = run(*command, "--help", f"--language={language}")
    assert done.code == 0
    assert done.said
    # A name that was not replaced by its text, or a word of the library that was left in English.
    assert not re.search(r"\bhelp-[a-z]", done.said)
    if language != "en":
        assert not re.search(r"\b(Usage|COMMAND|Display)\b", done.said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_texts_are_what_fluent_reads_too(language: str) -> None:
    for name, text in help_texts(language).items():
        assert say(name, {}, language) == text


def test_every_option_has_a_help_text() -> None:
    app = application("en")
    for path in (["play", "board"], ["replay"], ["check"], ["rules"]):
        command = app
        for name in path:
            command = command[name]
        for argument in command.assemble_argument_collection():
            if argument.show:
                assert argument.parameter.help in help_texts("en"), (path, argument.name)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["paly"], "There’s no command “paly”. Did you mean “play”?"),
        (
            ["xyz"],
            "There’s no command “xyz”. The commands are: play, replay, review, verify, check, rules, serve, bots, ",
        ),
        (["play", "bord"], "There’s no command “bord”. Did you mean “board”?"),
        (["play", "board", "--plyers", "2"], "There’s no option “--plyers” here. Did you mean “--players”?"),
        (["play", "board", "--players", "two"], "“two” isn’t valid for --players. Use a whole number."),
        (["play", "board", "--bots", "levl2"], "There’s no bot “levl2”. Did you mean “level2”?"),
        (["play", "board", "--language", "it"], "“it” isn’t valid for --language. Choose en, de or fr."),
        (["play", "board", "--seed"], "--seed is missing."),
        (["replay"], "FILE is missing."),
        (["rules", "B1", "B2"], "Too many words: B2."),
        (["play", "board", "--seed", "1", "--seed", "2"], "--seed is given twice."),
    ],
)
def test_wrong_use_is_told_in_one_line(run: Run, arguments: list[str], complaint: str) -> None:
    done = run(*arguments)
    assert done.code == 2
    assert done.complained.startswith(complaint)
    assert done.complained.count("\n") == 1
    assert done.said == ""


def test_no_break_spaces_are_no_control_characters(run: Run) -> None:
    complained = run("rules", "\x1b[2J", "--language", "fr").complained
    assert "\N{NO-BREAK SPACE}»" in complained
    assert "\\xa0" not in complained
    assert "\x1b" not in complained


def test_wrong_use_in_another_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run("paly").complained.startswith("Il n’y a pas de commande")
    assert run("paly", "--language", "de").complained.startswith("Einen Befehl „paly“ gibt es nicht.")


@pytest.mark.parametrize("arguments", [["--version"], ["--help"]])
def test_a_quick_start_imports_nothing_heavy(arguments: list[str]) -> None:
    program = f"""
import sys
from pioneers.cli import main
main({arguments!r})
print([name for name in ("fluent", "babel", "pioneers.board.game", "tools.bench") if name in sys.modules])
"""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own program
    assert done.stdout.endswith("[]\n")


def test_the_module_is_the_command() -> None:
    assert called("--version").stdout == f"{pioneers.__version__}\n"
    wrong = called("play", "board", "--players", "9")
    assert wrong.returncode == 2
    assert "Traceback" not in wrong.stderr
    assert wrong.stderr.count("\n") == 1


GAME = ("play", "board", "--players", "2", "--names", "Ada", "--bots", "chance", "--seed", "3")


def test_a_game_through_a_pipe_ends_politely(tmp_path: Path) -> None:
    done = called(*GAME, given="1\n1\n", settings=environment(tmp_path))
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "To go on with it, type:" in done.stdout
    assert len(list(tmp_path.glob("pioneers/*.pioneers"))) == 1


def test_a_reader_who_has_seen_enough(tmp_path: Path) -> None:
    command = f"{sys.executable} -m pioneers rules | head -1"
    done = subprocess.run(  # noqa: S602 - a pipe that closes early is the point
        command, shell=True, capture_output=True, text=True, check=False, env=environment(tmp_path)
    )
    assert done.stdout == "The rules of Pioneers\n"
    assert done.stderr == ""


def test_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    settings = environment(tmp_path, PYTHONUTF8="0", PYTHONIOENCODING="ascii", LANG="C")
    done = called(*GAME, given="map\n1\n", settings=settings)
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "@12" in done.stdout


def in_a_terminal(arguments: tuple[str, ...], answers: list[str], settings: dict[str, str]) -> str:
    """Everything that a real terminal gets to see. After the last answer its user types Ctrl-D."""
    pty = pytest.importorskip("pty", reason="there are no such terminals on this system")
    command = [sys.executable, "-m", "pioneers", *arguments]
    screen = {"COLUMNS": "80", "LINES": "24", **settings}
    primary, secondary = pty.openpty()
    process = subprocess.Popen(  # noqa: S603 - our own command
        command, stdin=secondary, stdout=secondary, stderr=secondary, env=screen
    )
    os.close(secondary)
    seen, fresh = b"", b""
    keys = [*(answer.encode() + b"\n" for answer in answers), b"\x04"]
    deadline = time.monotonic() + 90
    while time.monotonic() < deadline:
        ready, _, _ = select.select([primary], [], [], 0.1)
        if ready:
            try:
                part = os.read(primary, 65536)
            except OSError:  # Linux says so when the other end is closed
                break
            if not part:
                break
            seen += part
            fresh += part
        elif keys and fresh.endswith((b"> ", b"] ")):
            fresh = b""
            os.write(primary, keys.pop(0))
    process.wait(timeout=10)
    os.close(primary)
    return seen.decode("utf-8", "replace")


def test_a_real_terminal(tmp_path: Path) -> None:
    settings = environment(tmp_path)
    seen = in_a_terminal(
        ("play", "board", "--bots", "chance", "--seed", "9"), ["1", "Ada", "", "", "", "map", "1", "1"], settings
    )
    assert "Against how many bots" in seen
    assert "[Enter: go on]" in seen
    assert "\x1b[" in seen
    assert "Ada buys 1 road" in seen
    assert "To go on with it, type:" in seen
    # Whoever comes back without saying anything is offered the game that was left.
    again = in_a_terminal(("play", "board"), ["perhaps", "", "", "", "map"], settings)
    assert "You have an unfinished game (Ada and Belle, 2 moves)." in again
    assert "“perhaps” isn’t an answer here. Type yes or no, or just press Enter." in again
    assert "The game goes on where you left it." in again
    other = in_a_terminal(("play", "board"), ["no"], settings)
    assert "Against how many bots" in other


@pytest.mark.parametrize("settings", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_without_colour(tmp_path: Path, settings: dict[str, str]) -> None:
    seen = in_a_terminal(GAME, ["", "", "", "map", "quit"], environment(tmp_path, **settings))
    assert "To go on with it, type:" in seen
    # Bold and the like may stay where only colour is unwanted; a dumb terminal gets plain text.
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|4[0-7]|9[0-7]|38|48)[;m]", seen)
    if "TERM" in settings:
        assert "\x1b" not in seen
