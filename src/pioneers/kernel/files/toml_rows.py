"""In which row of a TOML text each key and each list item stands (tomllib keeps no positions)."""

from __future__ import annotations

from pioneers.kernel.files.toml_tokens import tokens

# The way to a value: ("side", 1, "lines", 13) is the 14th line of the second side.
Path = tuple[str | int, ...]

_VALUE_ENDS = frozenset({",", "]", "}", "\n", ""})


def rows_of(text: str) -> dict[Path, int]:
    """The row, from 1, of every key, list item and table header of a text that tomllib has accepted."""
    return _Reader(text).read()


class _Reader:
    """Walks once over the tokens. It trusts the text to be valid, so it needs to know little of TOML."""

    def __init__(self, text: str) -> None:
        self.tokens = [(token, row) for _, token, row in tokens(text)]
        self.at = 0
        self.rows: dict[Path, int] = {}
        self.tables: dict[Path, int] = {}  # how often the header [[path]] was met

    def read(self) -> dict[Path, int]:
        table: Path = ()
        while self.at < len(self.tokens):
            if self.sign() == "\n":
                self.at += 1
            elif self.sign() == "[":
                table = self.header()
            else:
                self.pair(table)
        return self.rows

    def sign(self) -> str:
        """The token at hand; nothing after the last one."""
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def row(self) -> int:
        return self.tokens[min(self.at, len(self.tokens) - 1)][1]

    def skip_newlines(self) -> None:
        while self.sign() == "\n":
            self.at += 1

    def name(self, end: str) -> list[str]:
        """A dotted key up to the sign that ends it, which is passed over."""
        parts: list[str] = []
        while self.sign() not in {end, ""}:
            if self.sign() != ".":
                parts.append(self.sign().strip("\"'"))
            self.at += 1
        self.at += 1
        return parts

    def header(self) -> Path:
        row = self.row()
        self.at += 1
        is_list = self.sign() == "["
        self.at += is_list
        parts = self.name("]")
        self.at += is_list
        path: Path = ()
        for number, part in enumerate(parts, start=1):
            path += (part,)
            if is_list and number == len(parts):
                self.rows.setdefault(path, row)
                self.tables[path] = self.tables.get(path, 0) + 1
            if path in self.tables:
                path += (self.tables[path] - 1,)
        self.rows.setdefault(path, row)
        return path

    def pair(self, table: Path) -> None:
        row = self.row()
        path = table + tuple(self.name("="))
        self.rows.setdefault(path, row)
        self.value(path)

    def value(self, path: Path) -> None:
        opening = self.sign()
        if opening not in {"[", "{"}:
            while self.sign() not in _VALUE_ENDS:
                self.at += 1
            return
        self.at += 1
        count = 0
        while True:
            self.skip_newlines()
            if self.sign() in {"]", "}", ""}:
                self.at += 1
                return
            if self.sign() == ",":
                self.at += 1
            elif opening == "{":
                self.pair(path)
            else:
                self.rows.setdefault((*path, count), self.row())
                self.value((*path, count))
                count += 1
