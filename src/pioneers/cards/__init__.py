"""Pioneers, the card game of supply runs: the only code that knows its rules."""
