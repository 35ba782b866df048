"""Small things that sentences are put together with, in every game."""

from __future__ import annotations

from typing import Final

NUMBER_WORDS: Final = ["no", "one", "two", "three", "four", "five", "six"]


def listed(parts: list[str], last: str = "and") -> str:
    """ "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def counted(count: int, one: str, many: str = "") -> str:
    """A number with its noun: "1 cube", "2 cubes"."""
    return f"{signed(count)} {one if abs(count) == 1 else many or one + 's'}"


def spelled(count: int) -> str:
    """A small number as a word."""
    return NUMBER_WORDS[count] if 0 <= count < len(NUMBER_WORDS) else str(count)


def nth(number: int) -> str:
    """A place in an order: "1st", "2nd", "11th"."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def signed(number: int) -> str:
    """A number that may be negative, with a real minus sign."""
    return str(number) if number >= 0 else f"\u2212{-number}"


def with_sign(number: int) -> str:
    """A change: "+2", and with a minus sign what is lost."""
    return f"+{number}" if number > 0 else signed(number)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def with_article(noun: str) -> str:
    """ "a tome", "an Office"."""
    return f"{'an' if noun[:1].lower() in 'aeiou' else 'a'} {noun}"


def without_article(phrase: str) -> str:
    """ "Woodcutter" for "the Woodcutter", as it stands behind "Ann's"."""
    for article in ("the ", "a ", "an "):
        if phrase.startswith(article):
            return phrase.removeprefix(article)
    return phrase
