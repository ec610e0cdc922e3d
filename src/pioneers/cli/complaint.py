"""Wrong use of the command line, in one sentence of the person's language."""

from __future__ import annotations

from typing import Literal, get_args, get_origin

from cyclopts import CycloptsError
from cyclopts.command_spec import CommandSpec
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from pioneers.kernel.nearest import nearest
from pioneers.text.say import Speaker


def complaint(error: CycloptsError, language: str) -> str:
    """What is wrong and what would be right."""
    key, figures = described(error)
    if key is None:
        # A kind of error that our commands do not provoke: cyclopts has its own words for it.
        return str(error)
    return Speaker(language).say(f"mistake-{key}", figures)


def described(error: CycloptsError) -> tuple[str | None, dict[str, object]]:
    """The message and figures of an error."""
    if isinstance(error, UnknownCommandError):
        commands = visible_commands(error)
        word = (error.unused_tokens or [""])[0]
        return "command-word", {"word": word, "nearest": nearest(word, commands), "commands": commands}
    if isinstance(error, UnknownOptionError):
        word = error.token.keyword or error.token.value
        options = [name for argument in error.argument_collection for name in argument.names]
        return "command-option", {"word": word, "nearest": nearest(word, options), "options": options}
    if isinstance(error, CoercionError) and error.token is not None:
        name = error.token.keyword or (error.argument.name.lstrip("-") if error.argument else "")
        return "command-value", {"name": name, "value": error.token.value, "choices": choices_of(error)}
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return "command-missing", {"name": error.keyword or error.argument.name.lstrip("-")}
    if isinstance(error, RepeatArgumentError):
        return "command-twice", {"name": error.token.keyword or error.token.value}
    if isinstance(error, UnusedCliTokensError):
        return "command-more", {"words": list(error.unused_tokens or [])}
    return None, {}


def visible_commands(error: CycloptsError) -> list[str]:
    """The names of the commands at the place where another word was typed."""
    commands = error.app._commands if error.app is not None else {}  # noqa: SLF001 - cyclopts has no public list
    known = (name for name, command in commands.items() if isinstance(command, CommandSpec) or command.show)
    return [name for name in known if not name.startswith("-")]


def choices_of(error: CoercionError) -> list[str]:
    """The words that an option takes, if it takes certain ones."""
    kind = error.target_type
    if get_origin(kind) is Literal:
        return [str(choice) for choice in get_args(kind)]
    return []
