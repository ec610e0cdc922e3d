"""How fast the server is, beside boardgame.io."""
