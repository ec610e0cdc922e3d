"""The history of the schema, one revision a file; `pioneers.store.sql.upgrade` runs them."""
