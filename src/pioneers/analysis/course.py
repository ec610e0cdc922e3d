"""The course of a finished game: its decisions and its events of chance, each with the position it began in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pioneers
from pioneers.analysis.decision import imagined, plans_of
from pioneers.analysis.fortune import Fortune
from pioneers.analysis.judge import judge_of
from pioneers.analysis.played import found_played
from pioneers.analysis.shapes import Lens
from pioneers.arena.luck import SET_UP, ChanceEvent, measurable
from pioneers.kernel.files.record import Files, Record
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.state import State


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision: how many actions were played before it, who made it, and what that seat went on to play."""

    move: int
    seat: int
    length: int
    following: list[str]
    before: State


@dataclass(frozen=True, slots=True)
class Draw:
    """Something was drawn by an action (from 1; 0 is the set-up)."""

    action: int
    kinds: tuple[str, ...]
    index: int
    before: State
    after: State


class Course:
    """A record played again. A `Mistake` if it is not finished, or if nobody can judge its game."""

    def __init__(self, record: Record, folder: Files = None, lens: Lens = "known") -> None:
        self.record = record
        self.folder = folder
        self.lens = lens
        self.game: Game[Any] = pioneers.game(record.game)
        self.judge = judge_of(record.game)
        self.states: list[State] = [record.start(self.game, folder)]
        # By action: whether it showed somebody something, and what was drawn.
        self.revealing: list[bool] = []
        self.draws: list[Draw] = []
        measured = measurable(self.game)
        if measured:
            start = self.states[0]
            self.draws.append(Draw(0, (SET_UP,), -1, start, start))
        for number, (text, events, state) in enumerate(record.replay(self.game, folder), 1):
            before = self.states[-1]
            self.states.append(state.copy())
            self.revealing.append(any(event.key in self.game.reveals for event in events))
            kinds = tuple(dict.fromkeys(event.key for event in events if event.key in self.game.draws))
            if kinds and measured:
                index = int(self.game.resolve(before, text).index)
                self.draws.append(Draw(number, kinds, index, before, self.states[-1]))
        if self.states[-1].seat is not None:
            raise Mistake("analysis-unfinished", actions=len(record.actions))
        self.moments = self.found_moments()

    def found_moments(self) -> list[Moment]:
        """Every decision, one after the other; what leaves no choice is none."""
        found: list[Moment] = []
        move = 0
        while move < len(self.record.actions):
            state = self.states[move]
            if len(state.legal()) == 1:
                move += 1
                continue
            following = self.following(move)
            base = state if self.lens == "open" else imagined(self.game, self.game.view(state, state.seat))[0]
            played = found_played(self.game, base, plans_of(self.judge, base), following)
            found.append(Moment(move, int(state.deciding), played.length, following, state))
            move += played.length
        return found

    def following(self, move: int) -> list[str]:
        """What a seat plays from here on until another decides or something is revealed."""
        found = []
        seat = self.states[move].seat
        while move < len(self.record.actions) and self.states[move].seat == seat:
            found.append(self.record.actions[move])
            if self.revealing[move]:
                break
            move += 1
        return found

    def luck(self, draw: Draw) -> ChanceEvent:
        """What a draw brought everybody."""
        meter = Fortune(self.judge, self.record.players, self.record.seed)
        if draw.action == 0:
            return meter.set_up(self.game, self.record, self.folder, draw.after)
        return meter.drawn(draw.action, draw.kinds, draw.before, draw.index, draw.after)

    def result(self) -> list[float]:
        """Everybody's share of the win."""
        winners: Any = self.game.result(self.states[-1])["winners"]
        return [(seat in winners) / len(winners) for seat in range(self.record.players)]
