"""An address as a QR code that fits into a terminal, two rows of squares in one of letters."""

from __future__ import annotations

import segno
from rich.console import Console
from rich.text import Text

# The standard wants four squares of margin; phones are content with two.
_MARGIN = 2
_BLOCKS = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}
_PAPER = "black on white"


def qr_code(address: str, console: Console) -> Text | None:
    """The code, black on white whatever the colours of the terminal; nothing where it could not be shown whole.

    Where no colour is wanted the letters are the paper, for most such terminals are dark; phones read both.
    """
    rows = [list(row) for row in segno.make(address, error="l", micro=False).matrix_iter(border=_MARGIN)]
    if not console.is_terminal or console.is_dumb_terminal or not console.encoding.lower().startswith("utf"):
        return None
    if len(rows[0]) > console.width or len(rows) // 2 + 1 > console.height:
        return None
    coloured = console.color_system is not None and not console.no_color
    ink = 1 if coloured else 0
    light = [0] * len(rows[0])
    pairs = zip(rows[::2], [*rows[1::2], *([light] if len(rows) % 2 else [])], strict=True)
    lines = [
        "".join(_BLOCKS[int(upper == ink), int(lower == ink)] for upper, lower in zip(*pair, strict=True))
        for pair in pairs
    ]
    return Text("\n", no_wrap=True).join(Text(line, _PAPER if coloured else "") for line in lines)
