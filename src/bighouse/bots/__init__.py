"""Bots: players that know only what their seat knows."""
