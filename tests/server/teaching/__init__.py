"""Reviews, hints, statistics, games that go on from old ones."""
