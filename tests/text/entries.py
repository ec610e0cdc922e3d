"""The catalogue as its files have it, fully parsed, and figures to try each message with."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import cycle, islice, product
from math import prod
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import pioneers

PACKAGE = Path(pioneers.__file__).parent
PROFESSIONS = ["banker", "merchant", "barkeeper", "sergeant", "farmer", "gold-digger"]
SUITS = ["stone", "gold", "deer", "tree"]
BUILDINGS = ["house", "windmill", "barn", "storehouse"]
# Figures that their names tell apart from other words.
NAMED: dict[str, list[object]] = {
    "suit": [*SUITS],
    "building": [*BUILDINGS],
    "missing": [["gold"], ["gold", "deer"], ["stone", "stone", "tree"]],
}
MANY = 400  # more combinations of figures than this are not all tried


@dataclass
class Entry:
    """A message: its texts by attribute ("" is its own), and the figures that each variable may be."""

    texts: dict[str, str]
    figures: dict[str, list[object]] = field(default_factory=dict)
    references: list[str] = field(default_factory=list)

    def samples(self) -> Iterator[dict[str, object]]:
        """Figures to say the message with: all combinations, or, where they are too many, some."""
        names, choices = list(self.figures), list(self.figures.values())
        if prod(map(len, choices)) <= MANY:
            yield from (dict(zip(names, combination, strict=True)) for combination in product(*choices))
        else:
            rows = zip(*map(cycle, choices), strict=False)
            yield from (dict(zip(names, row, strict=True)) for row in islice(rows, 12))


class Reader(Visitor):
    """Collects the variables of a message, and by their use the figures that they stand for."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    # The names of the methods are those of Fluent's classes.
    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.figures.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.references.append(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        options = {option.name.name: str(option.value.value) for option in node.arguments.named}
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                known = self.entry.figures.setdefault(argument.id.name, [])
                samples = NAMED.get(argument.id.name) or samples_of(node.id.name, options)
                known += [figure for figure in samples if figure not in known]

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if not isinstance(node.selector, ast.VariableReference):
            return
        keys = [key.value if isinstance(key, ast.NumberLiteral) else key.name for key in map(_key, node.variants)]
        numbers = "one" in keys or any(key.isdigit() for key in keys)
        known = self.entry.figures[node.selector.id.name]
        chosen: list[object] = [0, 1, 2, 5] if numbers else list(keys)
        if numbers or not known:  # a word's sample figures already include what is selected by
            known += [figure for figure in chosen if figure not in known]


def _key(variant: ast.Variant) -> Any:
    return variant.key


def samples_of(function: str, options: dict[str, str]) -> list[object]:
    """Figures that a function of the catalogue is called with."""
    kind = options.get("of", "")
    if function == "WORD":
        words = [*PROFESSIONS, "hotel"] if kind in {"", "word"} else words_of(kind)
        return [*words]
    if kind == "card":
        return [["thief"], ["deer 4", "deer 4"], ["stone 1", "thief", "storm 12"]]
    if function in {"LIST", "COUNT"} and kind not in {"", "plain"}:
        return [words_of(kind)[:1], words_of(kind)]
    plain: dict[str, list[object]] = {
        "CITY": ["salt-lake-city"],
        "LINE": ["denver--omaha"],
        "CARD": ["deer 4", "thief", "storm 6"],
        "SEAT": [0, 3],
        "MONEY": [0, 1, 5],
        "LIST": [[], [1], [0, 3], ["farmer", "farmer", "sergeant"]],
        "COUNT": [[], [1], [0, 3]],
    }
    return plain[function]


def words_of(kind: str) -> list[str]:
    """The words of a kind: `purchase` for `step-purchase`."""
    return [name.removeprefix(f"{kind}-") for name in parsed("en") if name.startswith(f"{kind}-")]


@cache
def parsed(language: str, owner: str = "*") -> dict[str, ast.Message]:
    """The messages of a language, or those of one owner: "cards", or "text" for the program's own. What Fluent cannot
    read fails.
    """
    messages: dict[str, ast.Message] = {}
    for file in sorted(PACKAGE.glob(f"{owner}/locale/{language}/*.ftl")):
        for item in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(item, ast.Junk), f"{language}/{file.name}: {item.content}"
            if isinstance(item, ast.Message):
                assert item.id.name not in messages, f"{language}/{file.name}: {item.id.name} stands twice"
                messages[item.id.name] = item
    return messages


@cache
def entries(language: str) -> dict[str, Entry]:
    """The messages of a language by their identifier."""
    found: dict[str, Entry] = {}
    for name, message in parsed(language).items():
        texts = {attribute.id.name: serialize_pattern(attribute.value) for attribute in message.attributes}
        if message.value is not None:
            texts[""] = serialize_pattern(message.value)
        found[name] = Entry(texts)
        Reader(found[name]).visit(message)
    for entry in found.values():
        for reference in entry.references:
            for name, figures in found[reference].figures.items():
                entry.figures.setdefault(name, figures)
        for name, figures in entry.figures.items():
            entry.figures[name] = figures or [1, 2, "denver"]
    return found
