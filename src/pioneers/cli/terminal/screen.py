"""The terminal: what is printed, and what the person types."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress

from rich.console import Console, RenderableType
from rich.text import Text

from pioneers.text.harmless import harmless

# Text in longer lines is hard to read; maps and tables may use the whole width.
WIDEST_TEXT = 96
PROMPT = "> "
# A screen of so many rows shows the beginning of a game at once.
TALL = 64


class Screen:
    """One terminal. Colour only where it is wanted (a tty, no NO_COLOR, not dumb); it never speaks alone."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        if sys.stdin.isatty():
            edit_lines()

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    @property
    def height(self) -> int:
        """Rows; a pipe or a file has no end, but what is drawn for it should still look like a screen."""
        return self.console.height

    @property
    def text_width(self) -> int:
        """Columns for paragraphs."""
        return min(WIDEST_TEXT, self.width)

    @property
    def plain(self) -> bool:
        """Whether only ASCII can be shown."""
        return not self.console.encoding.lower().startswith("utf")

    @property
    def live(self) -> bool:
        """Whether something can be shown and taken away again."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def show(self, content: RenderableType) -> None:
        """A table, a map or the like, in its full width."""
        self.console.print(content)

    def line(self, text: str, style: str = "") -> None:
        """One paragraph."""
        for row in wrapped(text, self.text_width):
            self.console.print(Text(row, style), soft_wrap=True)

    def remark(self, text: str) -> None:
        """A paragraph that may quote what comes from outside; in a log it stays in one row, easy to search."""
        if self.live:
            self.line(harmless(text))
        else:
            self.console.print(Text(harmless(text)), soft_wrap=True)

    def hanging(self, sign: Text, text: str, style: str = "") -> None:
        """A paragraph with a sign in the margin."""
        empty = Text(" " * sign.cell_len)
        for number, row in enumerate(wrapped(text, self.text_width - sign.cell_len - 1)):
            margin = empty if number else sign
            self.console.print(Text.assemble(margin, " ", (row, style)), soft_wrap=True)

    def command(self, text: str) -> None:
        """Something to be copied: never broken into rows."""
        self.console.print(Text(f"  {text}", "bold"), soft_wrap=True)

    def pause(self, text: str) -> None:
        """Wait for Enter before more is shown than fits on the screen; nobody reads a pipe while it runs."""
        if sys.stdin.isatty() and self.console.is_terminal and self.height < TALL:
            self.gap()
            input(f"{text} ")

    def gap(self) -> None:
        """An empty line."""
        self.console.print()

    def heading(self, text: str) -> None:
        """A line across the screen that begins something new."""
        self.gap()
        sign = "-" if self.plain else "─"
        width = self.text_width
        row = Text.assemble((f"{sign * 2} ", "dim"), (text, "bold"), " ")
        row.append(sign * max(0, width - row.cell_len), "dim")
        self.console.print(row, no_wrap=True, overflow="ellipsis")

    def ask(self, prompt: str = PROMPT) -> str:
        """What the person types; EOFError when nothing comes any more."""
        self.console.file.flush()
        # A pasted control character must not play tricks on the terminal when a message quotes it.
        answer = harmless(input(prompt).replace("\t", " ")).strip()
        if not sys.stdin.isatty():
            # Nobody saw it being typed: a transcript should show it.
            self.console.print(Text(answer))
        return answer

    def hide(self) -> None:
        """Hide from the next person what stands there and above, and what was typed; nobody reads a pipe in turns."""
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.height)
        else:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # the rows that have scrolled out of sight
        forget_lines()

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Show that something is going on, where that can be shown and taken away again."""
        with self.console.status(Text(text, "dim")) if self.live else nullcontext():
            yield


def wrapped(text: str, width: int) -> list[str]:
    """The rows of a paragraph. Unlike rich, this keeps together what a no-break space joins."""
    return textwrap.wrap(text, max(width, 12), break_long_words=False, break_on_hyphens=False)


def flowed(items: Iterable[Text], width: int) -> Text:
    """Small things side by side in rows, none of them broken."""
    rows = [Text()]
    for item in items:
        if rows[-1] and rows[-1].cell_len + 2 + item.cell_len > width:
            rows.append(Text())
        rows[-1] = Text.assemble(rows[-1], "  " if rows[-1] else "", item)
    return Text("\n").join(rows)


def edit_lines() -> None:
    """Let the person edit the line and fetch back earlier ones, where Python can."""
    with suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - importing it is enough; some systems lack it


def forget_lines() -> None:
    """What one person typed is not for the next one to fetch back."""
    with suppress(ImportError):
        import readline  # noqa: PLC0415 - as above

        readline.clear_history()
