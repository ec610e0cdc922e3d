"""Two tabletop games, to play, to study and to host: `board`, the stagecoach game, and `cards`, the supply runs."""

from pioneers import pure as _pure  # isort: skip - first: it may redirect all later imports to the sources
from pioneers.catalogue import GAMES, game
from pioneers.kernel.action import Action
from pioneers.kernel.event import Event
from pioneers.kernel.mistake import DataError, Mistake
from pioneers.kernel.refusal import Refusal

__all__ = ["GAMES", "Action", "DataError", "Event", "Mistake", "Refusal", "game"]
__version__ = "0.1.0"

del _pure
