"""Hidden things stay hidden, looked at in depth.

    python -m tests.laws.hidden --states 100000 --game cards

takes so many states of seeded games, deals anew what one seat may not know, and compares all that this seat gets in
the two worlds, byte by byte: what it sees now, what it may do and why not, what it is told when something is done,
and what it sees then. It prints for each step how much was compared. The tests do the same on a small sample.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pioneers
from pioneers.kernel.rng import seeded
from tests.laws.adapter import adapter_of
from tests.laws.checks.knowledge_laws import alike_to, another_world
from tests.laws.sample import Situation, seats_of, setups, walked

# One state in so many, so that neighbours differ and many games are seen.
TAKEN = 5


def situations(name: str, players: int, states: int) -> Iterator[Situation]:
    """So many states along seeded games."""
    game, found = pioneers.game(name), 0
    for setup in setups(name, players, states):
        take = seeded(setup.seed, "hidden in depth")
        for decisions, (state, _) in enumerate(walked(game, setup)):
            if take.below(TAKEN) == 0:
                found += 1
                yield Situation(state, setup, decisions)
                if found == states:
                    return


def compared(name: str, players: int, states: int) -> dict[str, Counter[str]]:
    """Compare two worlds in so many states; how often what was compared, by step."""
    game, adapter = pioneers.game(name), adapter_of(name)
    counts: dict[str, Counter[str]] = {}
    for situation in situations(name, players, states):
        state, rng = situation.state, situation.rng("hidden in depth")
        seats = seats_of(game, state)
        seat = seats[rng.below(len(seats))]
        try:
            world = another_world(game, adapter, state, seat, rng)
            tried = alike_to(game, adapter, (state, world), seat, rng)
        except AssertionError as broken:
            broken.add_note(str(situation))
            raise
        count = counts.setdefault(state.step, Counter())
        count["states"] += 1
        count["of another seat"] += seat != state.seat
        count["worlds that differ"] += undrawn(game.dump(world)) != undrawn(game.dump(state))
        count["at another step"] += world.step != state.step
        count["actions in both"] += len(tried)
    return counts


def undrawn(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position but for its later chance, which differs always."""
    return {name: part for name, part in position.items() if name not in ("rng", "seed")}


def main() -> None:
    """Compare and tell how much was compared."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws.hidden", description=__doc__)
    parser.add_argument("--states", type=int, default=3000, help="states of each game, over all numbers of players")
    parser.add_argument("--game", choices=pioneers.GAMES, action="append", help="one game only")
    chosen = parser.parse_args()
    for name in chosen.game or pioneers.GAMES:
        numbers = pioneers.game(name).player_numbers
        counts: dict[str, Counter[str]] = {}
        for turn, players in enumerate(numbers):
            began = time.monotonic()
            # The shares of all numbers of players make up the whole.
            share = chosen.states * (turn + 1) // len(numbers) - chosen.states * turn // len(numbers)
            for step, count in compared(name, players, share).items():
                counts.setdefault(step, Counter()).update(count)
            sys.stderr.write(f"{name}, {players} players: {time.monotonic() - began:.1f} s\n")
        for step, count in [*sorted(counts.items()), ("all steps", sum(counts.values(), Counter()))]:
            row = ", ".join(f"{number} {what}" for what, number in count.items())
            sys.stdout.write(f"{name}, {step}: {row}\n")
    sys.stderr.write("no seat can tell the worlds apart\n")


if __name__ == "__main__":
    main()
