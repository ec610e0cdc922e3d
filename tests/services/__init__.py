"""Real services for tests, which install and start without root."""
