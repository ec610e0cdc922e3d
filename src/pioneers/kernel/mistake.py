"""Mistakes: input from outside that cannot be used, with a message key and figures like a refusal."""

from __future__ import annotations

# What is shown of a text or a list that came from outside; file names may be long.
LONGEST_TEXT = 1_000
MOST_ITEMS = 200
# Beyond the largest seed.
_MOST_BITS = 260


def bounded(figure: object) -> object:
    """A figure that can be kept, sent and said: whatever came from outside, it is neither endless nor unwritable."""
    if isinstance(figure, str) and len(figure) > LONGEST_TEXT:
        return figure[:LONGEST_TEXT] + "…"
    if isinstance(figure, list) and len(figure) > MOST_ITEMS:
        return [bounded(item) for item in figure[:MOST_ITEMS]]
    if isinstance(figure, list):
        return [bounded(item) for item in figure]
    if isinstance(figure, int) and figure.bit_length() > _MOST_BITS:
        return f"{'-' if figure < 0 else ''}10^{int(figure.bit_length() * 0.30103)}"
    return figure


def written(thing: object) -> str:
    """A thing from outside as Python writes it; what has too many digits or levels for that, by its size or kind."""
    try:
        return repr(thing)
    except (ValueError, RecursionError):
        return str(bounded(thing)) if isinstance(thing, int) else type(thing).__name__


class Mistake(ValueError):  # noqa: N818 - the counterpart of Refusal: what came from outside was mistaken
    """A bad option, notation, record, position or file. `str()` is the English message."""

    def __init__(self, key: str, /, **figures: object) -> None:
        self.key = key
        self.figures: dict[str, object] = {name: bounded(figure) for name, figure in figures.items()}
        super().__init__(key, self.figures)

    def sentence(self, language: str = "en") -> str:
        """What is wrong and what would be right, in the given language."""
        try:
            from pioneers.text.say import say  # noqa: PLC0415 - the catalogue is read only when someone asks

            return say(f"mistake-{self.key}", self.figures, language)
        except (ImportError, LookupError, ValueError):
            # A gap in the catalogue or in the figures must not hide the mistake itself: show all there is.
            figures = ", ".join(f"{name}={value!r}" for name, value in self.figures.items())
            return f"{self.key} ({figures})" if figures else self.key

    def message(self, language: str = "en") -> str:
        """The whole message; a mistake in a file begins with its place."""
        return self.sentence(language)

    def plain(self) -> dict[str, object]:
        """The message as a figure of another one, to be said in whatever language that one is said in."""
        return {"message": f"mistake-{self.key}", "figures": self.figures}

    def __str__(self) -> str:
        return self.message()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mistake) and type(other) is type(self) and self.args == other.args

    def __hash__(self) -> int:
        return hash((type(self), self.key))

    def __reduce__(self) -> tuple[object, ...]:
        # Mistakes travel between processes; the default would call the class without its keyword figures.
        return _again, (type(self), self.key, self.figures)


class DataError(Mistake):
    """A mistake in a data file. `place` is like `side[2].lines[14]`, counted from 1; `row` is the text's."""

    def __init__(
        self,
        key: str,
        /,
        file: str,
        place: str,
        row: int | None = None,
        column: int | None = None,
        **figures: object,
    ) -> None:
        spot = {name: part for name, part in (("row", row), ("column", column)) if part is not None}
        super().__init__(key, file=file, place=place, **spot, **figures)
        self.file = file
        self.place = place
        self.row = row
        self.column = column

    def message(self, language: str = "en") -> str:
        """`file:row:column: place: sentence`, as compilers write it; what is not known is left out."""
        spot = ":".join(str(part) for part in (self.file, self.row, self.column) if part is not None)
        return ": ".join(part for part in (spot, self.place, self.sentence(language)) if part)


def _again(kind: type[Mistake], key: str, figures: dict[str, object]) -> Mistake:
    return kind(key, **figures)
