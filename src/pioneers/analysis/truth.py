"""True chances: what a search expects, corrected so that of positions rated 70 % about 70 % are won.

A search hopes: it takes the best of several plans, and the one that luck in its samples favours looks best. So the
odds of the seat that decides are lowered by what games have shown, and all odds are drawn together or apart. Two
numbers for each number of players, fitted on games of their own (`python -m tools.analysis.fit`); they stand in
`bots/chances.toml` of the game, beside how luck is judged there. Without the file, chances are told as the search found
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from pathlib import Path

from pioneers.catalogue import descriptor
from pioneers.kernel.files.data_file import read_file

FILE = "chances.toml"
# How many horizons ahead luck is played on where the judge sees nothing of what was drawn; 0: it sees it.
LUCK = "luck"
# The numbers of the file are hundredths.
WHOLE = 100
# No chance is surer than this when its odds are taken.
SUREST = 1e-4


@dataclass(frozen=True, slots=True)
class Truth:
    """`sharpness` multiplies all log-odds; `hope` is what the log-odds of the seat that decides are too high by."""

    sharpness: float
    hope: float

    def told(self, shares: Sequence[float], decider: int) -> list[float]:
        """The corrected chances; a won game stays won."""
        if max(shares) >= 1:
            return list(shares)
        odds = [
            exp(self.sharpness * log(max(share, SUREST)) - (self.hope if seat == decider else 0))
            for seat, share in enumerate(shares)
        ]
        together = sum(odds)
        return [one / together for one in odds]


@dataclass(frozen=True, slots=True)
class Truths:
    """What the file of a game says: corrections by the number of players, and how luck is judged."""

    corrections: dict[int, Truth]
    luck_horizons: int = 0


def truths_of(name: str) -> Truths:
    """What is known of a game; nothing if it has no file."""
    path = Path(str(descriptor(name).folder / "bots" / FILE))
    return read_truths(path) if path.is_file() else Truths({})


def read_truths(path: Path) -> Truths:
    """What a file says; a `Mistake` says what is wrong in it."""
    file = read_file(path)
    found = {}
    horizons = 0
    for name in file.top.fields:
        table = file.top.read_table(name)
        if table is None:
            continue
        if name == LUCK:
            table.check_keys(("horizons",))
            horizons = table.read_whole("horizons") or 0
            continue
        table.check_keys(("sharpness", "hope"))
        sharpness, hope = table.read_whole("sharpness"), table.read_whole("hope")
        if sharpness is not None and hope is not None and name.isdigit():
            found[int(name)] = Truth(sharpness / WHOLE, hope / WHOLE)
    file.raise_first()
    return Truths(found, horizons)
