"""Bots in any language: a program that speaks the line protocol takes a seat. See docs/bots.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Self

from pioneers.bots.foreign.program import Program, command_words, late, shortened
from pioneers.bots.foreign.protocol import decision_in, farewell, greeting, name_in, question, shown
from pioneers.kernel.action import Action
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.rng import seeded
from pioneers.kernel.view import Json, View

# A program with so many faults in a game plays no more in it.
MOST_FAULTS = 3
# After these faults there is nobody, or nobody of sense, left to ask. The same goes for any fault before the first
# question.
GRAVE = frozenset({"missing", "gone", "closed", "long-line", "version"})

SECONDS = 1.0  # for an answer
STARTING_SECONDS = 10.0  # for the answer to the greeting, while the program loads what it needs
ENDING_SECONDS = 0.5  # between the end of its input and the end by force


@dataclass(frozen=True)
class Fault:
    """What a program did wrong, at which of its decisions (0: before the first), and its last words until then."""

    number: int
    mistake: Mistake
    last_words: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """In one word: `time-out`, `illegal`, `gone` …; docs/bots.md lists them."""
        return self.mistake.key.removeprefix("foreign-")

    def message(self, language: str = "en") -> str:
        """In words."""
        return self.mistake.message(language)


class ForeignBot:
    """Plays what a program answers. A fault costs it a random move; after too many all the rest are random.

    The program starts with the first decision of a game and ends with `close`; the next decision then begins another
    game with a fresh process, so that no game depends on an earlier one. Nothing that a program does raises.
    """

    def __init__(
        self, command: str, seed: int, seconds: float = SECONDS, starting_seconds: float = STARTING_SECONDS
    ) -> None:
        self.words = command_words(command)
        self.seed = seed
        self.seconds = seconds
        self.starting_seconds = starting_seconds
        # What the program calls itself, if it does.
        self.name: str | None = None
        self.faults: list[Fault] = []
        self.program: Program | None = None
        self.begun = False
        self.number = 0
        # The rest of a decision of several actions.
        self.rest: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    @property
    def out(self) -> bool:
        """Whether the program plays no more in this game: the rest of its moves are random."""
        grave = any(fault.number == 0 or fault.kind in GRAVE for fault in self.faults)
        return grave or len(self.faults) >= MOST_FAULTS

    def choose(self, game: Game[Any], view: View, legal: Sequence[Action]) -> Action:
        """What the program answers; where it fails, a random action that depends on the seed and the decision."""
        by_text = {action.text: action for action in legal}
        if len(legal) > 1:
            if not self.begun:
                self.begin(game, view, legal)
            self.number += 1
        if self.rest:
            planned = by_text.get(self.rest.pop(0))
            if planned is not None:
                return planned
            self.rest.clear()  # the position is not the one it foresaw
        if len(legal) == 1:
            return legal[0]
        if self.program is not None:
            try:
                return self.answer(self.program, view, by_text)
            except Mistake as mistake:
                self.blame(mistake)
        return legal[seeded(self.seed, f"foreign bot {self.number}").below(len(legal))]

    def begin(self, game: Game[Any], view: View, legal: Sequence[Action]) -> None:
        """Start the program for a new game and greet it."""
        self.begun = True
        self.number = 0
        self.faults = []
        try:
            self.program = Program(self.words)
            chance = int(seeded(self.seed, "foreign bot").word())
            self.program.send(greeting(game, view, legal, chance, self.seconds))
            line = self.program.receive(monotonic() + self.starting_seconds, self.starting_seconds)
            self.name = name_in(line)
        except Mistake as mistake:
            self.blame(mistake)

    def answer(self, program: Program, view: View, by_text: dict[str, Action]) -> Action:
        """Ask the program; a `Mistake` if it does not answer with a legal action in time."""
        program.send(question(self.number, view, list(by_text.values()), self.seconds))
        deadline = monotonic() + self.seconds
        missed = {fault.number for fault in self.faults}
        while True:
            number, actions = decision_in(program.receive(deadline, self.seconds))
            if number not in missed:
                break
            # It comes too late with what was decided for it: that was paid for then.
            if monotonic() >= deadline:
                raise late(self.seconds)
        if number != self.number:
            raise Mistake("foreign-number", found=shown(number), right=self.number)
        if actions[0] not in by_text:
            raise Mistake("foreign-illegal", found=shortened(actions[0]))
        self.rest = actions[1:]
        return by_text[actions[0]]

    def blame(self, mistake: Mistake) -> None:
        """Note a fault; end the program if that was one too many."""
        words = () if self.program is None else self.program.last_words()
        self.faults.append(Fault(self.number, mistake, words))
        if self.out and self.program is not None:
            self.program.end()
            self.program = None

    def close(self, result: Json = None) -> None:
        """The game is over: tell the program the result, if there is one, and see to it that nothing of it is left.

        Faults and name can still be read; the next decision belongs to another game.
        """
        self.begun = False
        self.rest = []
        if self.program is None:
            return
        if result is not None:
            self.program.send(farewell(result))
        self.program.end(ENDING_SECONDS)
        self.program = None
