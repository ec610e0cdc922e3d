"""Games told again: a finished one from every side and at every move, a running one as far as somebody may know it.

Nothing here is hidden any more once a game is over: whoever looks at it may take any seat. So of a game that goes on
only `history` and `moment` tell, and only what the perspective has seen.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, cast

import pioneers
from pioneers.bots.characters import SEPARATOR
from pioneers.kernel.event import Event
from pioneers.kernel.files.record import Files, Record, read_record
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.state import State
from pioneers.kernel.view import Result, Standing, Told, View
from pioneers.match.seats import from_record
from pioneers.server.wire.bodies import GameSummary, Moment, Replay, ReplayStep
from pioneers.server.wire.problems import Conflict, Missing
from pioneers.store.sql.rows import Finished

# A state is kept after every so many actions: from the nearest one every move is quickly reached.
INTERVAL: Final = 20
# Games that are kept at hand: somebody who looks at one asks for many of its moves.
GAMES: Final = 8


class Film:
    """A finished game with all its events, and some of its states to start from. Nothing in it changes."""

    def __init__(self, record: Record, folder: Files) -> None:
        if record.end is None:
            raise Conflict("replay-running")
        self.game: Game[Any] = pioneers.game(record.game)
        self.actions = record.actions
        self.players = record.players
        self.opening: list[Event] = []
        state = record.start(self.game, folder, self.opening)
        self.states: list[State] = [state.copy()]
        # Who played each action, and what happened.
        self.seats: list[int] = []
        self.events: list[list[Event]] = []
        deciding = state.seat
        for _, events, after in record.replay(self.game, folder):
            self.seats.append(cast("int", deciding))
            self.events.append(events)
            if len(self.events) % INTERVAL == 0:
                self.states.append(after.copy())
            deciding = after.seat

    def steps(self, seat: int | None) -> list[ReplayStep]:
        """Every action with what it told a perspective."""
        seat = self.game.checked_seat(seat, self.players)
        told = zip(self.actions, self.seats, self.events, strict=True)
        return [
            ReplayStep(action=action, seat=by, events=[event.seen_by(seat) for event in events])
            for action, by, events in told
        ]

    def told_at_first(self, seat: int | None) -> list[Told]:
        """What a perspective was told before the first action."""
        return [event.seen_by(seat) for event in self.opening]

    def view(self, move: int, seat: int | None) -> View:
        """What a perspective saw after so many actions."""
        return self.game.view(self.state(move), seat)

    def standing(self, move: int, seat: int | None) -> Standing:
        """How everyone stood then, as far as the perspective knew."""
        return self.game.standing(self.state(move), seat)

    def state(self, move: int) -> State:
        """The state after so many actions."""
        if not 0 <= move <= len(self.actions):
            raise Mistake("replay-move", move=move, last=len(self.actions))
        start = move // INTERVAL
        state = self.states[start].copy()
        for action in self.actions[start * INTERVAL : move]:
            self.game.advance(state, self.game.resolve(state, action))
        return state


@lru_cache(maxsize=GAMES)
def film(text: str, folder: Files) -> Film:
    """The game of a record's text."""
    return Film(read_record(text), folder)


def steps(record: Record, seat: int | None, folder: Files = None) -> list[ReplayStep]:
    """Every action of a finished game with what it told a perspective."""
    return film(record.written(), folder).steps(seat)


def position_at(record: Record, move: int, seat: int | None, folder: Files = None) -> View:
    """What a perspective saw after so many actions of a finished game; a `Mistake` says which numbers there are."""
    return film(record.written(), folder).view(move, seat)


def decided_at(record: Record, move: int, folder: Files = None) -> int | None:
    """The seat that decided after so many actions of a finished game; `None` where it was over."""
    return film(record.written(), folder).state(move).seat


def standing_at(record: Record, move: int, seat: int | None, folder: Files = None) -> Standing | None:
    """How everyone stood then, as far as a perspective knew; null where the game does not say it."""
    return film(record.written(), folder).standing(move, seat) or None


def replay_of(finished: Finished, seat: int | None, folder: Files = None) -> Replay:
    """A finished game from one perspective: its record and all that happened."""
    record = read_record(finished.record)
    return Replay(
        table=finished.table,
        record=record.plain(),
        seat=seat,
        opening=film(record.written(), folder).told_at_first(seat),
        steps=steps(record, seat, folder),
        result=cast("Result", finished.result),
    )


def summary(finished: Finished) -> GameSummary:
    """A finished game for a list."""
    # The header alone: a page of games has tens of thousands of actions.
    header, _, _ = finished.record.partition("\n\n")
    seats = [from_record(seat) for seat in read_record(header).seats]
    return GameSummary(
        table=finished.table,
        game=finished.game,
        names=[name for name, _ in seats],
        people=list(finished.people),
        bots=[kind and kind.partition(SEPARATOR)[0] for _, kind in seats],
        began=finished.began,
        ended=finished.ended,
        result=cast("Result", finished.result),
    )


def history(game: Game[Any], record: Record, seat: int | None, folder: Files = None) -> list[Told]:
    """All events that a perspective has seen of a game so far, be it over or not."""
    seat = game.checked_seat(seat, record.players)
    told: list[Event] = []
    record.start(game, folder, told)
    for _, events, _ in record.replay(game, folder):
        told += events
    return [event.seen_by(seat) for event in told]


def moment(table: str, game: Game[Any], record: Record, seat: int | None, number: int, folder: Files = None) -> Moment:
    """What a perspective saw when it was told of the event with this number, be the game over or not.

    Only what was told counts: an action that tells nothing is part of a play that is not complete, and how many of them
    there were is nobody else's business.
    """
    seat = game.checked_seat(seat, record.players)
    begun: list[Event] = []
    state = record.start(game, folder, begun)
    last = len(begun)
    if number <= last:
        return Moment(table=table, seat=seat, first=0, last=last, by=None, **_seen(game, state, seat))
    for action in record.actions:
        by = state.seat
        told = len(game.play(state, action))
        last += told
        if last >= number:
            return Moment(table=table, seat=seat, first=last - told + 1, last=last, by=by, **_seen(game, state, seat))
    raise Missing("replay-event", number=number, last=last)


def _seen(game: Game[Any], state: State, seat: int | None) -> dict[str, Any]:
    return {"view": game.view(state, seat), "standing": game.standing(state, seat) or None}
