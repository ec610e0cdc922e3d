"""The tables of the database. The migrations make the same; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

from pioneers.store.sql.rows import REVIEW_STATES, TABLE_STATES

# Every constraint has a name, so that a migration can find it again in any database.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# The hashes of `chain`; the default is for the moment in which a migration adds the column.
_EMPTY = text("''")

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("settings", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    # What the log knows the table by: short and rising, so that the logs of today's tables share pages. With the id
    # in its place, a commit for 200 tables writes 527 pages instead of 165.
    Column("key", Integer, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("engine", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("players", Integer, nullable=False),
    # Text, for a seed does not fit into the integers of databases.
    Column("seed", Text, nullable=False),
    Column("seed_hash", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("public", Boolean(create_constraint=False), nullable=False),
    Column("state", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # No foreign key, for the same reason as that of a seat's person.
    Column("owner", Text),
    Column("arrangement", Text, nullable=False, server_default="{}"),
    Column("beginning", LargeBinary, nullable=False, server_default=_EMPTY),
    Column("seal", LargeBinary, nullable=False, server_default=_EMPTY),
    Column("deadline", BigInteger),
    Column("time_left", BigInteger),
    # How often the header was changed: who changes one that he does not know in its last form is refused.
    Column("revision", BigInteger),
    CheckConstraint("state IN ({})".format(", ".join(f"'{state}'" for state in TABLE_STATES)), name="state"),
    Index("ix_tables_lobby", "state", "public", "created", "id"),
    Index("ix_tables_owner", "owner", "state"),
)

# Of all tables few sleep while somebody's time runs: these lead to them.
for _name in ("deadline", "time_left"):
    _timed = tables.c[_name].is_not(None)
    Index(f"ix_tables_{_name}", tables.c[_name], sqlite_where=_timed, postgresql_where=_timed)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    # No foreign key: after an old backup came back, a table must not fail because a person is not yet known again.
    Column("person", Text),
    Column("bot", Text),
    Index("ix_seats_person", "person"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("table_key", Integer, ForeignKey("tables.key"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("client", Text),
    Column("time", BigInteger, nullable=False),
    Column("hash", LargeBinary, nullable=False, server_default=_EMPTY),
    CheckConstraint("number > 0", name="number"),
)
_sent = log.c.client.is_not(None)
# The same move counts once, whoever sends it twice.
Index("uq_log_client", log.c.table_key, log.c.client, unique=True, sqlite_where=_sent, postgresql_where=_sent)

finished = Table(
    "finished",
    metadata,
    # In the order of writing: what an export and the pages of a search go by.
    Column("sequence", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("engine", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("digest", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("record", Text, nullable=False),
    # As the table was; here too, so that a list of public games costs the same however many there are of others.
    Column("public", Boolean(create_constraint=False), nullable=False, server_default=false()),
    # Whether it went on from another finished game: it counts in nobody's statistics.
    Column("practice", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Index("ix_finished_game", "game", "sequence"),
    Index("ix_finished_public", "public", "sequence"),
    Index("ix_finished_ended", "ended"),
)

finished_people = Table(
    "finished_people",
    metadata,
    Column("sequence", Integer, ForeignKey("finished.sequence"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text),
    Index("ix_finished_people_person", "person", "sequence"),
    sqlite_with_rowid=False,
)

# What a person's statistics are made of, written with the game: nobody has to read records for them.
played = Table(
    "played",
    metadata,
    Column("sequence", Integer, ForeignKey("finished.sequence"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("opponents", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("parts", Text, nullable=False),
    # Of a game that was reviewed, in millionths of a win: luck, and what all decisions that count have lost together.
    Column("luck", Integer),
    Column("lost", Integer),
    Column("decisions", Integer),
    Index("ix_played_person", "person", "sequence"),
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("state", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),
    # Grows with every change of the review.
    Column("number", Integer, nullable=False),
    # In thousandths.
    Column("progress", Integer, nullable=False),
    Column("version", Text, nullable=False),
    # What was found of the game as a whole, packed.
    Column("summary", LargeBinary, nullable=False),
    Column("trouble", Text, nullable=False),
    CheckConstraint("state IN ({})".format(", ".join(f"'{state}'" for state in REVIEW_STATES)), name="state"),
    sqlite_with_rowid=False,
)
_awaited = reviews.c.state.in_(["waiting", "running"])
Index("ix_reviews_asked", reviews.c.asked, sqlite_where=_awaited, postgresql_where=_awaited)

# The evaluations of all decisions, marked or not, so that marks can be given anew.
review_decisions = Table(
    "review_decisions",
    metadata,
    Column("table_id", Text, ForeignKey("reviews.table_id"), primary_key=True),
    Column("move", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# What the processes of a database server share. Beside a file the secret lies in a file of its own.
COOKIES = "cookies"
secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
