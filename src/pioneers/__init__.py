"""Two tabletop games, to play, to study and to host: `board`, the stagecoach game, and `cards`, the supply runs."""

from pioneers import pure as _pure  # isort: skip - first: it may redirect all later imports to the sources
from pioneers.catalogue import game, game_names
from pioneers.kernel.action import Action
from pioneers.kernel.event import Event
from pioneers.kernel.mistake import DataError, Mistake
from pioneers.kernel.refusal import Refusal

__all__ = ["GAMES", "Action", "DataError", "Event", "Mistake", "Refusal", "game"]
__version__ = "0.1.0"

# The names of all games that are installed.
GAMES: tuple[str, ...]


def __getattr__(name: str) -> tuple[str, ...]:
    """`GAMES`, when it is first asked for: a game that is installed beside ours may import this package itself."""
    if name == "GAMES":
        return game_names()
    raise AttributeError(f"module 'pioneers' has no attribute {name!r}")


del _pure
