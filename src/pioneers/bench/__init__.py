"""How fast the engine is, beside a rival that people know.

This is a developer's tool: what it says is plain English, written here, and not in the catalogue of messages.
"""
