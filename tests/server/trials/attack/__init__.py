"""Everything at once against a server on which honest people play: see `__main__`."""
