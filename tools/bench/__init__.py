"""How fast the engine is, beside a rival that people know; and how fast the server is (`server/`).

This is a developer's tool: what it says is plain English, written here, and not in the catalogue of messages.
"""
