"""Lockup: A Roll Player Tale. One file a chapter of the rulebook; RULES.md holds the rulings that code cites."""
