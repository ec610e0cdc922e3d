"""What was made so far, in a file that only grows: whoever is interrupted goes on with the next game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pioneers
from pioneers.puzzles.making import puzzles_of
from pioneers.puzzles.puzzle import Puzzle, puzzle_from

# A line that is no puzzle: the game of this seed was gone through.
DONE: Final = "done"


class Journal:
    """The puzzles that were made of a game, from the games of the seeds from 1 on."""

    def __init__(self, game: str, place: Path) -> None:
        self.game = game
        self.place = place
        played = pioneers.game(game)
        self.rules = played.rules
        self.data = played.data_digest(played.new())
        self.players = played.player_numbers
        self.puzzles: list[Puzzle] = []
        self.games = 0
        if place.is_file():
            whole, _, torn = place.read_text(encoding="utf-8").rpartition("\n")
            if torn:
                # Whoever wrote it was stopped within a line: the next one must not begin there.
                place.write_text(f"{whole}\n" if whole else "", encoding="utf-8")
            self.read(whole)

    def read(self, text: str) -> None:
        """Take in what is there. Puzzles of a game that was not gone through to its end are made again."""
        waiting: list[Puzzle] = []
        for row in text.splitlines():
            fields = json.loads(row)
            if DONE in fields:
                self.puzzles += waiting
                self.games = fields[DONE]
                waiting = []
            else:
                waiting.append(puzzle_from(fields, self.game, self.rules, self.data))

    def go_on(self) -> list[Puzzle]:
        """The puzzles of one more game, which are written down."""
        seed = self.games + 1
        made = list(puzzles_of(self.game, self.players[seed % len(self.players)], seed))
        with self.place.open("a", encoding="utf-8") as file:
            file.write("".join(f"{row}\n" for row in [*(puzzle.line() for puzzle in made), json.dumps({DONE: seed})]))
        self.puzzles += made
        self.games = seed
        return made
