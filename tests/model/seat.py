"""Two people, two processes and one free seat: the header of a table is changed only as it was read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.model.explorer import Label, Step


class Wish(NamedTuple):
    """Somebody who wants the seat: which process he asked, what that has read, and what he was told."""

    asked: int | None = None
    read: tuple[int, int | None] | None = None
    told: str = ""


class Header(NamedTuple):
    """The header in the store, with its revision, and those who want the seat."""

    revision: int = 0
    sitting: int | None = None
    wishes: tuple[Wish, ...] = (Wish(), Wish())

    def with_wish(self, person: int, **changes: object) -> Header:
        """The same with another wish."""
        wish = self.wishes[person]._replace(**changes)  # type: ignore[arg-type]
        return self._replace(wishes=(wish, self.wishes[1]) if person == 0 else (self.wishes[0], wish))


class Seat:
    """Sitting down: a process reads the header, sees that the seat is free, and writes it back.

    With `compared` the store takes it only if the revision is still the one that was read; else all begins anew.
    """

    def __init__(self, compared: bool = True) -> None:
        self.compared = compared

    def start(self) -> Header:
        return Header()

    def done(self, state: Header) -> bool:
        return all(wish.told for wish in state.wishes)

    def wrong(self, state: Header) -> str | None:
        told = [wish.told for wish in state.wishes]
        if told == ["sits", "sits"]:
            return "two people were told that the seat is theirs"
        for person, wish in enumerate(state.wishes):
            if wish.told == "sits" and state.sitting != person:
                return f"{'AB'[person]} was told that the seat is his, and it is not"
            if wish.told == "taken" and state.sitting in {None, person}:
                return f"{'AB'[person]} was told that the seat is taken, and it is not"
        return None

    def twin(self, state: Header) -> Header:
        return state

    def told(self, label: Label) -> str:
        return "".join(map(str, label))

    def steps(self, state: Header) -> Iterator[Step[Header]]:
        for person, wish in enumerate(state.wishes):
            name = "AB"[person]
            if wish.told:
                continue
            if wish.asked is None:
                for process in range(2):
                    yield Step((f"{name} asks process {process} for the seat",), state.with_wish(person, asked=process))
                continue
            process = wish.asked
            # He asks again, another process or the same: what the first one did may have counted.
            yield Step((f"process {process} dies",), self._died(state, process), harm=True)
            if wish.read is None:
                read = state.with_wish(person, read=(state.revision, state.sitting))
                yield Step((f"process {process} reads the header for {name}",), read)
            else:
                yield from self._written(state, person, wish, wish.read)

    def _written(self, state: Header, person: int, wish: Wish, read: tuple[int, int | None]) -> Iterator[Step[Header]]:
        label = f"process {wish.asked} writes the header for {'AB'[person]}"
        revision, sitting = read
        if sitting is not None:
            told = "sits" if sitting == person else "taken"
            yield Step((f"process {wish.asked} tells {'AB'[person]}: {told}",), state.with_wish(person, told=told))
        elif self.compared and revision != state.revision:
            yield Step((f"{label}: changed meanwhile",), state.with_wish(person, read=None))
        else:
            kept = state._replace(revision=state.revision + 1, sitting=person)
            yield Step((f"{label}, and tells him that he sits",), kept.with_wish(person, told="sits"))
            yield Step((f"{label}, and dies",), self._died(kept, wish.asked or 0), harm=True)

    @staticmethod
    def _died(state: Header, process: int) -> Header:
        for person, wish in enumerate(state.wishes):
            if wish.asked == process and not wish.told:
                state = state.with_wish(person, asked=None, read=None)
        return state
