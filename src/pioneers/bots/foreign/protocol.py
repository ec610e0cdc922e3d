"""The line protocol for foreign bots: what is said to a program, and how its answers are read. See docs/bots.md."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from pioneers.bots.foreign.program import shortened
from pioneers.kernel.action import Action
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.view import Json, View

# Grows when a program that follows the description would no longer be understood. New fields do not count.
VERSION = 1

NAME_LENGTH = 40


def greeting(game: Game[Any], view: View, legal: Sequence[Action], seed: int, seconds: float) -> dict[str, Json]:
    """The first message of a game."""
    return {
        "type": "hello",
        "version": VERSION,
        "game": game.name,
        "rules": view["rules"],
        "data": view["data"],
        "players": view["players"],
        "seat": view["seat"],
        "options": view.get("options", {}),
        "seed": seed,
        "seconds": seconds,
        "actions": [action.text for action in legal[0].space.actions],
    }


def question(number: int, view: View, legal: Sequence[Action], seconds: float) -> dict[str, Json]:
    """What is asked for each decision."""
    return {
        "type": "choose",
        "number": number,
        "view": view,
        "legal": [action.text for action in legal],
        "seconds": seconds,
    }


def farewell(result: Json) -> dict[str, Json]:
    """The last message of a game."""
    return {"type": "end", "result": result}


def name_in(line: bytes) -> str | None:
    """The name that a program gives itself in its answer to the greeting."""
    answer = read(line)
    if answer.get("type") != "hello":
        raise Mistake("foreign-type", found=shown(answer.get("type")), right=["hello"])
    version = answer.get("version")
    if type(version) is not int or version != VERSION:
        raise Mistake("foreign-version", found=shown(version), right=VERSION)
    name = answer.get("name")
    return shortened(name, NAME_LENGTH) if isinstance(name, str) and name.strip() else None


def decision_in(line: bytes) -> tuple[int, list[str]]:
    """The number of the question that is answered, and the actions to play one after the other."""
    answer = read(line)
    kind = answer.get("type")
    if kind not in ("action", "actions"):
        raise Mistake("foreign-type", found=shown(kind), right=["action", "actions"])
    number = answer.get("number")
    if type(number) is not int:
        raise Mistake("foreign-field", field="number")
    if kind == "action":
        action = answer.get("action")
        if not isinstance(action, str):
            raise Mistake("foreign-field", field="action")
        return number, [action]
    actions = answer.get("actions")
    if not isinstance(actions, list) or not actions or not all(isinstance(action, str) for action in actions):
        raise Mistake("foreign-field", field="actions")
    return number, actions


def read(line: bytes) -> dict[str, Json]:
    """The object in a line. Nothing is taken for granted: a stranger wrote it."""
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Mistake("foreign-encoding") from error
    try:
        answer = json.loads(text)
    except (ValueError, RecursionError) as error:  # nested too deeply, a number of thousands of digits
        raise Mistake("foreign-json", found=shortened(text)) from error
    if not isinstance(answer, dict):
        raise Mistake("foreign-json", found=shortened(text))
    return answer


def shown(value: Json) -> str:
    """A value of an answer for a message."""
    if isinstance(value, list | dict):
        return "[…]" if isinstance(value, list) else "{…}"  # it may be nested too deeply to be written
    return shortened(value if isinstance(value, str) else json.dumps(value))
