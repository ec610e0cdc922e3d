"""Machine integers and packed vectors for the compiled engine; plain `int` and `list` when interpreted.

Never compiled itself: mypyc sees the real types below, the interpreter sees the stand-ins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i16, i64, u8
else:
    i16 = i64 = u8 = int

    class _Vector:
        """Answers `vec[i64](items)` with a plain list."""

        def __getitem__(self, item_type):
            return list

    vec = _Vector()

# mypyc 2.4 computes `i64(1) << n` in 32 bits, so powers of two come from tables made here.
POWERS: list[int] = [1 << n for n in range(62)]
# 2 is a primitive root modulo 67: every power of two below 2**66 has its own remainder.
POSITIONS: list[int] = [0] * 67
for _n, _power in enumerate(POWERS):
    POSITIONS[_power % 67] = _n

__all__ = ["POSITIONS", "POWERS", "i16", "i64", "u8", "vec"]
