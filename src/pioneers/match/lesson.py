"""Going through a lesson: the moves of somebody who learns, on the lesson's position, judged by the game itself.

Nothing is kept: who learns hands over all that was played, and it is played again. `played` has a list for each step
that is done, empty where there was only something to read, and the actions of the step that goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal

from pioneers.catalogue import game
from pioneers.kernel.event import Event
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.kernel.state import State
from pioneers.kernel.view import Json, Outlook, Told, View
from pioneers.match.lesson_file import Lesson, Move, Step

# How a step goes: its right move is not complete, it is done, or another move was made.
Course = Literal["open", "done", "astray"]


class Lost(Mistake):
    """What was played does not fit the lesson: it is another one than when it began."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A move of anybody, as the one who learns sees it."""

    by: int
    events: list[Told]
    view: View
    standing: Json


@dataclass
class Walk:
    """Somebody's way through a lesson up to now."""

    lesson: Lesson
    state: State
    # What was played in the steps that are done, and in the one that goes on.
    passed: list[list[str]] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    astray: bool = False
    moves: list[Shown] = field(default_factory=list)
    # The figures of the step's text, as they were when it began.
    said: dict[str, Json] = field(default_factory=dict)
    # Why the last move is not possible.
    problem: Refusal | Mistake | None = None

    @property
    def done(self) -> int:
        """How many steps are done."""
        return len(self.passed)

    @property
    def played(self) -> list[list[str]]:
        """What has to be handed over to come here again."""
        return [*self.passed, self.actions] if self.actions else self.passed

    @property
    def step(self) -> Step | None:
        """The step that goes on; none at the end."""
        return self.lesson.steps[self.done] if self.done < len(self.lesson.steps) else None

    @property
    def is_asked(self) -> bool:
        """Whether a move of the one who learns is wanted now."""
        return self.step is not None and self.step.asks and not self.astray

    def play(self, actions: Sequence[str], wholly: bool = False) -> None:
        """A move of the one who learns. Refused, it changes nothing and leaves its `problem`.

        As at a table, it ends with the first action that reveals something, if it is not one to be played `wholly`.
        """
        assert self.step is not None
        after, told, count = self.state.copy(), list[Event](), 0
        reveals = game(self.lesson.game).reveals
        try:
            for action in actions:
                told += self._play(after, action, self.lesson.seat)
                count += 1
                if not wholly and any(event.key in reveals for event in told):
                    break
        except (Refusal, Mistake) as problem:
            self.problem = problem
            return
        self.said = self.figures()
        self.state = after
        self.actions += actions[:count]
        self._show(self.lesson.seat, told)
        course = course_of(self.step, self.actions, told)
        self.astray = course == "astray"
        if course == "done":
            self.finish()

    def finish(self) -> None:
        """The step is done: the others play what comes with it."""
        assert self.step is not None
        for move in self.step.others:
            by, told = self.state.seat, list[Event]()
            assert by is not None, (self.lesson.name, self.step.name)
            for action in move:
                told += self._play(self.state, action, by)
            self._show(by, told)
        self.passed.append(self.actions)
        self.actions = []

    def figures(self) -> dict[str, Json]:
        """The figures of the step's text, from what the one who learns sees as it begins."""
        if self.actions:
            return self.said
        if self.step is None or not self.step.figures:
            return {}
        played = game(self.lesson.game)
        seen = {
            "view": played.view(self.state, self.lesson.seat),
            "standing": played.standing(self.state, self.lesson.seat),
            "outlook": self.outlook(),
            "components": played.components(self.state),
        }
        return {name: found(seen, place) for name, place in self.step.figures.items()}

    def outlook(self) -> Outlook:
        """What helps with the decision, if the one who learns has to decide."""
        return game(self.lesson.game).outlook(self.state) if self.state.seat == self.lesson.seat else {}

    def _play(self, state: State, action: str, seat: int) -> list[Event]:
        if state.seat != seat:
            raise Mistake("match-turn", seat=seat, right=-1 if state.seat is None else state.seat)
        return game(self.lesson.game).play(state, action)

    def _show(self, by: int, told: list[Event]) -> None:
        played, seat = game(self.lesson.game), self.lesson.seat
        events = [event.seen_by(seat) for event in told]
        view, standing = played.view(self.state, seat), played.standing(self.state, seat) or None
        self.moves.append(Shown(by, events, view, standing))


def walk(lesson: Lesson, played: Sequence[Sequence[str]]) -> Walk:
    """The way up to now; `Lost` if the lesson does not lead there."""
    way = Walk(lesson, game(lesson.game).load(lesson.position))
    for actions in played:
        if way.step is None or way.actions or way.astray:
            raise Lost("lesson-lost")
        if way.step.asks and actions:
            way.play(actions, wholly=True)
            if way.problem is not None:
                raise Lost("lesson-lost") from way.problem
        elif actions or way.step.asks:
            raise Lost("lesson-lost")
        else:
            way.finish()
    return way


def course_of(step: Step, actions: Sequence[str], told: Sequence[Event]) -> Course:
    """How a step goes after these actions, of which the last ones told this."""
    if step.until:
        return "done" if any(event.key == step.until for event in told) else "open"
    if any(len(actions) == len(move) and fits(move, actions) for move in step.wanted):
        return "done"
    return "open" if any(len(actions) < len(move) and fits(move, actions) for move in step.wanted) else "astray"


def fits(move: Move, actions: Sequence[str]) -> bool:
    """Whether a move begins with these actions."""
    return all(fnmatchcase(action, pattern) for pattern, action in zip(move, actions, strict=False))


def found(seen: Any, place: str) -> Json:
    """What stands at a place such as `view.seats.0.money`."""
    for key in place.split("."):
        seen = seen[int(key)] if isinstance(seen, list) else seen[key]
    return seen
