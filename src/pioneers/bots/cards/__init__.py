"""What a bot must know of the card game."""
