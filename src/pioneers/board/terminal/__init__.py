"""The board game at the terminal."""
