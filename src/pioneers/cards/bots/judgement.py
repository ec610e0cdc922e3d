"""What level 5 has learned of the card game: a network for the moments between two runs, and one within a run."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pioneers.bots.learned.network import Network
from pioneers.bots.learned.network_file import read_network
from pioneers.bots.learned.rows import Rows
from pioneers.cards.bots.measures import Measures
from pioneers.cards.bots.rows import (
    RUNS_COMMON,
    RUNS_OWN,
    TRICKS_COMMON,
    TRICKS_OWN,
    VERSION,
    as_seen,
    blank_runs,
    blank_tricks,
    write_runs,
    write_tricks,
)
from pioneers.cards.bots.worth import final_worth, fresh
from pioneers.cards.position.state import CardsState
from pioneers.native import i64, vec

FOLDER: Final = Path(__file__).parent


class Judgement:
    """The two networks, and buffers for what they are shown."""

    def __init__(self, measures: Measures, runs: Network | None = None, tricks: Network | None = None) -> None:
        self.measures: Final = measures
        self.runs: Final[Network] = runs or read_network(
            FOLDER / "cards-runs.net", "cards-runs", VERSION, RUNS_OWN, RUNS_COMMON
        )
        self.tricks: Final[Network] = tricks or read_network(
            FOLDER / "cards-tricks.net", "cards-tricks", VERSION, TRICKS_OWN, TRICKS_COMMON
        )
        self.run_rows: Final[Rows] = blank_runs()
        self.trick_rows: Final[Rows] = blank_tricks()

    def judge(self, state: CardsState, viewer: i64, chances: vec[i64]) -> None:
        """The chances of all seats, as far as the viewer can know."""
        if state.stack == 0:
            for seat in range(state.lookup.players):
                chances[seat] = final_worth(state, seat)
            return
        seen = as_seen(state, viewer)
        if fresh(seen):
            write_runs(seen, viewer, self.measures, self.run_rows)
            self.runs.judge(self.run_rows, chances)
        else:
            write_tricks(seen, viewer, self.measures, self.trick_rows)
            self.tricks.judge(self.trick_rows, chances)
