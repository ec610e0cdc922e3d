"""`python -m tools.inference`: play games of the card game, fit what the signs weigh, tell what that explains.

Where a card is that a seat does not see is one of few places. Dealt anew, each is as likely as it has room; a sign
makes it more or less likely. The weights are those that make where the cards really were most likely (a softmax
regression, pulled towards nothing), and one game in five is kept apart to see what they explain.
"""

from __future__ import annotations

import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import jax
import jax.numpy as jnp
import numpy as np
import optax
from cyclopts import App, Parameter
from cyclopts.validators import Number

from pioneers.cards.bots.fitted import NUMBERS
from pioneers.cards.bots.inference.signs import FAMILIES, SIGNS
from tools.inference.gathering import gather

# A factor of e, in the file.
STEPS_TO_E = 256
# How strongly the weights are pulled towards nothing, as so many cards would.
PULL = 30.0
STEPS = 1500
BATCH = 16384
APART = 5

app = App(help=__doc__)


def surprise(weights: Any, signs: Any, room: Any, found: Any) -> Any:
    """The mean surprise at where a card is, in nats."""
    leans = jnp.einsum("nps,s->np", signs.astype(jnp.float32), weights)
    leans = jnp.concatenate([leans, jnp.zeros((leans.shape[0], 1))], axis=1)
    logits = jnp.where(room > 0, leans + jnp.log(jnp.maximum(room, 1)), -1e9)
    return -(found * jax.nn.log_softmax(logits)).sum() / found.sum()


def fit(signs: Any, room: Any, found: Any, seed: int) -> Any:
    """The weights."""
    rate = optax.cosine_decay_schedule(0.03, STEPS)
    optimiser = optax.adam(rate)
    pull = PULL / float(found.sum())

    @jax.jit
    def step(weights: Any, state: Any, signs: Any, room: Any, found: Any) -> Any:
        def loss(weights: Any) -> Any:
            return surprise(weights, signs, room, found) + pull * (weights**2).sum()

        updates, state = optimiser.update(jax.grad(loss)(weights), state)
        return optax.apply_updates(weights, updates), state

    weights = jnp.zeros(SIGNS)
    state = optimiser.init(weights)
    chance = np.random.default_rng(seed)
    for _ in range(STEPS):
        some = chance.integers(0, len(signs), BATCH)
        weights, state = step(weights, state, signs[some], room[some], found[some])
    return weights


def told(weights: list[int]) -> str:
    """A table of the file."""
    lines: list[str] = []
    begin = 0
    for family, count in FAMILIES.items():
        numbers = ", ".join(str(weight) for weight in weights[begin : begin + count])
        lines.append(f"{family} = [{numbers}]" if len(numbers) < 100 else f"{family} = [\n{folded(numbers)}\n]")
        begin += count
    return "\n".join(lines)


def folded(numbers: str) -> str:
    """Long rows on several lines."""
    lines = [""]
    for number in numbers.split(", "):
        if len(lines[-1]) + len(number) > 110:
            lines.append("")
        lines[-1] += f" {number}," if lines[-1] else f"    {number},"
    return "\n".join(lines)


@app.default
def main(
    *,
    games: Annotated[int, Parameter(validator=Number(gte=10))] = 400,
    seed: int = 20_000_001,
    jobs: int = 2,
    out: Path = Path("evidence.toml"),
) -> int:
    """Play so many games of two, three and four each, fit the signs, write the file.

    Parameters
    ----------
    games
        How many games of each number of players.
    seed
        The seed of the first.
    jobs
        How many processes play.
    out
        The file to write.
    """
    text = [
        "# What the signs weigh (signs.py says which they are), for two, three and four players: 256 to a factor of e.",
        "# Written by `python -m tools.inference`; weights.md says what it explains.",
    ]
    for players, name in NUMBERS.items():
        begin = time.monotonic()
        # Not forked: JAX has threads.
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            brought = []
            for number, one in enumerate(pool.map(gather, [(players, seed + game) for game in range(games)])):
                brought.append(one)
                if number % 20 == 19:
                    print(
                        f"{players} players: {number + 1} of {games} games, {time.monotonic() - begin:.0f} s",
                        flush=True,
                    )
        sides = []
        for apart in (False, True):
            some = [one for number, one in enumerate(brought) if len(one[1]) and (number % APART == 0) == apart]
            sides.append([np.concatenate([one[part] for one in some]) for part in (1, 2, 3)])
        learned, tested = sides
        weights = fit(learned[0], learned[1], learned[2], seed)
        whole = [round(float(weight) * STEPS_TO_E) for weight in weights]
        nothing, rounded = jnp.zeros(SIGNS), jnp.array(whole) / STEPS_TO_E
        itself = rounded.at[sum(list(FAMILIES.values())[:3]) :].set(0)
        print(
            f"{players} players: {len(learned[0])} cards to learn from, {len(tested[0])} apart; mean surprise apart "
            f"{surprise(rounded, *tested):.4f} nats; of what a card is alone {surprise(itself, *tested):.4f}; "
            f"dealt anew {surprise(nothing, *tested):.4f}",
            flush=True,
        )
        text += ["", f"[{name}]", told(whole)]
    out.write_text("\n".join(text) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(app())
