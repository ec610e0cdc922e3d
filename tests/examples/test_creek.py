"""A third game, from outside the package: installed into a folder of its own, it is a game like ours."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.examples.installing import EXAMPLE, ROOT, install_example

# The law looks at so many games of each number of players; `tests/laws` looks deeper at ours.
LAW_GAMES = "12"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that finds the example."""
    found = install_example(tmp_path_factory.mktemp("installed"))
    return {**os.environ, **found, "PIONEERS_LAW_GAMES": LAW_GAMES}


def passed(environment: dict[str, str], *arguments: str) -> int:
    """How many tests passed in another process; all of them must."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    done = subprocess.run(  # noqa: S603 - our own tests
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return int(done.stdout.splitlines()[-1].split()[0])


def test_the_example_keeps_every_law(installed: dict[str, str]) -> None:
    assert passed(installed, "tests/laws/test_laws.py", "-k", "creek") > 50


def test_the_example_plays_wherever_a_game_is_played(installed: dict[str, str]) -> None:
    assert passed(installed, "tests/examples/installed_creek.py") > 10


def test_the_example_is_small() -> None:
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in EXAMPLE.rglob("*.py")) <= 300
