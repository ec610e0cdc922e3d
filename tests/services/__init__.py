"""Real services for tests, started without root and without anything installed but Python packages."""
