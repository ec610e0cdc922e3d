"""The server: its parts, and whole servers that real clients talk to."""
