"""Fair deals: the hash of the seed is shown before the game, the seed itself after it, so that anybody can check.

Nothing of ours is needed for that: `printf 'pioneers deal SEED' | sha256sum` gives the hash of a seed. The words before
the seed keep a hash that was made for another purpose from passing as ours.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

SEED_BITS = 256


def fresh_seed() -> int:
    """A seed that nobody can guess, not even from its hash."""
    return secrets.randbits(SEED_BITS)


def commitment(seed: int) -> str:
    """What is shown before the game: it binds to the seed without telling anything of it."""
    return sha256(f"pioneers deal {seed}".encode()).hexdigest()


def kept(seed: int, promised: str) -> bool:
    """Whether a seed is the one that was promised; how long this takes tells nothing."""
    return compare_digest(commitment(seed).encode(), promised.encode())
