"""All commands in one application: arguments in, exit code out, and what goes wrong in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from cyclopts import App, CycloptsError

import pioneers
from pioneers.cli.help_page import HelpPage
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.refusal import Refusal
from pioneers.text.harmless import harmless
from pioneers.text.say import LANGUAGES, Speaker, language_of

# What a shell expects: 1 a negative answer, 2 wrong use, 130 stopped by Ctrl-C.
WRONG_USE = 2
STOPPED = 130

# Commands by name, each in its own module, which is imported only when the command is called.
COMMANDS = {
    "play": "pioneers.cli.commands.play:play",
    "replay": "pioneers.cli.commands.replay:replay",
    "review": "pioneers.cli.commands.review:review",
    "verify": "pioneers.cli.commands.verify:verify",
    "check": "pioneers.cli.commands.check:check",
    "rules": "pioneers.cli.commands.rules:rules",
    "serve": "pioneers.cli.commands.serve:serve",
    "bots": "pioneers.cli.commands.bots:bots",
    "backup": "pioneers.cli.commands.backup:backup",
    "restore": "pioneers.cli.commands.restore:restore",
    "copy": "pioneers.cli.commands.copy:copy",
    "export": "pioneers.cli.commands.export:export",
    "arena": "pioneers.cli.commands.arena:arena",
    "tune": "pioneers.cli.commands.tune:tune",
    "train": "pioneers.cli.commands.train:train",
    "puzzles": "pioneers.cli.commands.puzzles:puzzles",
}


def run(arguments: Sequence[str]) -> int:
    """Run a command; mistakes and refusals become one line on the error stream."""
    language = wanted_language(arguments)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a sign gets a question mark, never a traceback.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code: Any = application(language)(
            list(arguments), exit_on_error=False, print_error=False, result_action="return_value"
        )
    except CycloptsError as error:
        from pioneers.cli.complaint import complaint  # noqa: PLC0415 - only wrong use needs it

        return complain(complaint(error, language))
    except Refusal as refusal:
        sentence = Speaker(language).say(f"refusal-{refusal.key}", refusal.figures)
        return complain(f"{refusal.rule}: {sentence}")
    except Mistake as mistake:
        return complain(mistake.message(language))
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # The reader has seen enough (`pioneers rules | head`); what is still buffered must not complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def application(language: str) -> App:
    """The commands. Every `help` is the name of a text, which the help page has in the person's language."""
    app = App(
        name="pioneers",
        help="help-pioneers",
        help_format="plaintext",
        help_formatter=HelpPage(language),
        version=pioneers.__version__,
        suppress_keyboard_interrupt=False,
    )
    for number, (name, place) in enumerate(COMMANDS.items()):
        app.command(place, name=name, help=f"help-{name}", sort_key=number)
    return app


def wanted_language(arguments: Sequence[str]) -> str:
    """The language of the arguments or of the environment; needed before the arguments are understood."""
    for number, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--language":
            given = value if equals else "".join(arguments[number + 1 : number + 2])
            return language_of(given if given in LANGUAGES else None, os.environ)
    return language_of(None, os.environ)


def complain(sentence: str) -> int:
    """One line on the error stream."""
    print(harmless(sentence), file=sys.stderr)
    return WRONG_USE
