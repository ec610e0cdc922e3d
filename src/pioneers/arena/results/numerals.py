"""Figures as people write them in each language."""

from __future__ import annotations

from pioneers.arena.intervals import Interval

# A space that keeps a figure and its sign on one row.
HARD_SPACE = "\N{NO-BREAK SPACE}"


def decimal(value: float, digits: int, language: str) -> str:
    """A number with so many digits after the point, or comma."""
    text = f"{value:.{digits}f}"
    return text if language == "en" else text.replace(".", ",")


def percent(value: float, language: str, digits: int = 1) -> str:
    """A share of one in hundredths."""
    return decimal(100 * value, digits, language) + ("%" if language == "en" else f"{HARD_SPACE}%")


def percents(interval: Interval, language: str) -> str:
    """A share and its interval: `65.3% (63.1–67.4)`."""
    low, high = (decimal(100 * end, 1, language) for end in (interval.low, interval.high))
    return f"{percent(interval.value, language)} ({low}–{high})"


def figures(interval: Interval, language: str, digits: int = 1) -> str:
    """A figure and its interval: `41.2 (40.8–41.6)`."""
    value, low, high = (decimal(end, digits, language) for end in (interval.value, interval.low, interval.high))
    return f"{value} ({low}–{high})"


def duration(seconds: float, language: str) -> str:
    """A time in a unit that people can read, with three digits: no more is known."""
    unit, size = next(((name, step) for name, step in (("s", 1.0), ("ms", 1e-3)) if seconds >= step), ("µs", 1e-6))
    value = seconds / size
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{decimal(value, digits, language)}{HARD_SPACE}{unit}"


def clock(seconds: float) -> str:
    """A span of time as a clock shows it: `1:02:03`, `2:03`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"
