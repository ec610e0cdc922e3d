"""Mistakes by what an answer to them is called, and how problems are put on the wire."""

from __future__ import annotations

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.server.wire.parts import Problem


class Missing(Mistake):
    """There is no such thing, or one may not know of it."""


class Forbidden(Mistake):
    """It is not his to do."""


class Conflict(Mistake):
    """It cannot be done any more, or not yet."""


class TooMany(Mistake):
    """Too much, too fast, too large."""


class Stale(Mistake):
    """Made for a version that is no longer the last."""


def problem(error: Mistake | Refusal, language: str) -> Problem:
    """What a client is told of an error."""
    if isinstance(error, Refusal):
        return Problem(
            message=f"refusal-{error.key}",
            figures=error.figures,
            sentence=error.message(language),
            rule=error.rule,
        )
    return Problem(message=f"mistake-{error.key}", figures=error.figures, sentence=error.message(language))


def told(reason: Mistake | Refusal) -> Mistake | Refusal:
    """What a client is told of a mistake. The store's are for the one who runs the server: they name files of his."""
    return Mistake("table-broken") if isinstance(reason, Mistake) and reason.key.startswith("store-") else reason
