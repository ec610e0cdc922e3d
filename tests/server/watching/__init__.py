"""What those see who look at a table."""
