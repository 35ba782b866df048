"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

VERSION = 2  # of this layout; migrations.py knows the way from older ones

metadata = MetaData()

layout = Table("layout", metadata, Column("version", Integer, primary_key=True, autoincrement=False))

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("origin", Text, nullable=False),  # JSON of rows.Origin
    Column("summary", Text, nullable=False),  # JSON of rows.Summary
    Column("bot_due", Boolean, nullable=False, index=True),  # a bot is to move: looked for when a server starts
    Column("host_link", String(64), nullable=False),  # links are kept as hashes
    Column("watch_link", String(64), nullable=False),
    Column("created", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("link", String(64)),
    Column("webhook", Text, nullable=False, default=""),
)

grants = Table(
    "grants",
    metadata,
    Column("session", String(64), primary_key=True),  # a hash as well
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String(8), primary_key=True),  # host, seat or watch; archive: it wants the table out of sight
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1 for all but seats
    Index("grants_by_table", "table_id"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("key", String(100), nullable=False),
    Column("secret", String(32), nullable=False),
)

secrets = Table(  # of the house itself
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("secret", Text, nullable=False),
)

watch_links = Table(
    "watch_links",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("link", String(64), primary_key=True),  # as good as the table's own, until that is changed
)

chronicles = Table(  # of finished games: what can be read of them whatever becomes of the rules
    "chronicles",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("save", Text, nullable=False),
    Column("replay", Text, nullable=False),  # JSON of wire.replay.Replay
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # the referee between two moves at once
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("command", String(64)),
    Column("body", Text, nullable=False),
    Column("fingerprint", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Index("entries_by_command", "table_id", "seat", "command", unique=True),
)
