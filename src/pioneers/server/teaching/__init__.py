"""What the program teaches those who play here: reviews, hints, statistics, games that go on from old ones."""
