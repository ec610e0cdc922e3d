"""The card game as rows of numbers, for programs that learn."""
