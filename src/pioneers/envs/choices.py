"""Legal actions as masks, and what to say to an action that is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioneers.envs.episode import Episode
from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest
from pioneers.kernel.state import State

Mask = NDArray[np.int8]

# What happens to who plays an illegal action: an error, or the game is lost.
ILLEGAL = ("raise", "lose")
# So many legal actions are named to who played an illegal one.
NAMED = 12


def mask_of(state: State) -> Mask:
    """1 for every legal action; all 0 when the game is over."""
    mask: Mask = np.zeros(len(state.shared.space), np.int8)
    mask[[action.index for action in state.legal()]] = 1
    return mask


def refuse(episode: Episode, action: object) -> None:
    """An action that is not legal: a `Mistake` that says what would be right, or the game is lost."""
    rules, number = episode.rules, whole(action)
    known = number is not None and 0 <= number < rules.size
    if rules.illegal == "raise" or episode.over or not known:
        raise Mistake("env-over") if episode.over else why_illegal(rules.game, episode.state, action)
    episode.forfeit = True


def why_illegal(game: Game[Any], state: State, action: object) -> Mistake:
    """What is wrong with the number of an action that is not legal now, and what would be right."""
    size = len(state.shared.space)
    legal = [f"{choice.index} ({choice.text})" for choice in state.legal()]
    if len(legal) > NAMED:
        legal = [*legal[:NAMED], "…"]
    number = whole(action)
    if number is None or not 0 <= number < size:
        return Mistake("env-action", action=str(action), most=size - 1, legal=legal)
    played = state.shared.space.actions[number]
    refusal = game.explain(state, played)
    assert refusal is not None, "asked about an action that is legal"
    return Mistake("env-illegal", action=number, text=played.text, reason=refusal.plain(), legal=legal)


def whole(action: object) -> int | None:
    """The number that an action is, `None` if it is none."""
    if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
        return int(action)
    if isinstance(action, np.ndarray) and action.shape == () and np.issubdtype(action.dtype, np.integer):
        return int(action)
    return None


def one_of(option: str, word: object, words: Sequence[str]) -> str:
    """Refuse a word that this option does not know."""
    if word in words:
        return str(word)
    raise Mistake(
        "env-word", option=option, word=str(word), nearest=nearest(str(word), words) or words[0], words=list(words)
    )
