"""What the commands show, besides games."""
