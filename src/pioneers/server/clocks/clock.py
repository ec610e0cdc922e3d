"""The clocks of a table: pure arithmetic. Times are milliseconds, passed in; nothing here looks at a real clock.

Which time is passed in is the table's to say, always the same: for `move` and `reserve` one that nobody can set, for
`days` the date. So the seconds of a table stop with its server, and days go by whether it runs or not.

A *move*, for the clock, begins when the time of a seat begins to run. It is over when time passes to another seat, or
to nobody because the seat has played. What can still be taken back is not over: a seat that plays, takes back and plays
again is in the same move, so taking back gives no time, nor does playing in many small parts. Only `final` ends a move
whose seat goes on.

If time passes to nobody though nobody has played, the move is interrupted: the person has left, or his time is out, and
a bot thinks in his place. Who is back before the bot has played goes on with what he had left, else all could be had
anew by leaving and coming back. Who is back later begins a new move.

- With a time for each move (`move`, `days`), every move begins with all of it.
- With a reserve, a seat gets the increment when its move is over, unless a bot had to make it. If its time was out
  once, each of its moves begins with at least the increment, and at least ten seconds, so that it can go on at all.
"""

from __future__ import annotations

from pioneers.server.wire.parts import ClockSetting, ClockState
from pioneers.store.arrangement import KeptClocks

SECOND = 1_000
DAY = 24 * 60 * 60 * SECOND
# What somebody without a reserve gets for a move.
LEAST = 10 * SECOND


class Clock:
    """The clocks of all seats, of which at most one runs."""

    def __init__(self, setting: ClockSetting, players: int) -> None:
        self.kind = setting.kind
        self.increment = setting.increment * SECOND
        # What a clock shows at the start.
        self.whole = {
            "none": 0,
            "move": setting.seconds * SECOND,
            "reserve": setting.seconds * SECOND,
            "days": setting.days * DAY,
        }[setting.kind]
        self._left = [self.whole] * players
        # The seat in the middle of a move, whether it has played in it, and since when its time runs if it does.
        self._seat: int | None = None
        self._moved = False
        self._since: int | None = None
        # Seats whose time was out once.
        self._out: set[int] = set()

    @property
    def running(self) -> int | None:
        """The seat whose time runs."""
        return None if self._since is None else self._seat

    def switch(self, seat: int | None, now: int, moved: int | None = None, final: bool = False) -> None:
        """From now on the time of `seat` runs, or nobody's: a bot decides, or the game is over.

        `moved` is the seat for which somebody, itself or a bot, has just played, if anybody has; with `final`, what was
        played cannot be taken back any more, so that move is over even if its seat goes on. For a seat in the middle of
        a move the time goes on where it was.
        """
        was_running = self._since is not None
        self.stop(now)
        if self._seat is not None:
            played = was_running and moved == self._seat
            self._moved = self._moved or played
            passed = seat is not None and seat != self._seat
            # Somebody has played, and it is not the seat that goes on.
            made = moved is not None and not (was_running and seat == self._seat)
            if passed or made or (final and self._moved):
                # Who played in his last moment was in time; who was called out after that was not.
                self._end(self._seat, played or (self._moved and self._left[self._seat] > 0))
        if seat is not None:
            if self._seat is None:
                self._begin(seat)
            self._since = now

    def stop(self, now: int) -> None:
        """Nobody's time runs, for the table sleeps or the server stops; `switch` lets it go on in the same move."""
        if self._seat is not None and self._since is not None and self.kind != "none":
            self._left[self._seat] = self.left(self._seat, now)
            if self._left[self._seat] == 0:
                self._out.add(self._seat)
        self._since = None

    def deadline(self) -> int | None:
        """When the time of the running seat is out."""
        if self.running is None or self._since is None or self.kind == "none":
            return None
        return self._since + self._left[self.running]

    def left(self, seat: int, now: int) -> int:
        """The milliseconds that a seat has left."""
        passed = 0 if self._since is None or seat != self._seat else max(0, now - self._since)
        return max(0, self._left[seat] - passed)

    def state(self, now: int) -> ClockState:
        """What all may see."""
        return ClockState(left=[self.left(seat, now) for seat in range(len(self._left))], running=self.running)

    @property
    def since(self) -> int | None:
        """Since when the time of a seat runs without a break, if it does."""
        return self._since

    def dump(self, now: int | None = None) -> KeptClocks:
        """What is left now; without a time, what was left at the last `switch` or `stop`."""
        left = self._left[:] if now is None else self.state(now).left
        return KeptClocks(left, self._seat, self._moved, sorted(self._out))

    def correct(self, left: int) -> None:
        """The seat in the middle of a move has so much left, not what was loaded."""
        if self._seat is not None:
            self._left[self._seat] = left

    def load(self, kept: KeptClocks) -> None:
        """Show what was dumped, stopped: after `switch` to the same seat its move goes on."""
        self._left = list(kept.left)
        self._seat = kept.seat
        self._moved = kept.moved
        self._since = None
        self._out = set(kept.out)

    def _begin(self, seat: int) -> None:
        self._seat = seat
        self._moved = False
        if self.kind != "reserve":
            self._left[seat] = self.whole
        elif seat in self._out:
            self._left[seat] = max(self._left[seat], self.increment, LEAST)

    def _end(self, seat: int, earned: bool) -> None:
        self._seat = None
        if earned:
            self._left[seat] = self._left[seat] + self.increment if self.kind == "reserve" else self.whole
