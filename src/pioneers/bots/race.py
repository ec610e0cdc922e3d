"""A race of plans: all that are still in it are played in the same imagined worlds, and who falls behind drops out.

What a world brings depends far more on its luck than on the plan. A tree search compares plans by worlds that are not
the same for each; here the luck is the same for all, so few worlds tell them apart. Nothing grows below the plans:
what follows is played quickly up to the horizon and judged there. All numbers are whole, so that every machine races
alike.
"""

from __future__ import annotations

from typing import Final

from pioneers.bots.evaluator import SURE, Evaluator
from pioneers.bots.plans import Plans
from pioneers.bots.taste import UNTRIED
from pioneers.kernel.rng import Rng
from pioneers.kernel.state import State
from pioneers.native import i64, vec

# So many worlds at most: no square of what they brought together leaves its bits.
MOST_WORLDS: Final = 100_000
# The doubt of a few worlds that nobody has seen counts beside those that were.
ASSUMED_WORLDS: Final = 2
# A plan that dropped out early has no mean that could be compared.
ENOUGH: Final = 4


class Terms:
    """How a race goes: data, tuned in the arena.

    So many plans begin, those first that look best; `prior` is what a hundred of their score counts beside what all
    worlds brought. From `least` worlds on, who is behind by more than the doubt drops out: `doubt` is the square of the
    standard errors, in hundredths, and `gap` how far apart two plans are thought to be before anything is known.
    """

    def __init__(self, width: int, prior: int, least: int, doubt: int, gap: int) -> None:
        self.width: Final[i64] = width
        self.prior: Final[i64] = prior
        self.least: Final[i64] = least
        self.doubt: Final[i64] = doubt
        self.gap: Final[i64] = gap


