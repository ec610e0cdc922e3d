"""A terminal for the tests: the command runs in this process, its input comes from a script."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from pioneers.cli import main
from pioneers.match.match import Match, load_record, save
from tests.cli.card_games import game

MOST_ANSWERS = 2000


class Script(io.TextIOBase):
    """Standard input that answers from a list, then with the last resort, if there is one."""

    def __init__(self, answers: Iterable[str], resort: str | None) -> None:
        self.answers = list(answers)
        self.resort = resort
        self.count = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # noqa: ARG002
        self.count += 1
        assert self.count < MOST_ANSWERS, "the program asks for ever"
        if self.answers:
            answer = self.answers.pop(0)
            if answer == "^C":
                raise KeyboardInterrupt
            return f"{answer}\n"
        return "" if self.resort is None else f"{self.resort}\n"


@dataclass
class Outcome:
    """What a command did."""

    code: int
    said: str
    complained: str
    folder: Path

    @property
    def records(self) -> list[Path]:
        """The games in the data folder, the newest first."""
        found = self.folder.glob("pioneers/*.pioneers")
        return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)

    @property
    def flat(self) -> str:
        """What was said, without line breaks: where a row ends does not matter to most tests."""
        return " ".join(self.said.split())


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("play", "board", answers=["1"], resort="1")`: arguments, what is typed, and what is typed ever after."""
    folder = tmp_path / "data"
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "USER", "USERNAME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {
        "XDG_DATA_HOME": str(folder),
        "LANG": "en_US.UTF-8",
        "COLUMNS": "80",
        "LINES": "24",
        "TERM": "dumb",
    }.items():
        monkeypatch.setenv(name, value)

    def started(*arguments: str | Path, answers: Iterable[str] = (), resort: str | None = None) -> Outcome:
        monkeypatch.setattr(sys, "stdin", Script(answers, resort))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Outcome(code, printed.out, printed.err, folder)

    return started


def actions(done: Outcome) -> list[str]:
    return load_record(done.records[0]).actions if done.records else []


@pytest.fixture
def lead(tmp_path: Path) -> tuple[str, ...]:
    """Goes on with a game in which nothing was played yet: Ada leads with stone 1 3 5 7, gold 3 4 4 7, deer 4 5 8, tree
    4 6, two thieves and storm 6, 13 different cards to lead. The answers in the tests are about this very hand, which
    only the first rules deal; what may be led and how it is typed is the same by all rules.
    """
    path = tmp_path / "data" / "pioneers" / "lead.pioneers"
    path.parent.mkdir(parents=True)
    save(Match.new(game(), ["Ada", "Belle (bot: chance)"], [None, None], seed=9, rules=1), path)
    return ("play", "cards", "--resume", str(path))
