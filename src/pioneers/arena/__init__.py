"""Series of games between bots: what is played, by whom, and what it says of the bots and of the game."""
