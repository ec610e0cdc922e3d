"""The pages of `--help`, in the person's language.

Their texts are plain entries of `cli-help.ftl`, read here without Fluent: its import would take longer than
all the rest.
"""

from __future__ import annotations

import textwrap
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

FILE = "cli-help.ftl"
WIDEST = 100
MOST_LABEL = 26


@cache
def help_texts(language: str) -> dict[str, str]:
    """The entries of the file: each is one line, `name = text`, without any of Fluent's braces."""
    text = (files("pioneers.text") / "locale" / language / FILE).read_text(encoding="utf-8")
    entries = (line.partition(" = ") for line in text.splitlines() if line and not line.startswith("#"))
    return {name: words for name, _, words in entries}


class HelpPage:
    """Writes what cyclopts knows of a command: usage, description, arguments and options."""

    def __init__(self, language: str) -> None:
        self.language = language

    def said(self, name: object) -> str:
        """The text of this name; what is no name (another author's own words) stays as it is."""
        inner = getattr(name, "primary_renderable", name)
        text = str(getattr(inner, "plain", inner) or "").strip()
        return help_texts(self.language).get(text, text)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002
        """The first line."""
        line = getattr(usage, "plain", str(usage)).strip()
        for word in ("COMMAND", "OPTIONS", "ARGS"):
            line = line.replace(word, self.said(f"help-usage-{word.lower()}"))
        print(f"{self.said('help-usage')} {line}\n")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:  # noqa: ARG002
        """What the command does."""
        text = self.said(description)
        if text:
            print(textwrap.fill(text, self.width(console)) + "\n")

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:  # noqa: ARG002
        """A list of commands, arguments or options."""
        if not panel.entries:
            return
        title = str(panel.title)
        print(self.said(f"help-title-{title.lower()}") if title in {"Commands", "Parameters"} else title)
        labels = [self.label(entry) for entry in panel.entries]
        indent = 4 + min(MOST_LABEL, max(map(len, labels), default=0))
        margin = " " * indent
        for label, entry in zip(labels, panel.entries, strict=True):
            text = textwrap.fill(
                self.words(entry), self.width(console), initial_indent=margin, subsequent_indent=margin
            )
            row = f"  {label}"
            print(row + text[len(row) :] if len(row) + 2 <= indent else f"{row}\n{text}".rstrip())
        print()

    def label(self, entry: HelpEntry) -> str:
        """`--players INT`, or the name of a command."""
        if entry.positional_label:
            return str(entry.positional_label)
        names = ", ".join(entry.display_labels)
        return f"{names} {self.said(f'help-value-{entry.metavar.lower()}')}" if entry.metavar else names

    def words(self, entry: HelpEntry) -> str:
        """What an entry is for, and what it may be."""
        flag = entry.names[0] if entry.names else ""
        text = self.said(f"help-flag{flag}" if flag in {"--help", "--version"} else entry.description)
        if entry.choices:
            text += f" [{', '.join(entry.choices)}]"
        if entry.default is not None and entry.default != str(False):
            text += f" [{self.said('help-default')} {entry.default}]"
        return text.strip()

    def width(self, console: Console) -> int:
        """Lines that are too long are hard to read, on however wide a screen."""
        return int(min(WIDEST, console.width))
