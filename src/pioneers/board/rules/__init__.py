"""The rules of the board game, a chapter a file."""
