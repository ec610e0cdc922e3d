"""What was agreed on at a table, and what is kept of it while it sleeps.

Every field has a default: so databases of older programs open. What is as always is not written.
"""

from __future__ import annotations

from msgspec import Struct


class KeptClocks(Struct, frozen=True):
    """What is kept of the clocks: what is left, the seat in the middle of a move, whose time was out once."""

    left: list[int]
    seat: int | None = None
    moved: bool = False
    out: list[int] = []


class StoppedClocks(Struct, frozen=True, array_like=True):
    """The clocks of a game that left the memory, and since when the time of a seat runs, if it goes by the date.

    They count if `step` is still the last step of the log.
    """

    step: int
    clocks: KeptClocks
    since: int | None = None


class KeptAbsence(Struct, frozen=True):
    """How long people are waited for, in lengths of time: a server that stands still is nobody's absence."""

    # The seat that decides and how many actions can no longer be taken back; how long that has been so.
    decision: tuple[int, int] | None = None
    waited: int = 0
    # How long people have been away, who agreed to a bot, and for whom one was called in before.
    away: dict[str, int] = {}
    agreed: list[str] = []
    replaced: list[str] = []


class KeptOrigin(Struct, frozen=True, array_like=True):
    """The finished game, and the number of its actions, from which a game goes on."""

    table: str
    move: int


class Arrangement(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is known of a table beside its game and its seats."""

    # The pace of the bots.
    pace: str = "quick"
    # The tables of the games before and after it with the same people, and whether they knew the deal.
    previous: str | None = None
    following: str | None = None
    known_deal: bool = False
    # Who alone may take a seat as long as it is free, seat by seat.
    reserved: tuple[str | None, ...] = ()
    # The characters of the bots, seat by seat.
    characters: tuple[str | None, ...] = ()
    # Whether everyone may ask for hints, and the game from which this one goes on.
    hints: bool = False
    origin: KeptOrigin | None = None
    # Whom the owner has removed, with the names they had.
    removed: dict[str, str] = {}
    # Of a game that left the memory: the seat that decides, its clocks, whom it waits for.
    deciding: int | None = None
    clock: StoppedClocks | None = None
    absence: KeptAbsence | None = None
