"""How seats are named: what bots are called, and how a record tells bots and people apart."""

from __future__ import annotations

import re

# One for each seat.
NAMES_OF_BOTS = ("Belle", "Clay", "Dora", "Earl", "Flora", "Gus", "Hattie", "Ike", "June", "Kit", "Lottie", "Mose")
# A bot in a record is named with its kind, and its character if it has one: "Belle (bot: level3)", "Hank (bot:
# level3:builder)". So whoever reads it knows who played.
BOT_IN_RECORD = re.compile(r"(?P<name>.*) \(bot: (?P<kind>\w+(?::[\w-]+)?)\)")


def in_record(name: str, kind: str | None) -> str:
    """A seat as a record names it; `kind` is that of its bot, `None` for a person."""
    return name if kind is None else f"{name} (bot: {kind})"


def from_record(seat: str) -> tuple[str, str | None]:
    """The name of a seat in a record, and the kind of its bot."""
    found = BOT_IN_RECORD.fullmatch(seat)
    return (found["name"], found["kind"]) if found else (seat, None)
