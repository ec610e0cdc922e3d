"""The laws, stated."""
