"""One game with its players: the authority that terminal, arena and server share."""
