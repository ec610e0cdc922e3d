"""The model of the protocol in all its states, and what each fault breaks.

python -m tests.model [--moves 1 1] [--bot]
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.model.explorer import Model, State, explore
from tests.model.protocol import FAULTS, Protocol
from tests.model.seat import Seat


def tell(name: str, model: Model[State]) -> bool:
    """Explore a model and say what was found; whether all is well."""
    began = time.perf_counter()
    found = explore(model)
    sys.stdout.write(f"{name}: {found} ({time.perf_counter() - began:.1f} s)\n")
    return found.reason is None


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.model", description=__doc__)
    parser.add_argument("--moves", type=int, nargs=2, default=(1, 1), help="how many moves each client makes")
    parser.add_argument("--bot", action="store_true", help="with a bot that answers: many more states")
    options = parser.parse_args()
    moves = (options.moves[0], options.moves[1])
    sound = tell("the protocol", Protocol(None, moves, bot=options.bot)) & tell("a seat", Seat())
    found = [not tell(f"if {what}", Protocol(fault, moves, bot=options.bot)) for fault, what in FAULTS.items()]
    found.append(not tell("if the header is written without a look at its revision", Seat(compared=False)))
    return 0 if sound and all(found) else 1


if __name__ == "__main__":
    sys.exit(main())
