"""What comes from outside, read: bodies that cannot be used, and the language that a browser prefers."""

from __future__ import annotations

from typing import Any

import pytest

from pioneers.kernel.mistake import Mistake
from pioneers.server.http.language import preferred_language
from pioneers.server.wire.bodies import ChangeMe, NewTable
from pioneers.server.wire.decoding import decode
from pioneers.server.wire.messages import FromClient
from pioneers.text.say import LANGUAGES, say

KINDS = [FromClient, NewTable, ChangeMe]
MESSAGES = sorted(
    [
        "watch",
        "unwatch",
        "play",
        "undo",
        "end",
        "back",
        "say",
        "emote",
        "explain",
        "hint",
        "outlook",
        "routes",
        "preview",
        "ping",
    ]
)


@pytest.mark.parametrize(
    ("body", "message", "figures"),
    [
        (b"", "request-empty", {}),
        (b"{", "request-json", {"byte": 1}),
        (b'{"game": nope}', "request-json", {"byte": 9}),
        (b'{"game": "\xff"}', "request-json", {"byte": 10}),
        ('{"gäme": nope}'.encode(), "request-json", {"byte": 10}),
        # Wrong in two ways: what is no JSON at all is said first.
        (b'{"game": 1, "seats": }', "request-json", {"byte": 21}),
        (b"[]", "position-object", {"place": "JSON", "found": "array"}),
        (b'{"game": "board"}', "position-missing", {"place": "JSON", "field": "seats"}),
        (b'{"game": 1, "seats": []}', "position-text", {"place": "game", "found": "number"}),
        (
            b'{"game": "board", "seats": [{"kind": "mee"}]}',
            "request-choice",
            {"place": "seats[0].kind", "choices": ["bot", "free", "me"]},
        ),
        (b'{"game": "board", "seats": []}', "request-list-short", {"place": "seats", "right": 1}),
        (b'{"game": "board", "seats": [{}, {}]}', "position-missing", {"place": "seats[0]", "field": "kind"}),
        (
            b'{"game": "board", "seats": [{"kind": "me"}, {"knd": "me"}]}',
            "position-field",
            {"place": "seats[1]", "field": "knd", "nearest": "kind"},
        ),
        (
            b'{"game": "board", "seats": [{"kind": "me"}, {"kind": "me", "zzz": 1}]}',
            "request-field",
            {"place": "seats[1]", "field": "zzz", "fields": ["kind", "name", "bot", "character"]},
        ),
        (
            b'{"game": "board", "seats": [{"kind": "me"}, {"kind": "me", "name": "' + b"x" * 41 + b'"}]}',
            "request-text-long",
            {"place": "seats[1].name", "right": 40},
        ),
        (
            b'{"game": "board", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"seconds": 4}}',
            "request-small",
            {"place": "clock.seconds", "right": 5},
        ),
        (
            b'{"game": "board", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"days": 31}}',
            "request-large",
            {"place": "clock.days", "right": 30},
        ),
        (
            b'{"game": "board", "seats": [{"kind": "me"}, {"kind": "me"}], "public": "yes"}',
            "position-flag",
            {"place": "public", "found": "string"},
        ),
        (
            b'{"game": "board", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"seconds": 1e999}}',
            "position-number",
            {"place": "clock.seconds", "found": "number"},
        ),
        (
            b'{"game": "board", "seats": [{"kind": "me"}], "clock": {"seconds": ' + b"9" * 5000 + b"}}",
            "request-large",
            {"place": "clock.seconds", "right": 86400},
        ),
        (
            b'{"game": "board", "seats": [{"kind": "me"}], "options": {"cover": {}}}',
            "request-value",
            {"place": "options.cover", "found": "object"},
        ),
        (
            b'{"game": "board", "seats": [{"kind": "me"}], "game": 7, "game": "board"}',
            "position-twice",
            {"place": "JSON", "found": "game"},
        ),
        (b'{"game": "Board", "seats": []}', "request-form", {"place": "game", "form": "^[a-z][a-z0-9_]*$"}),
        (
            b'{"game": "\\ud800", "seats": [{"kind": "me"}]}',
            "request-form",
            {"place": "game", "form": "^[a-z][a-z0-9_]*$"},
        ),
    ],
)
def test_a_body_that_cannot_be_used_is_told_where_and_what_would_be_right(
    body: bytes, message: str, figures: dict[str, Any]
) -> None:
    with pytest.raises(Mistake) as caught:
        decode(body, NewTable)
    assert (caught.value.key, caught.value.figures) == (message, figures)
    assert {caught.value.sentence(language) for language in LANGUAGES} == {
        say(f"mistake-{message}", figures, language) for language in LANGUAGES
    }


@pytest.mark.parametrize(
    ("message", "key", "figures"),
    [
        (b'{"table": "x"}', "position-missing", {"place": "JSON", "field": "type"}),
        (b'{"type": 7}', "request-choice", {"place": "type", "choices": MESSAGES}),
        (b'{"type": "pong"}', "request-choice", {"place": "type", "choices": MESSAGES}),
        (b'{"type": "ping", "time": "now"}', "position-number", {"place": "time", "found": "string"}),
    ],
)
def test_a_message_is_told_by_its_type(message: bytes, key: str, figures: dict[str, Any]) -> None:
    with pytest.raises(Mistake) as caught:
        decode(message, FromClient)
    assert (caught.value.key, caught.value.figures) == (key, figures)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_nested_without_end_is_refused(kind: Any) -> None:
    for deep in (b"[" * 100_000, b'{"options":' * 100_000, b"[" * 100_000 + b"]" * 100_000):
        with pytest.raises(Mistake) as caught:
            decode(deep, kind)
        assert caught.value.key == "request-deep"


def test_a_long_name_of_a_field_is_not_repeated_at_length() -> None:
    with pytest.raises(Mistake) as caught:
        decode(b'{"' + b"x" * 10_000 + b'\\u0007": 1}', ChangeMe)
    assert len(str(caught.value.figures["field"])) < 100


def test_what_fits_is_read_strictly() -> None:
    assert decode(b'{"name": "Ada", "muted": null}', ChangeMe) == ChangeMe(name="Ada")
    with pytest.raises(Mistake):
        decode(b'{"name": 7}', ChangeMe)


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("it, fr;q=0.3, de;q=0.2", "fr"),
        ("en;q=0.5, fr;q=0.5", "en"),
        ("fr;q=0.5, en;q=0.5", "fr"),
        ("de;q=0, en;q=0.1", "en"),
        ("DE", "de"),
        ("*", "en"),
        ("de;q=x, fr", "fr"),
        ("," * 10_000 + "de", "en"),
        ("\u0000;q=1, <script>", "en"),
    ],
)
def test_the_language_that_a_browser_wants_most_and_we_speak_is_taken(accept: str, language: str) -> None:
    assert preferred_language(accept) == language
