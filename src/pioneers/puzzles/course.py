"""The actions before a puzzle, packed: each as its place among the actions that were legal, in one or two letters.

What left no choice is not written down. So a game of three hundred actions takes about as many letters, and a course
that does not fit the rules any more is noticed when it is played.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any, Final

from pioneers.kernel.action import Action
from pioneers.kernel.game import Game
from pioneers.kernel.state import State

LETTERS: Final = digits + ascii_lowercase + ascii_uppercase
# Before a letter: so many places more, for each time it is written.
MORE: Final = "~"


class CourseError(Exception):
    """A course that cannot be played: what it stands for is no legal action."""


def packed(game: Game[Any], state: State, actions: list[str]) -> str:
    """The course that leads on from a state, which is played to its end."""
    letters: list[str] = []
    for text in actions:
        legal = state.legal()
        action = game.resolve(state, text)
        if len(legal) > 1:
            letters.append(letter_of(legal.index(action)))
        game.advance(state, action)
    return "".join(letters)


def letter_of(place: int) -> str:
    """A place as a letter, with a sign before it for every alphabet beyond the first."""
    return MORE * (place // len(LETTERS)) + LETTERS[place % len(LETTERS)]


def places_in(course: str) -> Iterator[int]:
    """The places that a course stands for."""
    beyond = 0
    for letter in course:
        if letter == MORE:
            beyond += len(LETTERS)
            continue
        place = LETTERS.find(letter)
        if place < 0:
            raise CourseError(letter)
        yield beyond + place
        beyond = 0


def unpacked(state: State, course: str) -> Iterator[Action]:
    """The actions of a course, each before it is played; whoever asks for the next one has played the last."""
    for place in places_in(course):
        yield from forced(state)
        legal = state.legal()
        if place >= len(legal):
            raise CourseError(f"{place} of {len(legal)}")
        yield legal[place]
    yield from forced(state)


def forced(state: State) -> Iterator[Action]:
    """The actions that leave no choice, one after the other."""
    while state.seat is not None and len(legal := state.legal()) == 1:
        yield legal[0]
