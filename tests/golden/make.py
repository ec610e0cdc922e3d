"""Makes the golden files anew: `python -m tests.golden.make`, or only some of them: `… make cards digests games`.

It writes those of the newest rules, into the folder `rules-<version>`, and never touches those of older rules: they
hold what games that began long ago must still come to. Do this only when the rules, the data, the set-up from a seed or
a form of writing changed on purpose. If old records would play differently, first make a new version of the rules
(docs/developing.md, "A new version of the rules"); else look at what `git diff` says about the files. In order:

- `<game>-digests.txt`: sha256 over the final digests of many seeded games (`tests/laws/many_games.py`);
- `<game>-….pioneers`: records of finished games, the first seeded ones that fit (`tests/golden/<game>.py`);
- `<game>-perft.toml`: how many sequences of legal actions there are from some positions (`tests/golden/perft.py`);
- `<game>-playthrough.txt`: one of the games written out (`tests/golden/playthrough.py`);
- `<game>-level-moves.txt`: how the levels play (`tests/bots/moves.py`).

With the compiled engine it takes about five minutes, most of them for the digests.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pioneers
from pioneers.kernel.files.record import read_record
from tests.bots.moves import write_moves
from tests.laws.many_games import SIZES, combined, golden_file, row_of

from .games import SUFFIX, folder, found, golden_games, wanted_games
from .perft import HEAD, described
from .playthrough import playthrough

DIGESTS_HEAD = """\
# Players, games, and the sha256 over the final digests of the games with seeds 0, 1, 2 … as the laws play them.
# Made by `python -m tests.golden.make`. The same on every machine, compiled or interpreted.
"""


def newest(name: str) -> Path:
    """The folder of the newest rules of a game."""
    place = folder(pioneers.game(name).rules)
    place.mkdir(exist_ok=True)
    return place


def make_digests(name: str) -> None:
    """The combined digests of many games."""
    newest(name)
    rows = [
        row_of(players, games, digest)
        for players in pioneers.game(name).player_numbers
        for games, digest in combined(name, players, max(SIZES))
    ]
    golden_file(name).write_text(DIGESTS_HEAD + "".join(rows), encoding="utf-8")


def make_games(name: str) -> None:
    """The records of finished games; those no longer wanted go."""
    for old in newest(name).glob(f"{name}-*{SUFFIX}"):
        old.unlink()
    for wanted in wanted_games(name):
        wanted.file(pioneers.game(name).rules).write_text(found(wanted).written(pioneers.game(name)), encoding="utf-8")


def make_perft(name: str) -> None:
    """The counts."""
    positions = [described(name, counted) for counted in import_module(f"tests.golden.{name}").COUNTED]
    (newest(name) / f"{name}-perft.toml").write_text(HEAD + "".join(positions), encoding="utf-8")


def make_playthrough(name: str) -> None:
    """One game written out."""
    chosen: str = import_module(f"tests.golden.{name}").PLAYTHROUGH
    record = read_record((newest(name) / (chosen + SUFFIX)).read_text(encoding="utf-8"))
    text = playthrough(pioneers.game(name), record)
    (newest(name) / f"{name}-playthrough.txt").write_text(text, encoding="utf-8")


PARTS: dict[str, Callable[[str], None]] = {
    "digests": make_digests,
    "games": make_games,
    "perft": make_perft,
    "playthrough": make_playthrough,
    "moves": write_moves,
}

if __name__ == "__main__":
    words = sys.argv[1:]
    for word in words:
        if word not in (*PARTS, *golden_games()):
            sys.exit(f"{word}: not one of {', '.join((*PARTS, *golden_games()))}")
    for part in [part for part in PARTS if part in words] or PARTS:
        for game_name in [name for name in golden_games() if name in words] or golden_games():
            PARTS[part](game_name)
