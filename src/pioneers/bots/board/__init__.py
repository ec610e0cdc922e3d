"""What a bot must know of the board game."""
