"""The history of the schema, one revision a file; `pioneers.store.upgrade` runs them."""
