"""Line-ups: who sits down at the table, written by names, settings and commands of foreign programs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pioneers.bots.bot import Bot
from pioneers.bots.budget import Budget
from pioneers.bots.characters import checked_character
from pioneers.bots.evaluators import usual_weights
from pioneers.bots.levels import BOT_NAMES, LevelBot, bot_named
from pioneers.bots.weights import Weights, game_weights
from pioneers.kernel.digest import digest_of
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest

FOREIGN = "exec:"
LEVEL = "level"
# Settings follow a name: `level4@iterations=200@weights=mine.toml`.
SETTING = "@"
SETTINGS = ("iterations", "seconds", "weights", "character")
QUOTES = "\"'"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who takes a seat, as plain data that travels to any worker. `spec` is what tables call it."""

    spec: str
    name: str
    iterations: int | None = None
    seconds: float | None = None
    weights: Weights | None = None
    character: str | None = None

    @property
    def foreign(self) -> bool:
        """Whether it is a program that speaks the line protocol."""
        return self.spec.startswith(FOREIGN)

    def identity(self, game: str) -> dict[str, Any]:
        """All that decides how it plays, for a file; weights by their digest."""
        weights = self.weights
        if weights is None and self.name.startswith(LEVEL):
            weights = usual_weights(game)
        known: dict[str, Any] = {} if self.character is None else {"character": self.character}
        return {
            "spec": self.spec,
            "iterations": self.iterations,
            "seconds": self.seconds,
            "weights": None if weights is None else digest_of(weights),
            **known,
        }


def read_lineup(text: str, game: str, iterations: int | None = None, seconds: float | None = None) -> list[Entrant]:
    """The entrants of a list separated by commas. The limits hold for all who think and have none of their own."""
    found = [read_entrant(spec, game) for spec in split(text)]
    return [limited(entrant, iterations, seconds) for entrant in found]


def split(text: str) -> list[str]:
    """The parts between commas; a comma inside quotes separates nothing."""
    parts = [""]
    quote = ""
    for sign in text:
        if sign == "," and not quote:
            parts.append("")
            continue
        parts[-1] += sign
        if quote:
            quote = "" if sign == quote else quote
        elif sign in QUOTES:
            quote = sign
    if quote:
        raise Mistake("arena-quote", text=text, quote=quote)
    return [unquoted(part.strip()) for part in parts]


def unquoted(part: str) -> str:
    """A part without the quotes around all of it; those inside a command are the command's own."""
    if len(part) > 1 and part[0] in QUOTES and part[-1] == part[0] and part[0] not in part[1:-1]:
        return part[1:-1].strip()
    return part


def read_entrant(spec: str, game: str) -> Entrant:
    """One entrant; a `Mistake` says what is wrong with its name or a setting."""
    if spec.startswith(FOREIGN):
        if not spec.removeprefix(FOREIGN).strip():
            raise Mistake("arena-command", spec=spec)
        bot_for(Entrant(spec, FOREIGN), 0)  # its program is not started before it must decide
        return Entrant(spec, FOREIGN)
    name, *settings = spec.split(SETTING)
    if name not in BOT_NAMES:
        near = nearest(name, BOT_NAMES) or BOT_NAMES[2]
        raise Mistake("arena-seat", name=name, nearest=near, names=list(BOT_NAMES))
    entrant = Entrant(spec, name)
    for setting in settings:
        entrant = with_setting(entrant, setting, game)
    return entrant


def with_setting(entrant: Entrant, setting: str, game: str) -> Entrant:
    """The entrant with `iterations=200`, `seconds=0.3`, `weights=FILE` or `character=builder`."""
    key, _, value = setting.partition("=")
    try:
        if key == "iterations" and int(value) > 0:
            return replace(entrant, iterations=int(value))
        if key == "seconds" and float(value) > 0:
            return replace(entrant, seconds=float(value))
    except ValueError:
        pass
    if key == "weights" and value:
        return replace(entrant, weights=game_weights(game, Path(value)))
    if key == "character" and value and entrant.name.startswith(LEVEL):
        return replace(entrant, character=checked_character(game, value))
    raise Mistake("arena-setting", spec=entrant.spec, setting=setting, settings=[f"{name}=…" for name in SETTINGS])


def limited(entrant: Entrant, iterations: int | None, seconds: float | None) -> Entrant:
    """The entrant with the limits of the whole series, where it has none of its own."""
    if not entrant.name.startswith((LEVEL, FOREIGN)):
        return entrant
    return replace(
        entrant,
        iterations=iterations if entrant.iterations is None and not entrant.foreign else entrant.iterations,
        seconds=seconds if entrant.seconds is None else entrant.seconds,
    )


def bot_for(entrant: Entrant, seed: int) -> Bot:
    """A fresh bot for one game. One that has a `close` must be closed after it."""
    if entrant.foreign:
        from pioneers.bots.foreign.bot import ForeignBot  # noqa: PLC0415 - most line-ups have no foreign program

        command = entrant.spec.removeprefix(FOREIGN).strip()
        return ForeignBot(command, seed) if entrant.seconds is None else ForeignBot(command, seed, entrant.seconds)
    budget = Budget(entrant.iterations, entrant.seconds)
    if entrant.name.startswith(LEVEL):
        level = int(entrant.name.removeprefix(LEVEL))
        return LevelBot(level, seed, budget, entrant.weights, character=entrant.character)
    return bot_named(entrant.name, seed, budget)
