"""Records of games: a header and one action a line, readable, diffable, and replayed exactly.

    pioneers record 1
    game: board
    rules: 1
    data: 61f0c2d95d6fb0f4
    players: 3
    seed: 7
    options: {"cover": "default"}
    seats: ["Ada", "Ben", "Cleo"]
    engine: 0.1.0
    commitment: 9f2c…

    # seat 0
    buy road
    road albany--boston
    # seat 1
    # hint: seat 1
    …

    end: 1b0f…

Lines that begin with `#` are for the reader; `# hint` also says that a seat asked for a hint before the next action.
`end` is the digest of the last position of a finished game. The header
is written in this order and read in any; its last two lines may be missing. `engine` is the version of the program that
the game began with, `commitment` the hash of the seed that was shown before the game.

The same as JSON has the lines as fields, `actions` as a list, and the seed as text: with its 256 bits it is more than
many programs take for a number.
"""

from __future__ import annotations

import json
import re
from bisect import bisect
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from pioneers.kernel.event import Event
from pioneers.kernel.files.data_file import OwnText
from pioneers.kernel.files.reading import Reading, kind_of
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import DataError, Mistake
from pioneers.kernel.nearest import nearest
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import State
from pioneers.kernel.view import Json

MAGIC = "pioneers record 1"
VERSION = 1
HEADER = ("game", "rules", "data", "players", "seed", "options", "seats")
# Lines that a header may have besides, and what each looks like.
FURTHER: Final = {
    "engine": re.compile(r"[0-9A-Za-z][0-9A-Za-z.+_-]{0,59}"),
    "commitment": re.compile(r"[0-9a-f]{64}"),
}
# Before the action that was played after a hint.
HINT_LINE = "# hint: seat "
# Options that name a file: a record kept beside the file finds it there.
FILE_SUFFIX = ".toml"
# The longest games, with a thousand runs of the largest deck, stay far below both.
LARGEST_RECORD = 10_000_000  # bytes
MOST_ROWS = 500_000

# Where the data files of a record are: in a folder, beside it, or at hand as texts under the names it has for them.
Files = Path | tuple[OwnText, ...] | None


