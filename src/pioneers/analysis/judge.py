"""Who judges: the best evaluator of a game, the manner of its search, and a digest of all they are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256

from pioneers.analysis.truth import Truths, truths_of
from pioneers.bots.evaluator import Evaluator
from pioneers.bots.evaluators import best_evaluator, manner_of, usual_weights
from pioneers.bots.search import Manner
from pioneers.bots.weights import EXPERT_TABLE, SEARCH_TABLE
from pioneers.catalogue import descriptor
from pioneers.kernel.digest import digest_of
from pioneers.kernel.mistake import Mistake

# The files of a game's folder `bots` that say how it is judged.
JUDGING = (".toml", ".net")


@dataclass(frozen=True, slots=True)
class Judge:
    """What judges the positions of one game."""

    evaluator: Evaluator
    manner: Manner
    digest: str
    truths: Truths

    def chances(self, sums: Sequence[float], decider: int) -> list[float]:
        """Chances of all seats, made from what many worlds were worth to them: together they are 1."""
        together = sum(sums)
        players = len(sums)
        shares = [one / together for one in sums] if together > 0 else [1 / players] * players
        truth = self.truths.corrections.get(players)
        return shares if truth is None else truth.told(shares, decider)


@cache
def judge_of(name: str) -> Judge:
    """The judge of a game, made once; a `Mistake` if nobody can judge it."""
    known = descriptor(name)
    if not known.evaluator:
        raise Mistake("analysis-judge", game=name)
    table = EXPERT_TABLE if known.expert else SEARCH_TABLE
    manner = manner_of(usual_weights(name), table=table)
    return Judge(best_evaluator(name), manner, judging_digest(name), truths_of(name))


def judging_digest(name: str) -> str:
    """The digest of the weights, networks and other tables that a game is judged by."""
    known = descriptor(name)
    found = {"evaluator": known.expert or known.evaluator}
    folder = known.folder / "bots"
    if folder.is_dir():
        for file in folder.iterdir():
            if file.name.endswith(JUDGING):
                found[file.name] = sha256(file.read_bytes()).hexdigest()
    return digest_of(found)
