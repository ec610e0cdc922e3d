"""What a game hands out to everything else, and the games there are: plug-ins, found by their entry points.

A game is a package with one `GameDescriptor`, registered in the group `pioneers.games`. The games that come with the
program are registered the same way. All but the name are places, `module:name`, imported when first asked for: a
program that plays one game loads one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP = "pioneers.games"
# What comes with the program lives below its own package.
_OURS = __name__.partition(".")[0] + "."


_NONE: Mapping[str, str] = MappingProxyType({})


class GameDescriptor(NamedTuple):
    """One game. Whatever is left out, the program does without, or in a plain way that suits any game."""

    # As in records, addresses and commands: lower-case letters.
    name: str
    # Where it lives. Beside it lie `data/rules.toml` (the order of the rules), `locale/<language>/*.ftl` (its texts)
    # and `bots/weights.toml` (the numbers that its evaluator thinks with), where there are any.
    package: str
    # A `kernel.game.Game`, made without arguments.
    game: str
    # The rules' numbers begin with it.
    rule_letter: str
    # A `bots.evaluator.Evaluator`, made of its weights; without one, its only bot plays by chance.
    evaluator: str = ""
    # The same for level 5, which judges by what it has learned; without one, there are four levels.
    expert: str = ""
    # A `bots.learned.learning.Learning`: which networks the expert has and how positions are shown to them.
    learning: str = ""
    # An `analysis.reasons.Reasons`: what a plan does, in messages; without one, chances are the only reason.
    reasons: str = ""
    # Gives an `envs.observation.Observer` for the game and the digest of its data; without one, a seat's view is its
    # observation as text alone.
    observer: str = ""
    # A `cli.terminal.presenter.Presenter`; without one, a plain table that suits any game.
    presenter: str = ""
    # The command `pioneers play <name>`; without one, a plain command with what every game has.
    play_command: str = ""
    # Kinds of data files: `FILE_KINDS` and `SUMMARIES`, see `catalogue`.
    file_kinds: str = ""
    file_summaries: str = ""
    # The options of `game.new` that name a data file, and those that are a word, with the usual one.
    file_options: tuple[str, ...] = ()
    word_options: Mapping[str, str] = _NONE
    # Functions of messages, by name: see `text.messages`.
    message_functions: str = ""
    # The types of what it hands out as JSON, places too, by what they are: `view`, `event`, `result`, `components`,
    # `standing`, and what its outlook has. `./run wire` makes the page's types of those of our own games; without,
    # it is any JSON.
    types: Mapping[str, str] = _NONE
    # What puzzles of the game are about: a `puzzles.themes.Themes`, whose words the game has texts for.
    puzzle_themes: str = ""
    # No game takes more decisions, however it is played.
    longest: int = 10_000

    def load(self, place: str) -> Any:
        """What lies at `module:name`."""
        module, _, name = place.partition(":")
        return getattr(import_module(module), name)

    @property
    def is_ours(self) -> bool:
        """Whether it comes with the program."""
        return self.package.startswith(_OURS)

    @property
    def folder(self) -> Traversable:
        """The folder of the package."""
        from importlib.resources import files  # noqa: PLC0415 - not before something of it is read

        return files(self.package)


@cache
def descriptors() -> dict[str, GameDescriptor]:
    """All games that are installed, by name: first our own, then the others, each in the order of the alphabet."""
    import logging  # noqa: PLC0415 - these two would be most of what `import pioneers` takes
    from importlib.metadata import entry_points  # noqa: PLC0415 - as above

    log = logging.getLogger(__name__)
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    names = sorted(found, key=lambda name: (not found[name].value.startswith(_OURS), name))
    games: dict[str, GameDescriptor] = {}
    for name in names:
        try:
            game = found[name].load()
        except Exception:
            # One that does not load must not keep people from the others.
            log.exception("the game %s could not be loaded from %s", name, found[name].value)
            continue
        if isinstance(game, GameDescriptor) and game.name == name:
            games[name] = game
        else:
            log.error("%s is no GameDescriptor of the name %s", found[name].value, name)
    return games
