"""How Alembic runs the revisions: on the connection it was handed, inside the transaction that is open there."""

from alembic import context

from pioneers.store.sql.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite can take back a change of the schema; Alembic does not believe it unless told.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
