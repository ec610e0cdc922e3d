"""Players that are programs. They see a view and the legal actions, never the state."""