@dataclass(slots=True)
class Record:
    """One game: everything else is derived from it."""

    game: str
    rules: int
    data: str
    players: int
    seed: int
    options: dict[str, Json] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    end: str | None = None
    # The program the game began with, and the hash of the seed that was shown before it.
    engine: str | None = None
    commitment: str | None = None
    # The hints that were given: the number of actions before each, and whose it was.
    hints: list[tuple[int, int]] = field(default_factory=list)
    # Row of each action in the file it was read from, for messages.
    rows: list[int] = field(default_factory=list, compare=False, repr=False)

    @classmethod
    def begun(
        cls,
        game: Game[Any],
        players: int,
        seed: int,
        options: dict[str, Json],
        seats: list[str],
        rules: Json = None,
    ) -> Record:
        """The record of a game that has just begun, by the newest rules or by an older version."""
        state = game.started(players, seed, options, rules)
        plain = {name: str(value) if isinstance(value, Path) else value for name, value in options.items()}
        return cls(game.name, state.shared.rules, game.data_digest(state), players, seed, plain, seats)

    def start(self, game: Game[Any], folder: Files = None, events: list[Event] | None = None) -> State:
        """The first position. A `Mistake` if the record needs rules that are not known or data that are not there.

        What happens before the first decision is added to `events`.
        """
        if self.game != game.name:
            raise Mistake("record-game", found=self.game, right=game.name)
        if self.rules not in game.known_rules:
            raise Mistake("record-rules", found=self.rules, known=game.named_rules())
        state: State = game.started(self.players, self.seed, self.found_files(folder), self.rules, events)
        if game.data_digest(state) != self.data:
            raise Mistake("record-data", found=self.data, right=game.data_digest(state))
        return state

    def found_files(self, folder: Files) -> dict[str, Json]:
        """The options, with the files found that lie beside the record. Of files that are given as texts none is ever
        looked for on the disk: one that is missing is a `DataError`.
        """
        found = dict(self.options)
        for name, value in self.options.items():
            if folder is None or not isinstance(value, str) or not value.endswith(FILE_SUFFIX):
                continue
            if isinstance(folder, Path):
                beside = folder / Path(value).name
                if beside.is_file():
                    found[name] = str(beside)
                continue
            own = next((own for own in folder if own.name == value), None)
            if own is None:
                raise DataError("data-missing", name, "")
            # People know the file by what it is for.
            found[name] = OwnText(name, own.text)
        return found

    def replay(self, game: Game[Any], folder: Files = None) -> Iterator[tuple[str, list[Event], State]]:
        """Each action with its events and the state after it (one state, changed as it goes: copy to keep).

        A `Mistake` names the row of an action that the rules refuse, or an end that differs.
        """
        state = self.start(game, folder)
        for number, text in enumerate(self.actions):
            row = self.rows[number] if self.rows else number + 1
            try:
                events = game.play(state, text)
            except (Refusal, Mistake) as reason:
                raise Mistake("record-action", row=row, action=text, reason=reason.plain()) from reason
            yield text, events, state
        if self.end is not None:
            digest = game.digest(state)
            if state.seat is not None:
                raise Mistake("record-unfinished", actions=len(self.actions))
            if digest != self.end:
                raise Mistake("record-end", found=self.end, right=digest)

    def note_hint(self, move: int, seat: int) -> None:
        """A seat had a hint after so many actions; those that are taken back leave it where the game goes on."""
        self.hints.append((min(move, len(self.actions)), seat))

    def forget_after(self, actions: int) -> None:
        """Take actions back: so many stay."""
        del self.actions[actions:]
        self.hints = [(min(move, actions), seat) for move, seat in self.hints]
        self.end = None

    def final(self, game: Game[Any], folder: Files = None) -> State:
        """The last position."""
        state = self.start(game, folder)
        for _, _, state in self.replay(game, folder):  # noqa: B007 - the last one is wanted
            pass
        return state

    def written(self, game: Game[Any] | None = None, folder: Files = None) -> str:
        """The text of the record file; with the game, the reader is told whose actions they are."""
        lines = [MAGIC]
        for name in (*HEADER, *FURTHER):
            value = getattr(self, name)
            if value is None:
                continue
            plain = value if isinstance(value, (str, int)) else json.dumps(value, ensure_ascii=False)
            lines.append(f"{name}: {plain}")
        lines.append("")
        state = None if game is None else self.start(game, folder)
        seat: int | None = None
        hints = {move: [seat for place, seat in self.hints if place == move] for move, _ in self.hints}
        for number, text in enumerate(self.actions):
            if state is not None and game is not None:
                if state.seat != seat:
                    seat = state.seat
                    lines.append(f"# seat {seat}")
                game.advance(state, game.resolve(state, text))
            lines += [f"{HINT_LINE}{asked}" for asked in hints.get(number, ())]
            lines.append(text)
        lines += [f"{HINT_LINE}{asked}" for asked in hints.get(len(self.actions), ())]
        if self.end is not None:
            lines += ["", f"end: {self.end}"]
        return "\n".join(lines) + "\n"

    def plain(self) -> dict[str, Json]:
        """The record as plain JSON; `record_of` is the way back."""
        return {
            "record": VERSION,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "players": self.players,
            "seed": str(self.seed),
            "options": dict(self.options),
            "seats": list(self.seats),
            "engine": self.engine,
            "commitment": self.commitment,
            "hints": [{"move": move, "seat": seat} for move, seat in self.hints],
            "actions": list(self.actions),
            "end": self.end,
        }


