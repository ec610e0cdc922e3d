"""Puzzles of the board game: which ideas there are, and the puzzles themselves in `puzzles.jsonl`."""
