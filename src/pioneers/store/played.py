"""What a finished game is for those who played it: the rows that their statistics are made of."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import Connection, select

from pioneers.bots.characters import SEPARATOR
from pioneers.kernel.files.record import read_record
from pioneers.kernel.mistake import Mistake
from pioneers.match.seats import from_record
from pioneers.store.sql.database import decoded, encoded
from pioneers.store.sql.rows import Finished, Played
from pioneers.store.sql.schema import played

# Wins are kept in millionths: whole numbers are the same in every database.
MILLIONTH = 1_000_000

# Who the opponents were, if they were not all bots of one level.
PEOPLE, MIXED = "people", "mixed"


def played_rows(game: Finished) -> list[dict[str, Any]]:
    """A row for everyone who held one seat of the game; who held several played against himself."""
    single = [
        (seat, person)
        for seat, person in enumerate(game.people)
        if person is not None and list(game.people).count(person) == 1
    ]
    if not single:
        return []
    kinds = kinds_of(game)
    return [
        {
            "seat": seat,
            "person": person,
            "table_id": game.table,
            "game": game.game,
            "players": len(game.people),
            "opponents": opponents(kinds, seat),
            "ended": game.ended,
            **count_of(game.result, seat),
        }
        for seat, person in single
    ]


def kinds_of(game: Finished) -> list[str]:
    """What each seat was: the level of a bot, or `people`."""
    try:
        # The header alone: all actions would take long.
        seats = read_record(game.record.partition("\n\n")[0]).seats
    except Mistake:
        seats = []
    kinds = [from_record(seat)[1] for seat in seats]
    kinds += [None] * (len(game.people) - len(kinds))
    return [PEOPLE if kind is None else kind.partition(SEPARATOR)[0] for kind in kinds]


def opponents(kinds: list[str], seat: int) -> str:
    """Whom a seat played against."""
    others = {kind for place, kind in enumerate(kinds) if place != seat}
    return others.pop() if len(others) == 1 else MIXED


def count_of(result: object, seat: int) -> dict[str, Any]:
    """Place, points and their parts, of whatever game it is: one that says less has less of it."""
    found = cast("dict[str, Any]", result) if isinstance(result, dict) else {}
    scores = list(found.get("scores") or [])
    points = scores[seat] if seat < len(scores) else 0
    ranks = list(found.get("ranks") or [])
    place = ranks[seat] if seat < len(ranks) else 1 + sum(score > points for score in scores)
    parts = list(found.get("parts") or [])
    named = parts[seat] if seat < len(parts) and isinstance(parts[seat], dict) else {}
    whole = {name: number for name, number in named.items() if isinstance(number, int)}
    return {"place": int(place), "points": int(points), "parts": encoded(whole)}


def played_of(connection: Connection, person: str, limit: int) -> list[Played]:
    """The games that count for a person, newest first."""
    query = select(played).where(played.c.person == person).order_by(played.c.sequence.desc()).limit(limit)
    return [
        Played(
            person=row["person"],
            seat=row["seat"],
            table=row["table_id"],
            game=row["game"],
            players=row["players"],
            opponents=row["opponents"],
            ended=row["ended"],
            place=row["place"],
            points=row["points"],
            parts=cast("dict[str, int]", decoded(row["parts"])),
            luck=wins(row["luck"]),
            lost=wins(row["lost"]),
            decisions=row["decisions"],
        )
        for row in connection.execute(query).mappings()
    ]


def wins(millionths: int | None) -> float | None:
    """Wins from what is kept."""
    return None if millionths is None else millionths / MILLIONTH
