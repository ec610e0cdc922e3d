"""Pioneers, the stagecoach game: the only code that knows its rules."""
