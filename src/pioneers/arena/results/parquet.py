"""The games of a series as Parquet: one row for each game and seat, for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import polars as pl

from pioneers.arena.ledger import Ledger
from pioneers.arena.play import Row

PARQUET = "games.parquet"
PART = "part_"


def write_parquet(ledger: Ledger) -> None:
    """Write the games into the folder of the series."""
    table(ledger.ordered()).write_parquet(ledger.folder / PARQUET)


def table(rows: Sequence[Row]) -> pl.DataFrame:
    """All games; the columns are told in `columns_of`."""
    lines = [columns_of(row, seat) for row in rows for seat in range(len(row["seats"]))]
    frame = pl.DataFrame(lines, infer_schema_length=None)
    # Seeds have 64 bits: more than a signed number holds.
    return frame.with_columns(pl.col("seed").cast(pl.UInt64), pl.col("corrected_win").cast(pl.Float64))


def columns_of(row: Row, seat: int) -> dict[str, Any]:
    """One seat of one game. `place` counts from 0 for who begins; a shared win has its part as `win`, less luck as
    `corrected_win`.
    """
    won = seat in row["winners"]
    return {
        "game": row["game"],
        "deal": row["deal"],
        "rotation": row["rotation"],
        "seed": row["seed"],
        "seat": seat,
        "place": (seat - row["first"]) % len(row["seats"]),
        "entrant": row["seats"][seat],
        "score": row["scores"][seat],
        "rank": row["ranks"][seat],
        "win": won / len(row["winners"]),
        "corrected_win": row["corrected"][seat] if "corrected" in row else None,
        "decisions": row["decisions"][seat],
        "rounds": row["rounds"],
        "actions": row["actions"],
        "reasons": ",".join(row["reasons"]),
        "end": row["end"],
        **{f"{PART}{name}": value for name, value in row["parts"][seat].items()},
    }
