"""The rules of the card game as tests, chapter by chapter."""
