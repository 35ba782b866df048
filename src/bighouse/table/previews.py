"""What a shared link shows before it is opened. Nothing is looked up, so robots learn nothing of a table."""

from __future__ import annotations

from html import escape

from bighouse.games import rooms

HOUSE = "Bighouse"
WORDS = "Board games that have a prison in them: with friends, against bots, or alone."
PICTURE = "/preview.png"
PICTURE_SIZE = (1200, 630)


def preview(path: str, origin: str) -> str:
    """The tags for the head of the page at this path."""
    title, words = told(path)
    tags = {
        "og:type": "website",
        "og:site_name": HOUSE,
        "og:title": title,
        "og:description": words,
        "og:image": f"{origin}{PICTURE}",
        "og:image:width": str(PICTURE_SIZE[0]),
        "og:image:height": str(PICTURE_SIZE[1]),
        "og:image:alt": "A torchlit prison gate, and a cathedral above a small town",
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image" />\n'])


def told(path: str) -> tuple[str, str]:
    """A title and a line, by what kind of page it is."""
    first, _, second = path.strip("/").partition("/")
    room = rooms().get(second)
    if first == "t":
        return f"A table at {HOUSE}", "Open the link to take your seat, or to watch the game."
    if first == "rules" and room is not None:
        return f"{room.title}: the rules", f"In plain words, with every ruling, at {HOUSE}."
    if first == "new" and room is not None:
        return f"Play {room.title}", WORDS
    return HOUSE, WORDS
