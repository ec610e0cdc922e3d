"""What the card game is played with: decks from data files, checked, and ready for fast use."""