class Race:
    """One race for the seat that decides in `base`, over so many iterations: a plan played in a world is one.

    `run` may be called again and again, `best` at any time. The iterations are shared out among stages, and at the end
    of each only half of the plans go on: what few worlds cannot tell, the last two find out in many.
    """

    def __init__(self, evaluator: Evaluator, base: State, rng: Rng, terms: Terms, iterations: i64) -> None:
        self.evaluator: Final = evaluator
        self.base: Final = base
        self.rng: Final = rng
        self.terms: Final = terms
        self.iterations: Final[i64] = iterations
        self.seat: Final[i64] = base.deciding
        self.imagined: Final = evaluator.worlds(base, base.deciding)
        self.plans: Final = Plans()
        # Near the end of a run it can be told exactly what each plan brings in a world.
        self.exact: Final = evaluator.ends_soon(base)
        self.first: Final = Plans()
        evaluator.first_plans(base, self.first)
        self.first.keep_best(terms.width)
        count = self.first.count
        nothing = [0] * int(count)
        # The plans that are still in the race.
        self.left: i64 = count
        self.runners: Final = vec[i64](nothing)
        # By plan: the worlds it was played in and what they brought; what it had before the start; worlds of others.
        self.visits: Final = vec[i64](nothing)
        self.totals: Final = vec[i64](nothing)
        self.starts: Final = vec[i64](nothing)
        self.other_visits: Final = vec[i64](nothing)
        self.other_totals: Final = vec[i64](nothing)
        # What the present world brought, and for each two plans the sum of squares by which they were apart.
        self.values: Final = vec[i64](nothing)
        self.squares: Final = vec[i64]([0] * int(count * count))
        self.worlds: i64 = 0
        self.spent: i64 = 0
        self.granted: i64 = 0
        # How often the field is halved, and how often it was.
        self.stages: i64 = 0
        self.stage: i64 = 1
        while count > 1:
            count = (count + 1) // 2
            self.stages += 1
        for plan in range(self.first.count):
            self.runners[plan] = plan
            self.starts[plan] = self.first.scores[plan] * terms.prior // 100

    def run(self, iterations: i64) -> None:
        """Race on, unless it is decided."""
        self.granted += iterations
        while self.left > 1 and self.spent < self.granted and self.worlds < MOST_WORLDS:
            self.play_world()
            if self.worlds >= self.terms.least:
                self.drop_clear_losers()
            self.halve()

    def play_world(self) -> None:
        """One more world, and each plan in it with the same luck."""
        evaluator = self.evaluator
        world = self.imagined.draw(self.rng)
        luck = self.rng.split()
        until: i64 = evaluator.horizon(world)
        values = self.values
        for number in range(self.left):
            plan = self.runners[number]
            trial = world.copy()
            self.first.play(trial, plan)
            if self.exact:
                values[plan] = evaluator.settled(trial, self.seat)
            else:
                evaluator.sprint(trial, self.plans, luck.copy(), until)
                values[plan] = evaluator.worth(trial, self.seat)
            self.totals[plan] += values[plan]
            self.visits[plan] += 1
        for number in range(self.left):
            row: i64 = self.runners[number] * self.first.count
            for other in range(number):
                gap: i64 = values[self.runners[number]] - values[self.runners[other]]
                self.squares[row + self.runners[other]] += gap * gap
        self.spent += self.left
        self.worlds += 1

    def standing(self, plan: i64) -> i64:
        """What a plan that is in the race has, with what it began with."""
        return self.totals[plan] + self.starts[plan]

    def leader(self) -> i64:
        """The plan that is ahead, the first of equals."""
        found = self.runners[0]
        for number in range(self.left):
            if self.standing(self.runners[number]) > self.standing(found):
                found = self.runners[number]
        return found

    def drop_clear_losers(self) -> None:
        """Who is behind the leader by more than chance would often do drops out."""
        leader = self.leader()
        terms = self.terms
        number: i64 = self.left - 1
        while number >= 0:
            plan = self.runners[number]
            behind: i64 = self.standing(leader) - self.standing(plan)
            if plan != leader and behind > 0:
                # Noted in the order of the runners, which stays that of the plans.
                squares = self.squares[max(plan, leader) * self.first.count + min(plan, leader)]
                apart: i64 = self.totals[leader] - self.totals[plan]
                spread: i64 = squares + ASSUMED_WORLDS * terms.gap * terms.gap
                spread -= apart * apart // (self.worlds + ASSUMED_WORLDS)
                if behind * behind > terms.doubt * spread // 100:
                    self.drop(number)
            number -= 1

    def halve(self) -> None:
        """At the end of each stage, half of those that began it are left at most."""
        while self.stage < self.stages and self.spent * self.stages >= self.iterations * self.stage:
            most: i64 = self.first.count
            for _ in range(self.stage):
                most = (most + 1) // 2
            while self.left > most:
                worst: i64 = 0
                for number in range(self.left):
                    if self.standing(self.runners[number]) <= self.standing(self.runners[worst]):
                        worst = number
                self.drop(worst)
            self.stage += 1

    def drop(self, number: i64) -> None:
        """A runner leaves; the order of the others stays."""
        self.left -= 1
        for place in range(number, self.left):
            self.runners[place] = self.runners[place + 1]

    def votes(self) -> list[tuple[int, int, int]]:
        """For each plan: its key, in how many worlds it was played, and what they brought together."""
        return [
            (int(self.first.keys[plan]), int(self.visits[plan]), int(self.totals[plan]))
            for plan in range(self.first.count)
        ]

    def add_votes(self, votes: list[tuple[int, int, int]]) -> None:
        """Count in what another race found for the same decision."""
        for key, visits, total in votes:
            for plan in range(self.first.count):
                if self.first.keys[plan] == key:
                    self.other_visits[plan] += visits
                    self.other_totals[plan] += total

    def best(self) -> i64:
        """The plan that was longest in the race, of equals the one that is ahead."""
        found = self.leader()
        for plan in range(self.first.count):
            longer: i64 = self.visits[plan] + self.other_visits[plan] - self.visits[found] - self.other_visits[found]
            ahead: i64 = self.standing(plan) + self.other_totals[plan] - self.standing(found) - self.other_totals[found]
            if longer > 0 or (longer == 0 and ahead > 0):
                found = plan
        return found

    def means(self) -> vec[i64]:
        """How likely the seat wins after each plan, from 0 to `SURE`; `UNTRIED` where too few worlds say it."""
        values = vec[i64]([UNTRIED] * int(self.first.count))
        most: i64 = 0
        for plan in range(self.first.count):
            most = max(most, self.visits[plan] + self.other_visits[plan])
        for plan in range(self.first.count):
            visits: i64 = self.visits[plan] + self.other_visits[plan]
            if visits * ENOUGH >= most > 0:
                values[plan] = min((self.totals[plan] + self.other_totals[plan]) // visits, i64(SURE))
        return values
