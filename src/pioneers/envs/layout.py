"""Layouts: what stands where in a flat observation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

# Everything in an observation is a count or a flag; none is larger than this type holds.
Numbers = NDArray[np.int16]
# Money, points and rounds have no limit in the rules. More than this is told as this.
UNLIMITED = 9999


@dataclass(frozen=True)
class Section:
    """A part of the observation: numbers from 0 to `most`, with one axis for each of `axes`, the last one fastest."""

    name: str
    start: int
    axes: tuple[str, ...]
    shape: tuple[int, ...]
    most: int
    meaning: str

    @property
    def length(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def stop(self) -> int:
        """Where the next section begins."""
        return self.start + self.length


class Layout:
    """The sections of one game's observation, in order and without gaps."""

    def __init__(self, sections: Sequence[Section]) -> None:
        self.sections = tuple(sections)
        self.size = self.sections[-1].stop
        self.by_name = {section.name: section for section in self.sections}

    def named(self, observations: Numbers) -> dict[str, Numbers]:
        """The parts of one observation, or of many in rows, by name and in their shape: views, not copies."""
        rows = observations.shape[:-1]
        return {
            section.name: observations[..., section.start : section.stop].reshape(rows + section.shape)
            for section in self.sections
        }

    def most(self) -> Numbers:
        """The upper bound of every number; the lower one is 0."""
        bounds = np.zeros(self.size, np.int16)
        for section in self.sections:
            bounds[section.start : section.stop] = section.most
        return bounds


class Plan:
    """A layout in the making: sections are added one after the other."""

    def __init__(self) -> None:
        self.sections: list[Section] = []

    def add(self, name: str, axes: dict[str, int], most: int, meaning: str) -> None:
        """The next section; axes by name with their lengths, none for a single number."""
        start = self.sections[-1].stop if self.sections else 0
        self.sections.append(Section(name, start, tuple(axes), tuple(axes.values()) or (1,), most, meaning))

    def layout(self) -> Layout:
        """All that was added."""
        return Layout(self.sections)
