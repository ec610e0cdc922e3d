"""A match: one game, its seats, its record. All moves of all programs go through here."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pioneers.bots.bot import Bot
from pioneers.kernel.action import Action
from pioneers.kernel.event import Event
from pioneers.kernel.files.record import LARGEST_RECORD, Files, Record, read_record
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import State
from pioneers.kernel.view import Json, View


class Point(NamedTuple):
    """Where a move began that can still be taken back: the state before it, how many actions had been played, and
    whether the move told anybody anything.
    """

    state: State
    actions: int
    told: bool


class Move(NamedTuple):
    """A move that was played: what happened, and how many of its actions were played."""

    events: list[Event]
    played: int


class Match:
    """Runs one game. Each seat has a name and a bot, or `None` for a person."""

    def __init__(self, game: Game[Any], record: Record, bots: Sequence[Bot | None], folder: Files = None) -> None:
        if len(bots) != record.players:
            raise Mistake("match-seats", seats=len(bots), players=record.players)
        self.game = game
        self.record = record
        self.bots = list(bots)
        # Where the record's data files are.
        self.folder = folder
        # What happened before the first decision.
        self.opening: list[Event] = []
        self.state: State = record.start(game, folder, self.opening)
        # The moves that can be taken back, oldest first, and whose they are.
        self.points: list[Point] = []
        self.mover: int | None = None
        for text in record.actions:
            game.play(self.state, text)

    @classmethod
    def new(
        cls,
        game: Game[Any],
        names: Sequence[str],
        bots: Sequence[Bot | None],
        seed: int | None = None,
        rules: Json = None,
        **options: Json,
    ) -> Match:
        """A match from the start; without a seed a fresh one is drawn, and kept in the record."""
        drawn = secrets.randbits(64) if seed is None else seed
        return cls(game, Record.begun(game, len(names), drawn, options, list(names), rules), bots)

    @property
    def version(self) -> int:
        """How many actions have been played: an answer names the version it was made for."""
        return len(self.record.actions)

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        return self.game.view(self.state, seat)

    def play(self, action: Action | str, seat: int | None = None, version: int | None = None) -> list[Event]:
        """Play an action. With `seat` and `version`, one of the wrong seat or for another position is refused."""
        if version is not None and version != self.version:
            raise Mistake("match-stale", version=version, right=self.version)
        if seat is not None and seat != self.state.seat:
            raise Mistake("match-turn", seat=seat, right=self.state.seat if self.state.seat is not None else -1)
        events = self.game.play(self.state, action)
        self.record.actions.append(str(action))
        if self.state.seat is None:
            self.record.end = self.game.digest(self.state)
        return events

    def move(self, seat: int, actions: Sequence[str]) -> Move:
        """Play several actions of one seat as one move that can be taken back: all of them or, refused, none.

        The move ends with the first action that reveals something hidden. What it reveals must not help to choose
        between going on and being refused; so the rest is not played, and nothing up to there can be taken back.
        """
        if self.state.seat != seat:
            raise Mistake("match-turn", seat=seat, right=self.state.seat if self.state.seat is not None else -1)
        before, count = self.state.copy(), len(self.record.actions)
        events: list[Event] = []
        reveals = self.game.reveals
        try:
            for played, action in enumerate(actions, 1):
                told = self.play(action, seat)
                events += told
                if any(event.key in reveals for event in told):
                    self.points = []
                    return Move(events, played)
        except (Refusal, Mistake):
            self.restore(before, count)
            raise
        if self.mover != seat:
            self.points = []
            self.mover = seat
        self.points.append(Point(before, count, bool(events)))
        return Move(events, len(actions))

    def undoable(self, seat: int) -> int:
        """How many moves a seat may take back: those since something hidden was revealed or another seat moved."""
        return len(self.points) if self.mover == seat else 0

    def undo(self, seat: int, whole: bool = False) -> bool:
        """Take back the last move of a seat, or all it may, and say whether it had been told; a `Mistake` if there is
        none.
        """
        if not self.undoable(seat):
            raise Mistake("match-undo")
        taken = self.points if whole else self.points[-1:]
        self.points = self.points[: -len(taken)]
        self.restore(taken[0].state, taken[0].actions)
        return any(point.told for point in taken)

    def keep(self) -> None:
        """What was played so far cannot be taken back any more."""
        self.points = []

    def restore(self, state: State, actions: int) -> None:
        """Go back to a state, when so many actions had been played."""
        self.state = state
        self.record.forget_after(actions)

    def bot_action(self) -> Action | None:
        """What the bot in the deciding seat wants to play; `None` if a person decides or the game is over."""
        seat = self.state.seat
        bot = None if seat is None else self.bots[seat]
        if bot is None:
            return None
        return bot.choose(self.game, self.view(seat), self.state.legal())

    def run(self) -> list[Event]:
        """Let the bots play until a person decides or the game is over."""
        events: list[Event] = []
        action = self.bot_action()
        while action is not None:
            events += self.play(action)
            action = self.bot_action()
        return events


def save(match: Match, path: Path) -> None:
    """Write the record; the old file stays whole until the new one is there."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(match.record.written(match.game, match.folder), encoding="utf-8")
    fresh.replace(path)


def load_record(path: Path) -> Record:
    """The record in a file."""
    try:
        with path.open("rb") as stream:
            content = stream.read(LARGEST_RECORD + 1)
        if len(content) > LARGEST_RECORD:
            raise Mistake("record-large", file=str(path), most=LARGEST_RECORD)
        return read_record(content.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n"))
    except OSError as error:
        raise Mistake("record-file", file=str(path), reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Mistake("record-text", file=str(path)) from error
