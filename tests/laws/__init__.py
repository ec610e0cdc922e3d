"""The laws kit: what must hold for every game of the catalogue, on thousands of seeded states."""
