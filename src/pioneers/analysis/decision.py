"""One decision: the plans that deserve it, the chances each leaves everyone, and how much worse it is than the best.

First an ordinary search finds what deserves it. Then the best few and the plan that was played meet in a `Duel`: the
same worlds, the same number of iterations, so that differences are fair and their errors known. A decision is judged
by what its seat could know, never with the cards open: to judge it by what the seat could not see punishes good play
(the known fault of programs that review bridge and skat). For finished games there is a second lens, with all cards
open.

The same position, plan and iterations give the same numbers on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import monotonic
from typing import Any

from pioneers.analysis.judge import Judge, judge_of
from pioneers.analysis.line import expected_line
from pioneers.analysis.marks import Marks, usual_marks
from pioneers.analysis.played import Played, found_played
from pioneers.analysis.reasons import reasons_between, reasons_for
from pioneers.analysis.shapes import Decision, Hint, Lens, PlanFound
from pioneers.bots.budget import Budget
from pioneers.bots.duel import Duel
from pioneers.bots.plans import Plans
from pioneers.bots.search import Search
from pioneers.kernel.game import Game
from pioneers.kernel.rng import Rng, seeded
from pioneers.kernel.state import State
from pioneers.kernel.view import View

# Iterations for a decision, where nobody says how many.
USUAL = 4000
# The part of them that looks for plans that deserve a duel; and how many plans may enter it, beside the one played.
SEARCH_PART = 3
CONTENDERS = 5
# A duel is so many batches of worlds. After the first few, plans that are surely worse drop out, all but the best few.
BATCHES = 24
HEATS = 6
FINALISTS = 2
SURELY = 3.0
# While trees are small they say little: these batches are not counted.
WARM_UP = 2
CHUNK = 16

Watch = Callable[[float], None]


@dataclass(slots=True)
class Contender:
    """A plan in the duel: its atoms and, batch by batch, the chances of all seats."""

    atoms: list[int]
    batches: list[list[float]] = field(default_factory=list)
    visits: int = 0

    def chance(self, seat: int, batches: int) -> float:
        """The mean over the first batches that count."""
        counted = self.batches[warm(batches) : batches]
        return sum(batch[seat] for batch in counted) / max(1, len(counted))

    def behind(self, best: Contender, seat: int) -> tuple[float, float]:
        """How much less likely the seat wins than with the best, and the standard error, over what they both saw."""
        batches = min(len(self.batches), len(best.batches))
        pairs = zip(best.batches[:batches], self.batches[:batches], strict=True)
        gaps = [first[seat] - second[seat] for first, second in pairs][warm(batches) :]
        mean = sum(gaps) / max(1, len(gaps))
        if len(gaps) < 2:
            return mean, 1.0
        variance = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean, sqrt(variance / len(gaps))


def warm(batches: int) -> int:
    """How many of so many batches do not count."""
    return min(WARM_UP, batches // 2)


@dataclass(slots=True)
class Analysis:
    """What was found about one decision. `played` is None where nobody has played yet."""

    game: Game[Any]
    view: View
    seat: int
    plans: list[PlanFound]
    played: int | None
    length: int
    error: float
    finished: bool

    def decision(self, move: int, marks: Marks | None = None) -> Decision:
        """As one of a review, made after so many actions."""
        marks = marks or usual_marks()
        best, played = self.plans[0], self.plans[self.played or 0]
        decision: Decision = {
            "move": move,
            "length": self.length,
            "seat": self.seat,
            "played": played["actions"],
            "best": best["actions"],
            "chances": {"best": best["chances"], "played": played["chances"]},
            "loss": played["loss"],
            "error": played["error"],
            "mark": None,
            "counts": False,
            "plans": self.plans,
            "reasons": [],
        }
        decision = marks.marked(decision)
        if best is not played:
            decision["reasons"] = reasons_between(self.game, self.view, self.seat, best, played)
        return decision

    def hint(self) -> Hint:
        """What to play."""
        best = self.plans[0]
        return {
            "seat": self.seat,
            "actions": best["actions"],
            "chances": best["chances"],
            "error": self.error,
            "reasons": reasons_for(self.game, self.view, self.seat, best["actions"]),
            "line": best["line"],
        }


def analyse(
    game: Game[Any],
    view: View,
    following: Sequence[str] = (),
    *,
    budget: Budget | None = None,
    watch: Watch | None = None,
) -> Analysis:
    """The decision of the seat that decides in its view; `following` are the actions that it went on to play.

    The budget counts iterations; with seconds it ends early, and so it does when it is stopped, with the best so far.
    `watch` hears how much is done, from 0 to 1. A `Mistake` if nobody can judge the game.
    """
    judge = judge_of(game.name)
    base, rng = imagined(game, view)
    return Inquiry(game, judge, base, rng, following, budget or Budget(), watch, "known").run()


def analyse_open(
    game: Game[Any],
    state: State,
    following: Sequence[str] = (),
    *,
    budget: Budget | None = None,
    watch: Watch | None = None,
) -> Analysis:
    """The same with all cards open but for what nobody has seen: for games that are over."""
    judge = judge_of(game.name)
    rng = seeded(0, f"analysis {game.digest(state)}")
    return Inquiry(game, judge, state.copy(), rng, following, budget or Budget(), watch, "open").run()


def imagined(game: Game[Any], view: View) -> tuple[State, Rng]:
    """The world in which a view is thought about, and the chance of the thinking: both follow from the view alone."""
    rng = seeded(0, f"analysis {game.chance_digest(view)}")
    return game.imagine(view, int(rng.word())), rng


def plans_of(judge: Judge, base: State) -> list[list[int]]:
    """The plans that deserve a thought, as rows of atoms."""
    first = Plans()
    judge.evaluator.first_plans(base, first)
    return [first.listed(plan) for plan in range(int(first.count))]


class Inquiry:
    """One analysis under way."""

    def __init__(
        self,
        game: Game[Any],
        judge: Judge,
        base: State,
        rng: Rng,
        following: Sequence[str],
        budget: Budget,
        watch: Watch | None,
        lens: Lens,
    ) -> None:
        self.game = game
        self.judge = judge
        self.base = base
        self.rng = rng
        self.budget = budget
        self.end = None if budget.seconds is None else monotonic() + budget.seconds
        self.watch = watch
        self.open_cards = lens == "open"
        self.seat = int(base.deciding)
        self.players = players_of(game, base)
        self.iterations = budget.granted(USUAL)
        self.plans = plans_of(judge, base)
        self.played: Played | None = found_played(game, base, self.plans, following) if following else None
        self.contenders: list[Contender] = []

    def run(self) -> Analysis:
        """Search, duel, and put what came of it in order."""
        self.contenders = [Contender(atoms) for atoms in self.chosen()]
        duel = Duel(
            self.judge.evaluator,
            self.base,
            self.rng.split(),
            self.judge.manner,
            [contender.atoms for contender in self.contenders],
            self.players,
            self.open_cards,
        )
        finished = self.fight(duel)
        return self.told(duel, finished)

    def over(self) -> bool:
        """Whether it was stopped or time is up."""
        return self.budget.stopped or (self.end is not None and monotonic() >= self.end)

    def chosen(self) -> list[list[int]]:
        """The plans that a search visits most, and the one that was played."""
        played = None if self.played is None else self.played.atoms
        if len(self.plans) == 1:
            return self.plans if played is None or played in self.plans else [*self.plans, played]
        judge = self.judge
        search = Search(judge.evaluator, self.base, self.rng.split(), judge.manner, None, self.open_cards)
        wanted = max(1, self.iterations // SEARCH_PART)
        for done in range(0, wanted, CHUNK):
            search.run(min(CHUNK, wanted - done))
            if self.over():
                break
        first = search.first
        visits = {key: (count, total) for key, count, total in search.votes()}
        order = sorted(
            range(int(first.count)),
            key=lambda plan: visits.get(int(first.keys[plan]), (0, int(first.scores[plan]))),
            reverse=True,
        )
        found = [first.listed(plan) for plan in order[:CONTENDERS]]
        if played is not None and played not in found:
            found.append(played)
        return found

    def fight(self, duel: Duel) -> bool:
        """Spend the rest of the iterations in batches, fairly; whether none was left out."""
        left = self.iterations - self.iterations // SEARCH_PART
        if len(self.contenders) == 1:
            # Nothing to choose: only the chances are wanted.
            left //= SEARCH_PART
        running = list(range(len(self.contenders)))
        for batch in range(BATCHES):
            rounds = max(1, left // ((BATCHES - batch) * len(running)))
            sums = duel.batch(rounds)
            left -= rounds * len(running)
            for number in running:
                contender = self.contenders[number]
                contender.visits += rounds
                contender.batches.append(self.judge.chances(sums[number], self.seat))
            if self.watch is not None:
                self.watch(1 / SEARCH_PART + (1 - 1 / SEARCH_PART) * (batch + 1) / BATCHES)
            if self.over():
                return batch == BATCHES - 1
            if batch + 1 == HEATS:
                running = self.finalists(duel, running)
        return True

    def finalists(self, duel: Duel, running: list[int]) -> list[int]:
        """The best few, the one played, and all that are not surely worse."""
        order = sorted(running, key=lambda number: self.contenders[number].chance(self.seat, HEATS), reverse=True)
        best = self.contenders[order[0]]
        kept = set(order[:FINALISTS])
        for number in order:
            contender = self.contenders[number]
            loss, error = contender.behind(best, self.seat)
            if loss <= SURELY * error or (self.played is not None and contender.atoms == self.played.atoms):
                kept.add(number)
        for number in running:
            if number not in kept:
                duel.drop(number)
        return sorted(kept)

    def told(self, duel: Duel, finished: bool) -> Analysis:
        """Everything in order, the best first."""
        seat = self.seat
        longest = max(len(contender.batches) for contender in self.contenders)
        whole = [one for one in self.contenders if len(one.batches) == longest]
        best = max(whole, key=lambda one: one.chance(seat, longest))
        at_best = [best.chance(other, longest) for other in range(self.players)]
        rows: list[tuple[float, int, PlanFound]] = []
        for number, contender in enumerate(self.contenders):
            loss, error = (0.0, 0.0) if contender is best else contender.behind(best, seat)
            batches = min(len(contender.batches), longest)
            chances = [
                min(1.0, max(0.0, here + contender.chance(other, batches) - best.chance(other, batches)))
                for other, here in enumerate(at_best)
            ]
            plan: PlanFound = {
                "actions": [self.text(atom) for atom in contender.atoms],
                "chances": [round(chance, 4) for chance in chances],
                "loss": round(max(0.0, loss), 4),
                "error": round(error, 4),
                "visits": contender.visits,
                "line": expected_line(self.judge.evaluator, self.base, duel.trees[number], contender.atoms),
            }
            rows.append((0.0 if contender is best else max(loss, 1e-9), number, plan))
        rows.sort(key=lambda row: row[:2])
        plans = [plan for _, _, plan in rows]
        played = None
        if self.played is not None:
            played = [self.contenders[number].atoms for _, number, _ in rows].index(self.played.atoms)
        spread = [batch[seat] for batch in best.batches[warm(longest) :]]
        return Analysis(
            self.game,
            self.game.view(self.base, seat),
            seat,
            plans,
            played,
            0 if self.played is None else self.played.length,
            round(standard_error(spread), 4),
            finished,
        )

    def text(self, atom: int) -> str:
        """An atom in the notation."""
        return self.base.shared.space.actions[atom].text


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    if len(values) < 2:
        return 1.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def players_of(game: Game[Any], state: State) -> int:
    """How many play."""
    scores: Any = game.result(state)["scores"]
    return len(scores)
