"""A model of the protocol between processes, store, bus and clients, checked in all its states."""
