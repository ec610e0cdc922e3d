"""Data files: TOML read with care, every problem noted with its place and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path as FilePath
from typing import NamedTuple

from pioneers.kernel.files.toml_bounds import beyond_bounds
from pioneers.kernel.files.toml_rows import Path, rows_of
from pioneers.kernel.mistake import DataError
from pioneers.kernel.nearest import nearest
from pioneers.text.harmless import harmless

LARGEST_FILE = 200_000  # bytes; the built-in board has 15,000
# A file that is wrong all over must not keep a server busy: nobody reads the hundred-and-first problem.
MOST_PROBLEMS = 100
# Comparing words is slow: for so many problems the nearest word is looked for, among so many words.
MOST_SUGGESTIONS = 20
MOST_WORDS = 100
LARGEST_NUMBER = 1_000_000
LONGEST_NAME = 60
LONGEST_QUOTE = 120

# The kinds of values, by the words the messages know them by.
KINDS: dict[str, tuple[type, ...]] = {
    "text": (str,),
    "whole-number": (int,),
    "number": (int, float),
    "list": (list,),
    "table": (dict,),
}


class OwnText(NamedTuple):
    """The text of a data file, handed over by somebody; `name` is what messages call the file."""

    name: str
    text: str


# Where the content of a data file comes from: a path, or the text itself.
Source = str | FilePath | OwnText


class DataFile:
    """A file on its way in. Checks go on after a problem, so that its author learns of all at once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.text = ""
        self.content: dict[str, object] = {}
        self.problems: list[DataError] = []
        self.rows: dict[Path, int] | None = None

    def refuse(self, key: str, path: Path = (), **figures: object) -> None:
        """Note a problem at `path`, which is as in the content (list items counted from 0)."""
        if len(self.problems) < MOST_PROBLEMS:
            shown = {name: quoted(value) if isinstance(value, str) else value for name, value in figures.items()}
            self.problems.append(DataError(key, self.name, place_of(path), self.row(path), None, **shown))

    def raise_first(self) -> None:
        """For those who can do nothing with a file that has a problem."""
        if self.problems:
            raise self.problems[0]

    def nearest(self, word: str, words: Iterable[str]) -> str:
        """The nearest right word for a message; `none` if nothing is near, or after many problems."""
        if len(self.problems) >= MOST_SUGGESTIONS:
            return "none"
        return nearest(word, islice(words, MOST_WORDS)) or "none"

    def row(self, path: Path) -> int | None:
        """The row of the value, or of what is around it: a missing key has no row of its own."""
        if self.rows is None:
            self.rows = rows_of(self.text)
        for length in range(len(path), 0, -1):
            if path[:length] in self.rows:
                return self.rows[path[:length]]
        return None

    @property
    def top(self) -> TomlTable:
        """The file's outermost table."""
        return TomlTable(self, (), self.content)


class TomlTable:
    """A table of the file with its path. Readers return None after noting what is wrong."""

    def __init__(self, file: DataFile, path: Path, fields: dict[str, object]) -> None:
        self.file = file
        self.path = path
        self.fields = fields

    def check_keys(self, needed: Sequence[str], optional: Sequence[str] = ()) -> None:
        """Every needed key must be there, and no unknown one: it may be a misspelt one that counts."""
        allowed = [*needed, *optional]
        for name in self.fields:
            if name not in allowed:
                near = self.file.nearest(name, allowed)
                self.refuse("data-key-unknown", name, name=name, nearest=near, allowed=", ".join(allowed))
        for name in needed:
            if name not in self.fields:
                self.refuse("data-key-missing", name=name)

    def check_format(self, right: int) -> bool:
        """Whether the file is in the format we read; in another one every key may mean something else."""
        before = len(self.file.problems)
        found = self.read_whole("format")
        if "format" not in self.fields:
            self.refuse("data-format-missing", right=right)
        elif found is not None and found != right:
            self.refuse("data-format", "format", found=str(found), right=right)
        return len(self.file.problems) == before

    def length(self, key: str) -> int | None:
        """How many items a list has, good or bad; None if there is no list."""
        values = self.fields.get(key)
        return len(values) if isinstance(values, list) else None

    def refuse(self, problem: str, *way: str | int, **figures: object) -> None:
        """Note a problem at a key of this table, or deeper."""
        self.file.refuse(problem, (*self.path, *way), **figures)

    def read_text(self, key: str) -> str | None:
        value = self._read(key, "text")
        return value if isinstance(value, str) else None

    def read_name(self, key: str) -> str | None:
        """A text for people: it goes to screens and terminals, so it must be short and printable."""
        name = self.read_text(key)
        if name is None or (name.strip() and name.isprintable() and len(name) <= LONGEST_NAME):
            return name
        self.refuse("data-name", key, found=name, most=LONGEST_NAME)
        return None

    def read_whole(self, key: str) -> int | None:
        value = self._read(key, "whole-number")
        return value if isinstance(value, int) else None

    def read_number(self, key: str) -> float | None:
        value = self._read(key, "number")
        return value if isinstance(value, int | float) else None

    def read_table(self, key: str) -> TomlTable | None:
        value = self._read(key, "table")
        return TomlTable(self.file, (*self.path, key), value) if isinstance(value, dict) else None

    def read_tables(self, key: str) -> list[TomlTable]:
        """The tables of a list; other items are noted and left out."""
        found = self._items(key, "table")
        return [TomlTable(self.file, (*self.path, key, at), item) for at, item in found if isinstance(item, dict)]

    def read_texts(self, key: str) -> list[tuple[int, str]]:
        """The texts of a list, each with its index."""
        return [(at, item) for at, item in self._items(key, "text") if isinstance(item, str)]

    def read_wholes(self, key: str) -> list[tuple[int, int]]:
        """The whole numbers of a list, each with its index."""
        return [(at, item) for at, item in self._items(key, "whole-number") if isinstance(item, int)]

    def _read(self, key: str, wanted: str) -> object:
        if key not in self.fields:
            return None
        value = self.fields[key]
        return value if self._is(wanted, value, key) else None

    def _items(self, key: str, wanted: str) -> Iterator[tuple[int, object]]:
        values = self._read(key, "list")
        for at, item in enumerate(values if isinstance(values, list) else []):
            if self._is(wanted, item, key, at):
                yield at, item

    def _is(self, wanted: str, value: object, *way: str | int) -> bool:
        # True and False are numbers to Python, but not to the author of a file.
        if isinstance(value, bool) or not isinstance(value, KINDS[wanted]):
            self.refuse("data-type", *way, wanted=wanted, found=kind_of_value(value))
            return False
        # TOML knows `nan` and `inf`, and Python whole numbers without end.
        if isinstance(value, int | float) and not abs(value) <= LARGEST_NUMBER:
            self.refuse("data-number", *way, most=str(LARGEST_NUMBER))
            return False
        return True


