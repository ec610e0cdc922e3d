"""How the signs of the card game were fitted: `python -m tools.inference --help`."""
