"""Gold Creek as a game of the program: how it begins, is written down, is seen and is imagined."""

from collections import Counter
from itertools import chain
from typing import Any

from pioneers.kernel.action import ActionSpace
from pioneers.kernel.files.reading import Reading
from pioneers.kernel.game import Game, checked_seed
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.stream import Stream
from pioneers_creek.rules import CREEK, MUD, SPACE, CreekState

FIELDS = ("game", "rules", "data", "players", "seat", "step", "active", "gone", "pan", "pouches", "creek")


class CreekGame(Game[CreekState]):
    """Gold Creek."""

    def __init__(self) -> None:
        super().__init__("creek", [1], (2, 3, 4), ())
        self.turn_rule, self.end_rule, self.place_rule = "G2.1", "G3.1", "G1.1"
        # Events that show what was hidden, and those that the seat which acts cannot foresee.
        self.reveals = frozenset({"panned", "sifted", "weighed"})
        self.surprises = frozenset({"panned", "sifted", "weighed", "won"})

    def begin(self, players: int, seed: int, options: dict[str, Any], rules: int) -> CreekState:
        """Shuffle the creek: all chance of the game is in it (G1.1), but who begins (G1.2)."""
        chance, creek = Stream(seed.to_bytes(32, "big"), b"creek rules 1", 1), CREEK[:]
        chance.shuffle(creek)
        return CreekState(chance.below(players), [], [], [[] for _ in range(players)], creek)

    def spaces(self) -> list[ActionSpace]:
        """One space for all games."""
        return [SPACE]

    def dump(self, state: CreekState) -> dict[str, Any]:
        """The whole position."""
        head = ("creek", 1, self.data_digest(state), len(state.pouches), state.seat, state.step, state.active)
        rows = (state.gone[:], state.pan[:], [pouch[:] for pouch in state.pouches], state.creek[:])
        return dict(zip(FIELDS, (*head, *rows), strict=True))

    def view(self, state: CreekState, seat: Any) -> dict[str, Any]:
        """The position with `None` for whatever is hidden: the creek, and what others have found."""
        viewer = self.checked_seat(seat, len(state.pouches))
        shown = {"viewer": viewer, **self.dump(state), "creek": [None] * len(state.creek)}
        if viewer != state.active:
            shown["pan"] = [None] * len(state.pan)
        if state.creek:  # G3.2: in the end all pouches are opened
            shown["pouches"] = [p if at == viewer else [None] * len(p) for at, p in enumerate(shown["pouches"])]
        return shown

    def load(self, position: Any) -> CreekState:
        """The state of a position; a `Mistake` names what is wrong with it."""
        return self.read(Reading(position), FIELDS)

    def imagine(self, view: Any, seed: Any) -> CreekState:
        """A state that fits the view: every `None` is filled by chance with what is missing."""
        return self.read(Reading(view), ("viewer", *FIELDS), seeded(checked_seed(seed), "imagine"))

    def read(self, place: Reading, fields: tuple[str, ...], chance: Rng | None = None) -> CreekState:
        """A position, checked; only with `chance` may something be hidden in it."""
        place.only(*fields)
        self.rules_in(place)
        players = place["players"].number(2, 4)
        parts = (place["gone"], place["pan"], *place["pouches"].exactly(players), place["creek"])
        rows: list[list[Any]] = [
            [None if chance and piece.content is None else piece.number(MUD, 3) for piece in part.items()]
            for part in parts
        ]
        gone, pan, *pouches, creek = rows
        if chance:
            missing = list((Counter(CREEK) - Counter(chain(*rows))).elements())
            chance.shuffle(missing)
            missing.sort(key=bool)  # nuggets last: they are taken first, for mud can lie in the creek alone
            for row in rows:
                if row is creek:
                    chance.shuffle(missing)
                row[:] = [missing.pop() if piece is None and missing else piece for piece in row]
        if Counter(chain(*rows)) != Counter(CREEK) or MUD in chain(pan, *pouches) or (pan and not creek):
            place["creek"].refuse("differs", found=str(rows), right=str(CREEK))
        state = CreekState(place["active"].number(0, players - 1), gone, pan, pouches, creek)
        for field in ("game", "data", "seat", "step"):
            place[field].equal(self.dump(state)[field])
        return state

    def result(self, state: CreekState) -> dict[str, Any]:
        """The weight of the pouches, and who has most."""
        scores = [sum(pouch) for pouch in state.pouches]
        return {
            "over": not state.creek,
            "reasons": [] if state.creek else ["creek-empty"],
            "scores": scores,
            "parts": [{"nuggets": len(pouch)} for pouch in state.pouches],
            "ranks": [1 + sum(other > score for other in scores) for score in scores],
            "winners": state.winners(),
        }
