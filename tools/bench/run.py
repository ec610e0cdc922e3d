"""One interleaved run: slices of all sides in turn, so that what disturbs the machine disturbs all alike."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack

from tools.bench.contest import Contest, Rival
from tools.bench.environment import RivalMissing
from tools.bench.figures import INTERPRETED, OURS, RIVAL, Figures
from tools.bench.process import Side, SideLost, our_side, rival_side
from tools.bench.startup import start_times

Tell = Callable[[str], None]

STEPS = "steps"


def measure(
    game: str,
    players: int,
    contest: Contest,
    *,
    seconds: float,
    rounds: int,
    interpreted: bool,
    tell: Tell,
) -> Figures:
    """Measure everything; `seconds` are shared out among all slices of all sides."""
    figures = Figures(game, players)
    with ExitStack() as stack:
        sides = open_sides(stack, figures, contest.rival, interpreted=interpreted, tell=tell)
        slices = [(name, key) for key in (*(m.key for m in contest.sliced), STEPS) for name in sides]
        slices = [(name, key) for name, key in slices if key in sides[name].facts["measures"]]
        length = seconds / (rounds * len(slices))
        for number in range(rounds):
            tell(f"round {number + 1} of {rounds}")
            found: dict[tuple[str, str], float] = {}
            # Back and forth, so that a machine that grows slower or faster favours no side.
            for name, key in slices if number % 2 == 0 else reversed(slices):
                take_slice(sides, name, key, length, found, figures)
            for name in sides:
                if name != RIVAL:
                    times = start_times(game, players, pure_python=name == INTERPRETED)
                    found.update({(name, key): time for key, time in times.items()})
            figures.rounds.append(found)
    return figures


def open_sides(
    stack: ExitStack, figures: Figures, rival: Rival | None, *, interpreted: bool, tell: Tell
) -> dict[str, Side]:
    """Start a process for every side that there is."""
    tell("preparing our side")
    sides = {OURS: stack.enter_context(our_side(figures.game, figures.players))}
    if rival is not None:
        tell(f"preparing {rival.name} {rival.version} (the first time it is installed)")
        try:
            sides[RIVAL] = stack.enter_context(rival_side(rival, figures.game, figures.players))
        except (RivalMissing, SideLost) as reason:
            figures.rival_missing = str(reason)
    if interpreted and sides[OURS].facts["build"] != "interpreted":
        tell("preparing our side, interpreted")
        pure_side = our_side(figures.game, figures.players, pure_python=True)
        sides[INTERPRETED] = stack.enter_context(pure_side)
    figures.titles = {name: side.title for name, side in sides.items()}
    return sides


def take_slice(
    sides: dict[str, Side],
    name: str,
    key: str,
    length: float,
    found: dict[tuple[str, str], float],
    figures: Figures,
) -> None:
    """One slice of one side; a rival that fails on the way is left out from then on."""
    if name not in sides:
        return
    try:
        tallies = sides[name].ask(key, length)
    except SideLost as reason:
        if name != RIVAL:
            raise
        figures.rival_missing = str(reason)
        del sides[name]
        return
    if key == STEPS:
        figures.steps.setdefault(name, []).append(tallies)
    else:
        count, amount = tallies["all"]
        found[name, key] = amount / count
