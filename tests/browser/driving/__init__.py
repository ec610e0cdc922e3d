"""What drives the browser."""
