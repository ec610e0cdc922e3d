"""`./run bench`: how fast the engine is, beside a rival; `./run bench serve`: how fast the server is; `./run bench
cluster`: how busy the workers of a cluster are; `./run bench levels`: how strong levels are at equal time.

A developer's tool: its words are English.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number
from rich.console import Console

import pioneers
from tools.bench.contest import Rival, contest_of
from tools.bench.figures import as_json, missed
from tools.bench.report import print_report
from tools.bench.run import measure

NO_RIVAL = "none"

command = App(name="./run bench")
command.command("tools.bench.server.command:serve", name="serve")
command.command("tools.bench.cluster:cluster", name="cluster")
command.command("tools.bench.levels:levels", name="levels")


@command.default
def bench(
    *,
    game: str = pioneers.GAMES[0],
    players: Annotated[int, Parameter(validator=Number(gte=1))] = 4,
    rival: str | None = None,
    seconds: Annotated[float, Parameter(validator=Number(gt=0))] = 30.0,
    rounds: Annotated[int, Parameter(validator=Number(gte=1))] = 9,
    interpreted: bool = True,
    json_file: Annotated[Path | None, Parameter(name="--json")] = None,
    gate: bool = False,
) -> int:
    """Measure the engine beside a rival that people know, in slices that take turns.

    Parameters
    ----------
    game
        The game to measure.
    players
        How many play.
    rival
        The rival's name; `none` measures us alone. It is installed once, into the user's cache folder.
    seconds
        How long to measure in all. Starting the processes comes on top.
    rounds
        Into how many rounds the time is cut; a ratio is the median over the rounds.
    interpreted
        Measure the interpreted sources too.
    json_file
        Write every figure into this file.
    gate
        End with exit code 1 if a target is missed.
    """
    errors = Console(stderr=True)
    pioneers.game(game).checked_players(players)
    contest = contest_of(game)
    try:
        contest = replace(contest, rival=choose_rival(contest.rival, rival))
    except LookupError as error:
        errors.print(error.args[0], markup=False, highlight=False)
        return 2
    with errors.status("preparing") as status:
        figures = measure(
            game, players, contest, seconds=seconds, rounds=rounds, interpreted=interpreted, tell=status.update
        )
    print_report(Console(), figures, contest)
    if json_file is not None:
        report = as_json(figures, contest)
        json_file.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return int(gate and bool(missed(figures, contest)))


def choose_rival(known: Rival | None, wanted: str | None) -> Rival | None:
    """The game's rival, unless the person wants none."""
    if wanted == NO_RIVAL:
        return None
    if wanted is None or (known is not None and wanted.casefold() == known.name.casefold()):
        return known
    there_is = NO_RIVAL if known is None else f"{known.name.casefold()}, {NO_RIVAL}"
    raise LookupError(f"There is no rival {wanted!r} for this game: choose from {there_is}.")
