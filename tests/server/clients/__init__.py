"""People made of code, and what they check."""
