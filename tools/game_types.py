"""The types of a game's views, events, results and components, told to the browser in its own language.

A game says them once, as `TypedDict`s, and its descriptor says where. They are read as they are written, not as Python
makes them: so the page gets the same names, the same order and the same remarks.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

from pioneers.descriptor import GameDescriptor

# What is the same in both languages but for its name.
PLAIN: Final = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null"}
HEADER: Final = "// Made of {places} by `./run wire`. Do not change it by hand.\n"


class UntoldTypeError(Exception):
    """A type that has no counterpart on the page, or a name that stands for two."""


@dataclass(frozen=True, slots=True)
class Definition:
    """A type with a name: a `TypedDict`, or an alias."""

    name: str
    module: str
    node: ast.ClassDef | ast.AnnAssign
    remark: str


@dataclass(slots=True)
class Module:
    """The types that a module defines, and those that it takes from others."""

    defined: dict[str, Definition] = field(default_factory=dict)
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)


def game_types(game: GameDescriptor) -> str:
    """Everything that a game's descriptor names as its types, with all that they are made of, as TypeScript."""
    return TypesOfGame(game.types).written()


class TypesOfGame:
    """All types that some places lead to."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self.modules: Final[dict[str, Module]] = {}
        self.found: Final[dict[str, Definition]] = {}
        for place in places.values():
            module, _, name = place.partition(":")
            self.find(module, name)

    def find(self, module: str, name: str) -> None:
        """Note a type, then those that it is made of."""
        known = self.module(module)
        if name in known.imported:
            self.find(*known.imported[name])
            return
        definition = known.defined.get(name)
        if definition is None:
            raise UntoldTypeError(f"{module} has no type {name}")
        if self.found.setdefault(name, definition) is not definition:
            raise UntoldTypeError(f"{name} is in {module} and in {self.found[name].module}")
        for other in names_in(definition.node):
            if other in known.imported or (other in known.defined and other not in self.found):
                self.find(module, other)

    def module(self, name: str) -> Module:
        """What a module says, read once."""
        if name not in self.modules:
            self.modules[name] = read(name)
        return self.modules[name]

    def written(self) -> str:
        """The file: module by module, each in its own order."""
        ordered = sorted(self.found.values(), key=lambda one: (one.module, one.node.lineno))
        places = sorted({one.module.rpartition(".")[0].replace(".", "/") for one in ordered})
        parts = [HEADER.format(places=", ".join(f"src/{place}" for place in places))]
        for definition in ordered:
            node = definition.node
            rows = interface(node) if isinstance(node, ast.ClassDef) else [alias(node)]
            parts.append("\n".join([*remarked(definition.remark), *rows, ""]))
        return "\n".join(parts)


def read(name: str) -> Module:
    """The types of one module."""
    source = inspect.getsource(import_module(name))
    lines = source.splitlines()
    module = Module()
    for node in ast.parse(source).body:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            module.imported |= {one.asname or one.name: (node.module, one.name) for one in node.names}
        elif isinstance(node, ast.ClassDef):
            module.defined[node.name] = Definition(node.name, name, node, ast.get_docstring(node) or "")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            module.defined[node.target.id] = Definition(node.target.id, name, node, comment_above(lines, node.lineno))
    for taken in [taken for taken, (place, _) in module.imported.items() if place in ("typing", "__future__")]:
        del module.imported[taken]
    return module


def comment_above(lines: list[str], line: int) -> str:
    """The comment that stands right above a line: an alias has no docstring."""
    first = line - 1
    while first > 0 and lines[first - 1].startswith("# "):
        first -= 1
    return " ".join(text.removeprefix("# ") for text in lines[first : line - 1])


def names_in(node: ast.ClassDef | ast.AnnAssign) -> Iterator[str]:
    """Every name in a definition, in its order."""
    parts = (
        [*node.bases, *(one.annotation for one, _ in fields(node))] if isinstance(node, ast.ClassDef) else [node.value]
    )
    for part in parts:
        for inner in ast.walk(part) if part is not None else ():
            if isinstance(inner, ast.Name):
                yield inner.id


def fields(node: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str]]:
    """The fields of a `TypedDict`, each with the text that stands below it."""
    for one, following in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(one, ast.AnnAssign):
            below = following.value if isinstance(following, ast.Expr) else None
            remark = below.value if isinstance(below, ast.Constant) else ""
            yield one, inspect.cleandoc(str(remark))


def interface(node: ast.ClassDef) -> Iterator[str]:
    """A `TypedDict` as an interface that nobody writes to."""
    bases = [base for base in map(ast.unparse, node.bases) if base != "TypedDict"]
    yield f"export interface {node.name}{' extends ' if bases else ''}{', '.join(bases)} {{"
    for one, remark in fields(node):
        kind = one.annotation
        optional = isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "NotRequired"
        yield from remarked(remark, "  ")
        yield f"  readonly {ast.unparse(one.target)}{'?' if optional else ''}: {told(kind)}"
    yield "}"


def alias(node: ast.AnnAssign) -> str:
    """Another name for a type; what is one of many stands line by line."""
    assert isinstance(node.target, ast.Name)
    assert node.value is not None
    kinds = told(node.value)
    many = kinds.split(" | ") if isinstance(node.value, ast.BinOp) else []
    return f"export type {node.target.id} =" + ("".join(f"\n  | {kind}" for kind in many) if many else f" {kinds}")


def told(kind: ast.expr) -> str:
    """A type in the language of the page."""
    match kind:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{told(left)} | {told(right)}"
        case ast.Subscript(value=ast.Name(id=outer), slice=inner):
            parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return of_parts(outer, parts)
    raise UntoldTypeError(ast.unparse(kind))


def of_parts(outer: str, parts: list[ast.expr]) -> str:
    """A type that is made of others."""
    match outer, parts:
        case "Literal", _:
            return " | ".join(ast.unparse(part) for part in parts)
        case "NotRequired", [part]:
            return told(part)
        case "list", [part]:
            item = told(part)
            return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
        case "tuple", _:
            return f"readonly [{', '.join(map(told, parts))}]"
        case "dict", [key, value]:
            return f"Readonly<Record<{told(key)}, {told(value)}>>"
    raise UntoldTypeError(outer)


def remarked(remark: str, indent: str = "") -> Iterator[str]:
    """A remark above what it is about."""
    rows = remark.splitlines()
    if len(rows) == 1:
        yield f"{indent}/** {remark} */"
    elif rows:
        yield f"{indent}/**"
        for row in rows:
            yield f"{indent} * {row}".rstrip()
        yield f"{indent} */"
