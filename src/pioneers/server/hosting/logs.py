"""Logs: one event a line, with named fields, as JSON or as readable text. Secrets cannot get into them.

Our own loggers say a constant sentence and give the rest as fields: `logger.info("stopped", extra={"tables": 3})`.
What would be formatted into the sentence is left out, fields with the name of a secret are hidden, and an exception
is told by its type and place: its words could quote a hand of cards. Only on the level `debug` they are shown.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import IO, Any, Literal

import msgspec

from pioneers.server.hosting.settings import LogSettings
from pioneers.text.harmless import harmless

OURS = "pioneers"
HIDDEN = "[hidden]"
# A field is hidden if a part of its name is one of these: `metrics_token`, `seed_hash`.
SECRETS = frozenset(
    {"seed", "cookie", "cookies", "secret", "token", "password", "view", "hand", "text", "authorization", "state"}
)
LONGEST_VALUE = 500
# The words of these are the system's and quote nothing but files and modules.
_HARMLESS_ERRORS = (OSError, ImportError)
# What these say of starting and stopping, the service says itself.
_CHATTY = ("uvicorn.error", "uvicorn.asgi", "alembic")
# What every record has; everything else was given as `extra`.
_STANDARD = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """Makes the line of a record."""

    def __init__(self, style: Literal["json", "text"], *, talkative: bool = False) -> None:
        """`talkative` shows the words of every exception."""
        super().__init__()
        self.style = style
        self.talkative = talkative

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever is in the record."""
        time = datetime.fromtimestamp(record.created, UTC)
        fields = fields_of(record)
        if record.exc_info and record.exc_info[1] is not None:
            fields["exception"] = told(record.exc_info[1], talkative=self.talkative)
        if self.style == "json":
            line = {"time": stamp(time), "level": record.levelname.lower(), "logger": record.name}
            return msgspec.json.encode({**line, "event": event_of(record), **fields}, enc_hook=repr).decode()
        said = " ".join(f"{name}={value}" for name, value in fields.items())
        return harmless(f"{stamp(time)} {record.levelname:<7} {record.name}: {event_of(record)} {said}".rstrip())


def stamp(time: datetime) -> str:
    """`2026-05-04T09:30:00.123Z`."""
    return f"{time:%Y-%m-%dT%H:%M:%S}.{time.microsecond // 1000:03}Z"


def event_of(record: logging.LogRecord) -> str:
    """What happened. Of our own sentences only the constant part: the rest belongs into fields."""
    if record.name.partition(".")[0] == OURS:
        return str(record.msg)
    return str(shortened(record.getMessage()))


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was given as `extra`, without the secrets."""
    extra = {name: value for name, value in record.__dict__.items() if name not in _STANDARD}
    return {name: cleaned(name, value) for name, value in extra.items()}


def cleaned(name: str, value: object) -> object:
    """A value fit for a log line: hidden if its name says so, down to the innermost one."""
    if SECRETS.intersection(name.lower().replace("-", "_").split("_")):
        return HIDDEN
    if isinstance(value, Mapping):
        return {str(key): cleaned(str(key), item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [cleaned("", item) for item in value]
    return shortened(value)


def shortened(value: object) -> object:
    """Numbers as they are, everything else as a text that is not endless."""
    if value is None or isinstance(value, bool | int | float):
        return value
    text = str(value)
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"


def told(error: BaseException, *, talkative: bool) -> str:
    """An exception and those behind it: types and places, from the innermost call outwards."""
    stories: list[str] = []
    at: BaseException | None = error
    while at is not None and len(stories) < 5:
        words = f" ({shortened(str(at))})" if talkative or isinstance(at, _HARMLESS_ERRORS) else ""
        places = [f"{place.filename}:{place.lineno} {place.name}" for place in traceback.extract_tb(at.__traceback__)]
        stories.append(f"{type(at).__qualname__}{words} at {' < '.join(reversed(places)) or '?'}")
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    return "; because of ".join(stories)


def handler_for(settings: LogSettings, stream: IO[str]) -> logging.Handler:
    """A handler that writes to this stream as the settings want it."""
    style = settings.format
    if style == "auto":
        style = "text" if stream.isatty() else "json"
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines(style, talkative=settings.level == "debug"))
    return handler


def configure(settings: LogSettings) -> None:
    """Send everything that this process logs to the error stream; uvicorn's lines too, but no line for each request."""
    root = logging.getLogger()
    root.handlers = [handler_for(settings, sys.stderr)]
    root.setLevel(settings.level.upper())
    logging.captureWarnings(capture=True)
    # Addresses of people are personal: how many requests there were is in the figures.
    access = logging.getLogger("uvicorn.access")
    access.handlers, access.propagate = [], False
    for name in _CHATTY:
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        if settings.level == "info":
            logger.setLevel(logging.WARNING)
