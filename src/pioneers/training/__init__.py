"""How networks learn: games against oneself, positions of them, a fit, and again with what was learned."""
