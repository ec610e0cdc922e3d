"""Ways to play at random, so that seeded games come to every kind of position and end in every way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pioneers import Action
from pioneers.kernel.rng import Rng

# Draws from our own generator alone: the same game on every machine, compiled or not.
Policy = Callable[[Sequence[Action], Rng], Action]


def chance(legal: Sequence[Action], rng: Rng) -> Action:
    """Any legal action."""
    return legal[rng.below(len(legal))]


def preferring(*beginnings: str) -> Policy:
    """Any of the legal actions that begin with these words, in their order of rank; any action if there is none."""

    def choose(legal: Sequence[Action], rng: Rng) -> Action:
        for beginning in beginnings:
            preferred = [action for action in legal if action.text.startswith(beginning)]
            if preferred:
                return preferred[rng.below(len(preferred))]
        return legal[rng.below(len(legal))]

    return choose


def often(policy: Policy, times: int) -> Policy:
    """The policy this many times out of ten, else chance: near to it, but not always the same."""

    def choose(legal: Sequence[Action], rng: Rng) -> Action:
        return policy(legal, rng) if rng.below(10) < times else chance(legal, rng)

    return choose