def read_record(text: str) -> Record:
    """The record in this text; a `Mistake` names the row and what would be right there."""
    if text.count("\n") >= MOST_ROWS:
        raise Mistake("record-rows", most=MOST_ROWS)
    rows = [(number, row.strip()) for number, row in enumerate(text.split("\n"), 1)]
    content = [(number, row) for number, row in rows if not row.startswith("#")]
    if not content or content[0][1] != MAGIC:
        raise Mistake("record-magic", right=MAGIC, found=content[0][1][:60] if content else "")
    header: dict[str, str] = {}
    position = 1
    while position < len(content) and content[position][1]:
        number, row = content[position]
        name, colon, value = row.partition(":")
        if not colon or name not in (*HEADER, *FURTHER):
            near = nearest(name, (*HEADER, *FURTHER)) or HEADER[0]
            raise Mistake("record-header", row=number, found=row[:60], nearest=near)
        if name in header:
            raise Mistake("record-twice", row=number, name=name)
        header[name] = value.strip()
        position += 1
    for name in HEADER:
        if name not in header:
            raise Mistake("record-missing", name=name)
    body = [(number, row) for number, row in content[position:] if row]
    end: str | None = None
    if body and body[-1][1].startswith("end:"):
        end = body.pop()[1].removeprefix("end:").strip()
    hints = found_hints(rows, [number for number, _ in body])
    options = read_json(header, "options", dict)
    seats = read_json(header, "seats", list)
    if not all(isinstance(seat, str) for seat in seats):
        raise Mistake("record-value", name="seats", found=header["seats"])
    return Record(
        game=header["game"],
        rules=read_number(header, "rules"),
        data=header["data"],
        players=read_number(header, "players"),
        seed=read_number(header, "seed"),
        options=options,
        seats=seats,
        actions=[row for _, row in body],
        end=end,
        engine=checked_further("engine", header.get("engine")),
        commitment=checked_further("commitment", header.get("commitment")),
        hints=hints,
        rows=[number for number, _ in body],
    )


def found_hints(rows: list[tuple[int, str]], actions: list[int]) -> list[tuple[int, int]]:
    """The hints between the actions in these rows. A line that only looks like one is for the reader alone."""
    hints = ((number, row.removeprefix(HINT_LINE)) for number, row in rows if row.startswith(HINT_LINE))
    return [
        (bisect(actions, number), int(seat))
        for number, seat in hints
        if seat.isascii() and seat.isdigit() and len(seat) < 3
    ]


def record_of(plain: Json) -> Record:
    """The record in plain JSON; a `Mistake` names the field and what would be right there."""
    reading = Reading(plain, "record")
    reading.only("record", *HEADER, *FURTHER, "hints", "actions", "end")
    reading["record"].equal(VERSION)
    end = reading["end"]
    return Record(
        game=text_of(reading["game"]),
        rules=reading["rules"].number(),
        data=text_of(reading["data"]),
        players=reading["players"].number(),
        seed=read_number({"seed": text_of(reading["seed"])}, "seed"),
        options=dict(reading["options"].small().record()),
        seats=[text_of(seat) for seat in reading["seats"].items()],
        actions=[text_of(action) for action in reading["actions"].items()],
        hints=hints_of(reading),
        end=None if end.content is None else text_of(end),
        engine=further_of(reading, "engine"),
        commitment=further_of(reading, "commitment"),
    )


def hints_of(reading: Reading) -> list[tuple[int, int]]:
    """The hints, which a record of an older program does not have."""
    if "hints" not in reading.record():
        return []
    hints = []
    for hint in reading["hints"].items():
        hint.only("move", "seat")
        hints.append((hint["move"].number(), hint["seat"].number(high=99)))
    return hints


def further_of(reading: Reading, name: str) -> str | None:
    """A field that may be missing or null."""
    if reading.record().get(name) is None:
        return None
    return checked_further(name, text_of(reading[name]))


def text_of(part: Reading) -> str:
    """Any text."""
    if not isinstance(part.content, str):
        part.refuse("text", found=kind_of(part.content))
    return part.content


def checked_further(name: str, value: str | None) -> str | None:
    """A line that the header need not have."""
    if value is not None and not FURTHER[name].fullmatch(value):
        raise Mistake("record-value", name=name, found=value)
    return value


def read_number(header: dict[str, str], name: str) -> int:
    """A whole number of the header."""
    if not (header[name].isascii() and header[name].isdigit() and len(header[name]) < 100):
        raise Mistake("record-value", name=name, found=header[name])
    return int(header[name])


def read_json(header: dict[str, str], name: str, kind: type) -> Any:
    """A JSON value of the header."""
    try:
        value = Reading(json.loads(header[name]), name).small().content
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise Mistake("record-value", name=name, found=header[name])
    return value
