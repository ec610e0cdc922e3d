"""Golden files: finished games, a playthrough, counts and digests that must never change by accident."""
