"""Whole servers under load, in small as tests, in large as programs."""
