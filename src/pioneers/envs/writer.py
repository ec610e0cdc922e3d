"""Observations and masks of many games at once, written into packed memory inside the compiled package.

Nothing here knows numpy: it sees the same memory as an array (`envs.sheet`).
"""

from __future__ import annotations

from typing import Final

from pioneers.envs.episode import Episode
from pioneers.kernel.bits import lowest
from pioneers.kernel.state import State
from pioneers.native import i16, i64, u8, vec


class Writer:
    """Writes the observations of states of one set-up."""

    def prepare(self, numbers: vec[i16]) -> None:
        """What never changes, into a single row of 0: every row is a copy of it before it is written."""

    def write(self, state: State, seat: i64, numbers: vec[i16], start: i64) -> None:
        """What this seat may know, into a prepared row that begins at `start`."""
        raise AssertionError("every writer writes for its own game")


def room_for_numbers(count: int) -> vec[i16]:
    """Memory for so many numbers of observations, all 0."""
    return vec[i16]([0] * count)


def room_for_flags(count: int) -> vec[u8]:
    """Memory for so many flags of masks, all 0."""
    return vec[u8]([0] * count)


def write_states(writer: Writer, states: list[State], seats: list[int], numbers: vec[i16], size: i64) -> None:
    """The observations of these states for these seats, in rows of this size."""
    start: i64 = 0
    for place in range(len(states)):
        writer.write(states[place], seats[place], numbers, start)
        start += size


class Rows:
    """Where the observations and masks of episodes go: a row of each for every episode, in the order of the list.

    Without a writer only the masks are written.
    """

    def __init__(self, writer: Writer | None, numbers: vec[i16], width: int, flags: vec[u8], size: int) -> None:
        self.writer: Final = writer
        self.numbers: Final = numbers
        self.width: Final[i64] = width
        self.flags: Final = flags
        self.size: Final[i64] = size

    def play(self, episodes: list[Episode], actions: list[int]) -> list[int]:
        """An action, known to be legal, in every episode that is not lost yet, and a look at each that goes on; the
        numbers of the others.

        All that belongs to an episode is done at once, while the processor has its state at hand.
        """
        ended: list[int] = []
        for number in range(len(episodes)):
            episode = episodes[number]
            if not episode.forfeit:
                episode.play(actions[number])
            if episode.over:
                ended.append(number)
            else:
                self.look_at(episode, number)
        return ended

    def look_at(self, episode: Episode, number: i64) -> None:
        """Write what the learner of this episode sees and may do into the row of this number, which is prepared."""
        state = episode.state
        flags = self.flags
        if state.stack != 0:
            choices = state.choices()
            indices = choices.indices
            start: i64 = number * self.size
            for place in range(choices.count):
                flags[start + indices[place]] = 1
            state.shared.spare = choices
        writer = self.writer
        if writer is not None:
            writer.write(state, episode.seat, self.numbers, number * self.width)


def flag_bits(flags: i64, numbers: vec[i16], start: i64) -> None:
    """A flag for each bit, from `start` on."""
    while flags != 0:
        numbers[start + lowest(flags)] = 1
        flags &= flags - 1


def flag_seats(seats: i64, viewer: i64, players: i64, numbers: vec[i16], start: i64) -> None:
    """A flag for each of these seats, from `start` on: the viewer's first, the others clockwise."""
    while seats != 0:
        numbers[start + around(lowest(seats) - viewer, players)] = 1
        seats &= seats - 1


def around(difference: i64, count: i64) -> i64:
    """How many places clockwise, from the difference of two of so many."""
    return difference if difference >= 0 else difference + count
