"""What the board game is played with: boards and coaches from data files, checked, and ready for fast use."""
