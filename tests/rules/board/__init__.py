"""The rules of the board game as tests, chapter by chapter."""
