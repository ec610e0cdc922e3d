"""What each part of a house spends: the processor time of processes with all their children, read from /proc."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

PROC = Path("/proc")


class Parts:
    """A meter for a `Load` that keeps the parts apart: by name, the processes of each part."""

    def __init__(self, processes: Mapping[str, Iterable[int]]) -> None:
        self.processes = {part: list(some) for part, some in processes.items()}
        self.readings: list[dict[str, float]] = []

    def __call__(self) -> float | None:
        """Note what each part has spent so far; all of it together, or None where the system does not tell."""
        try:
            reading = {part: sum(map(family_seconds, some)) for part, some in self.processes.items()}
        except OSError:
            return None
        self.readings.append(reading)
        return sum(reading.values())

    def spent(self) -> dict[str, float]:
        """Seconds of each part between the last two readings; empty where the system does not tell."""
        if len(self.readings) < 2:
            return {}
        before, after = self.readings[-2:]
        return {part: after[part] - before[part] for part in after}


def family_seconds(process: int) -> float:
    """Processor seconds of a process and its descendants so far, also of those that have ended."""
    parents: dict[int, list[int]] = {}
    times: dict[int, float] = {}
    for number, fields in statistics():
        parents.setdefault(int(fields[1]), []).append(number)
        # Its own, in programs and in the system, and those of the children whose end it has seen.
        times[number] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    if process not in times:
        raise ProcessLookupError(process)
    total = 0.0
    waiting = [process]
    while waiting:
        number = waiting.pop()
        total += times[number]
        waiting += parents.get(number, [])
    return total


def statistics() -> Iterator[tuple[int, list[str]]]:
    """Of every process its number and what `/proc/…/stat` says behind its name: state, parent and so on."""
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            try:
                text = (folder / "stat").read_text(encoding="utf-8", errors="replace")
            except OSError:  # it has just ended
                continue
            yield int(folder.name), text.rpartition(")")[2].split()
