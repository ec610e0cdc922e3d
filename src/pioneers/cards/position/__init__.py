"""A position of the card game: its state, what each seat sees of it, as JSON and back."""
