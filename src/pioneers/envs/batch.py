"""Observations and masks of many games in memory that is used again and again, for the vectorised environment."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from pioneers.envs.choices import Mask
from pioneers.envs.episode import Episode
from pioneers.envs.layout import Numbers
from pioneers.envs.observation import prepared_row
from pioneers.envs.rules import Rules
from pioneers.envs.sheet import Sheet
from pioneers.envs.writer import Rows, room_for_flags, room_for_numbers


class Batch:
    """A row for each of at most so many games: `observations` and `masks` as of the last look at them."""

    def __init__(self, rules: Rules, count: int) -> None:
        self.observer = rules.observer
        width, size = self.observer.layout.size, rules.size
        writer = self.observer.writer(rules.sample)
        self.prepared = None if writer is None else prepared_row(writer, width)
        numbers = Sheet(room_for_numbers(count * width), width, np.int16)
        flags = Sheet(room_for_flags(count * size), size, np.uint8)
        self.rows = Rows(writer, numbers.memory, width, flags.memory, size)
        self.observations: Numbers = numbers.rows
        self.masks: Mask = flags.rows.view(np.int8)

    def play(self, episodes: list[Episode], actions: list[int]) -> list[int]:
        """A legal action in every game that is not lost yet; gives those that are over, which are not looked at."""
        self.prepare(len(episodes))
        return self.rows.play(episodes, actions)

    def prepare(self, count: int) -> None:
        """Make so many rows ready to be written."""
        self.masks[:count] = 0
        if self.prepared is not None:
            self.observations[:count] = self.prepared

    def look_at(self, episodes: list[Episode], some: Iterable[int]) -> None:
        """Write what the learner sees and may do in some of these games into their rows, which are ready."""
        for number in some:
            self.rows.look_at(episodes[number], number)
        if self.prepared is None:
            states, seats = [episode.state for episode in episodes], [episode.seat for episode in episodes]
            self.observations[: len(episodes)] = self.observer.of_states(states, seats)
