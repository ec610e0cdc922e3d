"""The versions of the board game's rules, and all that differs between them."""

from __future__ import annotations

from typing import Final

from pioneers.kernel.edition import Edition

EDITIONS: Final = {
    # One generator sets the whole game up.
    1: Edition("board", 1, fresh_streams=False),
    # Tiles, first seat, coaches, nuggets and a random cover are each drawn from a stream of their own.
    2: Edition("board", 2, fresh_streams=True),
}
