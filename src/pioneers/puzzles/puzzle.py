"""A puzzle as data: one line of JSON. How the game came to where it is, and what every plan there is worth."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json

# Chances and errors are written in thousandths.
THOUSAND: Final = 1000


@dataclass(frozen=True, slots=True)
class LineStep:
    """A decision of how it goes on: who decides, and what."""

    seat: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan that was measured: the chance of each seat after it, the error of one's own, how it goes on."""

    actions: tuple[str, ...]
    chances: tuple[float, ...]
    error: float
    line: tuple[LineStep, ...] = ()

    def as_json(self) -> dict[str, Json]:
        """As it is written."""
        return {
            "actions": list(self.actions),
            "chances": [round(chance * THOUSAND) for chance in self.chances],
            "error": round(self.error * THOUSAND),
            "line": [[step.seat, *step.actions] for step in self.line],
        }


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of a game that was played, and what to do there. The best plan comes first; the first `right` of
    them are answers, for they are equally good or lead to the same.
    """

    game: str
    rules: int
    data: str
    players: int
    seed: int
    course: str
    seat: int
    plans: tuple[Plan, ...]
    right: int
    margin: float
    """How much worse the best wrong plan is, at least."""
    choices: int
    """How many plans were considered."""
    themes: tuple[str, ...]
    found: int
    """The lowest level that finds an answer; one more than the highest of them if none does."""
    rating: int
    options: tuple[tuple[str, Json], ...] = ()

    @property
    def id(self) -> str:
        """What it is called: a digest of the position and the question, whatever is said of it."""
        header = [self.game, self.rules, self.data, self.players, self.seed, dict(self.options), self.course]
        return sha256(json.dumps(header, sort_keys=True).encode()).hexdigest()[:8]

    def line(self) -> str:
        """The puzzle as a line of a file."""
        fields = {
            "players": self.players,
            "seed": self.seed,
            **({"options": dict(self.options)} if self.options else {}),
            "course": self.course,
            "seat": self.seat,
            "themes": list(self.themes),
            "rating": self.rating,
            "found": self.found,
            "margin": round(self.margin * THOUSAND),
            "choices": self.choices,
            "right": self.right,
            "plans": [plan.as_json() for plan in self.plans],
        }
        return json.dumps(fields, separators=(",", ":"), ensure_ascii=False)


def puzzle_from(fields: Any, game: str, rules: int, data: str) -> Puzzle:
    """A puzzle of a line that was read; a `Mistake` if it is none."""
    try:
        plans = tuple(plan_from(plan) for plan in fields["plans"])
        puzzle = Puzzle(
            game=game,
            rules=rules,
            data=data,
            players=int(fields["players"]),
            seed=int(fields["seed"]),
            course=str(fields["course"]),
            seat=int(fields["seat"]),
            plans=plans,
            right=int(fields["right"]),
            margin=fields["margin"] / THOUSAND,
            choices=int(fields["choices"]),
            themes=tuple(map(str, fields["themes"])),
            found=int(fields["found"]),
            rating=int(fields["rating"]),
            options=tuple(sorted(dict(fields.get("options", {})).items())),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Mistake("puzzle-broken", game=game, reason=repr(error)) from error
    if not 0 < puzzle.right < len(plans):
        raise Mistake("puzzle-broken", game=game, reason=f"right: {puzzle.right}")
    return puzzle


def plan_from(fields: Any) -> Plan:
    """A plan as it is written."""
    return Plan(
        tuple(map(str, fields["actions"])),
        tuple(chance / THOUSAND for chance in fields["chances"]),
        fields["error"] / THOUSAND,
        tuple(LineStep(int(seat), tuple(map(str, actions))) for seat, *actions in fields["line"]),
    )
