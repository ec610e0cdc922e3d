"""The store and the bus: one suite for every implementation, and what is special to each."""
