"""Actions: an index for learning, a notation for people and wires, a verb with arguments for screens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest
from pioneers.native import i64, vec


class Action:
    """One choice of one seat. Equal actions have equal notation, whatever board they come from."""

    def __init__(self, index: i64, text: str, verb: str, arguments: tuple[str, ...], space: ActionSpace) -> None:
        self.index: Final = index
        self.text: Final = text
        self.verb: Final = verb
        self.arguments: Final = arguments
        self.space: Final = space

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<action {self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and other.text == self.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        # An action belongs to a space of its own process: records and wires carry its text.
        raise TypeError("an action does not pickle: send str(action) and read it with game.action()")


# Games outside this package are interpreted, and subclass what is compiled here.
@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """All actions a game can ever offer on its data, in the fixed order in which `legal` lists them."""

    def __init__(self, game: str) -> None:
        self.game: Final = game
        self.actions: Final[list[Action]] = []
        self.by_text: Final[dict[str, Action]] = {}

    def add(self, verb: str, *arguments: str) -> None:
        """Give the next index to the action `verb arguments…`."""
        text = " ".join((verb, *arguments))
        action = Action(len(self.actions), text, verb, arguments, self)
        self.actions.append(action)
        self.by_text[text] = action

    def __len__(self) -> int:
        return len(self.actions)

    def read(self, text: str) -> Action:
        """The action of this notation; a `Mistake` names the nearest right one."""
        action = self.by_text.get(text)
        if action is None:
            near = self.reordered(text) or nearest(text, self.by_text)
            if near is None:
                raise Mistake("notation", game=self.game, text=text, verbs=self.verbs())
            raise Mistake("notation-near", game=self.game, text=text, nearest=near)
        return action

    def words(self, text: str) -> list[str]:
        """What a notation is made of; a game whose notation joins words by a sign of its own takes them apart."""
        return text.split()

    def reordered(self, text: str) -> str | None:
        """The notation that has the same words in another order."""
        words = sorted(self.words(text))
        for known in self.by_text:
            if sorted(self.words(known)) == words:
                return known
        return None

    def verbs(self) -> list[str]:
        """The first words that begin an action of this game."""
        return list(dict.fromkeys(action.verb for action in self.actions))


class Choices:
    """Indices of legal actions, written into a buffer that the caller may use again."""

    def __init__(self, buffer: vec[i64]) -> None:
        self.indices: Final = buffer
        self.count: i64 = 0

    def add(self, index: i64) -> None:
        """Note one more legal action."""
        self.indices[self.count] = index
        self.count += 1
