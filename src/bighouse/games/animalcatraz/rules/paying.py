"""What is handed over for whoever does not answer: the cheapest cards that fit (RULES.md section 32.1, D16)."""

from __future__ import annotations

from bighouse.games.animalcatraz.box.components import NOTHING
from bighouse.games.animalcatraz.rules.actions import CARD, at_place
from bighouse.games.animalcatraz.rules.mats import at_place as cards_at
from bighouse.games.animalcatraz.rules.state import Animalcatraz


def cheapest(game: Animalcatraz, index: int, options: list[int], places: list[int], value: int, cards: int = 1) -> int:
    """The first card of the payment that costs least, of the options: so much value, and so many cards at least."""
    actions: list[int] = []
    values: list[int] = []
    for place in places:
        for copy in cards_at(game, index, place):  # two of a kind are one option, and pay twice
            action = at_place(CARD, place, game.box.kind_of[copy])
            if action in options:
                actions.append(action)
                values.append(game.box.of(copy).value)
    best, least = NOTHING, 0
    for chosen in range(1, 1 << len(values)):
        total = sum([values[i] for i in range(len(values)) if chosen >> i & 1])
        enough = total >= value and chosen.bit_count() >= cards
        if enough and (best == NOTHING or total < least):
            best, least = chosen, total
    for i in range(len(actions)):
        if best == NOTHING or best >> i & 1:
            return actions[i]
    return options[0]
