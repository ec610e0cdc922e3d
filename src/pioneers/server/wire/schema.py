"""The JSON Schema of all that goes over the wire, from which the browser's types are made.

python -m pioneers.server.wire.schema

What is sent to the server may leave out what has a default. What the server sends is complete, but for deltas; so a
type that goes both ways is there twice, the incomplete one with `Wish` behind its name.
"""

from __future__ import annotations

import sys
from inspect import cleandoc
from typing import Any

import msgspec

from pioneers.server.wire import bodies as requests
from pioneers.server.wire import lessons, messages, parts, puzzling
from pioneers.server.wire.messages import FromClient, FromServer

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
_PLACE = "#/$defs/"
_JSON: Schema = {"$ref": f"{_PLACE}Json"}


def wire_schema() -> Schema:
    """Every message of the socket, under `FromClient` and `FromServer`, and every body of a request or an answer."""
    bodies = [
        kind
        for module in (requests, lessons, puzzling)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
    asked = [kind for kind in bodies if issubclass(kind, requests.Body) and kind is not requests.Body]
    answered = [kind for kind in bodies if not issubclass(kind, requests.Body)]
    to_server = definitions("FromClient", FromClient, asked)
    sent = definitions("FromServer", FromServer, answered)
    to_client = {name: complete(schema, name in brief()) for name, schema in sent.items()}
    both = {name: f"{name}Wish" for name in to_server.keys() & to_client.keys() if to_server[name] != to_client[name]}
    places = {_PLACE + name: _PLACE + wish for name, wish in both.items()}
    for name, schema in to_server.items():
        shown = both.get(name, name)
        to_client[shown] = {**moved(schema, places), "title": shown}
    to_client["Json"] = {
        "title": "Json",
        "description": "Any value. What it is, the game says: its views, events, options and results.",
        "anyOf": [
            *({"type": kind} for kind in ("null", "boolean", "number", "string")),
            {"type": "array", "items": _JSON},
            {"type": "object", "additionalProperties": _JSON},
        ],
    }
    return {"$schema": DIALECT, "title": "Wire", "$defs": dict(sorted(to_client.items()))}


def definitions(name: str, messages: object, bodies: list[type]) -> dict[str, Schema]:
    """The schemas of messages and bodies, and of what they are made of."""
    schemas, found = msgspec.json.schema_components(
        [messages, *bodies], schema_hook=any_value, ref_template=_PLACE + "{name}"
    )
    for schema in found.values():
        # As in the source, without the indentation of a docstring's further lines.
        schema["description"] = cleandoc(schema["description"])
    return {**found, name: {"title": name, **next(iter(schemas))}}


def any_value(kind: type) -> Schema:
    """The schema of `Json`, which msgspec does not know of."""
    if kind is not object:
        raise NotImplementedError(kind)
    return _JSON


def brief() -> set[str]:
    """The types in which what has its default is left out, though the server sends them."""
    kinds = (kind for module in (messages, parts) for kind in vars(module).values() if isinstance(kind, type))
    return {
        kind.__name__ for kind in kinds if issubclass(kind, msgspec.Struct) and kind.__struct_config__.omit_defaults
    }


def complete(schema: Schema, is_brief: bool) -> Schema:
    """The schema of an object in which nothing is left out but what may be unset, or is said by default."""
    fields = schema.get("properties")
    if fields is None:
        return schema
    given = {name: {key: value for key, value in field.items() if key != "default"} for name, field in fields.items()}
    needed = schema.get("required", [])
    sent = [name for name, field in fields.items() if name in needed or ("default" in field and not is_brief)]
    return {**schema, "properties": given, "required": sent}


def moved(part: Any, places: dict[str, str]) -> Any:
    """A part of a schema with other places of what it refers to."""
    if isinstance(part, dict):
        return {key: moved(value, places) for key, value in part.items()}
    if isinstance(part, list):
        return [moved(value, places) for value in part]
    return places.get(part, part) if isinstance(part, str) else part


def text() -> str:
    """The schema as it is kept in a file."""
    return msgspec.json.format(msgspec.json.encode(wire_schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
