"""The lab: many games between bots, and what they show. Nothing here knows a particular game."""
