"""The folder of a series: results are added as they come, so that nothing played is lost whatever happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from pioneers.arena.play import Failure, Played, Row, Thinking
from pioneers.arena.series import Series
from pioneers.kernel.mistake import Mistake

SERIES = "series.json"
GAMES = "games.jsonl"
TIMES = "times.jsonl"
FAILURES = "failures.jsonl"
STANDING = "standing.json"
RECORDS = "records"


class Ledger:
    """Keeps what was played: rows by game number, times and faults by entrant, failures of this run."""

    def __init__(self, folder: Path, series: Series) -> None:
        self.folder = folder
        self.series = series
        self.rows: dict[int, Row] = {}
        self.times: dict[str, Thinking] = {}
        self.faults: dict[str, list[str]] = {}
        self.failures: list[Failure] = []

    @classmethod
    def opened(cls, folder: Path, series: Series, resume: bool) -> Ledger:
        """The folder, made or found. A `Mistake` if it holds another series, or this one and nobody said to go on."""
        ledger = cls(folder, series)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            ledger.begin(resume)
        except OSError as error:
            raise Mistake("arena-folder", folder=str(folder), reason=error.strerror or str(error)) from error
        return ledger

    def begin(self, resume: bool) -> None:
        """Write the header, or compare it and read what is there."""
        header = self.folder / SERIES
        mine = self.series.identity()
        if not header.exists():
            header.write_text(json.dumps(mine, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            return
        if not resume:
            raise Mistake("arena-exists", folder=str(self.folder))
        different = differences(read_header(header), mine)
        if different:
            raise Mistake("arena-differs", folder=str(self.folder), names=different)
        (self.folder / FAILURES).unlink(missing_ok=True)  # those games are played again
        for row in whole_lines(self.folder / GAMES):
            if row["game"] < self.series.games:
                self.rows[row["game"]] = row
        for line in whole_lines(self.folder / TIMES):
            if line["game"] in self.rows:
                self.take_times({spec: Thinking(*times) for spec, times in line["times"].items()}, line["faults"])

    def take_times(self, times: dict[str, Thinking], faults: dict[str, list[str]]) -> None:
        """Add the times and faults of a game."""
        for spec, thinking in times.items():
            self.times.setdefault(spec, Thinking()).add(thinking)
        for spec, messages in faults.items():
            self.faults.setdefault(spec, []).extend(messages)

    def add(self, played: Played) -> None:
        """Keep an outcome. The row comes last: where there is one, all else is there."""
        if played.failure is not None:
            self.failures.append(played.failure)
            append(self.folder / FAILURES, asdict(played.failure))
            return
        assert played.row is not None
        if played.record is not None:
            self.keep_record(played.row, played.record)
        self.take_times(played.times, played.faults)
        times = {spec: [thinking.count, thinking.total, thinking.worst] for spec, thinking in played.times.items()}
        append(self.folder / TIMES, {"game": played.number, "times": times, "faults": played.faults})
        append(self.folder / GAMES, played.row)
        self.rows[played.number] = played.row

    def keep_record(self, row: Row, text: str) -> None:
        """The record of a game as a file, named by deal and rotation."""
        folder = self.folder / RECORDS
        folder.mkdir(exist_ok=True)
        path = folder / f"deal-{row['deal'] + 1:05d}-{row['rotation'] + 1}.pioneers"
        path.write_text(text, encoding="utf-8")

    def cut_off(self, deals: int) -> None:
        """Leave out what was played after so many deals: the series is decided by then, whoever was faster."""
        self.series = replace(self.series, deals=deals)
        self.rows = {number: row for number, row in self.rows.items() if number < self.series.games}

    def ordered(self) -> list[Row]:
        """The rows by number."""
        return [self.rows[number] for number in sorted(self.rows)]

    def write_standing(self, plain: dict[str, Any]) -> None:
        """The standing, and what the games say of the game, as a file for other programs."""
        text = json.dumps(plain, indent=1, ensure_ascii=False)
        (self.folder / STANDING).write_text(text + "\n", encoding="utf-8")


def append(path: Path, content: dict[str, Any]) -> None:
    """One line more, at once: nothing waits in a buffer when the program is stopped."""
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n")


def whole_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The lines of a file; a last one left half written is cut off, so that the next begins in its place."""
    if not path.exists():
        return
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) < len(content):
        with path.open("r+b") as file:
            file.truncate(len(whole))
    for line in whole.splitlines():
        try:
            found = json.loads(line)
        except ValueError:
            continue  # the game is missing then, and will be played again
        if isinstance(found, dict) and "game" in found:
            yield found


def read_header(path: Path) -> dict[str, Any]:
    """The series that the folder holds; a file that is none differs in everything."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        found = {}
    return found if isinstance(found, dict) else {}


def differences(found: dict[str, Any], mine: dict[str, Any]) -> list[str]:
    """The names of what is not alike."""
    # Through JSON and back: a tuple or a path must not look like a difference.
    plain = json.loads(json.dumps(mine))
    return [name for name in plain if found.get(name) != plain[name]]
