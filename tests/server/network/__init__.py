"""Below the framework: bytes, sockets, addresses."""
