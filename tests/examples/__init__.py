"""The examples, installed and played like games of other people."""
