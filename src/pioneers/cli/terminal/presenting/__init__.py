"""How a game is shown in the terminal."""
