"""What the networks that come with the program say of some positions, kept as digests.

    python -m tests.bots.learned.shipped

writes them anew, after the networks were trained again.
"""

from __future__ import annotations

from pathlib import Path

import pioneers
from pioneers.bots.evaluators import usual_expert
from pioneers.catalogue import descriptor
from pioneers.kernel.digest import digest_of
from pioneers.kernel.rng import seeded

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "learned.txt"
# Games of random moves, and every how many-th position of them is judged.
SEEDS = range(3)
EVERY = 7


def networks(game: str) -> list[Path]:
    """The files of a game's networks."""
    return sorted((Path(str(descriptor(game).folder)) / "bots").glob("*.net"))


def said(game: str, players: int) -> list[list[int]]:
    """What each seat is told of its own chance, position by position."""
    played = pioneers.game(game)
    expert = usual_expert(game)
    found = []
    for seed in SEEDS:
        rng = seeded(seed, "shipped")
        state = played.new(players=players, seed=seed)
        moment = 0
        while state.seat is not None:
            legal = state.legal()
            if moment % EVERY == 0:
                found.append([int(expert.worth(state, seat)) for seat in range(players)])
            played.advance(state, legal[int(rng.below(len(legal)))])
            moment += 1
    return found


def rows() -> list[str]:
    """A line for each game and number of players."""
    lines = []
    for game in pioneers.GAMES:
        for players in pioneers.game(game).player_numbers:
            found = said(game, players)
            lines.append(f"{game} {players} {len(found)} {digest_of(found)}")
    return lines


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(rows()) + "\n", encoding="utf-8")
