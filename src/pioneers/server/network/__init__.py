"""Below HTTP and sockets: connections, addresses, and the bounds on what strangers can send."""
