"""HTTP: the application, who asks, and what they get."""
