"""The rules of the card game, a chapter a file."""
