"""The store: one database for all tables, SQLite or PostgreSQL."""
