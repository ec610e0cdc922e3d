"""Games at the terminal. Nothing here knows any game."""
