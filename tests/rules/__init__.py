"""The rulebooks as tests: one folder a game, one file a chapter."""
