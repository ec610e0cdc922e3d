"""Bots in other programs, in any language."""
