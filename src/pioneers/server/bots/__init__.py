"""Bots of the server: processes in which they think, and the queue before them."""
