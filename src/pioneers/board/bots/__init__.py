"""What bots know of the board game."""
