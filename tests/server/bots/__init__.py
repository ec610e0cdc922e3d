"""Bots on the server."""
