"""Puzzles of the card game: which ideas there are, and the puzzles themselves in `puzzles.jsonl`."""
