"""A match: one game, its seats, its record. All moves of all programs go through here."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pioneers.bots.bot import Bot
from pioneers.kernel.action import Action
from pioneers.kernel.event import Event
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.record import Record, read_record
from pioneers.kernel.state import State
from pioneers.kernel.view import Json, View


class Match:
    """Runs one game. Each seat has a name and a bot, or `None` for a person."""

    def __init__(self, game: Game[Any], record: Record, bots: Sequence[Bot | None], folder: Path | None = None) -> None:
        if len(bots) != record.players:
            raise Mistake("match-seats", seats=len(bots), players=record.players)
        self.game = game
        self.record = record
        self.bots = list(bots)
        # Where the record's data files may lie.
        self.folder = folder
        self.state: State = record.start(game, folder)
        for text in record.actions:
            game.play(self.state, text)

    @classmethod
    def new(
        cls,
        game: Game[Any],
        names: Sequence[str],
        bots: Sequence[Bot | None],
        seed: int | None = None,
        **options: Json,
    ) -> Match:
        """A match from the start; without a seed a fresh one is drawn, and kept in the record."""
        drawn = secrets.randbits(64) if seed is None else seed
        return cls(game, Record.begun(game, len(names), drawn, options, list(names)), bots)

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
        return read_record(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Mistake("record-file", file=str(path), reason=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Mistake("record-text", file=str(path)) from error
