"""Legal actions as masks, and what to say to an action that is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pioneers.kernel.game import Game
from pioneers.kernel.mistake import Mistake
from pioneers.kernel.nearest import nearest
from pioneers.kernel.state import State

Mask = NDArray[np.int8]

# What happens to who plays an illegal action: an error, or the game is lost.
ILLEGAL = ("raise", "lose")
# So many legal actions are named to who played an illegal one.
NAMED = 12


def masks_of(states: Sequence[State], size: int) -> Mask:
    """For each state a row with 1 for every legal action."""
    masks = np.zeros((len(states), size), np.int8)
    legal = [state.legal() for state in states]
    columns = [action.index for actions in legal for action in actions]
    rows = np.repeat(np.arange(len(states)), [len(actions) for actions in legal])
    masks[rows, columns] = 1
    return masks


def mask_of(state: State) -> Mask:
    """1 for every legal action; all 0 when the game is over."""
    mask: Mask = masks_of([state], len(state.shared.space))[0]
    return mask


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
