"""The description of the HTTP interface: an OpenAPI document, made from the routes and msgspec's own schemas.

The framework's own generator drops what msgspec checks (bounds, forms, unknown fields), and a description that allows
more than the server takes is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import ParameterKwarg
from litestar.routes import HTTPRoute
from litestar.typing import FieldDefinition

from pioneers.server.wire.parts import Problem

Document = dict[str, Any]

# Arguments of a handler that the framework fills in by itself.
_GIVEN = frozenset({"request", "data"})
_BOUNDS = ("ge", "le", "min_length", "max_length", "pattern")

_ERRORS = {
    400: "The request is not valid.",
    403: "You may not do this, or a page of another site asks.",
    404: "Not found.",
    409: "No longer possible, or not yet.",
    413: "The content is too large.",
    415: "The content is not JSON.",
    429: "Too many requests. `Retry-After` says how many seconds to wait.",
    500: "A fault of the server. The number in the sentence is in its log too.",
    503: "The server cannot save or find anything right now, or is stopping.",
}
_ALWAYS = (429, 500, 503)
_WITH_WAIT = frozenset({429, 503})
_DESCRIPTION = """\
Everything around the games of Pioneers: identity, tables, seats, records. The games themselves are played over a
WebSocket at `/ws`.

A signed cookie identifies you; the first request that changes something sets it. Requests that change something
must be JSON, and must not come from pages of other sites. Every error is a `Problem` in the language of the person."""


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """The error answers of a route: those named and those that any route may give."""
    return {
        status: ResponseSpec(Problem, description=_ERRORS[status], generate_examples=False)
        for status in sorted({*statuses, *_ALWAYS})
    }


@dataclass(frozen=True)
class Operation:
    """One method of one address."""

    path: str
    method: str
    handler: HTTPRouteHandler
    inside_path: frozenset[str]

    @property
    def body(self) -> object | None:
        """The type of what is sent."""
        field = self.handler.parsed_fn_signature.parameters.get("data")
        return None if field is None else field.annotation

    @property
    def answer(self) -> object:
        """The type of what comes back."""
        found = self.handler.parsed_fn_signature.return_type.annotation
        return get_args(found)[0] if get_origin(found) is Response else found

    def parameters(self) -> Iterator[tuple[str, FieldDefinition]]:
        """What stands in the address."""
        for name, field in self.handler.parsed_fn_signature.parameters.items():
            if name not in _GIVEN:
                yield name, field


def operations(app: Litestar, prefix: str) -> Iterator[Operation]:
    """Every documented operation under an address."""
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith(prefix):
            for handler in route.route_handlers:
                if handler.resolve_include_in_schema():
                    for method in sorted(handler.http_methods):
                        path = route.path_format
                        yield Operation(path, method.lower(), handler, frozenset(route.path_parameters))


def document(app: Litestar, prefix: str, version: str, cookie: str) -> Document:
    """The whole description of what lies under an address."""
    found = list(operations(app, prefix))
    schemas = Schemas(kind for operation in found for kind in types_of(operation))
    paths: dict[str, Document] = {}
    for operation in found:
        paths.setdefault(operation.path, {})[operation.method] = described(operation, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pioneers", "version": version, "description": _DESCRIPTION},
        "servers": [{"url": "/"}],
        "paths": dict(sorted(paths.items())),
        "components": {
            "schemas": schemas.components,
            "securitySchemes": {"person": {"type": "apiKey", "in": "cookie", "name": cookie}},
        },
        # Whoever has no cookie yet gets one.
        "security": [{}, {"person": []}],
    }


class Schemas:
    """The schemas of types; those of structs stand in the components and are referred to."""

    def __init__(self, kinds: Iterable[object]) -> None:
        self._kinds: list[object] = [Problem]
        for kind in kinds:
            if kind not in self._kinds:
                self._kinds.append(kind)
        schemas, self.components = msgspec.json.schema_components(
            self._kinds, schema_hook=any_json, ref_template="#/components/schemas/{name}"
        )
        self._schemas = list(schemas)

    def of(self, kind: object) -> Document:
        """The schema of a type."""
        return self._schemas[self._kinds.index(kind)]


def types_of(operation: Operation) -> Iterator[object]:
    """All types that an operation speaks of."""
    if operation.body is not None:
        yield operation.body
    yield operation.answer
    for _, field in operation.parameters():
        yield plain_type(field)


def plain_type(field: FieldDefinition) -> object:
    """The type of a parameter with its bounds. In an address there is no null: one leaves the parameter out."""
    kind: Any = field.annotation
    if get_origin(kind) in (Union, UnionType):
        [kind] = [part for part in get_args(kind) if part is not NoneType]
    definition = field.kwarg_definition
    assert isinstance(definition, ParameterKwarg)
    bounds = {name: getattr(definition, name) for name in _BOUNDS if getattr(definition, name) is not None}
    return Annotated[kind, msgspec.Meta(**bounds)] if bounds else kind


def described(operation: Operation, schemas: Schemas) -> Document:
    """One operation."""
    handler = operation.handler
    found: Document = {
        "operationId": handler.operation_id,
        "summary": handler.summary,
        "description": handler.fn.__doc__,
        "tags": sorted(handler.resolve_tags()),
    }
    parameters = [described_parameter(operation, name, field, schemas) for name, field in operation.parameters()]
    if parameters:
        found["parameters"] = parameters
    if operation.body is not None:
        content = {"application/json": {"schema": schemas.of(operation.body)}}
        found["requestBody"] = {"required": True, "content": content}
    found["responses"] = dict(answers(operation, schemas))
    return found


def described_parameter(operation: Operation, name: str, field: FieldDefinition, schemas: Schemas) -> Document:
    """One parameter of an address."""
    assert isinstance(field.kwarg_definition, ParameterKwarg)
    in_path = name in operation.inside_path
    return {
        "name": name,
        "in": "path" if in_path else "query",
        "required": in_path,
        "description": field.kwarg_definition.description,
        "schema": schemas.of(plain_type(field)),
    }


def answers(operation: Operation, schemas: Schemas) -> Iterator[tuple[str, Document]]:
    """What may come back, by status."""
    handler = operation.handler
    media_type = str(getattr(handler.media_type, "value", handler.media_type))
    content = {media_type: {"schema": schemas.of(operation.answer)}}
    yield str(handler.status_code), {"description": handler.response_description, "content": content}
    for status, specification in (handler.responses or {}).items():
        answer: Document = {"description": specification.description}
        if specification.data_container is not None:
            answer["content"] = {"application/json": {"schema": schemas.of(specification.data_container)}}
        if status in _WITH_WAIT:
            answer["headers"] = {"Retry-After": {"required": True, "schema": {"type": "integer", "minimum": 1}}}
        yield str(status), answer


def as_json(description: Mapping[str, Any]) -> bytes:
    """The description as it is served."""
    return msgspec.json.format(msgspec.json.encode(description), indent=1)


def any_json(kind: type) -> dict[str, Any]:
    """The schema of `Json`, which msgspec does not know of: anything fits."""
    if kind is not object:
        raise NotImplementedError(kind)
    return {"description": "Any JSON."}
