"""The commands. One file is one command; what it does is imported when it is run."""
