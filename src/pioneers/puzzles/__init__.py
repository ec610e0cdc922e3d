"""Puzzles: positions of games that were played, in which one decision is clearly better than all others."""
