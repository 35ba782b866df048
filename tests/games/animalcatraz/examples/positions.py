"""What the worked examples' positions are written with."""

from __future__ import annotations

POSTS = {
    "library": "g_smoker", "infirmary": "g_drinker", "cafeteria": "g_pills", "utility": "g_cash",
    "courtyard": "g_lieutenant", "cellblock_a": "g_sweets", "cellblock_b": "g_gambler", "cellblock_c": "g_phone",
    "cellblock_d": "g_watch",
}  # fmt: skip


def guards_on(letter: str) -> str:
    """All Guards on a letter, each in a space of his own."""
    return "guards: " + "; ".join(f"{space} {guard} {letter}" for space, guard in POSTS.items())
