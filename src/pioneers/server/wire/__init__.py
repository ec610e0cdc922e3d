"""What goes over the wire, in both directions, and its schema."""
