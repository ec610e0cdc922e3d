"""Logs: one line an event, readable by machines or people, and without secrets."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from pioneers.server.hosting.logs import HIDDEN, LONGEST_VALUE, SECRETS, handler_for
from pioneers.server.hosting.settings import LogSettings


class Journal:
    """A logger of ours and what it wrote."""

    def __init__(self, name: str, settings: LogSettings) -> None:
        self.stream = io.StringIO()
        self.logger = logging.getLogger(name)
        self.handler = handler_for(settings, self.stream)
        self.logger.addHandler(self.handler)
        self.logger.setLevel(settings.level.upper())
        self.logger.propagate = False

    def close(self) -> None:
        self.logger.removeHandler(self.handler)
        self.logger.propagate = True

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    @property
    def entry(self) -> dict[str, Any]:
        """The only line."""
        assert self.text.count("\n") == 1
        entry: dict[str, Any] = json.loads(self.text)
        return entry


@pytest.fixture
def journal() -> Iterator[Journal]:
    journal = Journal("pioneers.tests.journal", LogSettings(format="json"))
    yield journal
    journal.close()


def test_a_line_is_one_json_object_with_time_level_logger_event_and_fields(journal: Journal) -> None:
    before = datetime.now(UTC)
    journal.logger.warning("a game cannot go on", extra={"table": "abc", "reason": "record-data", "count": 3})
    entry = journal.entry
    time = datetime.fromisoformat(entry.pop("time"))
    assert before.replace(microsecond=0) <= time <= datetime.now(UTC)
    assert entry == {
        "level": "warning",
        "logger": "pioneers.tests.journal",
        "event": "a game cannot go on",
        "table": "abc",
        "reason": "record-data",
        "count": 3,
    }


@pytest.mark.parametrize("name", [*sorted(SECRETS), "seed_hash", "metrics_token", "X-Cookie", "Set-Cookie", "HAND"])
def test_a_field_with_the_name_of_a_secret_is_hidden(journal: Journal, name: str) -> None:
    journal.logger.error("something", extra={name: "4711-4712"})
    assert journal.entry[name] == HIDDEN
    assert "4711" not in journal.text


def test_secrets_inside_of_other_fields_are_hidden(journal: Journal) -> None:
    said = {"kind": "say", "text": "my secret plan"}
    journal.logger.error("something", extra={"message_": said, "several": [said, {"deep": {"view": said}}]})
    assert "secret plan" not in journal.text
    assert journal.entry["message_"] == {"kind": "say", "text": HIDDEN}


def test_what_would_be_formatted_into_our_sentence_is_left_out(journal: Journal) -> None:
    journal.logger.error("the seed is %s", 4711)
    assert journal.entry["event"] == "the seed is %s"
    assert "4711" not in journal.text


def test_others_may_format_their_sentences() -> None:
    journal = Journal("uvicorn.tests", LogSettings(format="json"))
    journal.logger.error("Invalid %s", "request")
    journal.close()
    assert journal.entry["event"] == "Invalid request"


def fail_inside() -> None:
    try:
        dict.__getitem__({}, "storm 12 in the hand of Ada")
    except KeyError as error:
        raise RuntimeError("the deal was 4711") from error


def fail(journal: Journal) -> None:
    try:
        fail_inside()
    except RuntimeError:
        journal.logger.exception("something failed")


def test_an_exception_is_told_by_type_and_place_and_not_in_its_own_words(journal: Journal) -> None:
    fail(journal)
    told = journal.entry["exception"]
    assert told.startswith("RuntimeError at ")
    assert "; because of KeyError at " in told
    assert "test_logs.py:" in told
    assert " fail_inside < " in told
    assert "4711" not in journal.text
    assert "storm" not in journal.text


def test_an_exception_of_the_system_is_told_in_its_own_words(journal: Journal) -> None:
    try:
        Path("/nowhere/at/all").read_bytes()
    except OSError:
        journal.logger.exception("something failed")
    assert "No such file or directory" in journal.entry["exception"]


def test_only_debug_repeats_the_words_of_exceptions() -> None:
    journal = Journal("pioneers.tests.debug", LogSettings(level="debug", format="json"))
    fail(journal)
    journal.close()
    assert "the deal was 4711" in journal.text


def test_text_is_one_line_too_whatever_is_in_it() -> None:
    journal = Journal("pioneers.tests.text", LogSettings(format="text"))
    journal.logger.info("somebody\ncame", extra={"name_": "Ada\x1b[2J\nERROR forged", "seed": 4711})
    journal.close()
    assert journal.text.count("\n") == 1
    assert "\x1b" not in journal.text
    assert "4711" not in journal.text
    assert r"somebody\ncame name_=Ada\x1b[2J\nERROR forged seed=[hidden]" in journal.text


def test_no_value_is_endless(journal: Journal) -> None:
    journal.logger.info("something", extra={"large": "x" * 1_000_000, "many": [object()]})
    assert len(journal.text) < 2 * LONGEST_VALUE


PROGRAM = """
import logging, warnings
from pioneers.server.hosting.logs import configure
from pioneers.server.hosting.settings import LogSettings
configure(LogSettings())
logging.getLogger("uvicorn.access").info('%s - "%s %s"', "192.0.2.7", "GET", "/api/tables/secret")
logging.getLogger("uvicorn.error").info("Started server process [%d]", 1)
logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
logging.getLogger("pioneers.server").debug("not this")
logging.getLogger("pioneers.server").info("serving", extra={"token": "4711"})
warnings.warn("an old function is used")
"""


def test_a_configured_process_writes_json_to_a_pipe_and_no_line_for_a_request() -> None:
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own program
    assert done.stdout == ""
    entries = [json.loads(line) for line in done.stderr.splitlines()]
    assert [entry["event"].splitlines()[0].rpartition(": ")[2] for entry in entries] == [
        "Invalid HTTP request received.",
        "serving",
        "an old function is used",
    ]
    assert "192.0.2.7" not in done.stderr
    assert "4711" not in done.stderr
