"""The puzzles that are shipped, chosen among those made: no two alike, not too many of a kind, few plain ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from pioneers.puzzles.puzzle import Puzzle

# Parts of the whole: what a plain evaluation finds, and what one theme may take.
PLAIN: Final = 0.25
OF_A_THEME: Final = 0.3
EASIEST: Final = 2


def chosen(puzzles: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """So many of the puzzles, in their order, the clearest first where there are too many of a kind."""
    taken: list[Puzzle] = []
    answers: set[tuple[object, ...]] = set()
    themes: Counter[str] = Counter()
    plain = 0
    left = []
    for puzzle in sorted(puzzles, key=lambda one: (-one.margin, one.id)):
        if len(taken) == count:
            break
        answer = (puzzle.players, puzzle.seed, puzzle.plans[0].actions)
        first = puzzle.themes[0] if puzzle.themes else ""
        if answer in answers:
            continue
        answers.add(answer)
        is_plain = puzzle.found == EASIEST
        if themes[first] >= OF_A_THEME * count or (is_plain and plain >= PLAIN * count):
            left.append(puzzle)
            continue
        plain += is_plain
        themes[first] += 1
        taken.append(puzzle)
    # Better one more of a kind than too few, and better that than a plain one.
    taken += sorted(left, key=lambda puzzle: puzzle.found == EASIEST)[: count - len(taken)]
    order = {puzzle.id: number for number, puzzle in enumerate(puzzles)}
    return sorted(taken, key=lambda puzzle: order[puzzle.id])