def kind_of_value(value: object) -> str:
    """The messages' word for what stands in the file."""
    if isinstance(value, bool):
        return "truth"
    for kind, types in KINDS.items():
        if isinstance(value, types):
            return kind
    return "date"


def place_of(path: Path) -> str:
    """A path as people read it, list items counted from 1: `side[2].lines[14]`."""
    place = ""
    for part in path:
        place += f"[{part + 1}]" if isinstance(part, int) else f".{quoted(part)}"
    return place.removeprefix(".")


def quoted(text: str, most: int = LONGEST_QUOTE) -> str:
    """A text from outside made fit for a message: on one row, printable, not endless."""
    text = harmless(text[: most + 1])
    return text if len(text) <= most else text[:most] + "…"


def read_file(source: Source) -> DataFile:
    """Read and parse. After a problem here the content is empty and there is nothing more to check."""
    if isinstance(source, OwnText):
        file = DataFile(harmless(source.name))
        parse(file, source.text.encode("utf-8", "surrogatepass"))
        return file
    file = DataFile(harmless(str(source)))
    try:
        with FilePath(source).open("rb") as stream:
            content = stream.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        file.refuse("data-missing")
    except IsADirectoryError:
        file.refuse("data-directory")
    except OSError as error:
        file.refuse("data-unreadable", reason=error.strerror or str(error))
    except ValueError as error:  # a path with a zero byte in it
        file.refuse("data-unreadable", reason=str(error))
    else:
        parse(file, content)
    return file


def parse(file: DataFile, content: bytes) -> None:
    """Fill the file from its bytes."""
    import tomllib  # noqa: PLC0415 - reading a file is rare; importing this module is not

    if len(content) > LARGEST_FILE:
        file.refuse("data-large", most=LARGEST_FILE)
        return
    try:
        # Some editors put a mark before the first letter (-sig); it is no part of the text.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        row = content.count(b"\n", 0, error.start) + 1
        file.problems.append(DataError("data-not-text", file.name, "", row))
        return
    beyond = beyond_bounds(text)
    if beyond is not None:
        file.problems.append(DataError(beyond.problem, file.name, "", beyond.row, most=beyond.most))
        return
    try:
        file.content = tomllib.loads(text)
    except ValueError as error:  # TOMLDecodeError, or a date that there is not
        file.problems.append(syntax_error(file.name, text, str(error)))
    else:
        file.text = text


def syntax_error(name: str, text: str, reason: str) -> DataError:
    """The parser's complaint, its position taken out of the sentence."""
    position = re.search(r" \(at (?:line (\d+), column (\d+)|end of document)\)\Z", reason)
    if position is None:
        return DataError("data-syntax", name, "", reason=quoted(reason))
    row, column = position.groups(default="")
    return DataError(
        "data-syntax",
        name,
        "",
        int(row) if row else text.rstrip().count("\n") + 1,
        int(column) if column else None,
        reason=quoted(reason[: position.start()]),
    )
