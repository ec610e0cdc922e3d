"""Errors to answers: whatever goes wrong, the client gets a `Problem` in its own language and never more than that."""

from __future__ import annotations

import logging
import math
import secrets
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.server.http.language import preferred_language
from pioneers.server.http.page import Page
from pioneers.server.wire.decoding import wrong_value
from pioneers.server.wire.fitting import fields_of, from_text, misfit
from pioneers.server.wire.parts import Problem
from pioneers.server.wire.problems import Conflict, Forbidden, Missing, Stale, TooMany, problem
from pioneers.text.harmless import harmless

logger = logging.getLogger(__name__)

Asked = Request[Any, Any, Any]

_STATUS: Mapping[type[Mistake], int] = {Missing: 404, Forbidden: 403, Conflict: 409, Stale: 409, TooMany: 429}
# Mistakes that have a status of their own.
_STATUS_OF_KEY = {
    "server-content-type": 415,
    "server-stopping": 503,
    "server-checking": 503,
    "store-page": 400,
    "store-table": 404,
    "store-person": 404,
}
# What else a store says is for the one who runs it: it names files of the server.
_STORE = "store-"
# Seconds after which it is worth to try again, where nothing better is known.
_WAIT = 5
# Of what somebody took for the id of a table, so much is repeated to him.
_LONGEST_NAME = 60
# What the framework says when a client is gone before it has sent all: nobody will read the answer, nobody is at fault.
_GONE = "client disconnected prematurely"
# What the framework itself turns away, by status.
_KEYS = {404: "http-route", 405: "http-method", 413: "http-large"}


def language_of(request: Asked) -> str:
    """The language of the person who asks, as far as it is known yet, else the one that his browser prefers."""
    chosen = request.scope.get("state", {}).get("language")
    return chosen if isinstance(chosen, str) else preferred_language(request.headers.get("accept-language", ""))


def answer(
    request: Asked, status: int, error: Mistake | Refusal, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    """An error as JSON."""
    content = problem(error, language_of(request))
    return Response(content, status_code=status, media_type="application/json", headers=dict(headers or {}))


def answer_mistake(request: Asked, error: Mistake) -> Response[Problem]:
    """Something was asked that cannot be done."""
    status = _STATUS_OF_KEY.get(error.key)
    if status is None and error.key.startswith(_STORE):
        logger.error("the store cannot be used", extra={"reason": error.key})
        status, error = 503, Mistake("http-unavailable")
    elif status is None:
        status = next((status for kind, status in _STATUS.items() if isinstance(error, kind)), 400)
    if status in {429, 503}:
        seconds = error.figures.get("seconds", _WAIT)
        wait = math.ceil(seconds) if isinstance(seconds, (int, float)) else _WAIT
        return answer(request, status, error, {"Retry-After": str(max(1, wait))})
    return answer(request, status, error)


def answer_refusal(request: Asked, error: Refusal) -> Response[Problem]:
    """A rule forbids it."""
    return answer(request, 400, error)


def answer_framework(request: Asked, error: HTTPException) -> Response[Problem] | Response[bytes]:
    """What the framework turned away before anybody of us saw it. Who lost his way in a browser gets the page."""
    status = error.status_code
    page: Page = request.app.state["page"]
    if status == 404 and page.is_wanted(request):
        return page.screen(request, status)
    if status >= 500 and error.detail == _GONE:
        return answer(request, 400, Mistake("http-request"))
    if status >= 500:
        return answer_failure(request, error)
    if isinstance(error, ValidationException):
        return answer_mistake(request, _invalid(request, error))
    key = _KEYS.get(status, "http-request")
    figures: dict[str, object] = {"method": request.method} if key == "http-method" else {}
    return answer(request, status, Mistake(key, **figures), error.headers)


def answer_failure(request: Asked, error: Exception) -> Response[Problem]:
    """A fault of ours. The client gets a number to name it by; what happened stands under that number in the log."""
    number = secrets.token_hex(4)
    # The route alone: the path has ids in it that let people in.
    route = request.scope.get("path_template")
    logger.error("request failed", exc_info=error, extra={"error": number, "method": request.method, "route": route})
    return answer(request, 500, Mistake("http-failure", number=number))


def _invalid(request: Asked, error: ValidationException) -> Mistake:
    """A value of the address that cannot be used, or a content that is missing; the rest is the work of `decoding`."""
    wrong = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    name = str(wrong.get("key", ""))
    if name == "data":
        return Mistake("request-empty")
    if name == "table":
        # A link that was mangled on its way.
        return Missing("table-missing", table=harmless(str(request.path_params[name])[:_LONGEST_NAME]))
    kinds = {field.name: field.type for field in fields_of(request.route_handler.signature_model)}
    value = request.query_params.get(name, request.path_params.get(name))
    found = misfit(from_text(str(value), kinds[name]), kinds[name]) if name in kinds else None
    return Mistake("request-value", place=name) if found is None else wrong_value(found, name)


HANDLERS: ExceptionHandlersMap = {
    Mistake: answer_mistake,
    Refusal: answer_refusal,
    HTTPException: answer_framework,
    Exception: answer_failure,
}
