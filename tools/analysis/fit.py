"""The corrections of win chances, fitted, and proven on games that they were not fitted to.

    python -m tools.analysis.fit FILE …

Each FILE is from

    python -m tools.analysis reliability board --players 2 --games 300 --raw --seed 101 --keep FILE

It prints the tables for `bots/chances.toml`: the least mean surprise (log loss) wins. Then each fifth of the games is
corrected by what the other four say, and the reliability of these chances is reported.
"""

from __future__ import annotations

import json
import sys
from math import log
from pathlib import Path
from typing import Any

from pioneers.analysis.truth import SUREST, WHOLE, Truth
from tools.analysis.games import Task
from tools.analysis.reliability import report

# Few games say nothing of the sharpness: fitted as well, it made the chances of other games worse.
SHARPNESS = (100,)
HOPES = range(-12, 49, 2)
FOLDS = 5


def surprise(found: list[dict[str, Any]], truth: Truth) -> float:
    """The mean surprise at who won."""
    total = 0.0
    for one in found:
        for seat, _, told in one["told"]:
            chances = truth.told(told, seat)
            total -= sum(share * log(max(SUREST, chance)) for chance, share in zip(chances, one["result"], strict=True))
    return total / sum(len(one["told"]) for one in found)


def fitted(found: list[dict[str, Any]]) -> Truth:
    """The best correction."""
    truths = [Truth(sharp / WHOLE, hope / WHOLE) for sharp in SHARPNESS for hope in HOPES]
    return min(truths, key=lambda truth: surprise(found, truth))


def corrected(found: list[dict[str, Any]], truth: Truth) -> list[dict[str, Any]]:
    """The same games with corrected chances."""
    return [
        {**one, "told": [[seat, part, truth.told(told, seat)] for seat, part, told in one["told"]]} for one in found
    ]


def proven(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every game corrected by what the games of the other folds say."""
    made = []
    for fold in range(FOLDS):
        others = [one for number, one in enumerate(found) if number % FOLDS != fold]
        made += corrected(found[fold::FOLDS], fitted(others))
    return made


def main() -> None:
    """Each file."""
    for name in sys.argv[1:]:
        found = json.loads(Path(name).read_text("utf-8"))
        players = len(found[0]["result"])
        best = fitted(found)
        print(f"\n[{players}]\nsharpness = {round(WHOLE * best.sharpness)}\nhope = {round(WHOLE * best.hope)}\n")
        before, after = surprise(found, Truth(1, 0)), surprise(proven(found), Truth(1, 0))
        print(f"# surprise {before:.4f} uncorrected, {after:.4f} corrected by other games")
        print("# " + report(Task(name, players, 0, 0, None), proven(found)).replace("\n", "\n# "))


if __name__ == "__main__":
    main()
