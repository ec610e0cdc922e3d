"""Sentences that the page in the browser must say exactly as we do: it speaks from the same texts by other code.

`web/src/say/sentences.json` holds them for the page's tests. Make it anew after a change of the texts:
`python -m tests.text.page_sentences`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from pioneers.text.say import LANGUAGES, Speaker

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "say" / "sentences.json"

CITIES: Final = {"st-louis": "St. Louis", "new-york": "New York"}
SEATS: Final = ["Mara", "Élise"]

_REASON: Final = {"message": "refusal-visited", "figures": {"city": "st-louis"}, "rule": "B6.4"}
_COACH: Final = {"seat": 0, "place": 2, "price": 1, "points": 10}
_SCORE: Final = {"seat": 1, "coaches": 1234567, "empty": -4, "nuggets": 0, "network": 12}


def _each(message: str, figures: Iterable[Mapping[str, object]]) -> list[tuple[str, dict[str, object]]]:
    return [(message, dict(one)) for one in figures]


# Each shows something else: names and their absence, numbers of one and many, lists, money, words in their forms.
SAMPLE: Final[list[tuple[str, dict[str, object]]]] = [
    ("money", {"amount": 12}),
    ("money", {"amount": 1234}),
    ("event-turn", {"round": 3, "seat": 0}),
    ("event-turn", {"round": 3, "seat": 3}),
    ("event-declined", {"seat": 2}),
    ("event-declined", {"seat": -1}),
    *_each("event-income", ({"seat": 1, "amount": 3 + extra, "bankers": extra, "extra": extra} for extra in (0, 1, 2))),
    *_each("event-bought-coach", ({**_COACH, "seats": seats} for seats in ([], ["farmer"], ["farmer", "hotel"]))),
    ("event-bought-coach", {**_COACH, "points": 1, "seats": ["banker", "farmer", "gold-digger"]}),
    ("event-bought-coach", {**_COACH, "seats": ["farmer", "sergeant", "farmer", "farmer"]}),
    *_each("event-displayed", ({"points": 1, "seats": ["banker"], "left": left} for left in (0, 1, 7))),
    ("event-built", {"seat": 0, "line": "new-york--st-louis"}),
    ("event-built-free", {"seat": 3, "line": "carson-city--san-francisco"}),
    *_each(
        "event-drove",
        (
            {"seat": 0, "start": "st-louis", "city": "little-rock", "bank": bank, "paid": paid, "share": 1}
            for bank in (0, 2)
            for paid in ([], [1], [1, 2], [1, 2, 3])
        ),
    ),
    *_each(
        "event-settled",
        (
            {"seat": 0, "tile": tile, "profession": "gold-digger", "coach": 2, "city": "el-paso"}
            for tile in ("hotel", "gold-digger")
        ),
    ),
    *_each("event-tile-gone", ({"seat": 1, "tile": tile} for tile in ("banker", "merchant", "hotel", "sergeant"))),
    *_each("event-nugget-private", ({"seat": 0, "value": value, "left": value} for value in (0, 1, 2, 5))),
    ("event-joined", {"seat": 0, "host": 1, "profession": "farmer", "coach": 1, "city": "st-louis", "price": 2}),
    ("event-over", {"round": 9, "reasons": ["roads"]}),
    ("event-over", {"round": 9, "reasons": ["roads", "stack", "idle"]}),
    ("event-scored", {**_SCORE, "total": 1}),
    ("event-scored", {**_SCORE, "total": 21}),
    ("page-board-ask-join", {"price": 2, "host": 2, "profession": "barkeeper", "city": "new-york"}),
    ("action-drive", {"fare": 0, "city": "st-louis"}),
    ("action-drive", {"fare": 4, "city": "santa-fe"}),
    ("refusal-not-aboard", {"profession": "merchant", "coach": 1}),
    ("refusal-purchase-used", {"purchase": "roads"}),
    ("event-dealt-private", {"seat": 0, "cards": ["deer 4", "thief", "storm 10"]}),
    ("event-discarded-private", {"seat": 1, "card": "stone 3"}),
    ("event-last-hand", {"seat": 2, "cards": ["gold 1"]}),
    ("refusal-must-follow", {"suit": "deer", "card": "gold 7"}),
    ("event-starter-drawn", {"among": [0, 1, 3], "seat": 3}),
    *_each(
        "refusal-cannot-build", ({"building": "barn", "missing": missing} for missing in (["deer"], ["tree", "tree"]))
    ),
    *_each("event-counted", ({"seat": 0, "buildings": count, "supplies": count} for count in (0, 1, 4))),
    ("event-trick-won", {"seat": 0, "by": "trump", "sum": 9, "suit": "tree"}),
    ("list-and", {"items": _REASON, "last": {"message": "word-hotel", "figures": {}}}),
    ("list-and", {"items": None, "last": True}),
    ("list-or", {"items": "x" * 2100, "last": "{ $items }"}),
    ("list-comma", {"items": 1000, "next": 2.5}),
]


def sentences() -> list[dict[str, object]]:
    """The sample with what is said of it in every language."""
    speakers = {language: Speaker(language, CITIES, SEATS) for language in LANGUAGES}
    return [
        {
            "message": message,
            "figures": figures,
            "said": {language: speaker.say(message, figures) for language, speaker in speakers.items()},
        }
        for message, figures in SAMPLE
    ]


def written() -> str:
    """What the file must hold."""
    content = {"cities": CITIES, "seats": SEATS, "sentences": sentences()}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
