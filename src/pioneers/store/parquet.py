"""Finished games as Parquet: one row for each game, for other programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

import polars as pl

from pioneers.kernel.files.record import read_record
from pioneers.kernel.mistake import Mistake
from pioneers.store.sql.rows import Finished

# So many games are held in memory at a time.
BATCH = 1000

# Lists have an entry for each seat, but `winners`, which are the numbers of the seats that won.
SCHEMA: dict[str, Any] = {
    "table": pl.String,
    "game": pl.String,
    "rules": pl.Int64,
    "engine": pl.String,
    "data": pl.String,
    "players": pl.Int64,
    "names": pl.List(pl.String),
    "began": pl.Datetime("ms", "UTC"),
    "ended": pl.Datetime("ms", "UTC"),
    "points": pl.List(pl.Int64),
    "ranks": pl.List(pl.Int64),
    "winners": pl.List(pl.Int64),
    "actions": pl.Int64,
    "digest": pl.String,
    "record": pl.String,
}
PEOPLE: dict[str, Any] = {"people": pl.List(pl.String)}


def write_parquet(games: Iterable[Finished], target: Path, *, people: bool) -> int:
    """Write the games into a new file, which is whole as soon as it is there; how many there are."""
    if target.exists():
        raise Mistake("export-exists", file=str(target))
    count = 0
    try:
        with TemporaryDirectory(prefix=f"{target.name}.", dir=target.parent) as folder:
            parts: list[Path] = []
            for batch in batches(games):
                parts.append(Path(folder) / f"{len(parts):06}.parquet")
                frame(batch, people=people).write_parquet(parts[-1])
                count += len(batch)
            fresh = Path(folder) / "whole.parquet"
            pl.scan_parquet(parts).sink_parquet(fresh)
            fresh.rename(target)
    except OSError as error:
        raise Mistake("export-file", file=str(target), reason=error.strerror or str(error)) from error
    return count


def batches(games: Iterable[Finished]) -> Iterator[list[Finished]]:
    """Some games at a time; at least one batch, though an empty one."""
    waiting = iter(games)
    batch = list(islice(waiting, BATCH))
    yield batch
    while batch := list(islice(waiting, BATCH)):
        yield batch


def frame(games: list[Finished], *, people: bool) -> pl.DataFrame:
    """The games as a table. Who played is told by the names at the table; the ids of people only if wanted."""
    schema = SCHEMA | PEOPLE if people else SCHEMA
    rows = [columns_of(game) for game in games]
    return pl.DataFrame({name: [row[name] for row in rows] for name in schema}, schema)


def columns_of(game: Finished) -> dict[str, Any]:
    """One game."""
    try:
        record = read_record(game.record)
    except Mistake as reason:
        raise Mistake("export-record", table=game.table, reason=reason.plain()) from reason
    result = cast("dict[str, Any]", game.result)
    return {
        "table": game.table,
        "game": game.game,
        "rules": game.rules,
        "engine": game.engine,
        "data": game.data,
        "players": record.players,
        "names": record.seats,
        "began": game.began,
        "ended": game.ended,
        "points": result["scores"],
        "ranks": result["ranks"],
        "winners": result["winners"],
        "actions": len(record.actions),
        "digest": game.digest,
        "record": game.record,
        "people": list(game.people),
    }
