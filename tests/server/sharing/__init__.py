"""Tables over several processes."""
