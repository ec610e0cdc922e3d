"""Many seeded games: each ends and replays to the same digest, and all together give one combined digest.

    python -m tests.laws.many_games --games 10000 --rules 1

plays every game of the catalogue, for every number of players, by this version of the rules or by the newest, and
compares the combined digests with those in `tests/golden/rules-<version>/<game>-digests.txt`. They depend on the rules,
the data, the set-up from a seed and the policies of the adapter, and on nothing else: not on the machine, the process,
or whether the engine is compiled.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pioneers
from pioneers.kernel.game import Game
from tests.laws.adapter import adapted_games
from tests.laws.sample import Setup, setups, walked

GOLDEN = Path(__file__).parent.parent / "golden"
# The golden file has a row for each of these: for other processes, the interpreted run, the compiled one, long ones.
SIZES = (12, 60, 250, 1000, 10_000)


def final_digest(game: Game[Any], setup: Setup) -> str:
    """The digest of the last position of a game that was played twice."""
    actions = []
    digest = ""
    for state, action in walked(game, setup):
        if action is None:
            assert state.seat is None, f"{setup}: no end"
            digest = game.digest(state)
        else:
            actions.append(action)
    replayed = setup.begun(game)
    for action in actions:
        game.advance(replayed, action)
    assert game.digest(replayed) == digest, f"{setup}: the replay ends in another position"
    return digest


def combined(name: str, players: int, games: int, rules: int | None = None) -> Iterator[tuple[int, str]]:
    """The number of games and the sha256 over their final digests, at every size of the golden file and at the end."""
    game = pioneers.game(name)
    total = sha256()
    for number, setup in enumerate(setups(name, players, games, rules), 1):
        total.update(final_digest(game, setup).encode())
        if number in SIZES or number == games:
            yield number, total.hexdigest()


def golden_file(name: str, rules: int | None = None) -> Path:
    """Where the right digests of a game stand, by the newest rules or an older version."""
    return GOLDEN / f"rules-{rules or pioneers.game(name).rules}" / f"{name}-digests.txt"


def golden(name: str, rules: int | None = None) -> dict[tuple[int, int], str]:
    """The right digests by number of players and of games."""
    rows = [row.split() for row in golden_file(name, rules).read_text(encoding="utf-8").splitlines() if row[:1] != "#"]
    return {(int(players), int(games)): digest for players, games, digest in rows}


def row_of(players: int, games: int, digest: str) -> str:
    """A row of the golden file."""
    return f"{players} {games:>6} {digest}\n"


def main() -> int:
    """Play, print the digests, and say whether they are right."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws.many_games", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games for each number of players")
    parser.add_argument("--game", choices=adapted_games(), action="append", help="one game only")
    parser.add_argument("--rules", type=int, help="an older version of the rules")
    chosen = parser.parse_args()
    wrong = 0
    for name in chosen.game or adapted_games():
        right = golden(name, chosen.rules)
        for players in pioneers.game(name).player_numbers:
            began = time.monotonic()
            for games, digest in combined(name, players, chosen.games, chosen.rules):
                sys.stdout.write(f"{name} {row_of(players, games, digest)}")
                wrong += right.get((players, games), digest) != digest
            sys.stderr.write(f"{name}, {players} players: {time.monotonic() - began:.1f} s\n")
    sys.stderr.write("all as in the golden files\n" if not wrong else f"{wrong} digests differ from the golden files\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
