"""Tables: the authority over each game, and the registry of all of them."""
