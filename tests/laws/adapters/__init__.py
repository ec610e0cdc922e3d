"""One module for each game: what the laws must know of it and cannot ask it."""
