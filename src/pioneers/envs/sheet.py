"""Rows of numbers that compiled code writes and numpy reads: the same memory, seen from both sides."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


class Sheet:
    """Rows in memory that compiled code has made: `memory` is for it, `rows` for numpy. Nothing is copied between."""

    def __init__(self, memory: Any, size: int, kind: type[np.generic]) -> None:
        if isinstance(memory, list):
            # Interpreted, a row is written as one writes into any sequence: into the array itself.
            self.memory: Any = np.zeros(len(memory), kind)
            self.rows: NDArray[Any] = self.memory.reshape(-1, size)
        else:
            self.memory = memory
            self.rows = np.asarray(Window(memory, kind)).reshape(-1, size)


class Window:
    """The memory of a packed vector as numpy takes it: to write into as well, which its own buffer does not allow."""

    def __init__(self, memory: Any, kind: type[np.generic]) -> None:
        # Kept alive as long as an array looks through this window.
        self.memory = memory
        seen = np.frombuffer(memory, kind)
        self.__array_interface__ = {**seen.__array_interface__, "data": (seen.ctypes.data, False)}
