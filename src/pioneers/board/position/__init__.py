"""A position of the board game: its state, what each seat sees of it, as JSON and back."""
