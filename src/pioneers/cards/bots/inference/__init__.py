"""What the play so far says of the cards that nobody has shown (level 5)."""
