"""What hosts ask of a server."""
