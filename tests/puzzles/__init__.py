"""Puzzles: what is shipped, how it is proven, and what is said of answers."""
