"""Architects of the West Kingdom. One file a chapter of the rulebook; RULES.md holds the rulings that code cites."""
