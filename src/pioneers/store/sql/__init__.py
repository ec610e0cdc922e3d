"""The database: its schema, its one writer, and the steps from older versions."""
